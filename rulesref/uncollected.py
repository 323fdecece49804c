"""Keeping very much without Python's collector looking through all of it again and again.

What an exploration, a replay or a book keeps are records that hold no circles, so that nothing is
found among them; looking takes up to a quarter of the time, and more the more is kept.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def uncollected() -> Iterator[None]:
    """Look for no circles in memory meanwhile; afterwards it goes on as it was."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()
