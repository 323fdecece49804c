"""arkham-lcg/phase-sequence: what somebody has achieved since the round, or their turn, began.

A success at a deed ("fight", "evade", "investigate") and resources that were gained are remembered
for as long as some card asks.
"""

from __future__ import annotations

from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.altering.earlier import note, so_far, this_turn
from rulesref.games.arkham_lcg.rules import RULES

#: What can be remembered: the test that asks for it.
SUCCEEDED, GAINED = "succeeded-this-round", "gained-resources-this-turn"


def note_success(state: State, who: str, deed: str | None) -> None:
    """Remember that ``who`` has succeeded at ``deed``, if the test was for one."""
    if deed is not None:
        note(state, SUCCEEDED, deed, who)


def note_gain(state: State, who: str) -> None:
    """Remember that ``who`` has gained resources."""
    note(state, GAINED, who, who)


@RULES.condition(SUCCEEDED, why="word", no="flag?")
def _succeeded(state: State, env: Env, why: str, no: bool = False) -> bool:
    """Whether you have succeeded at a test for ``why`` since the round began."""
    found = any((deed, who) == (why, env["you"]) for deed, who, _ in so_far(state, SUCCEEDED))
    return found is not no


@RULES.condition(GAINED, no="flag?")
def _gained(state: State, env: Env, no: bool = False) -> bool:
    """Whether you have gained any resources in the turn that is being taken."""
    found = any(
        who == env["you"] and this_turn(state, turn) for _, who, turn in so_far(state, GAINED)
    )
    return found is not no
