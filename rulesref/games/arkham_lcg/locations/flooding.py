"""arkham-lcg/flood-tokens: the flood level of a location, and what level somebody has entered.

``flood`` of a location is 0 (unflooded), 1 (partially flooded) or 2 (fully flooded).
"""

from __future__ import annotations

from rulesref.engine.event import Event
from rulesref.engine.scope import measure
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.limits.forbidding import prohibition
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import TABLE
from rulesref.games.arkham_lcg.values.in_force import binding

CITE = "arkham-lcg/flood-tokens"
NEAREST_STATE = "arkham-lcg/qa/underground-river-fully-flooded"
LEVELS = ("unflooded", "partially flooded", "fully flooded")
cannot_be_fully_flooded = prohibition("cannot-be-fully-flooded")
cannot_be_flooded = prohibition("cannot-be-flooded")
ENTERS_FLOODED = RULES.constant(
    "enters-flooded",
    CITE,
    of="cards",
    level="word",
    says="Each of ``of`` has that flood level as it enters play.",
)


@RULES.event(
    "flood",
    CITE,
    location="card",
    level="word",
    en="{location} becomes {level}",
    it="{location} diventa {level}",
)
def _flood(state: State, events: tuple[Event, ...]) -> None:
    for event in events:
        put_level(state, event.slots["location"], LEVELS.index(event.slots["level"]))


def put_level(state: State, place: str, level: int) -> None:
    """Let ``place`` have the flood ``level`` from now on."""
    state.put(place, flood=level)
    state.put(TABLE, flooding=True)


def come_in(state: State, place: str) -> None:
    """Give ``place``, which has just entered play, the flood level that it enters with."""
    for standing in binding(state, ENTERS_FLOODED, place):
        put_level(state, place, LEVELS.index(standing.node.args["level"]))


def most(state: State, place: str) -> int:
    """The highest level that ``place`` can have now."""
    if cannot_be_flooded(state, place):
        return 0
    return 1 if cannot_be_fully_flooded(state, place) else 2


def changes(state: State, places: tuple[str, ...], by: int | None, to: int | None) -> list[Event]:
    """The events that change each of ``places`` by so many levels or to one; a barred one stays."""
    out = []
    for place in places:
        now = int(state.get(place, "flood"))
        level = max(0, now + (by or 0)) if to is None else to
        if level != now and level <= max(most(state, place), now):
            out.append(state.event("flood", location=place, level=LEVELS[level]))
    return out


def settle_level(state: State, place: str) -> None:
    """What a location has been while nothing forbade it is set to the nearest that is allowed."""
    highest = most(state, place)
    if state.get(place, "flood") > highest:
        cites = (NEAREST_STATE,)
        state.emit(state.event("flood", cites=cites, location=place, level=LEVELS[highest]))


def _any_change(state: State, env: Env, of: tuple[str, ...], by: int) -> bool:
    return bool(changes(state, of, by, None))


@RULES.verb("change-flood-level", CITE, able=_any_change, of="cards", by="number")
def _change(state: State, env: Env, of: tuple[str, ...], by: int) -> None:
    """The flood level of each rises or falls by so much, as far as it goes."""
    events = changes(state, of, by, None)
    measure(state, len(events), len(of))
    state.emit(*events)


def _other_level(state: State, env: Env, of: tuple[str, ...], level: str) -> bool:
    return bool(changes(state, of, None, LEVELS.index(level)))


@RULES.verb("set-flood-level", CITE, able=_other_level, of="cards", level="word")
def _set(state: State, env: Env, of: tuple[str, ...], level: str) -> None:
    """Each location gets that flood level."""
    events = changes(state, of, None, LEVELS.index(level))
    measure(state, len(events), len(of))
    state.emit(*events)


@RULES.filter("flooded", value="words")
def _flooded(state: State, env: Env, thing: str, value: tuple[str, ...]) -> bool:
    """Whether the level of the location is one of ``value``."""
    return LEVELS[int(state.get(thing, "flood"))] in value


@RULES.filter("flood-can-rise", value="flag")
def _can_rise(state: State, env: Env, thing: str, value: bool) -> bool:
    """Whether the flood level of the location can rise, or cannot."""
    return bool(changes(state, (thing,), 1, None)) == value


def note_entry(state: State, who: str, place: str) -> None:
    """Remember how flooded a location was as ``who`` entered it in this turn."""
    if not state.get(TABLE, "flooding"):
        return  # nothing has ever been flooded: there is nothing to remember
    turn = state.get(TABLE, "turns")
    when, levels = state.get(who, "entered-levels", (turn, ()))
    before = levels if when == turn else ()
    level = LEVELS[int(state.get(place, "flood"))]
    state.put(who, **{"entered-levels": (turn, (*before, level))})


@RULES.condition("entered-this-turn", of="cards", levels="words", no="flag?")
def _entered(
    state: State, env: Env, of: tuple[str, ...], levels: tuple[str, ...], no: bool = False
) -> bool:
    """Whether any of ``of`` has entered, this turn, a location that was as flooded as that."""
    turn = state.get(TABLE, "turns")
    found = any(
        when == turn and any(level in levels for level in entered)
        for who in of
        for when, entered in (state.get(who, "entered-levels", (turn, ())),)
    )
    return found is not no
