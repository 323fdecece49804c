"""arkham-lcg/at, arkham-lcg/if: where they stand in each edition, and the reading left open (U-01).

A made-up purse hurts its owner if they gain resources while having six or more.
"""

from __future__ import annotations

from typing import Any

import pytest

from rulesref.engine.notation import read_ability
from rulesref.facts import described as facts
from rulesref.games.arkham_lcg import RULES
from rulesref.games.card import Card
from rulesref.rulings import tongue
from rulesref.rulings.ruling import Ruling
from tests.arkham import parse_cases, replay

RICH = {"test": "holds", "token": "resources", "on": "you", "least": 6}
PAIN = {"verb": "take", "who": "you", "horror": 1}
ON = {"if": "gain-resources", "who": "you"}
JUDGED_EARLY = {"kind": "forced", "on": ON, "if": [RICH], "do": [PAIN]}
JUDGED_LATE = {
    "kind": "forced",
    "on": ON,
    "do": [{"verb": "if", "tests": [RICH], "effects": [PAIN]}, {"verb": "take", "who": "you"}],
}
STEPS = """\
Feature: f
  Scenario: s
    Given Roland Banks is at the Study
    And Roland Banks controls Heavy Purse
    And Roland Banks has {before} resources
    When Roland Banks takes a resource
    Then it is asked whether Roland Banks has 1 horror
"""


@pytest.fixture
def purse(monkeypatch: pytest.MonkeyPatch) -> Any:
    known = facts.card_named

    def play(ability: dict[str, Any], edition: str, before: int) -> Ruling:
        card = Card("t2", "Heavy Purse", "asset", abilities=(read_ability(ability, RULES, "t2/1"),))
        named = {card.name: card}
        monkeypatch.setattr(
            tongue, "card_named", lambda text, game: named.get(text) or known(text, game)
        )
        return replay(parse_cases(STEPS.format(before=before), "x.feature")[0], edition)

    return play


@pytest.mark.parametrize("ability", [JUDGED_EARLY, JUDGED_LATE])
@pytest.mark.parametrize(("before", "answer"), [(6, "yes"), (4, "no")])
def test_where_every_reading_agrees_there_is_an_answer(purse, ability, before, answer):
    for edition in ("2016", "2026"):
        assert purse(ability, edition, before).verdict == answer


@pytest.mark.parametrize("ability", [JUDGED_EARLY, JUDGED_LATE])
def test_the_sixth_resource_itself_is_left_open_in_2016(purse, ability):
    ruling = purse(ability, "2016", 5)
    assert ruling.verdict == "open"
    assert ruling.asked["readings"] == {"U-01": {"after": "yes", "before": "no"}}
    assert "'after', which is the default" in ruling.reason


def test_2026_judges_with_the_impact_and_resolves_with_it(purse):
    assert purse(JUDGED_EARLY, "2026", 5).verdict == "no"
    assert purse(JUDGED_LATE, "2026", 5).verdict == "yes"
