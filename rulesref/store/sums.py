"""SHA-256 of the files of a generation."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path

from rulesref.record import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import Any

_PIECE = 1024 * 1024
#: The module of the interpreter that has it; to look for one that is not there takes long too.
_PLAIN = "_sha2" if sys.version_info >= (3, 12) else "_sha256"


@cache
def _maker() -> Callable[[], Any]:
    """What makes a hash: the plain one of the interpreter, for OpenSSL takes long to load."""
    from importlib import import_module

    try:
        made: Callable[[], Any] = import_module(_PLAIN).sha256
    except (ImportError, AttributeError):
        from hashlib import sha256 as made
    return made


def sum_of(path: Path, *, small: bool = False) -> str:
    """The hex digits of the file at ``path``. Raises OSError.

    ``small``: it is, so that what is slow on much and fast to load does.
    """
    if small:
        made = _maker()()
        made.update(path.read_bytes())
        return str(made.hexdigest())
    from hashlib import sha256

    made = sha256()
    with path.open("rb") as file:
        while piece := file.read(_PIECE):
            made.update(piece)
    return str(made.hexdigest())
