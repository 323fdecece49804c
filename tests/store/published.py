"""A generation for a writer who has nothing to read first."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from rulesref.store import Generation, Home, StoredFile, open_writing


def put_in_force(
    home: Home, files: Sequence[StoredFile], builder: Callable[[Path], None], stamp: str = ""
) -> Generation:
    """Let ``builder`` fill the generation of ``files``, which is in force then."""
    with open_writing(home) as writing:
        return writing.publish(files, builder, stamp)
