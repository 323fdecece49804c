"""arkham-lcg/additional-costs (FAQ 1.6): a skill test as the additional cost of entering or leaving.

The cost is to make the test, whatever its result; what the card says of the result is part of the
test (ST.7). A result may cancel the effects of the move: then nobody moves, and what was done to
begin the move stays done (arkham-lcg/cancel).
"""

from __future__ import annotations

from typing import Any

from rulesref.engine.ability import Node
from rulesref.engine.combinator import still_meaning
from rulesref.engine.event import Event
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.rules import RULES

CITE = "arkham-lcg/additional-costs"
#: On an investigator who made a test to move: that move is canceled.
CALLED_OFF = "move-called-off"


def _can_be_made(state: State, env: Env, **test: Any) -> bool:
    return True


@RULES.cost(
    "test",
    CITE,
    able=_can_be_made,
    difficulty="number",
    skill="word?",
    skills="words?",
    success="effects?",
    failure="effects?",
)
def _test(
    state: State,
    env: Env,
    difficulty: int,
    skill: str = "",
    skills: tuple[str, ...] = (),
    success: tuple[Node, ...] = (),
    failure: tuple[Node, ...] = (),
) -> None:
    """You make a test to enter or leave; what follows from its result is part of the test."""
    state.emit(
        state.event(
            "skill-test",
            by=env["this"],
            who=env["you"],
            skill=skill or " or ".join(skills),
            skills=skills,
            difficulty=difficulty,
            success=still_meaning(env, success),
            failure=still_meaning(env, failure),
        )
    )


@RULES.event(
    "cancel-move",
    "arkham-lcg/cancel",
    who="card",
    en="the effects of the move of {who} are canceled",
    it="gli effetti del movimento di {who} vengono annullati",
)
def _cancel_move(state: State, events: tuple[Event, ...]) -> None:
    for event in events:
        state.put(event.slots["who"], **{CALLED_OFF: True})


@RULES.verb("cancel-move", "arkham-lcg/cancel")
def _verb(state: State, env: Env) -> None:
    """The effects of the move are canceled of which this test is an additional cost."""
    state.emit(state.event("cancel-move", by=env["this"], who=env["you"]))


def called_off(state: State, who: str) -> bool:
    """Whether a test that ``who`` had to make has canceled their move; it is asked once."""
    off = bool(state.get(who, CALLED_OFF))
    if off:
        state.put(who, **{CALLED_OFF: None})
    return off
