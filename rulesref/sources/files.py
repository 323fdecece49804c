"""The bytes of a file: only of a regular file, only when it is not too big, or a SourceError."""

from __future__ import annotations

import errno
import stat
from pathlib import Path

from rulesref.errors import SourceError

#: The largest file that is read, in bytes. The real rulebooks are below one megabyte as text.
LARGEST = 32 * 1024 * 1024

_REASONS = {
    errno.ENOENT: ("there is no such file", "check the path"),
    errno.ENOTDIR: ("there is no such file", "check the path"),
    errno.EACCES: ("it may not be read", "give yourself the right to read it"),
    errno.EPERM: ("it may not be read", "give yourself the right to read it"),
    errno.ENAMETOOLONG: ("the path is too long", "check the path"),
    errno.ELOOP: ("the link leads back to itself", "name the file itself"),
    errno.EISDIR: ("this is a folder", "name the files in it"),
}


def read_bytes(path: Path) -> bytes:
    """What ``path`` holds. Raises SourceError for anything but a readable file within the limit."""
    try:
        status = path.stat()
        _refuse_by_kind(path, status.st_mode)
        if status.st_size > LARGEST:
            raise _too_big(path)
        with path.open("rb") as file:
            raw = file.read(LARGEST + 1)
    except (OSError, ValueError) as problem:
        raise _refused(path, problem) from None
    if len(raw) > LARGEST:
        raise _too_big(path)
    return raw


def _refuse_by_kind(path: Path, mode: int) -> None:
    if stat.S_ISDIR(mode):
        raise SourceError("this is a folder", file=str(path), remedy="name the files in it")
    if not stat.S_ISREG(mode):
        raise SourceError(
            "this is a device, a pipe or a socket and no file",
            file=str(path),
            remedy="save its text in a file and name that",
        )


def _too_big(path: Path) -> SourceError:
    return SourceError(
        f"the file is over {LARGEST // (1024 * 1024)} MB",
        file=str(path),
        remedy="cut it into smaller files",
    )


def _refused(path: Path, problem: OSError | ValueError) -> SourceError:
    number = problem.errno if isinstance(problem, OSError) else None
    reason = (problem.strerror if isinstance(problem, OSError) else None) or str(problem)
    known = _REASONS.get(number or 0, (f"it cannot be read: {reason}", "check the path"))
    shown = str(path).encode("utf-8", "backslashreplace").decode("utf-8").replace("\0", "\\0")
    return SourceError(known[0], file=shown, remedy=known[1])
