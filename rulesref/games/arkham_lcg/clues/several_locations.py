"""arkham-lcg/qa/sixth-sense-two-locations: one investigation that is of several locations, or of another.

It stays one test. The performer chooses whose shroud it is made against; its results apply to every
location, and what answers an investigation of the location that is added answers from then on.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.engine.event import Event
from rulesref.engine.outcome import Choice, Option
from rulesref.engine.procedure import Procedure
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.locations.connections import connecting
from rulesref.games.arkham_lcg.playing.supposing import place_for
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.skill_tests.current import TEST, targets

CITE = "arkham-lcg/qa/sixth-sense-two-locations"


@RULES.event(
    "investigate-too",
    CITE,
    who="card",
    target="card",
    why="word",
    instead="flag",
    its_shroud="flag",
    en="{who} is now investigating {target}",
    it="{who} ora sta indagando in {target}",
)
def _investigate_too(state: State, events: tuple[Event, ...]) -> None:
    for event in events:
        place = event.slots["target"]
        before = targets(state)
        if event.slots.get("instead"):
            state.put(TEST, target=place)
        else:
            state.put(TEST, also=(*state.get(TEST, "also", ()), place))
        if event.slots.get("its_shroud"):
            state.put(TEST, measured=place)
        else:
            state.call(MEASURING, who=event.slots["who"], places=(*before, place))


def _which(state: State, variables: Mapping[str, Any]) -> None:
    """Either shroud may be used."""
    who = variables["who"]
    options = tuple(
        Option("measure", {"who": who, "card": place}, place) for place in variables["places"]
    )
    state.ask(Choice("measure", who, options, (CITE,), "place"))


def _measure(state: State, variables: Mapping[str, Any]) -> None:
    state.put(TEST, measured=variables["place"])


MEASURING = RULES.procedure(Procedure("measure-shroud", _which, _measure))


def _investigating(state: State, env: Env, at: tuple[str, ...], **how: bool) -> bool:
    """A location that is investigated already is no target: nothing would change."""
    return state.get(TEST, "why", "") == "investigate" and not set(at) <= set(targets(state))


@RULES.verb(
    "investigate-too", CITE, able=_investigating, at="cards", instead="flag?", its_shroud="flag?"
)
def _verb(
    state: State,
    env: Env,
    at: tuple[str, ...],
    instead: bool = False,
    its_shroud: bool = False,
) -> None:
    """The running investigation is of ``at`` besides its location, or ``instead`` of it.

    The performer chooses whose shroud it is made against, or it is ``its_shroud``.
    """
    if _investigating(state, env, at):
        beside = (*state.get(TEST, "beside", ()), (env["you"], at[0]))
        state.put(TEST, beside=beside)  # arkham-lcg/as-if: abilities there are within reach
        slots = {"who": env["you"], "target": at[0], "why": "investigate", "instead": instead}
        if its_shroud:
            slots["its_shroud"] = True
        state.emit(state.event("investigate-too", by=env["this"], **slots))


@RULES.filter("within", value="number")
def _within(state: State, env: Env, thing: str, value: int) -> bool:
    """At most so many connections away from your location, which itself is none away."""
    reached = {place_for(state, env)}
    for _ in range(value):
        reached |= {to for place in tuple(reached) if place for to in connecting(state, place)}
    return thing in reached
