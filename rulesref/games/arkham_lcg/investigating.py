"""arkham-lcg/investigate: intellect against the shroud, a clue for success."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from rulesref.engine.ability import Node
from rulesref.engine.notation import read_effect
from rulesref.engine.outcome import Refused
from rulesref.engine.state import State
from rulesref.engine.tables import Env, Procedure
from rulesref.games.arkham_lcg.attack import ATTACKS_OF_OPPORTUNITY
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.stats import stat
from rulesref.games.arkham_lcg.table import location_of


def investigate(state: State, who: str, by: str | None = None, skill: str = "intellect") -> None:
    """Begin the test of an investigation at the location of ``who``."""
    place = location_of(state, who)
    assert place is not None
    state.emit(
        state.event(
            "skill-test",
            by=by or place,
            cites=("arkham-lcg/investigate-action",),
            who=who,
            skill=skill,
            difficulty=stat(state, place, "shroud") or 0,
            why="investigate",
            target=place,
            success=_find(),
        )
    )


@lru_cache(maxsize=1)
def _find() -> tuple[Node, ...]:
    """The result of a successful investigation, in the notation of cards."""
    data = {"verb": "discover", "amount": 1, "at": "your-location"}
    return (read_effect(data, RULES, "investigate"),)


@RULES.verb("investigate", "arkham-lcg/investigate-action", skill="word?")
def _investigate(state: State, env: Env, skill: str = "intellect") -> None:
    investigate(state, env["you"], env["this"], skill)


def _spend(state: State, variables: Mapping[str, Any]) -> None:
    state.emit(state.event("spend-actions", who=variables["who"], amount=1))


def _opportunity(state: State, variables: Mapping[str, Any]) -> None:
    state.call(ATTACKS_OF_OPPORTUNITY, who=variables["who"])


def _begin(state: State, variables: Mapping[str, Any]) -> None:
    investigate(state, variables["who"])


INVESTIGATE = RULES.procedure(Procedure("investigate", _spend, _opportunity, _begin, prints=False))


@RULES.opening("investigate")
def _open_investigate(state: State, who: str) -> Refused | None:
    if state.get(who, "actions") < 1:
        return Refused("there is no action left to spend", ("arkham-lcg/action",))
    state.call(INVESTIGATE, who=who)
    return None
