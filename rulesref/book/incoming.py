"""What the user names to be added: files as they are, folders, and parts of one document.

Of a folder those files are taken that say themselves which document they are. JSON files that are
parts of one document are packed into one file, so that they come and go together.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from rulesref.book.parsed import recognised
from rulesref.catalogue import said
from rulesref.errors import SourceError
from rulesref.parse.json_files import HELP, PART, WHOLE, role_of
from rulesref.places import reason_of
from rulesref.sources.bundle import files_in, packed
from rulesref.sources.extras import MissingExtra
from rulesref.sources.files import read_bytes, too_big
from rulesref.sources.kinds import kind_of
from rulesref.sources.limits import MEGABYTES
from rulesref.sources.reading import read_raw

#: Files of a folder that are looked at.
MOST_FILES = 5_000
#: Files of a folder that may be a document; any other name is passed over unread.
_READABLE = (".txt", ".text", ".md", ".pdf", ".html", ".htm", ".xhtml")
#: Folders that hold no data of their own.
_PASSED_OVER = ("node_modules", "__pycache__")


class Incoming(NamedTuple):
    """A file to take in. ``shown`` is how errors name it, or the folder of what is in it."""

    name: str
    raw: bytes
    shown: str
    packed: bool = False


class _Found(NamedTuple):
    path: Path
    raw: bytes
    role: str


def incoming(paths: Sequence[Path]) -> tuple[list[Incoming], list[str]]:
    """The files to take in, and the names of those in folders that were left aside.

    Raises SourceError for what cannot be read, for JSON that is broken, and for a folder without
    anything to take in.
    """
    files: list[Incoming] = []
    parts: list[_Found] = []
    aside: list[str] = []
    for path in paths:
        if path.is_dir():
            whole, some, others = _in_folder(path)
            files += [_as_it_is(file.path, file.raw, path.parent) for file in whole]
            parts += some
            aside += others
            continue
        raw = read_bytes(path)
        role = _role(path, raw)
        if role in (PART, HELP):
            parts.append(_Found(path, raw, role))
        else:
            files.append(_as_it_is(path, raw))
    return [*files, *_together(parts)], aside


def _as_it_is(path: Path, raw: bytes, above: Path | None = None) -> Incoming:
    """A file by its name; below a folder, by its way there, for such names repeat."""
    name = path.name if above is None else path.relative_to(above).as_posix()
    return Incoming(name, raw, str(path))


def _role(path: Path, raw: bytes) -> str:
    """What a JSON file is, an empty string for another file. Raises SourceError if it is broken."""
    if kind_of(raw, path.suffix) != "json":
        return ""
    roles = {role_of(file) for file in files_in(read_raw(raw, str(path)))}
    return roles.pop() if len(roles) == 1 else ""


def _in_folder(folder: Path) -> tuple[list[_Found], list[_Found], list[str]]:
    """The documents in a folder, the parts of one, and what is neither.

    Raises SourceError without any of them.
    """
    whole: list[_Found] = []
    parts: list[_Found] = []
    aside: list[str] = []
    for path in _files(folder):
        raw, role = _found(path)
        if role == WHOLE:
            whole.append(_Found(path, raw, role))
        elif role:
            parts.append(_Found(path, raw, role))
        else:
            aside.append(path.relative_to(folder).as_posix())
    if not whole and not any(part.role == PART for part in parts):
        raise SourceError(
            said("this folder holds no document that rulesref knows"),
            file=str(folder),
            remedy=said(
                "name the folder of your rulebooks or of arkhamlcg-metadata, or one other "
                "document with --game, --tier and --title"
            ),
        )
    return whole, parts, aside


def _found(path: Path) -> tuple[bytes, str]:
    """What a file of a folder holds, and its role; an empty one where it is no known document.

    Raises SourceError for JSON that is broken, and where only an extra can read the file.
    """
    suffix = path.suffix.lower()
    if suffix == ".json":
        raw = read_bytes(path)
        return raw, _role(path, raw)
    if suffix not in _READABLE:
        return b"", ""
    try:
        raw = read_bytes(path)
        return raw, WHOLE if recognised(read_raw(raw, path.name, str(path))) else ""
    except MissingExtra:
        raise
    except SourceError:  # what nobody asked for may be anything
        return b"", ""


def _files(folder: Path) -> Iterator[Path]:
    """Every file below ``folder`` in the order of their names; hidden ones are passed over."""
    count = 0
    for place, folders, names in os.walk(folder, onerror=_unreadable):
        folders[:] = sorted(n for n in folders if n[0] != "." and n not in _PASSED_OVER)
        for name in sorted(n for n in names if n[0] != "."):
            count += 1
            if count > MOST_FILES:
                raise SourceError(
                    said("this folder holds over {most_files} files").format(most_files=MOST_FILES),
                    file=str(folder),
                    remedy=said("name the folder of the data itself"),
                )
            yield Path(place) / name


def _unreadable(problem: OSError) -> None:
    raise SourceError(
        said("the folder cannot be read: {strerror}").format(strerror=reason_of(problem)),
        file=str(problem.filename),
        remedy=said("give yourself the right to read it"),
    )


def _together(parts: Sequence[_Found]) -> Iterable[Incoming]:
    """The parts as one file; a single one stays as it is. Raises SourceError without any rules."""
    if not parts:
        return
    if not any(part.role == PART for part in parts):
        raise SourceError(
            said("this holds no rules, it only helps to read those of other files"),
            file=str(parts[0].path),
            remedy=said("add the folder that it lies in"),
        )
    unlike = {part.path: part for part in parts}
    if len(unlike) == 1:
        yield _as_it_is(parts[0].path, parts[0].raw)
        return
    above = Path(os.path.commonpath([path.absolute().parent for path in unlike]))
    raw = packed(
        {path.absolute().relative_to(above).as_posix(): p.raw for path, p in unlike.items()}
    )
    if len(raw) > MEGABYTES.now() * 1024 * 1024:
        raise too_big(said("these files are over {count} MB together"), above)
    yield Incoming(above.name or "bundle", raw, str(above), True)
