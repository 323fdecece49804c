"""arkham-lcg/skill-tests: a test that is about to begin is made with another skill, or against another value.

Whoever says so answers the beginning of the test. The skill that the test names is out of it then, and
so are additions to that skill, unless they are said to count for the other one.
"""

from __future__ import annotations

from rulesref.engine.ability import Node, Selector
from rulesref.engine.event import Event
from rulesref.engine.mark import as_it_stands, replace
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.enemies.shadows import is_mini_card
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.values.stats import stat as value_of

CITE = "arkham-lcg/skill-tests"


def _begins(state: State, env: Env) -> Event | None:
    """The test that is about to begin, where the effect answers that."""
    event = as_it_stands(state, env) if env.get("event") is not None else None
    return event if event is not None and event.type == "skill-test" else None


def _another(state: State, env: Env, skill: str, lends: bool = False) -> bool:
    event = _begins(state, env)
    return event is not None and event.slots["skill"] != skill


@RULES.verb("test-with", CITE, able=_another, skill="word", lends="flag?")
def _test_with(state: State, env: Env, skill: str, lends: bool = False) -> None:
    """The test that is about to begin is of ``skill``, whatever it names.

    With ``lends`` all that modifies the skill it names modifies ``skill`` for this test instead.
    """
    event = as_it_stands(state, env)
    named = event.slots["skill"]
    changed = {**event.slots, "skill": skill, "skills": None, "lent": named if lends else None}
    replace(state, env["mark"], event._replace(slots=changed))


def _has(state: State, env: Env, stat: str) -> bool:
    """Only what has such a value can be tested by it."""
    event = _begins(state, env)
    if event is None or not event.slots.get("target") or event.slots.get("measure") is not None:
        return False
    target = event.slots["target"]
    return not is_mini_card(state, target) and value_of(state, target, stat) is not None


@RULES.verb("test-against", CITE, able=_has, stat="word")
def _test_against(state: State, env: Env, stat: str) -> None:
    """The test that is about to begin is against the value ``stat`` of its target.

    arkham-lcg/modifiers: that value is looked at anew whenever the difficulty is.
    """
    event = as_it_stands(state, env)
    tested = Selector("all", RULES.selectors["tested"])
    measure = Node(RULES.quantities["stat"], {"of": tested, "stat": stat})
    begun = value_of(state, event.slots["target"], stat) or 0
    slots = {**event.slots, "measure": measure, "difficulty": begun}
    replace(state, env["mark"], event._replace(slots=slots))
