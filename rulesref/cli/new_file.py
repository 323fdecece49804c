"""A file that a command writes: one that is not there yet, so that nothing is lost."""

from __future__ import annotations

from pathlib import Path

from rulesref.catalogue import said
from rulesref.errors import UsageError
from rulesref.places import read_most, reason_of


def check_new(file: str) -> None:
    """Raise ``UsageError`` where ``file`` is there already, or its folder is not."""
    path = Path(file)
    try:
        if path.exists():
            raise _taken(file)
        there = path.parent.is_dir()
    except (OSError, ValueError) as problem:
        raise _unwritten(file, problem) from None
    if not there:
        raise _unwritten(file, said("there is no such folder"))


def write_new(file: str, text: str) -> None:
    """Write ``text`` to the new ``file``. Raises ``UsageError``."""
    try:
        with Path(file).open("x", encoding="utf-8", newline="\n") as new:
            new.write(text)
    except FileExistsError:
        raise _taken(file) from None
    except (OSError, ValueError) as problem:
        raise _unwritten(file, reason_of(problem)) from None


def write_case(file: str, text: str) -> None:
    """Write the case ``text`` to ``file``, which may hold it already. Raises ``UsageError``."""
    path = Path(file)
    try:
        if not path.exists():
            write_new(file, text)
        elif not _holds(path, text):
            raise UsageError(
                said("{file} is there already, and is another case").format(file=file),
                remedy=said("save it under another name"),
            )
    except (OSError, ValueError) as problem:
        raise UsageError(
            said("{file} cannot be written: {reason}").format(file=file, reason=reason_of(problem)),
            remedy=said("save it under another name"),
        ) from None


def _holds(path: Path, text: str) -> bool:
    """Whether the file at ``path`` holds just ``text``. Raises OSError, also for what is no file."""
    raw = text.encode("utf-8")
    return read_most(path, len(raw)) == raw


def _taken(file: str) -> UsageError:
    return UsageError(
        said("{out} is there already").format(out=file), remedy=said("choose another name")
    )


def _unwritten(file: str, problem: object) -> UsageError:
    return UsageError(said("{out} cannot be written: {problem}").format(out=file, problem=problem))
