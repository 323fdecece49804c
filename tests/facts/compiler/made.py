"""The compiler of Arkham Horror over the card data that ``RULESREF_CARDS`` names."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import get_type_hints

from rulesref.cards.data.arkhamdb import CardRecord, read_folder
from rulesref.facts.compiler.compiling import Compiler, compiler_of
from rulesref.facts.compiler.titles import names_behind
from tests.arkham import JUDGE
from tests.named_folders import CARDS, folder_of


@lru_cache(maxsize=1)
def records() -> Mapping[str, CardRecord]:
    """Every card of the data, by its code."""
    return read_folder(folder_of(CARDS)).cards


@lru_cache(maxsize=1)
def compiler() -> Compiler:
    """A compiler that knows the titles of all these cards."""
    called = {card.code: card.name for card in records().values()}
    return compiler_of(JUDGE.game, called, names_behind(records().values()))


def card(text: str, type: str) -> CardRecord:
    """A card of ``type`` that prints ``text`` and nothing else."""
    nothing = dict.fromkeys(CardRecord._fields, None)
    empty = dict.fromkeys(
        (name for name, kind in get_type_hints(CardRecord).items() if kind is str), ""
    )
    told = {"code": "99001", "name": "Made Up", "type": type, "text": text, "position": 1}
    lists = {"traits": (), "slots": (), "icons": (), "factions": (), "flags": frozenset()}
    return CardRecord(**{**nothing, **empty, **lists, **told})
