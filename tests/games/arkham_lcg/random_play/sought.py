"""Cards for what random play has not come to: the next tables have some of them."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from rulesref.engine.ability import Node, words
from rulesref.games.card import Card
from tests.games.arkham_lcg.random_play.drawn_tables import described, plain
from tests.games.arkham_lcg.random_play.reached import ROWS, Reached

#: Kinds of abilities that never run: an instruction is read as an enemy spawns.
INSTRUCTIONS = frozenset({"spawn", "prey"})
#: So many of them are on one table, beside those whose turn it is.
MOST = 3


@cache
def carrying() -> Mapping[tuple[str, str], tuple[Card, ...]]:
    """Kind of row and row → the cards described in full that come to it."""
    found: dict[tuple[str, str], list[Card]] = defaultdict(list)
    for card in filter(plain, described()):
        for row in frozenset(_rows(card)):
            found[row].append(card)
    return {row: tuple(cards) for row, cards in found.items()}


def _rows(card: Card) -> Iterator[tuple[str, str]]:
    """The verbs that ``card`` carries out, the costs that are paid, the clauses in force."""
    yield from (("keyword", name) for name in card.keywords)
    for ability in card.abilities:
        if ability.kind not in INSTRUCTIONS:
            kind = "constant" if ability.kind == "constant" else "verb"
            yield from ((kind, name) for name in _names(ability.effects))
            yield from (("cost", name) for name in _names(ability.costs))


def _names(described: Any) -> Iterator[str]:
    return (word.row.id for word in words(described) if isinstance(word, Node))


def carried_by_none() -> list[str]:
    """The verbs that no such card carries out: no table can come to them."""
    return sorted(verb for verb in ROWS["verb"] if ("verb", verb) not in carrying())


def sought(reached: Reached, number: int) -> list[Card]:
    """Cards that come to what has not been ``reached`` before the game of this ``number``."""
    rng = random.Random(number)
    never = reached.never()
    missing = [row for row in sorted(carrying()) if row[1] in never.get(row[0], ())]
    return [rng.choice(carrying()[row]) for row in rng.sample(missing, min(MOST, len(missing)))]
