"""arkham-lcg/put-into-play: encounter cards that lie next to the agenda deck, at no location."""

from __future__ import annotations

from rulesref.engine.event import Event
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.rules import RULES

CITE = "arkham-lcg/put-into-play"


@RULES.event(
    "enter-beside-agenda",
    CITE,
    card="card",
    en="{card} is put into play next to the agenda deck",
    it="{card} viene mess(o|a) in gioco accanto al mazzo delle trame",
)
def _enter(state: State, events: tuple[Event, ...]) -> None:
    for event in events:
        state.put(event.slots["card"], zone="play", at=None, controller=None, threat=None)


@RULES.verb("put-beside-agenda", CITE, card="cards")
def _put(state: State, env: Env, card: tuple[str, ...]) -> None:
    """The cards enter play next to the agenda deck."""
    state.emit(*(state.event("enter-beside-agenda", by=env["this"], card=one) for one in card))
