"""arkham-lcg/in-play-and-out-of-play: cards beneath another card.

They are out of play, whosever they are: their abilities and icons do nothing there. A card that is
committed from beneath and "not discarded" comes back when the test ends, as a new instance
(FAQ v2.5, questions on Amanda Sharpe and Grisly Totem).
"""

from __future__ import annotations

from typing import Any

from rulesref.engine.event import Event
from rulesref.engine.scope import fail
from rulesref.engine.select import things
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.in_play.leaving_play import leave
from rulesref.games.arkham_lcg.in_play.staying_in_play import held_in
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import owner_of

CITE = "arkham-lcg/in-play-and-out-of-play"
ZONE = "beneath"


@RULES.event(
    "place-beneath",
    CITE,
    card="card",
    host="card",
    en="{card} is placed beneath {host}",
    it="{card} viene mess(a|o) sotto {host}",
    leaves=True,
    lapses=held_in("beneath"),
)
def _place(state: State, events: tuple[Event, ...]) -> None:
    """Wherever the card was, it is a new instance there; its owner is the same."""
    for event in events:
        card, host = event.slots["card"], event.slots["host"]
        owner = owner_of(state, card)
        leave(state, card, ZONE, event.by)
        if state.get(card, "zone") == ZONE:
            state.put(card, beneath=host, owner=owner)


def beneath(state: State, host: str) -> list[str]:
    """The cards beneath ``host``."""
    return [id for id, thing in state.things.items() if thing.get("beneath") == host]


@RULES.selector("beneath-this")
def _beneath_this(state: State, env: Env) -> list[str]:
    """The cards that lie beneath this card now: one that is committed from there does not."""
    return [card for card in beneath(state, env["this"]) if state.get(card, "zone") == ZONE]


@RULES.selector("beneath-you")
def _beneath_you(state: State, env: Env) -> list[str]:
    """The cards that lie beneath your investigator card now."""
    return [card for card in beneath(state, env["you"]) if state.get(card, "zone") == ZONE]


@RULES.filter("beneath", value="cards")
def _is_beneath(state: State, env: Env, thing: str, value: Any) -> bool:
    """Cards that lie beneath any of these, or were committed from there."""
    return state.get(thing, "beneath", "") in things(state, env, value)


def _able(state: State, env: Env, card: tuple[str, ...], host: tuple[str, ...]) -> bool:
    return bool(host) and any(one != host[0] for one in card)


@RULES.verb("place-beneath", CITE, able=_able, card="cards", host="cards")
def _verb(state: State, env: Env, card: tuple[str, ...], host: tuple[str, ...]) -> None:
    """The cards go beneath a card, from wherever they are; none goes beneath itself."""
    for one in card:
        if one == host[0]:
            fail(state)
        else:
            state.emit(state.event("place-beneath", by=env["this"], card=one, host=host[0]))


@RULES.condition("fewer-than", count="number", of="cards")
def _fewer(state: State, env: Env, count: int, of: tuple[str, ...]) -> bool:
    """There are fewer such cards than that."""
    return len(of) < count


@RULES.selector("card-you-own")
def _owned(state: State, env: Env) -> list[str]:
    """arkham-lcg/ownership-and-control: every card that is yours, in any zone."""
    return [
        id
        for id, thing in state.things.items()
        if "card" in thing and id != env["you"] and thing.get("owner") == env["you"]
    ]
