"""arkham-lcg/active-player: every moment about a turn, crossed with everything that asks for it."""

from __future__ import annotations

from typing import Any

import pytest

from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg import RULES
from rulesref.games.arkham_lcg.actions.actions_left import available, may_spend
from rulesref.games.arkham_lcg.acts_and_agendas.act_clues import hindered
from rulesref.games.arkham_lcg.playing.play_restrictions import forbidden
from rulesref.games.arkham_lcg.table import active
from tests.games.arkham_lcg.made_up import Workshop

#: The moment → how an ability answers it, and whether it is Roland Banks's turn then.
MOMENTS: dict[str, tuple[dict[str, Any], bool]] = {
    "2.1 begins": ({"after": "phase-begin", "phase": "investigation"}, False),
    "when their turn begins": ({"when": "turn-begin", "who": "you"}, True),
    "after their turn begins": ({"after": "turn-begin", "who": "you"}, True),
    "when their turn ends": ({"when": "turn-end", "who": "you"}, True),
    "at the end of their turn": ({"at": "turn-end", "who": "you"}, True),
    "after their turn ends": ({"after": "turn-end", "who": "you"}, True),
    "another's turn begins": (
        {"after": "turn-begin", "who": {"all": "investigator", "not": "you"}},
        False,
    ),
    "another's turn ends": (
        {"after": "turn-end", "who": {"all": "investigator", "not": "you"}},
        False,
    ),
    "2.3 ends": ({"when": "phase-end", "phase": "investigation"}, False),
    "3.1 begins": ({"after": "phase-begin", "phase": "enemy"}, False),
}


def _condition(id: str, **args: Any) -> Any:
    def asks(state: State, env: Env) -> bool:
        return bool(RULES.conditions[id].run(state, env, **args))

    return asks


def _selected(state: State, env: Env) -> bool:
    return RULES.selectors["active-investigator"].run(state, env) == (env["you"],)


def _in_the_act_of(state: State, env: Env) -> bool:
    """Clues are spent in anybody's turn: refused for that reason, or lawful but for their number."""
    refused = hindered(state)
    return (refused is None or refused.id != "nobodys-turn") and active(state) == env["you"]


def _fast_asset(state: State, env: Env) -> bool:
    return forbidden(state, env["you"], "magnifying-glass") is None


def _lasts(state: State, env: Env) -> bool:
    return state.rules.hooks.runs(state, "turn") and active(state) == env["you"]


#: Who asks whether it is the turn of "you".
ASKING = {
    "your-turn": _condition("your-turn"),
    "first-action": _condition("first-action"),
    "during-or-before-action": _condition("during-or-before-action", number=3),
    "during-or-after-action": _condition("during-or-after-action", number=0),
    "active-investigator": _selected,
    "clues for the act": _in_the_act_of,
    "a fast asset": _fast_asset,
    "until the end of the turn": _lasts,
    "an action that waits to be spent": lambda state, env: may_spend(state, env["you"], ()),
    "an additional action": lambda state, env: available(state, env["you"], ("tome",)) > 0,
}


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, bool]]:
    """What everything that asks has heard, each time that somebody gained resources."""
    answers: list[dict[str, bool]] = []
    gains = RULES.verbs["gain-resources"]

    def listen(state: State, env: Env, **args: Any) -> None:
        answers.append({name: asks(state, env) for name, asks in ASKING.items()})
        gains.run(state, env, **args)

    monkeypatch.setitem(RULES.verbs, "gain-resources", gains._replace(run=listen))
    return answers


GAIN = {"verb": "gain-resources", "who": "you", "amount": 1}
MORE = {"kind": "constant", "do": [{"verb": "additional-action", "of": "you"}]}
TABLE = """Given Roland Banks and Agnes Baker are at the Study
And Roland Banks controls Bell
And Roland Banks has Magnifying Glass in hand
And Roland Banks has 5 resources
And the current act is Trapped
When the investigation phase begins
And Roland Banks begins his turn
And nobody reacts
"""


@pytest.mark.parametrize("edition", ["2016", "2026"])
@pytest.mark.parametrize("moment", MOMENTS)
def test_whatever_asks_for_a_turn_hears_the_same(
    workshop: Workshop, heard: list[dict[str, bool]], edition: str, moment: str
) -> None:
    answers, theirs = MOMENTS[moment]
    workshop.card("Bell", {"kind": "forced", "on": answers, "do": [GAIN]}, MORE)
    end = """And Roland Banks ends his turn
And Agnes Baker ends her turn
When the enemy phase begins
Then Roland Banks has 0 clues"""
    workshop.play(TABLE + end, edition)
    assert heard, moment
    assert all(set(answers.values()) == {theirs} for answers in heard), heard


@pytest.mark.parametrize("edition", ["2016", "2026"])
def test_a_turn_that_an_ability_has_ended_is_over_while_the_ability_goes_on(
    workshop: Workshop, heard: list[dict[str, bool]], edition: str
) -> None:
    act = {"pay": "action", "amount": 1}
    workshop.card(
        "Bell", {"kind": "action", "cost": [act], "do": [{"verb": "end-turn"}, GAIN]}, MORE
    )
    ruling = workshop.play(TABLE + "And Roland Banks uses Bell\nAnd Agnes Baker ends her turn\n"
                       "Then Roland Banks has 6 resources", edition)  # fmt: skip
    assert ruling.passed
    assert heard  # more than once: the judge looks ahead on a copy
    assert all(set(answers.values()) == {False} for answers in heard)


@pytest.mark.parametrize("amount", [1, 2])
@pytest.mark.parametrize("verb", ["gain-actions", "lose-actions"])
@pytest.mark.parametrize("moment", list(MOMENTS)[1:])
def test_actions_gained_or_lost_out_of_turn_are_those_of_the_next(
    workshop: Workshop, moment: str, verb: str, amount: int
) -> None:
    """arkham-lcg/action, 2026: what comes in a turn is forfeited with it, all else is not."""
    answers, theirs = MOMENTS[moment]
    change = {"verb": verb, "who": "you", "amount": amount}
    workshop.card("Bell", {"kind": "forced", "on": answers, "limit": "1 per game", "do": [change]})
    ruling = workshop.play(
        f"""Given Roland Banks and Agnes Baker are at the Study
And Roland Banks controls Bell
When the investigation phase begins
And Roland Banks begins his turn
And Roland Banks ends his turn
And Agnes Baker ends her turn
When the enemy phase begins
When the investigation phase begins
And Roland Banks begins his turn
Then Roland Banks has {3 if theirs else 3 + (amount if verb == "gain-actions" else -amount)} actions""",
        "2026",
    )
    assert ruling.passed, ruling.unmet


@pytest.mark.parametrize("edition", ["2016", "2026"])
@pytest.mark.parametrize(
    "moment", ["2.1 begins", "when their turn begins", "after their turn begins"]
)
def test_an_action_lost_as_the_turn_begins_is_one_of_that_turn(
    workshop: Workshop, moment: str, edition: str
) -> None:
    lose = {"verb": "lose-actions", "who": "you", "amount": 1}
    workshop.card("Bell", {"kind": "forced", "on": MOMENTS[moment][0], "do": [lose]})
    ruling = workshop.play(
        """Given Roland Banks and Agnes Baker are at the Study
And Roland Banks controls Bell
When the investigation phase begins
And Roland Banks begins his turn
Then Roland Banks has 2 actions""",
        edition,
    )
    assert ruling.passed, ruling.unmet
