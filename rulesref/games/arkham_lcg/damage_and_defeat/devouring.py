"""arkham-lcg/qa/suzi-devour-which-cards: cards that an investigator devours.

Where a devoured card goes is said by a constant ``devoured-go`` of her: beneath that card, or aside.
"""

from __future__ import annotations

from rulesref.engine.event import Event
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.in_play.staying_in_play import cannot_leave_play, held_in
from rulesref.games.arkham_lcg.keywords import keyword
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import is_encounter
from rulesref.games.arkham_lcg.values.in_force import binding
from rulesref.games.things import card_of, kind_of

CITE = "arkham-lcg/qa/suzi-devour-which-cards"
DEVOURED_GO = RULES.constant(
    "devoured-go",
    CITE,
    of="cards",
    where="word",
    says='What ``of`` devour goes ``where``: "beneath" (this card) or "aside".',
)


RULES.stop(
    "nowhere-to-devour-to",
    en="where what is devoured goes: no card in play says it",
    it="dove va ciò che viene divorato: nessuna carta in gioco lo dice",
)


@RULES.event(
    "devour",
    CITE,
    who="card",
    card="card",
    en="{who} devours {card}",
    it="{who} divora {card}",
    leaves=True,
    lapses=held_in("stomach"),
)
def _devour(state: State, events: tuple[Event, ...]) -> None:
    for event in events:
        who, card = event.slots["who"], event.slots["card"]
        found = list(binding(state, DEVOURED_GO, who))
        if not found:
            state.give_up(who, "nowhere-to-devour-to")
        elif found[0].node.args["where"] == "aside":
            state.emit(state.event("set-aside", by=event.by, card=card))
        else:
            host = found[0].holder
            state.emit(state.event("place-beneath", by=event.by, card=card, host=host))


def devourable(state: State, card: str) -> bool:
    """A player card in play, no investigator, that neither is permanent nor has to stay."""
    return (
        not is_encounter(state, card)
        and kind_of(state, card) != "investigator"
        and not keyword(state, card, "permanent")
        and cannot_leave_play(state, card) is None
    )


@RULES.selector("devourable")
def _devourable(state: State, env: Env) -> list[str]:
    """Every card in play that can be devoured."""
    return [
        id
        for id, thing in state.things.items()
        if thing.get("zone") == "play" and "card" in thing and devourable(state, id)
    ]


@RULES.filter("story", value="flag")
def _story(state: State, env: Env, thing: str, value: bool) -> bool:
    """A card without a level that is neither a signature card nor a weakness is a story card."""
    printed = card_of(state, thing)
    story = printed.level is None and not (printed.signature or printed.weakness)
    return story is value


@RULES.verb("devour", CITE, card="cards")
def _devour_verb(state: State, env: Env, card: tuple[str, ...]) -> None:
    """You devour each of ``card``."""
    who = env["you"]
    state.emit(*(state.event("devour", by=env["this"], who=who, card=one) for one in card))
