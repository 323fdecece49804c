"""The compiler of Arkham Horror over the card data that ``RULESREF_CARDS`` names."""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path

from rulesref.cards.data.arkhamdb import CardRecord, read_folder
from rulesref.facts.compiler.compiling import Compiler, compiler_of
from tests.arkham import JUDGE


@lru_cache(maxsize=1)
def records() -> Mapping[str, CardRecord]:
    """Every card of the data, by its code."""
    return read_folder(Path(os.environ["RULESREF_CARDS"])).cards


@lru_cache(maxsize=1)
def compiler() -> Compiler:
    """A compiler that knows the titles of all these cards."""
    return compiler_of(JUDGE.game, {card.code: card.name for card in records().values()})
