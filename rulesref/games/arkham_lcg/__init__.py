"""Arkham Horror: The Card Game. Every module here adds its rows to the tables of ``rules``."""

from __future__ import annotations

import importlib
import os

from rulesref.games.arkham_lcg.rules import RULES

# Not by ``pkgutil``: what that imports takes longer than looking into the folder.
for _file in sorted(os.listdir(__path__[0])):
    if _file.endswith(".py") and _file != "__init__.py":
        importlib.import_module(f"{__name__}.{_file[:-3]}")

__all__ = ["RULES"]
