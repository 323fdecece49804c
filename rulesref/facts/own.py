"""The tables of the cards that a user has added, as ``library.building`` writes them."""

from __future__ import annotations

from rulesref.facts.shipped import SHIPPED, CompiledTable, compiled
from rulesref.games.game import Game
from rulesref.record import NamedTuple

#: Facts that the user wrote; what their card data prints, and what their taboo lists say, by code.
FACTS, TEXTS, TABOOS = "facts.tsv", "texts.tsv", "taboos.tsv"


class Own(NamedTuple):
    """What the user wrote, what is compiled from their card data, its texts, their taboos."""

    facts: CompiledTable
    compiled: CompiledTable
    texts: CompiledTable
    taboos: CompiledTable


def own_of(game: Game) -> Own | None:
    """The tables of the user's cards of ``game``; None where they have added none."""
    if game.own is None:
        return None
    return Own(*(compiled(game.own / name) for name in (FACTS, SHIPPED, TEXTS, TABOOS)))
