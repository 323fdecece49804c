"""arkham-lcg/multi-class-cards, arkham-lcg/synergy-and-neutral-cards: classes of cards in play."""

from __future__ import annotations

from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import ENCOUNTER
from rulesref.games.things import card_of

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


RULES.stop(
    "class-unknown",
    en="its class: its facts do not tell it",
    it="la sua classe: i dati della carta non la dicono",
)


def classes_of(state: State, card: str) -> tuple[str, ...]:
    """The classes of ``card``: none of a weakness or a scenario card; stops where no fact tells."""
    printed = card_of(state, card)
    if not (printed.classes or printed.weakness or printed.type in ENCOUNTER):
        state.give_up(card, "class-unknown")
    return printed.classes


@RULES.filter("of-class", value="word")
def _of_class(state: State, env: Env, thing: str, value: str) -> bool:
    """Cards of this class, whatever others they are of as well."""
    return value in classes_of(state, thing)


@RULES.quantity("different-classes", of="cards")
def _different(state: State, env: Env, of: tuple[str, ...]) -> int:
    """A card of several classes is one of each; neutral is no class, nor has a weakness one."""
    found = {name for card in of for name in classes_of(state, card)}
    return len(found - {NEUTRAL})
