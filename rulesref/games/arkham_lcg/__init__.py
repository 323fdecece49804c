"""Arkham Horror: The Card Game. Every module below adds its rows to the tables of ``rules``."""

from __future__ import annotations

import importlib
import os

from rulesref.engine.complete import check
from rulesref.games.arkham_lcg.rules import RULES

# Not by ``pkgutil``: what that imports takes longer than looking into the folders.
_here = __path__[0]
for _folder, _folders, _files in os.walk(_here):
    _folders[:] = sorted(name for name in _folders if name != "__pycache__")
    _package = __name__ + _folder[len(_here) :].replace(os.sep, ".")
    for _file in sorted(_files):
        if _file.endswith(".py") and _file not in ("__init__.py", "order.py"):
            importlib.import_module(f"{_package}.{_file[:-3]}")
# Last, because it names everybody who follows somewhere.
importlib.import_module(f"{__name__}.order")

check(RULES)

__all__ = ["RULES"]
