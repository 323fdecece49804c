"""arkham-lcg/investigate-action: intellect against the shroud, a clue for success."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from rulesref.engine.ability import Node
from rulesref.engine.lasting import standing
from rulesref.engine.notation import read_effect
from rulesref.engine.outcome import Refused
from rulesref.engine.scope import fail
from rulesref.engine.select import things
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.actions.action import action, payable
from rulesref.games.arkham_lcg.limits.forbidding import prohibition, refusal
from rulesref.games.arkham_lcg.locations.additional_costs import Toll, after_paying, exempt, owed
from rulesref.games.arkham_lcg.playing.supposing import place_for
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.skill_tests.attempt import NAMED, Attempt
from rulesref.games.arkham_lcg.table import location_of
from rulesref.games.arkham_lcg.values.in_force import binding
from rulesref.games.arkham_lcg.values.stats import stat

CITE = "arkham-lcg/investigate-action"
INVESTIGATED_WITH = RULES.constant(
    "investigated-with",
    CITE,
    of="cards",
    skill="word",
    says="Every investigation of ``of`` uses ``skill``, whatever it says.",
)
CANNOT_INVESTIGATE = RULES.constant(
    "cannot-investigate",
    "arkham-lcg/cannot",
    of="cards",
    at="cards",
    says="``of`` do not investigate the locations ``at``, from wherever they would.",
)


RULES.stop(
    "investigation-nowhere",
    en="an investigation by somebody who is at no location",
    it="un'indagine di chi non si trova in nessun luogo",
)


def investigate(
    state: State, who: str, attempt: Attempt, at: str | None = None, *, free: bool = False
) -> None:
    """Begin the test of an investigation at the location of ``who``, or ``at`` another one.

    It is ``free`` of what it would cost on top where an act or an agenda orders it.
    """
    place = at or location_of(state, who)
    if place is None:
        state.give_up(who, "investigation-nowhere")
        return
    toll = Toll() if free else owed(state, "investigate", place)
    slots = {"who": who, "place": place, "attempt": attempt, "success": _find()}
    after_paying(state, who, toll, "investigate", attempt.by, _begin_test, slots)


def _begin_test(
    state: State, who: str, place: str, attempt: Attempt, success: tuple[Node, ...]
) -> None:
    """What paying has brought about may keep ``place`` from being investigated now."""
    if state.get(who, "eliminated") or kept_from(state, who, place):
        fail(state)
        return
    instead = _skill_instead(state, place)
    if instead:
        attempt = attempt._replace(skill=instead)
    test = attempt.skill_test(
        state,
        CITE,
        by=place,
        who=who,
        skill="intellect",
        difficulty=stat(state, place, "shroud") or 0,
        why="investigate",
        target=place,
        success=success,
    )
    state.emit(test)


def _skill_instead(state: State, place: str) -> str:
    """The skill that every investigation of ``place`` uses; empty where nothing says one."""
    skills = (
        str(standing.node.args["skill"]) for standing in binding(state, INVESTIGATED_WITH, place)
    )
    return next(skills, "")


@lru_cache(maxsize=1)
def _find() -> tuple[Node, ...]:
    """The result of a successful investigation, in the notation of cards.

    The clue is one of the location that is tested, wherever the performer has gone since.
    """
    data = {"verb": "discover", "amount": 1, "at": "tested"}
    return (read_effect(data, RULES, "investigate"),)


def _can_be(state: State, env: Env, at: tuple[str, ...] = (), **rest: Any) -> bool:
    place = at[0] if at else place_for(state, env)
    return place is not None and kept_from(state, env["you"], place) is None


def kept_from(state: State, who: str, place: str) -> str | None:
    """What keeps ``who`` from beginning to investigate ``place``: it says nothing of a running test."""
    return cannot_be_investigated(state, place) or _kept_from_this(state, who, place)


def _kept_from_this(state: State, who: str, place: str) -> str | None:
    """The card because of which ``who`` cannot investigate ``place``, where others can."""
    for clause in binding(state, CANNOT_INVESTIGATE, who):
        if place in things(state, clause.env, clause.node.args["at"]):
            return clause.holder
    return None


@RULES.verb("investigate", CITE, able=_can_be, at="cards?", difficulty="quantity?", **NAMED)
def _investigate(
    state: State, env: Env, at: tuple[str, ...] = (), difficulty: Any = None, **named: Any
) -> None:
    """You investigate your location (as if elsewhere, that one), or the one that is named."""
    if not _can_be(state, env, at):
        fail(state)
        return
    who = env["you"]
    place = at[0] if at else place_for(state, env)
    if not at and place == location_of(state, who):
        place = None
    attempt = Attempt.of(state, env, difficulty=standing(state, env, difficulty), **named)
    investigate(state, who, attempt, place, free=exempt(env))


cannot_be_investigated = prohibition("cannot-be-investigated")


def _targets(state: State, who: str) -> Iterable[dict[str, Any]]:
    """FAQ v2.5, question on locations without clues: these may be investigated too."""
    place = location_of(state, who)
    if place is None or kept_from(state, who, place):
        return ()
    return ({},) if payable(state, "investigate", who, {}) else ()


def _why_not(state: State, who: str) -> Refused | None:
    place = location_of(state, who)
    forbidden = kept_from(state, who, place) if place else None
    return refusal(state, forbidden) if forbidden else None


@action("investigate", CITE, targets=_targets, why_not=_why_not)
def _begin(state: State, who: str) -> None:
    """What attacks of opportunity have brought about may keep it from being investigated now."""
    place = location_of(state, who)
    if place is None or kept_from(state, who, place):
        fail(state)
    else:
        investigate(state, who, Attempt())


@RULES.condition("can-be-investigated", at="cards")
def _can_be_investigated(state: State, env: Env, at: tuple[str, ...]) -> bool:
    """A location in play, of which nothing says that it cannot be."""
    return any(cannot_be_investigated(state, place) is None for place in at)
