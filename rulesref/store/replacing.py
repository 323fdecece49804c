"""Files that appear whole or not at all, whenever the process is killed."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

Answer = TypeVar("Answer")

#: The middle of the name of a file that is being written.
UNFINISHED = ".unfinished-"

_TRIES = 20
_PAUSE = 0.05


def write_whole(path: Path, data: bytes) -> None:
    """Put ``data`` at ``path`` in one move. Raises OSError; ``path`` is then as it was."""
    fresh = path.with_name(f"{path.name}{UNFINISHED}{os.getpid()}")
    try:
        with open(fresh, "wb") as out:
            out.write(data)
            out.flush()
            os.fsync(out.fileno())
        patiently(lambda: os.replace(fresh, path))
    except BaseException:
        fresh.unlink(missing_ok=True)
        raise


def patiently(act: Callable[[], Answer]) -> Answer:
    """``act``; where a file cannot be replaced while somebody reads it, more than once."""
    for _ in range(_TRIES if sys.platform == "win32" else 0):
        try:
            return act()
        except PermissionError:
            time.sleep(_PAUSE)
    return act()
