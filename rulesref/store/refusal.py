"""What a disk that refuses is called, and what the user can do about it."""

from __future__ import annotations

import errno
import os
from pathlib import Path

from rulesref.errors import StoreError
from rulesref.places import HOME_VARIABLE

_FULL = {errno.ENOSPC, getattr(errno, "EDQUOT", errno.ENOSPC), errno.EFBIG}
_CLOSED = {errno.EACCES, errno.EPERM, errno.EROFS}


def refusal(problem: OSError, path: Path) -> StoreError:
    """The StoreError for a read or write of the user's data that the system refused."""
    where = str(problem.filename or path)
    if problem.errno in _FULL:
        return StoreError(
            "the disk is full",
            file=where,
            remedy=f"make room; nothing was changed ({HOME_VARIABLE} moves the data elsewhere)",
        )
    if problem.errno in _CLOSED:
        return StoreError(
            "this folder cannot be written",
            file=where,
            remedy=f"point {HOME_VARIABLE} to a folder that can be written; nothing was changed",
        )
    reason = os.strerror(problem.errno) if problem.errno else str(problem)
    return StoreError(
        f"the folder of your data cannot be used: {reason.lower()}",
        file=where,
        remedy=f"point {HOME_VARIABLE} to another folder",
    )
