"""arkham-lcg/discard-piles: a discarded card goes on top, and nobody changes the order of a pile.

A pile's ``order`` is told top first, in groups: cards that are discarded simultaneously may be laid
down in any order (by their owner, encounter cards by the lead investigator), so that each of them
can be the topmost of its group.
"""

from __future__ import annotations

from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.rules import RULES

Order = tuple[tuple[str, ...], ...]


def pile_of(owner: str) -> str:
    """The id of the discard pile of ``owner``; of the encounter discard pile for nobody."""
    return f"{owner or 'encounter'}/discard-pile"


def order_of(state: State, owner: str) -> Order:
    """The discard pile of ``owner``, top first, as far as anything has been laid on it."""
    found: Order = state.get(pile_of(owner), "order", ())
    return found


def lay_on_top(state: State, card: str) -> None:
    """``card``, which has gone to the discard pile of its owner, lies on top of it."""
    owner = str(state.get(card, "owner", ""))
    below = (
        tuple(one for one in group if one != card and state.get(one, "zone") == "discard")
        for group in order_of(state, owner)
    )
    state.put(pile_of(owner), order=((card,), *(group for group in below if group)))


def laid_together(state: State, cards: list[str]) -> None:
    """``cards``, the last that were laid down, came at once: in each pile they are one group."""
    for owner in {str(state.get(card, "owner", "")) for card in cards}:
        order = order_of(state, owner)
        at_once = tuple(sorted(one for group in order for one in group if one in cards))
        below = (tuple(one for one in group if one not in cards) for group in order)
        state.put(pile_of(owner), order=(at_once, *(group for group in below if group)))


@RULES.filter("topmost", value="flag", whole="flag?")
def _topmost(state: State, env: Env, among: list[str], value: bool) -> list[str]:
    """Of ``among``, cards of one discard pile, what lies on top of the others."""
    for owner in dict.fromkeys(str(state.get(card, "owner", "")) for card in among):
        for group in order_of(state, owner):
            found = [card for card in among if card in group]
            if found:
                return found
    return among
