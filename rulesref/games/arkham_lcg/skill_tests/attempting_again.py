"""arkham-lcg/skill-test-timing: to attempt a test again, once everything of the first has resolved.

It is another test of the same kind: the same performer, the same skill (or choice of skills), made
against the same thing for the same results; its difficulty is counted anew (FAQ 1.38). Nothing that
was said of the first alone holds for it, and no action is taken for it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.engine.event import Event
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.skill_tests.current import known_outcome, running
from rulesref.games.arkham_lcg.skill_tests.testing import SKILL_TEST
from rulesref.games.arkham_lcg.table import investigators

CITE = "arkham-lcg/skill-tests"


def _ended(state: State) -> Mapping[str, Any]:
    """What is known of the test that ends at this moment; empty where none does."""
    for frame in state.frames():
        if frame.kind is SKILL_TEST:
            return frame.variables if "ended" in frame.variables else {}
    return {}


@RULES.condition("test-failed")
def _failed(state: State, env: Env) -> bool:
    """The test that ends at this moment was failed."""
    return "ended" in _ended(state) and known_outcome(state)[0] == "failure"


@RULES.condition("test-succeeded")
def _succeeded(state: State, env: Env) -> bool:
    """The test that ends at this moment was passed."""
    return "ended" in _ended(state) and known_outcome(state)[0] == "success"


RULES.stop(
    "attempt-within-test",
    en="a test is attempted again while one is running",
    it="una prova viene ritentata mentre ne è in corso una",
)


def _could(state: State, env: Env, by: int = 0) -> bool:
    ended = _ended(state)
    return running(state) or (bool(ended) and ended["event"].slots["who"] in investigators(state))


@RULES.verb("attempt-again", CITE, able=_could, by="number?")
def _again(state: State, env: Env, by: int = 0) -> None:
    """Whoever made the test that ends now makes it again, with ``by`` added to the skill value.

    While one is running nothing has ended yet that could be attempted again: no rule says which.
    """
    if running(state):
        state.give_up(env["this"], "attempt-within-test")
        return
    if not _could(state, env):
        return
    event: Event = _ended(state)["event"]
    state.emit(event._replace(slots={**event.slots, "bonus": by or None}))
