"""Loading all modules below a package, each of which adds what it knows to a table."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from importlib import import_module


def load_all(package: str, folder: str, but: str = "") -> None:
    """Load every module below ``package``, which lies in ``folder``, but that of one name.

    What is loaded already is not asked for again: of what a wheel ships ready that is all.
    """
    loaded = sys.modules
    for name in _names(package, folder, but):
        if name not in loaded:
            import_module(name)


def _names(package: str, folder: str, but: str) -> Iterator[str]:
    """The modules there by their names, before those of the folders below.

    Not by ``pkgutil`` or ``os.walk``: what the first imports, and what the second asks of each file,
    takes longer than to look into the folders.
    """
    folders = []
    for file in sorted(os.listdir(folder)):
        name, dot, kind = file.partition(".")
        if kind == "py" and name not in ("__init__", but):
            yield f"{package}.{name}"
        elif not dot and name != "__pycache__":
            folders.append(name)
    for name in folders:
        yield from _names(f"{package}.{name}", f"{folder}/{name}", "")
