"""arkham-lcg/hidden: encounter cards that lie secretly in a hand."""

from __future__ import annotations

from rulesref.engine.event import Event
from rulesref.engine.rules import Env
from rulesref.engine.state import State
from rulesref.games.arkham_lcg.keywords import carries_out
from rulesref.games.arkham_lcg.rules import RULES

CITE = "arkham-lcg/hidden"
carries_out("hidden", CITE)


@RULES.event(
    "hide",
    CITE,
    card="card",
    who="card",
    en="{who} adds {card} to the hand secretly",
    it="{who} aggiunge {card} alla mano in segreto",
)
def _hide(state: State, events: tuple[Event, ...]) -> None:
    """It counts to the hand size, and abilities with the zone "hand" act."""
    for event in events:
        state.put(event.slots["card"], zone="hand", controller=event.slots["who"])


@RULES.verb("hide", CITE, card="cards", of="cards")
def _hide_verb(state: State, env: Env, card: tuple[str, ...], of: tuple[str, ...]) -> None:
    """FAQ 2.14: it is added, not drawn."""
    state.emit(*(state.event("hide", by=env["this"], card=one, who=of[0]) for one in card))
