"""arkham-lcg/investigate-action: intellect against the shroud, a clue for success."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from rulesref.engine.ability import Amounts, Node
from rulesref.engine.notation import read_effect
from rulesref.engine.outcome import Refused
from rulesref.engine.rules import Env
from rulesref.engine.scope import fail
from rulesref.engine.state import State
from rulesref.games.arkham_lcg.actions.action import action, payable
from rulesref.games.arkham_lcg.limits.forbidding import prohibition, refusal
from rulesref.games.arkham_lcg.locations.additional_costs import Toll, after_paying, exempt, owed
from rulesref.games.arkham_lcg.playing.supposing import place_for
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import location_of
from rulesref.games.arkham_lcg.values.in_force import in_force
from rulesref.games.arkham_lcg.values.stats import stat

INVESTIGATED_WITH = RULES.constant(
    "investigated-with",
    "arkham-lcg/investigate-action",
    of="cards",
    skill="word",
    says="Every investigation of ``of`` uses ``skill``, whatever it says.",
)


def investigate(
    state: State,
    who: str,
    by: str | None = None,
    skill: str = "intellect",
    at: str | None = None,
    base: Amounts = (),
    bonus: Amounts = (),
    difficulty: int | None = None,
    success: tuple[Node, ...] = (),
    free: bool = False,
) -> None:
    """Begin the test of an investigation at the location of ``who``, or ``at`` another one.

    ``base`` takes the place of the printed value of a skill for this test (arkham-lcg/base-value),
    ``bonus`` is added to a skill, ``difficulty`` takes the place of the shroud. ``success`` is what
    its success does instead of a discovery. It is ``free`` of what it would cost on top where an act or an agenda orders it.
    """
    place = at or location_of(state, who)
    if place is None:
        state.give_up(who, "an investigation by somebody who is at no location")
        return
    told = {"skill": skill, "base": base, "bonus": bonus, "difficulty": difficulty}
    toll = Toll() if free else owed(state, "investigate", place)
    success = success or _find("tested" if at else "investigated")
    more = {"who": who, "place": place, "source": by or place, "success": success, **told}
    after_paying(state, who, toll, "investigate", by, _begin_test, more)


def _begin_test(
    state: State,
    who: str,
    place: str,
    source: str,
    success: tuple[Node, ...],
    skill: str,
    base: Amounts,
    bonus: Amounts,
    difficulty: int | None,
) -> None:
    """What paying has brought about may keep ``place`` from being investigated now."""
    if state.get(who, "eliminated") or _forbidder(state, who, place):
        fail(state)
        return
    test = state.event(
        "skill-test",
        by=source,
        cites=("arkham-lcg/investigate-action",),
        who=who,
        skill=_skill_for(state, place, skill),
        base=base,
        boosts=bonus,
        difficulty=(stat(state, place, "shroud") or 0) if difficulty is None else difficulty,
        why="investigate",
        target=place,
        success=success,
    )
    state.emit(test)


def _skill_for(state: State, place: str, skill: str) -> str:
    told = (
        str(one.node.args["skill"])
        for one in in_force(state, INVESTIGATED_WITH)
        if place in one.bound
    )
    return next(told, skill)


@lru_cache(maxsize=2)
def _find(where: str) -> tuple[Node, ...]:
    """The result of a successful investigation, in the notation of cards."""
    data = {"verb": "discover", "amount": 1, "at": where}
    return (read_effect(data, RULES, "investigate"),)


def _can_be(state: State, env: Env, at: tuple[str, ...] = (), **rest: Any) -> bool:
    place = at[0] if at else place_for(state, env)
    return place is not None and _forbidder(state, env["you"], place) is None


def _forbidder(state: State, who: str, place: str) -> str | None:
    """What keeps ``who`` from beginning to investigate ``place``: it says nothing of a running test."""
    return cannot_be_investigated(state, place) or cannot_investigate(state, who)


@RULES.verb(
    "investigate",
    "arkham-lcg/investigate-action",
    able=_can_be,
    skill="word?",
    base="amounts?",
    at="cards?",
    bonus="amounts?",
    difficulty="number?",
    success="effects?",
)
def _investigate(
    state: State,
    env: Env,
    skill: str = "intellect",
    base: Amounts = (),
    at: tuple[str, ...] = (),
    bonus: Amounts = (),
    difficulty: int | None = None,
    success: tuple[Node, ...] = (),
) -> None:
    """You investigate your location (as if elsewhere, that one), or the one that is named."""
    if not _can_be(state, env, at):
        fail(state)
        return
    who = env["you"]
    place = at[0] if at else place_for(state, env)
    if not at and place == location_of(state, who):
        place = None
    told = (skill, place, base, bonus, difficulty, success)
    investigate(state, who, env["this"], *told, free=exempt(env))


cannot_be_investigated = prohibition("cannot-be-investigated")
cannot_investigate = prohibition("cannot-investigate")


def _targets(state: State, who: str) -> Iterable[dict[str, Any]]:
    """FAQ v2.5, question on locations without clues: these may be investigated too."""
    place = location_of(state, who)
    if place is None or _forbidder(state, who, place):
        return ()
    return ({},) if payable(state, "investigate", who, {}) else ()


def _why_not(state: State, who: str) -> Refused | None:
    place = location_of(state, who)
    forbidden = _forbidder(state, who, place) if place else None
    return refusal(state, forbidden) if forbidden else None


@action("investigate", "arkham-lcg/investigate-action", targets=_targets, why_not=_why_not)
def _begin(state: State, who: str) -> None:
    """What attacks of opportunity have brought about may keep it from being investigated now."""
    place = location_of(state, who)
    if place is None or _forbidder(state, who, place):
        fail(state)
    else:
        investigate(state, who)


@RULES.condition("can-be-investigated", at="cards")
def _can_be_investigated(state: State, env: Env, at: tuple[str, ...]) -> bool:
    """A location in play, of which nothing says that it cannot be."""
    return any(cannot_be_investigated(state, place) is None for place in at)
