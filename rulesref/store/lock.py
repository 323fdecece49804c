"""One writer at a time: a lock of the operating system, which lets go when its holder dies."""

from __future__ import annotations

import errno
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path

from rulesref.catalogue import said
from rulesref.errors import StoreError

if sys.platform == "win32":
    import msvcrt

    def _take(descriptor: int) -> None:
        os.lseek(descriptor, 0, os.SEEK_SET)
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)

    def _give(descriptor: int) -> None:
        os.lseek(descriptor, 0, os.SEEK_SET)
        msvcrt.locking(descriptor, msvcrt.LK_UNLCK, 1)

else:
    import fcntl

    def _take(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def _give(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_UN)


_HELD = {errno.EACCES, errno.EAGAIN, errno.EWOULDBLOCK, errno.EDEADLK}
_PAUSE = 0.05


class WriterLock:
    """The lock on ``path``. The file stays: removing it would let two holders in."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._descriptor: int | None = None

    def acquire(self, patience: float, tell: Callable[[str], None]) -> None:
        """Take the lock, waiting up to ``patience`` seconds; ``tell`` hears once of a wait.

        Raises StoreError when somebody else keeps it longer, OSError when it cannot be made.
        """
        descriptor = os.open(self.path, os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0))
        try:
            self._wait(descriptor, patience, tell)
        except BaseException:
            os.close(descriptor)
            raise
        self._descriptor = descriptor

    def release(self) -> None:
        """Let the next writer in."""
        if self._descriptor is not None:
            try:
                _give(self._descriptor)
            finally:
                os.close(self._descriptor)
                self._descriptor = None

    def _wait(self, descriptor: int, patience: float, tell: Callable[[str], None]) -> None:
        until = time.monotonic() + patience
        told = False
        while True:
            try:
                _take(descriptor)
                return
            except OSError as refused:
                if refused.errno not in _HELD:
                    raise
            if time.monotonic() >= until:
                raise StoreError(
                    said("another rulesref is still changing your documents"),
                    file=str(self.path),
                    remedy=said("wait until it is done, then try again; nothing was changed"),
                )
            if not told:
                tell(said("another rulesref is changing your documents: waiting for it"))
                told = True
            time.sleep(_PAUSE)
