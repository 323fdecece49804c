"""arkham-lcg/exile: cards that go back to the collection."""

from __future__ import annotations

from rulesref.engine.event import Event
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.in_play.leaving_play import leave
from rulesref.games.arkham_lcg.in_play.staying_in_play import held_in, stays
from rulesref.games.arkham_lcg.rules import RULES

CITE = "arkham-lcg/exile"
#: From where a card can be exiled to pay for something.
ZONES = ("play", "hand", "limbo", "committed", "discard")


@RULES.event(
    "exile",
    CITE,
    card="card",
    en="{card} is exiled",
    it="{card} viene esiliat(o|a)",
    leaves=True,
    lapses=held_in("collection"),
)
def _exile(state: State, events: tuple[Event, ...]) -> None:
    for event in events:
        leave(state, event.slots["card"], "removed")


def _any_goes(state: State, env: Env, card: tuple[str, ...]) -> bool:
    return any(not stays(state, one, "collection", env["this"]) for one in card)


@RULES.verb("exile", CITE, able=_any_goes, card="cards")
def _exile_verb(state: State, env: Env, card: tuple[str, ...]) -> None:
    """The cards are exiled."""
    state.emit(*(state.event("exile", by=env["this"], card=one) for one in card))


def _here(state: State, env: Env, card: tuple[str, ...]) -> bool:
    return all(
        state.get(one, "zone") in ZONES and not stays(state, one, "collection", env["this"])
        for one in card
    )


@RULES.cost("exile", CITE, able=_here, card="cards")
def _exile_cost(state: State, env: Env, card: tuple[str, ...]) -> None:
    """The card is exiled."""
    state.emit(*(state.event("exile", by=env["this"], card=one) for one in card))
