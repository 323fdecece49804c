"""What the user names to be added: files as they are, folders, and parts of one document.

Of a folder those files are taken that say themselves which document they are. JSON files that are
parts of one document are packed into one file, so that they come and go together: where one of
them is broken, the others are left out with it. Any other file that cannot be read keeps nothing
else out.
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
from rulesref.sources.limits import FILES, MEGABYTES
from rulesref.sources.reading import read_raw

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


class Named(NamedTuple):
    """What the user has named: ``files`` to take in, and why others cannot be taken.

    ``aside`` are the names of the files in folders that are no document that is known.
    """

    files: tuple[Incoming, ...]
    aside: tuple[str, ...]
    problems: tuple[SourceError, ...]


class _Found(NamedTuple):
    path: Path
    raw: bytes
    role: str
    name: str = ""  # below the folder that was named


def incoming(paths: Sequence[Path]) -> Named:
    """What is at ``paths``; whatever cannot be read, or holds nothing to take in, is a problem."""
    found: list[_Found] = []
    problems: list[SourceError] = []
    for path in paths:
        try:
            if path.is_dir():
                inside, wrong = _in_folder(path)
                found += inside
                problems += wrong
            else:
                raw = read_bytes(path)
                found.append(_Found(path, raw, _role(path, raw) or WHOLE, path.name))
        except SourceError as problem:
            problems.append(problem)
    files = [Incoming(f.name, f.raw, str(f.path)) for f in found if f.role == WHOLE]
    try:
        files += _together([f for f in found if f.role in (PART, HELP)], problems)
    except SourceError as problem:
        problems.append(problem)
    aside = [file.name for file in found if not file.role]
    return Named(tuple(files), tuple(aside), tuple(problems))


def _role(path: Path, raw: bytes) -> str:
    """What a JSON file is, an empty string for another file. Raises SourceError if it is broken."""
    if kind_of(raw, path.suffix) != "json":
        return ""
    roles = {role_of(file) for file in files_in(read_raw(raw, str(path)))}
    return roles.pop() if len(roles) == 1 else ""


def _in_folder(folder: Path) -> tuple[list[_Found], list[SourceError]]:
    """The files of a folder, and what is wrong with others. Raises SourceError without either.

    Documents go by their way from above the folder, for their names repeat; what is none has an
    empty role.
    """
    found: list[_Found] = []
    problems: list[SourceError] = []
    for path in _files(folder):
        try:
            raw, role = _found(path)
        except SourceError as problem:
            problems.append(problem)
            continue
        name = path.relative_to(folder.parent if role == WHOLE else folder).as_posix()
        found.append(_Found(path, raw, role, name))
    if not problems and not any(file.role in (WHOLE, PART) for file in found):
        raise SourceError(
            said("this folder holds no document that rulesref knows"),
            file=str(folder),
            remedy=said(
                "name the folder of your rulebooks or of arkhamlcg-metadata, or one other "
                "document with --game, --tier and --title"
            ),
        )
    return found, problems


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
    count, most = 0, FILES.now()
    for place, folders, names in os.walk(folder, onerror=_unreadable):
        folders[:] = sorted(n for n in folders if n[0] != "." and n not in _PASSED_OVER)
        for name in sorted(n for n in names if n[0] != "."):
            count += 1
            if count > most:
                raise SourceError(
                    said("this folder holds over {most_files} files").format(most_files=most),
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


def _together(parts: Sequence[_Found], problems: Sequence[SourceError]) -> Iterable[Incoming]:
    """The parts as one file; a single one stays as it is.

    Raises SourceError without any rules, and where ``problems`` tell of a file that may be one more
    part: what is left would pass for the whole.
    """
    if not parts:
        return
    if any((problem.file or "").lower().endswith(".json") for problem in problems):
        raise SourceError(
            said("the other parts of this data are not taken without the one that cannot be read"),
            file=str(_above(parts)),
            remedy=said("get that file anew, and add them all together"),
        )
    if not any(part.role == PART for part in parts):
        raise SourceError(
            said("this holds no rules, it only helps to read those of other files"),
            file=str(parts[0].path),
            remedy=said("add the folder that it lies in"),
        )
    unlike = {part.path: part for part in parts}
    if len(unlike) == 1:
        yield Incoming(parts[0].path.name, parts[0].raw, str(parts[0].path))
        return
    above = _above(parts)
    raw = packed(
        {path.absolute().relative_to(above).as_posix(): p.raw for path, p in unlike.items()}
    )
    if len(raw) > MEGABYTES.now() * 1024 * 1024:
        raise too_big(said("these files are over {count} MB together"), above)
    yield Incoming(above.name or "bundle", raw, str(above), True)


def _above(parts: Sequence[_Found]) -> Path:
    """The folder that all of the parts lie in, below it or deeper."""
    return Path(os.path.commonpath([part.path.absolute().parent for part in parts]))
