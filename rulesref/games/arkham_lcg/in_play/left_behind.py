"""arkham-lcg/ownership-and-control: assets that nobody controls, and that a card puts at a place.

Such a card has not left play: what lies on it, and how it lies, stay as they are. It takes up no slots,
for nobody has it.
"""

from __future__ import annotations

from rulesref.engine.event import Event
from rulesref.engine.scope import fail
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.things import kind_of

CITE = "arkham-lcg/ownership-and-control"


@RULES.event(
    "lay-at",
    CITE,
    card="card",
    at="card",
    en="{card} lies at {at}, under nobody's control",
    it="{card} si trova in {at}, sotto il controllo di nessuno",
)
def _lose(state: State, events: tuple[Event, ...]) -> None:
    for event in events:
        card = event.slots["card"]
        state.put(card, controller=None, attached=None, threat=None, at=event.slots["at"])


def _any_there(state: State, env: Env, card: tuple[str, ...], at: tuple[str, ...]) -> bool:
    return bool(at) and any(_is_there(state, one) for one in card)


def _is_there(state: State, card: str) -> bool:
    return state.get(card, "zone") == "play" and kind_of(state, card) == "asset"


@RULES.verb("lay-at", CITE, able=_any_there, card="cards", at="cards")
def _verb(state: State, env: Env, card: tuple[str, ...], at: tuple[str, ...]) -> None:
    """These assets in play lie at the first of ``at``, whoever controlled them; nobody does now."""
    there = [one for one in card if _is_there(state, one)]
    if not at or not there:
        fail(state)
        return
    state.emit(*(state.event("lay-at", by=env["this"], card=one, at=at[0]) for one in there))
