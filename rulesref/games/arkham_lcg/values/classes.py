"""arkham-lcg/multi-class-cards, arkham-lcg/synergy-and-neutral-cards: classes of cards in play."""

from __future__ import annotations

from rulesref.engine.state import State
from rulesref.engine.tables import Env
from rulesref.games.arkham_lcg.card import ENCOUNTER
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import card_of

CITE = "arkham-lcg/multi-class-cards"
NEUTRAL = "neutral"


@RULES.selector("cards-you-control")
def _yours(state: State, env: Env) -> list[str]:
    """Your player cards in play, your investigator card among them."""
    return [
        id
        for id, thing in state.things.items()
        if thing.get("zone") == "play"
        and thing.get("controller") == env["you"]
        and thing["card"].type not in ENCOUNTER
    ]


@RULES.filter("of-class", value="word")
def _of_class(state: State, env: Env, thing: str, value: str) -> bool:
    """Cards of this class, whatever others they are of as well."""
    card = card_of(state, thing)
    if not card.classes and not card.weakness and card.type not in ENCOUNTER:
        state.give_up(thing, "its class: its facts do not tell it")
    return value in card.classes


@RULES.quantity("different-classes", of="cards")
def _different(state: State, env: Env, of: tuple[str, ...]) -> int:
    """A card of several classes is one of each; neutral is no class, nor has a weakness one."""
    found: set[str] = set()
    for one in of:
        card = card_of(state, one)
        if not card.classes and not card.weakness:
            state.give_up(one, "its class: its facts do not tell it")
        found.update(card.classes)
    return len(found - {NEUTRAL})
