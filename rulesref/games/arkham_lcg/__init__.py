"""Arkham Horror: The Card Game. Every module below adds its rows to the tables of ``rules``."""

from __future__ import annotations

import importlib

from rulesref.all_below import load_all
from rulesref.engine.complete import check
from rulesref.games.arkham_lcg.rules import RULES

load_all(__name__, __path__[0], but="order")
# Last, because it names everybody who follows somewhere.
importlib.import_module(f"{__name__}.order")

check(RULES)

__all__ = ["RULES"]
