"""arkham-lcg/qa/neither-rain-nor-snow-failed-test-effects: a failure of which nothing comes.

The test has failed all the same. Its results in ST.7 do not resolve, nor what the rules let follow
them (retaliate, alert, haunted), nor a Forced ability that answers the failure in ST.6.
"""

from __future__ import annotations

from rulesref.engine.ability import Ability
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.altering.canceling import note_cancel
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.skill_tests.current import TEST, running

CITE = "arkham-lcg/qa/neither-rain-nor-snow-failed-test-effects"


def _in_test(state: State, env: Env) -> bool:
    return running(state)


@RULES.verb("cancel-failure", CITE, able=_in_test)
def _cancel_failure(state: State, env: Env) -> None:
    """The running test is failing: all effects of its failure are canceled."""
    state.put(TEST, annulled=True)
    note_cancel(state, env["this"])


def may_use(state: State, who: str, card: str, ability: Ability) -> bool:
    """A Forced ability on the failure is one of its effects."""
    trigger = ability.trigger
    if (
        not state.rules.kinds[ability.kind].forced
        or trigger is None
        or "fail" not in trigger.event.split("|")
    ):
        return True
    return trigger.stage == "when" or not state.get(TEST, "annulled")
