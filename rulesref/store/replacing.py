"""Files that appear whole or not at all, whenever the process is killed."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from rulesref.record import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import TypeVar

    Answer = TypeVar("Answer")


#: The middle of the name of a file that is being written.
UNFINISHED = ".unfinished-"

_TRIES = 20
_PAUSE = 0.05


def unfinished(path: Path, mark: str) -> Path:
    """Where the holder of ``mark`` writes what is to be at ``path``."""
    return path.with_name(f"{path.name}{UNFINISHED}{mark}")


def write_whole(path: Path, data: bytes, mark: str = "") -> None:
    """Put ``data`` at ``path`` in one move. Raises OSError; ``path`` is then as it was.

    Nobody but the holder of ``mark`` writes at the same time, so what one that was killed left
    unfinished gives way.
    """
    import secrets

    from rulesref.store.removing import Kind, kind_of

    fresh = unfinished(path, mark or secrets.token_hex(16))
    if mark and kind_of(fresh) is Kind.FILE:
        fresh.unlink()
    fresh.touch(exist_ok=False)  # what somebody else put there is not written over
    try:
        with open(fresh, "wb") as out:
            out.write(data)
            out.flush()
            os.fsync(out.fileno())
        patiently(lambda: os.replace(fresh, path))
    except BaseException:
        fresh.unlink(missing_ok=True)
        raise
    settle(path.parent)


def settle_tree(folder: Path) -> None:
    """Have all that is in ``folder``, and its own name, reach the disk. Raises OSError."""
    for place, _, names in os.walk(folder):
        for name in names:
            descriptor = os.open(Path(place, name), os.O_RDWR | getattr(os, "O_BINARY", 0))
            try:
                os.fsync(descriptor)
            finally:
                os.close(descriptor)
        settle(Path(place))
    settle(folder.parent)


def settle(folder: Path) -> None:
    """Have the names in ``folder`` reach the disk, on systems that can be asked for it."""
    if sys.platform == "win32":
        return
    with suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def patiently(act: Callable[[], Answer]) -> Answer:
    """``act``; where a file cannot be replaced while somebody reads it, more than once."""
    for _ in range(_TRIES if sys.platform == "win32" else 0):
        try:
            return act()
        except PermissionError:
            time.sleep(_PAUSE)
    return act()
