"""arkham-lcg/hand-size: the cards in a hand, and which of them may be chosen to go."""

from __future__ import annotations

from rulesref.engine.state import State
from rulesref.engine.tables import Env
from rulesref.games.arkham_lcg.keywords import keyword
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import card_of


def hand_of(state: State, who: str) -> list[str]:
    """The cards in hand of ``who``; hidden ones count (arkham-lcg/hidden)."""
    return [
        id
        for id, thing in state.things.items()
        if thing.get("zone") == "hand" and thing.get("controller") == who
    ]


def discardable(state: State, who: str) -> list[str]:
    """Those that may be chosen to be discarded: no weakness, nothing hidden."""
    return [
        card
        for card in hand_of(state, who)
        if not card_of(state, card).weakness and not keyword(state, card, "hidden")
    ]


@RULES.selector("your-hand")
def _your_hand(state: State, env: Env) -> list[str]:
    return hand_of(state, env["you"])


@RULES.selector("your-discardable")
def _your_discardable(state: State, env: Env) -> list[str]:
    return discardable(state, env["you"])


@RULES.selector("your-discard-pile")
def _your_discard_pile(state: State, env: Env) -> list[str]:
    return [
        id
        for id, thing in state.things.items()
        if thing.get("zone") == "discard" and thing.get("owner") == env["you"]
    ]


@RULES.filter("any-named", value="words")
def _any_named(state: State, env: Env, thing: str, value: tuple[str, ...]) -> bool:
    """A card with one of these titles."""
    return card_of(state, thing).name in value


@RULES.quantity("hand", of="cards")
def _hand(state: State, env: Env, of: tuple[str, ...]) -> int:
    """How many cards are in all these hands."""
    return sum(len(hand_of(state, one)) for one in of)
