"""arkham-lcg/qa/testing-sprint-stop: one location after another, up to the first failure."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.engine.outcome import Choice, Option
from rulesref.engine.procedure import Procedure
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.clues.investigating import investigate, kept_from
from rulesref.games.arkham_lcg.locations.additional_costs import exempt
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.skill_tests.attempt import Attempt
from rulesref.games.arkham_lcg.table import investigators, location_of
from rulesref.games.arkham_lcg.values.stats import stat

CITE = "arkham-lcg/qa/testing-sprint-stop"


def _any(state: State, env: Env, places: tuple[str, ...]) -> bool:
    return any(_eligible(state, env["you"], place) for place in places)


def _eligible(state: State, who: str, place: str) -> bool:
    return (
        state.get(place, "zone") == "play"
        and bool(state.get(place, "revealed"))
        and kept_from(state, who, place) is None
    )


@RULES.verb("investigate-in-turn", CITE, able=_any, places="cards")
def _in_turn(state: State, env: Env, places: tuple[str, ...]) -> None:
    """You investigate each of ``places`` once, the lowest shroud first, until you fail one."""
    state.call(IN_TURN, who=env["you"], by=env["this"], left=places, free=exempt(env))


def _which(state: State, variables: Mapping[str, Any]) -> None:
    """Among equal shrouds the performer chooses."""
    who = variables["who"]
    left = [place for place in variables["left"] if _eligible(state, who, place)]
    if not left or who not in investigators(state):
        state.end()
        return
    least = min(stat(state, place, "shroud") or 0 for place in left)
    options = tuple(
        Option("target", {"who": who, "cards": (place,)}, place)
        for place in left
        if (stat(state, place, "shroud") or 0) == least
    )
    state.ask(Choice("target", who, options, (CITE,), "place"))


def _go(state: State, variables: Mapping[str, Any]) -> None:
    who, place = variables["who"], variables["place"]
    state.put(who, watched="begun")
    at = None if place == location_of(state, who) else place
    investigate(state, who, Attempt(variables["by"]), at, free=variables["free"])


def _after(state: State, variables: Mapping[str, Any]) -> None:
    """Whoever has not succeeded stops here."""
    result = state.get(variables["who"], "watched")
    state.put(variables["who"], watched=None)
    left = tuple(place for place in variables["left"] if place != variables["place"])
    state.let(left=left if result == "success" else ())
    state.goto(IN_TURN, _which)


IN_TURN = RULES.procedure(Procedure("investigate-in-turn", _which, _go, _after))
