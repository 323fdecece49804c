"""arkham-lcg/search: the cards of a deck among which one is sought, found or not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rulesref.engine.ability import Node, Selector
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.decks.piles import resting
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.card import Card

_SEARCHED = "searched"


def lie_open(
    state: State, deck: str, cards: Sequence[Card], effects: tuple[Node, ...]
) -> tuple[str, ...]:
    """The things that ``cards`` of ``deck`` are, where ``effects`` speak of more than is found."""
    return tuple(resting(state, deck, cards)) if any(map(_speaks_of_them, effects)) else ()


def _speaks_of_them(raw: Any) -> bool:
    if isinstance(raw, Selector):
        return bool(raw.row.id == _SEARCHED)
    if isinstance(raw, Node):
        return any(map(_speaks_of_them, raw.args.values()))
    return isinstance(raw, tuple) and any(map(_speaks_of_them, raw))


@RULES.selector(_SEARCHED)
def _searched(state: State, env: Env) -> tuple[str, ...]:
    """The cards among which somebody searches, as long as they lie in their deck."""
    seen = env.get(_SEARCHED, ())
    return tuple(one for one in seen if str(state.get(one, "zone")).endswith("deck"))
