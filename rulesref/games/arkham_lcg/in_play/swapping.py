"""arkham-lcg/switch-and-swap-abilities: two that swap places.

Each leaves its location and enters the other's, and neither has moved: what answers entering or
leaving lists this event beside "move", what answers moving does not. Both stay as they are.
"""

from __future__ import annotations

from rulesref.engine.event import Event
from rulesref.engine.scope import fail
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.enemies.engagement import engaged_enemies, engaged_with
from rulesref.games.arkham_lcg.enemies.swarming import pack
from rulesref.games.arkham_lcg.locations.arriving import arrive
from rulesref.games.arkham_lcg.locations.entering_locations import barred
from rulesref.games.arkham_lcg.locations.moving import cannot_leave
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import location_of
from rulesref.games.things import kind_of

CITE = "arkham-lcg/switch-and-swap-abilities"


@RULES.event(
    "swap-places",
    CITE,
    who="card",
    to="card",
    origin="card",
    en="{who} is swapped to {to}",
    it="{who} viene scambiat(o|a) con {to}",
)
def _swap(state: State, events: tuple[Event, ...]) -> None:
    for event in events:
        if kind_of(state, event.slots["who"]) == "enemy":
            for one in pack(state, event.slots["who"]):
                state.put(one, at=event.slots["to"])
    arrive(
        state,
        [
            (event.slots["who"], event.slots["to"])
            for event in events
            if kind_of(state, event.slots["who"]) == "investigator"
        ],
    )


def _apart(state: State, env: Env, who: tuple[str, ...], other: tuple[str, ...]) -> bool:
    """Two that are at different locations, which neither is kept in or out of."""
    if not who or not other:
        return False
    here, there = location_of(state, who[0]), location_of(state, other[0])
    if here is None or there is None or here == there:
        return False
    if cannot_leave(state, who[0]) or cannot_leave(state, other[0]):
        return False
    return barred(state, who[0], there) is None and barred(state, other[0], here) is None


RULES.stop(
    "engaged-while-swapped",
    en="enemies that are engaged while their places are swapped",
    it="nemici impegnati mentre si scambiano di posto",
)


@RULES.verb("swap-places", CITE, able=_apart, who="cards", other="cards")
def _swap_verb(state: State, env: Env, who: tuple[str, ...], other: tuple[str, ...]) -> None:
    """``who`` and ``other`` swap places, if both can."""
    if not _apart(state, env, who, other):
        fail(state)
        return
    if engaged_enemies(state, who[0]) or engaged_with(state, other[0]):
        state.give_up(str(env["this"]), "engaged-while-swapped")
        return
    places = [location_of(state, who[0]), location_of(state, other[0])]
    state.emit(
        *(
            state.event("swap-places", by=env["this"], who=one, to=to, origin=origin)
            for one, origin, to in ((who[0], *places), (other[0], *reversed(places)))
        )
    )
