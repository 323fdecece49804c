"""arkham-lcg/location-cards: locations that an effect puts into play, reveals, flips or removes.

Who does it: the investigator whose ability it is; all of them where an act or an agenda says so,
because they advance it as a group (FAQ v2.5, question on Mouse Mask). A location that flips does
not leave play; FAQ 1.39: its clues are not placed again.
"""

from __future__ import annotations

from typing import Any

from rulesref.engine.event import Event
from rulesref.engine.scope import measure
from rulesref.engine.select import things
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.clues.bearing_clues import with_its_clues
from rulesref.games.arkham_lcg.in_play.entering_with import come_with
from rulesref.games.arkham_lcg.in_play.flipping import turn_over
from rulesref.games.arkham_lcg.locations.flooding import come_in
from rulesref.games.arkham_lcg.locations.placement import beside
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import here, investigators
from rulesref.games.things import in_play, kind_of

CITE = "arkham-lcg/location-cards"
GROUP = "arkham-lcg/qa/mouse-mask-whitton-greene-act-reveals-location"


def doers(state: State, env: Env) -> tuple[str, ...]:
    """Who is considered to do what an ability does: everybody, for an act or an agenda."""
    group = kind_of(state, env["this"]) in ("act", "agenda")
    return investigators(state) if group else (env["you"],)


@RULES.event(
    "put-location",
    "arkham-lcg/put-into-play",
    who="cards",
    location="card",
    revealed="flag",
    en="the location {location} is put into play by {who}",
    it="il luogo {location} viene messo in gioco da {who}",
)
def _put_location(state: State, events: tuple[Event, ...]) -> None:
    """It enters unrevealed; one without another side enters revealed, with its clues."""
    for event in events:
        place = event.slots["location"]
        state.put(place, zone="play", revealed=None)
        if event.slots.get("revealed"):
            state.put(place, revealed=True)
            state.put(place, clues=with_its_clues(state, place))
        come_in(state, place)
        come_with(state, place)


def put_location(
    state: State, place: str, who: tuple[str, ...], by: str | None, *, revealed: bool = False
) -> Event:
    """The event by which ``place`` enters play; ``revealed`` where it has no other side."""
    cites = (GROUP,) if len(who) > 1 else ()
    slots = {"who": who, "location": place, "revealed": revealed}
    return state.event("put-location", by=by, cites=cites, **slots)


@RULES.verb("put-location", "arkham-lcg/put-into-play", titles="words", revealed="flag?")
def _put_verb(state: State, env: Env, titles: tuple[str, ...], revealed: bool = False) -> None:
    """The set-aside locations of these titles enter play at once."""
    who = doers(state, env)
    events = []
    for title in titles:
        aside = _set_aside(state, title)
        if aside is None:
            state.give_up(env["this"], "not-set-aside", card=title)
            return
        events.append(put_location(state, aside, who, env["this"], revealed=revealed))
    state.emit(*events)


def _set_aside(state: State, title: str) -> str | None:
    """A set-aside card called ``title``, or ``None``."""
    for id, thing in state.things.items():
        if thing.get("zone") == "aside" and thing["card"].name == title:
            return id
    return None


def _unrevealed(state: State, env: Env, of: tuple[str, ...]) -> bool:
    return any(not state.get(place, "revealed") for place in of)


@RULES.verb("reveal-location", CITE, able=_unrevealed, of="cards")
def _reveal(state: State, env: Env, of: tuple[str, ...]) -> None:
    """Turned over without being entered; a revealed one stays as it is."""
    who = doers(state, env)
    measure(state, len([place for place in of if not state.get(place, "revealed")]), len(of))
    state.emit(
        *(
            state.event(
                "reveal-location",
                by=env["this"],
                cites=(CITE,) if len(who) == 1 else (CITE, GROUP),
                who=who if len(who) > 1 else who[0],
                location=place,
            )
            for place in of
            if not state.get(place, "revealed")
        )
    )


@RULES.event(
    "flip-location",
    CITE,
    location="card",
    en="{location} flips to its other side",
    it="{location} si gira sull'altro lato",
)
def _flip(state: State, events: tuple[Event, ...]) -> None:
    """It stays in play with all that is on it, attached to it and at it."""
    for event in events:
        turn_over(state, event.slots["location"])


@RULES.verb("remove-location", "arkham-lcg/removed-from-game", of="cards")
def _remove(state: State, env: Env, of: tuple[str, ...]) -> None:
    """Nobody says what becomes of those who are still there: FAQ 1.21 lets nobody be nowhere."""
    for place in of:
        people = here(state, (*investigators(state), *in_play(state, "enemy")), place)
        if people:
            state.give_up(place, "location-not-empty")
            return
    state.emit(*(state.event("remove", by=env["this"], card=place) for place in of))


@RULES.filter("revealed", value="flag")
def _is_revealed(state: State, env: Env, thing: str, value: bool) -> bool:
    """Revealed locations, or unrevealed ones."""
    return bool(state.get(thing, "revealed")) == value


@RULES.selector("left-of-this")
def _left(state: State, env: Env) -> tuple[str, ...]:
    """The location that lies directly to the left of this one."""
    left = state.get(env["this"], "left")
    return (left,) if left else ()


@RULES.filter("left-of", value="cards")
def _left_of(state: State, env: Env, thing: str, value: Any) -> bool:
    """Locations that lie directly to the left of any of these."""
    return any(state.get(place, "left", None) == thing for place in things(state, env, value))


@RULES.filter("right-of", value="cards")
def _right_of(state: State, env: Env, thing: str, value: Any) -> bool:
    """Locations that lie directly to the right of any of these."""
    return state.get(thing, "left", None) in things(state, env, value)


@RULES.selector("right-of-this")
def _right(state: State, env: Env) -> list[str]:
    """The location that lies directly to the right of this one."""
    return [
        location
        for location in in_play(state, "location")
        if state.get(location, "left") == env["this"]
    ]


def _beside_this(state: State, env: Env, direction: str) -> list[str]:
    spot = beside(state.get(env["this"], "spot", None), direction)
    return [
        location
        for location in in_play(state, "location")
        if spot is not None and state.get(location, "spot", None) == spot
    ]


@RULES.selector("above-this")
def _above(state: State, env: Env) -> list[str]:
    """The location that lies directly above this one, where columns and rows are told."""
    return _beside_this(state, env, "above")


@RULES.selector("below-this")
def _below(state: State, env: Env) -> list[str]:
    """The location that lies directly below this one, where columns and rows are told."""
    return _beside_this(state, env, "below")


@RULES.selector("clockwise-of-this")
def _clockwise(state: State, env: Env) -> tuple[str, ...]:
    """The next location clockwise, where locations lie in a circle."""
    following = state.get(env["this"], "clockwise")
    return (following,) if following else ()


@RULES.selector("counterclockwise-of-this")
def _counterclockwise(state: State, env: Env) -> list[str]:
    """The next location counterclockwise, where locations lie in a circle."""
    return [
        location
        for location in in_play(state, "location")
        if state.get(location, "clockwise") == env["this"]
    ]


@RULES.condition("all-clues-discovered", at="cards", no="flag?")
def _all_clues(state: State, env: Env, at: tuple[str, ...], no: bool = False) -> bool:
    """FAQ 2.11: an unrevealed location has no clues, and yet none of them was discovered."""
    found = all(state.get(place, "revealed") and not state.get(place, "clues") for place in at)
    return found is not no
