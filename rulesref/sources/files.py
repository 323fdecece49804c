"""The bytes of a file: only of a regular file, only when it is not too big, or a SourceError."""

from __future__ import annotations

import errno
import stat
from pathlib import Path

from rulesref.catalogue import marked, said
from rulesref.errors import SourceError
from rulesref.places import NO_FILE, reason_of, regular_file
from rulesref.sources.limits import MEGABYTES

_SAVE = marked("save its text in a file and name that")
_REASONS = {
    errno.ENOENT: (marked("there is no such file"), marked("check the path")),
    errno.ENOTDIR: (marked("there is no such file"), marked("check the path")),
    errno.EACCES: (marked("it may not be read"), marked("give yourself the right to read it")),
    errno.EPERM: (marked("it may not be read"), marked("give yourself the right to read it")),
    errno.ENAMETOOLONG: (marked("the path is too long"), marked("check the path")),
    errno.ELOOP: (marked("the link leads back to itself"), marked("name the file itself")),
    errno.ENODEV: (marked("this is a device, a pipe or a socket and no file"), _SAVE),
    errno.EISDIR: (marked("this is a folder"), marked("name the files in it")),
}


def read_bytes(path: Path) -> bytes:
    """What ``path`` holds. Raises SourceError for anything but a readable file within the limit."""
    try:
        status = path.stat()
        _refuse_by_kind(path, status.st_mode)
        largest = MEGABYTES.now() * 1024 * 1024
        if status.st_size > largest:
            raise too_big(said("the file is over {count} MB"), path)
        with regular_file(path) as file:
            raw = file.read(largest + 1)
    except (OSError, ValueError) as problem:
        raise refused(path, problem) from None
    if len(raw) > largest:
        raise too_big(said("the file is over {count} MB"), path)
    return raw


def _refuse_by_kind(path: Path, mode: int) -> None:
    if stat.S_ISDIR(mode):
        raise SourceError(
            said("this is a folder"), file=str(path), remedy=said("name the files in it")
        )
    if not stat.S_ISREG(mode):
        raise SourceError(
            said(NO_FILE),
            file=str(path),
            remedy=said(_SAVE),
        )


def too_big(message: str, path: Path) -> SourceError:
    """The error for what is over the limit of size; ``message`` has a place for its megabytes."""
    return MEGABYTES.error(message.format(count=MEGABYTES.now()), str(path))


def refused(path: Path, problem: OSError | ValueError) -> SourceError:
    """The error for a file that the system will not read, with what to do about it."""
    number = problem.errno if isinstance(problem, OSError) else None
    if number in _REASONS:
        message, remedy = map(said, _REASONS[number])
    else:
        message = said("it cannot be read: {reason}").format(reason=reason_of(problem))
        remedy = said("check the path")
    shown = str(path).encode("utf-8", "backslashreplace").decode("utf-8").replace("\0", "\\0")
    return SourceError(message, file=shown, remedy=remedy)
