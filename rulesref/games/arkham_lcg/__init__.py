"""Arkham Horror: The Card Game. Every module here adds its rows to the tables of ``rules``."""

from __future__ import annotations

import importlib
import pkgutil

from rulesref.games.arkham_lcg.rules import RULES

for _module in pkgutil.iter_modules(__path__):
    importlib.import_module(f"{__name__}.{_module.name}")

__all__ = ["RULES"]
