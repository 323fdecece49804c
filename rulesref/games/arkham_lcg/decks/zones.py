"""arkham-lcg/in-play-and-out-of-play: where a card is, for the abilities that ask."""

from __future__ import annotations

from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.things import card_of


@RULES.condition("in-zone", card="cards", zone="word")
def _in_zone(state: State, env: Env, card: tuple[str, ...], zone: str) -> bool:
    """Whether all of ``card`` are there now."""
    return bool(card) and all(state.get(one, "zone") == zone for one in card)


@RULES.selector("your-cards")
def _your_cards(state: State, env: Env) -> list[str]:
    """The cards that you control in play, and those in your hand."""
    return [
        id
        for id, thing in state.things.items()
        if thing.get("controller") == env["you"]
        and thing.get("zone") in ("play", "hand")
        and id != env["you"]
        and "card" in thing
    ]


@RULES.filter("bears", value="word")
def _bears(state: State, env: Env, thing: str, value: str) -> bool:
    """Cards with a designator ("parley") on any of their abilities."""
    abilities = card_of(state, thing).abilities
    return any(value in ability.designators for ability in abilities)


def fall(state: State, card: str) -> None:
    """Let a resolved ``card`` that something has kept from where it goes be discarded all the same.

    arkham-lcg/limbo: what keeps it from there has to say where else it goes.
    """
    if state.get(card, "zone") == "limbo":
        state.emit(state.event("discard", card=card))
