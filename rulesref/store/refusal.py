"""What a disk that refuses is called, and what the user can do about it."""

from __future__ import annotations

import errno
from pathlib import Path

from rulesref.catalogue import marked, said
from rulesref.errors import StoreError
from rulesref.places import HOME_VARIABLE, reason_of

_FULL = {errno.ENOSPC, getattr(errno, "EDQUOT", errno.ENOSPC), errno.EFBIG}
_CLOSED = {errno.EACCES, errno.EPERM, errno.EROFS}


_ELSEWHERE = marked("choose a shorter one")


def refusal(problem: OSError, path: Path, *, reading: bool = False) -> StoreError:
    """The StoreError for a read or write of the user's data that the system refused."""
    where = str(problem.filename or path)
    if problem.errno in _FULL:
        return StoreError(
            said("the disk is full"),
            file=where,
            remedy=said(
                "make room; nothing was changed ({home_variable} moves the data elsewhere)"
            ).format(home_variable=HOME_VARIABLE),
        )
    if problem.errno == errno.ENAMETOOLONG:
        return StoreError(said("the path is too long"), file=where, remedy=said(_ELSEWHERE))
    if problem.errno in _CLOSED and reading:
        return StoreError(
            said("this folder cannot be read"),
            file=where,
            remedy=said("give yourself the right to read it"),
        )
    if problem.errno in _CLOSED:
        return StoreError(
            said("this folder cannot be written"),
            file=where,
            remedy=said(
                "point {home_variable} to a folder that can be written; nothing was changed"
            ).format(home_variable=HOME_VARIABLE),
        )
    reason = reason_of(problem)
    return StoreError(
        said("the folder of your data cannot be used: {reason}").format(reason=reason.lower()),
        file=where,
        remedy=said("point {home_variable} to another folder").format(home_variable=HOME_VARIABLE),
    )
