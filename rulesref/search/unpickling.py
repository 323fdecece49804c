"""Pickles read as data: numbers, strings and plain containers, and nothing that has a name.

whoosh keeps parts of its files as pickles, and whoever writes a pickle runs what they like where
it is read. Nothing can be run that is not named first, so no name at all is admitted.
"""

from __future__ import annotations

import pickle
from io import BytesIO

from rulesref.record import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import Any, BinaryIO, NoReturn


class _Plain(pickle.Unpickler):
    def find_class(self, module: str, name: str, /) -> NoReturn:
        raise pickle.UnpicklingError(f"it names {module}.{name}, which is no data"[:200])

    def persistent_load(self, pid: Any, /) -> NoReturn:
        raise pickle.UnpicklingError("it names something outside of it, which is no data")


def load(file: BinaryIO) -> Any:
    """The plain value at which ``file`` stands. Raises UnpicklingError for anything else."""
    try:
        return _Plain(file).load()
    except pickle.UnpicklingError:
        raise
    except Exception as problem:  # pickle promises no kind of them
        raise pickle.UnpicklingError(f"it is no data ({problem})") from None


def loads(data: bytes) -> Any:
    """The plain value that ``data`` holds. Raises UnpicklingError for anything else."""
    return load(BytesIO(data))
