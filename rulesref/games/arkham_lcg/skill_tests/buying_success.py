"""arkham-lcg/qa/calcification-psychotropic-spores-automatic-success: success for a price.

The price may be paid before the test, which then reveals nothing, or once it has failed. A test that
fails by itself stays failed (arkham-lcg/automatic-failure-success).
"""

from __future__ import annotations

from rulesref.engine.ability import Node, Trigger
from rulesref.engine.combinator import splice
from rulesref.engine.lasting import delay
from rulesref.engine.mark import replace
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.skill_tests.comparing import outcome
from rulesref.games.arkham_lcg.skill_tests.current import TEST, fails, running

CITE = "arkham-lcg/qa/calcification-psychotropic-spores-automatic-success"


@RULES.condition("may-still-succeed")
def _may_still(state: State, env: Env) -> bool:
    """The running test has not failed by itself."""
    return running(state) and not fails(state)


@RULES.verb("succeed-instead", CITE)
def _succeed_instead(state: State, env: Env) -> None:
    """The failure that is about to come is a success."""
    state.put(TEST, automatic="success")
    replace(state, env["mark"], outcome(state))


@RULES.verb("may-succeed-by", CITE, effects="effects")
def _may_succeed_by(state: State, env: Env, effects: tuple[Node, ...]) -> None:
    """You may resolve ``effects`` to pass the test that follows: before it, or when it fails."""
    verbs = RULES.verbs
    instead = (*effects, Node(verbs["succeed-instead"], {}))
    still = (Node(RULES.conditions["may-still-succeed"], {}),)
    later = Node(verbs["may"], {"effects": instead})
    guarded = Node(verbs["if"], {"tests": still, "effects": (later,)})
    delay(state, Trigger("would", "fail", ()), (guarded,), env, "test")
    splice(
        state,
        (Node(verbs["may"], {"effects": (*effects, Node(verbs["next-test-succeeds"], {}))}),),
    )
