"""arkham-lcg/move: what entering a location brings with it, by a move or otherwise.

An unrevealed location is revealed by investigators only. Between entering and engagement there is a
moment of its own, the event ``meet``: what happens "before enemies engage you" is triggered "when"
it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rulesref.engine.event import Event
from rulesref.engine.state import State
from rulesref.games.arkham_lcg.clues.bearing_clues import with_its_clues
from rulesref.games.arkham_lcg.enemies.engagement import look_for_engagement
from rulesref.games.arkham_lcg.locations.flooding import note_entry, settle_level
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.edition import switch
from rulesref.games.things import kind_of


def arrive(state: State, going: Iterable[tuple[str, str]]) -> None:
    """Let each (who, to) be there now: locations are revealed, enemies look for engagement."""
    met = []
    entered: dict[str, list[str]] = {}
    for who, to in going:
        if state.get(who, "engaged"):
            continue  # in a threat area it is wherever its investigator is
        state.put(who, at=to)
        if kind_of(state, who) == "investigator":
            note_entry(state, who, to)
            met.append(state.event("meet", who=who, at=to))
            if not state.get(to, "revealed"):
                entered.setdefault(to, []).append(who)
    shown = [_revealed(state, place, who) for place, who in entered.items()]
    first = not shown or switch(state, "reveal-or-engage") == "reveal"  # open question U-18
    state.emit(*(shown if first else ()))
    if met:
        state.emit(*met)
    else:
        look_for_engagement(state)
    state.emit(*(() if first else shown))


def _revealed(state: State, place: str, who: list[str]) -> Event:
    """``place`` is revealed once, however many enter it together."""
    slots: dict[str, Any] = {
        "who": tuple(who) if len(who) > 1 else who[0],
        "location": place,
    }
    return state.event("reveal-location", by=who[0], **slots)


@RULES.event(
    "meet",
    "arkham-lcg/enemy-engagement",
    who="card",
    at="card",
    silent=True,
    own_scope=True,
    en="{who} meets the enemies at {at}",
    it="{who} incontra i nemici in {at}",
)
def _meet(state: State, events: tuple[Event, ...]) -> None:
    look_for_engagement(state)


@RULES.event(
    "reveal-location",
    "arkham-lcg/move",
    who="card",
    location="card",
    en="{who} (reveals|reveal) the location {location}",
    it=("{who} (apre|aprono) il luogo {location}", "{who} (rivela|rivelano) il luogo {location}"),
)
def _reveal(state: State, events: tuple[Event, ...]) -> None:
    """Clues come on top of the tokens that lie there already."""
    for event in events:
        place = event.slots["location"]
        state.put(place, revealed=True)
        state.put(place, clues=with_its_clues(state, place))
        settle_level(state, place)
