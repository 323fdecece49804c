"""arkham-lcg/phase-sequence: what somebody has achieved since the round, or their turn, began.

A success at a deed ("fight", "evade", "investigate"), resources that were gained, a successful
exploration and committed cards are remembered for as long as some card asks.
"""

from __future__ import annotations

from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.altering.earlier import note, so_far, this_turn
from rulesref.games.arkham_lcg.rules import RULES

#: What can be remembered: the test that asks for it.
SUCCEEDED, GAINED = "succeeded-this-round", "gained-resources-this-turn"
EXPLORED, COMMITTED = "explored-this-turn", "committed-this-round"


def note_success(state: State, who: str, deed: str | None) -> None:
    """Remember that ``who`` has succeeded at ``deed``, if the test was for one."""
    if deed is not None:
        note(state, SUCCEEDED, deed, who)


def note_gain(state: State, who: str) -> None:
    """Remember that ``who`` has gained resources."""
    note(state, GAINED, who, who)


def note_exploration(state: State, who: str) -> None:
    """Remember that ``who`` has explored successfully."""
    note(state, EXPLORED, who, who)


def note_commit(state: State, who: str, card: str) -> None:
    """Remember that ``who`` has committed ``card``."""
    note(state, COMMITTED, card, who)


@RULES.condition(COMMITTED)
def _committed(state: State, env: Env) -> bool:
    """Whether you have committed any card to a test since the round began."""
    return any(who == env["you"] for _, who, _ in so_far(state, COMMITTED))


@RULES.condition(SUCCEEDED, why="word", no="flag?")
def _succeeded(state: State, env: Env, why: str, no: bool = False) -> bool:
    """Whether you have succeeded at a test for ``why`` since the round began."""
    found = any((deed, who) == (why, env["you"]) for deed, who, _ in so_far(state, SUCCEEDED))
    return found is not no


@RULES.condition(GAINED, no="flag?")
def _gained(state: State, env: Env, no: bool = False) -> bool:
    """Whether you have gained any resources in the turn that is being taken."""
    return _this_turn(state, GAINED, env["you"]) is not no


@RULES.condition(EXPLORED, no="flag?")
def _explored(state: State, env: Env, no: bool = False) -> bool:
    """Whether you have explored successfully in the turn that is being taken."""
    return _this_turn(state, EXPLORED, env["you"]) is not no


def _this_turn(state: State, what: str, who: str) -> bool:
    return any(doer == who and this_turn(state, turn) for _, doer, turn in so_far(state, what))
