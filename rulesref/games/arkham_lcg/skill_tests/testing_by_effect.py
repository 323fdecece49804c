"""arkham-lcg/skill-tests: the skill tests that cards ask for."""

from __future__ import annotations

from typing import Any

from rulesref.engine.ability import Node
from rulesref.engine.combinator import still_meaning
from rulesref.engine.lasting import standing
from rulesref.engine.select import number
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.values.stats import SKILLS, stat

#: The action whose test is the one that its card asks for.
_PARLEY = "parley"
#: What its results still know of the event that the ability answers.
_TRIGGER = ("event", "mark")


def _part_of(env: Env) -> dict[str, Any]:
    """The action that a test is part of which an ability asks for, as a slot of the test."""
    ability = env.get("ability")
    of = ability.designators if ability is not None else ()
    return {"why": _PARLEY} if _PARLEY in of else {}


def _lowest(state: State, who: str) -> tuple[str, ...]:
    """The skills of ``who`` of which none has a lower value."""
    values = {name: stat(state, who, name) or 0 for name in SKILLS}
    return tuple(name for name, value in values.items() if value == min(values.values()))


RULES.stop("skill-unknown", en="which skill is tested", it="quale abilità si mette alla prova")


@RULES.verb(
    "test",
    "arkham-lcg/skill-tests",
    difficulty="quantity",
    skill="word?",
    skills="words?",
    success="effects?",
    failure="effects?",
    harder="quantity?",
    who="cards?",
    lowest="flag?",
)
def _test(
    state: State,
    env: Env,
    difficulty: Any,
    skill: str = "",
    skills: tuple[str, ...] = (),
    success: tuple[Node, ...] = (),
    failure: tuple[Node, ...] = (),
    harder: Any = None,
    who: tuple[str, ...] = (),
    lowest: bool = False,
) -> None:
    """You (or ``who``) test a skill against a difficulty; what follows is part of the test (ST.7).

    Of several ``skills`` the performer chooses one as the test begins. ``harder`` is added to the
    difficulty; FAQ 1.38: both are counted as they stand at each moment of the test. ``lowest`` is
    of all skills the one of the least value as the test begins; of several such the performer chooses.
    """
    performer = who[0] if who else env["you"]
    if lowest:
        least = _lowest(state, performer)
        skill, skills = (least[0], ()) if len(least) == 1 else ("", least)
    if not skill and not skills:
        state.give_up(env["this"], "skill-unknown")
        return
    measure = standing(state, env, difficulty)
    counted: dict[str, Any] = {"measure": measure} if isinstance(measure, Node) else {}
    state.emit(
        state.event(
            "skill-test",
            by=env["this"],
            who=performer,
            skill=skill or " or ".join(skills),
            skills=skills,
            difficulty=number(state, env, difficulty),
            harder=None if harder is None else standing(state, env, harder),
            success=still_meaning(env, success, _TRIGGER),
            failure=still_meaning(env, failure, _TRIGGER),
            **counted,
            **_part_of(env),
        )
    )
