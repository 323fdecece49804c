"""arkham-lcg/nearest and arkham-lcg/farthest-from-all-investigators: by counting connections.

A connection counts though an ability blocks it. What no path leads to is nearest or farthest only
where nothing else is eligible (FAQ v2.5, question on locations without a valid path).

Of several that are as near the lead investigator decides (arkham-lcg/choices-and-the-grim-rule), as
of all that tie; whoever a card lets choose does so instead (arkham-lcg/target), but for the Grimoire.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rulesref.engine.select import things
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.enemies.shadows import in_shadows
from rulesref.games.arkham_lcg.locations.connections import distances, map_unknown
from rulesref.games.arkham_lcg.phases.phase import BEGAN_AT
from rulesref.games.arkham_lcg.playing.supposing import supposed_by
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import investigators, lead, location_of
from rulesref.games.edition import switch
from rulesref.games.things import in_play


def nearest(
    state: State, among: Iterable[str], to: str, supposed: tuple[str, str] | None = None
) -> list[str]:
    """Those of ``among`` that the fewest connections part from ``to``; several where tied.

    ``supposed`` is whom the card that asks takes to be elsewhere, and where (arkham-lcg/as-if).
    """
    return _best(state, among, to, min, supposed)


def farthest(
    state: State, among: Iterable[str], to: str, supposed: tuple[str, str] | None = None
) -> list[str]:
    """Those of ``among`` that the most connections part from ``to``."""
    return _best(state, among, to, max, supposed)


def _best(
    state: State, among: Iterable[str], to: str, judge: Any, supposed: tuple[str, str] | None
) -> list[str]:
    among = list(among)
    among = [candidate for candidate in among if not in_shadows(state, candidate)] or among
    where = location_of(state, to, supposed)
    away = distances(state, where) if where else {}
    known = {
        candidate: away[place]
        for candidate in among
        if (place := location_of(state, candidate, supposed)) in away
    }
    if not known:
        return among
    best = judge(known.values())
    return [one for one, steps in known.items() if steps == best]


def farthest_from_all(state: State, among: Iterable[str]) -> list[str]:
    """FAQ 2.16 against its copy in the Rules Reference: open question U-03."""
    places = list(among)
    summed = switch(state, "farthest-from-all") == "sum"
    if summed:  # that copy adds: without investigators, where there is such a place
        occupied = {location_of(state, who) for who in investigators(state)}
        places = [place for place in places if place not in occupied] or places
    away: dict[str, int] = {}
    for place in places:
        found = distances(state, place)
        steps = [found.get(location_of(state, who) or "", -1) for who in investigators(state)]
        if steps and -1 not in steps:
            away[place] = sum(steps) if summed else min(steps)
    if not away:
        return places
    best = max(away.values())
    return [place for place, steps in away.items() if steps == best]


RULES.arbiter = "lead"
#: The selectors and the filter by which something is the nearest or the farthest.
DISTANT = frozenset({"nearest", "farthest", "farthest-location", "location-farthest-from-all"})


@RULES.selector("farthest-location", ties=True)
def _farthest_location(state: State, env: Env) -> list[str]:
    """The location that is farthest from you; several where these tie."""
    return farthest(state, in_play(state, "location"), env["you"], supposed_by(state, env))


@RULES.selector("location-farthest-from-all", ties=True)
def _farthest_from_all(state: State, env: Env) -> list[str]:
    """The location that is farthest from all investigators; several where these tie."""
    return farthest_from_all(state, in_play(state, "location"))


@RULES.filter("nearest", ties=True, value="cards", whole="flag?")
def _nearest(state: State, env: Env, among: list[str], value: Any) -> list[str]:
    """Those of the eligible that are nearest to ``value``; what is not eligible never counts."""
    found = things(state, env, value)
    return nearest(state, among, found[0], supposed_by(state, env)) if found else []


@RULES.filter("farthest", ties=True, value="cards", whole="flag?")
def _farthest(state: State, env: Env, among: list[str], value: Any) -> list[str]:
    """Those of the eligible that are farthest from ``value``; what is not eligible never counts."""
    found = things(state, env, value)
    return farthest(state, among, found[0], supposed_by(state, env)) if found else []


RULES.stop(
    "no-way-there",
    en="how far it is to a place that no path leads to",
    it="quanto dista un luogo a cui non porta alcun percorso",
)


@RULES.quantity("distance", of="cards", to="cards")
def _distance(state: State, env: Env, of: tuple[str, ...], to: tuple[str, ...]) -> int:
    """How many connections part the first of ``of`` from the first of ``to``."""
    supposed = supposed_by(state, env)
    here = location_of(state, of[0], supposed) if of else None
    there = location_of(state, to[0], supposed) if to else None
    if here is None or there is None or here == there or map_unknown(state, here):
        return 0
    steps = distances(state, here).get(there)
    if steps is None:
        state.give_up(here, "no-way-there")
    return steps or 0


RULES.stop(
    "round-began-untold",
    en="where the round began for them: no step says it",
    it="dove è cominciato il round per lui: nessun passo lo dice",
)


@RULES.selector("where-round-began")
def _where_round_began(state: State, env: Env) -> tuple[str, ...]:
    """The location at which you were as this round began."""
    place = state.get(env["you"], BEGAN_AT, None)
    if place is None:
        state.give_up(env["you"], "round-began-untold")
        return ()
    return (str(place),)


@RULES.selector("who-settles-nearest")
def _who_settles(state: State, env: Env) -> tuple[str, ...]:
    """Of several that are as near: you, where a card lets you choose; the Grimoire says the lead."""
    who = lead(state) if switch(state, "nearest-tie") == "lead" else env["you"]
    return (who,) if who else ()
