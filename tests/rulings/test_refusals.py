"""A refusal names its rule, and a case can hold it to that."""

from __future__ import annotations

import pytest

from rulesref.errors import CaseError
from tests.arkham import parse_cases, play, replay

LIMIT = "arkham-lcg/limits-and-maximums"
COSTS = "arkham-lcg/costs"
CASE = """Feature: Refusals
  Scenario: The second use
    Given Roland Banks and Agnes Baker are at Northside
    And Roland Banks has {rich} resources
    And Agnes Baker has {other} resources
    When Roland Banks uses Northside
    {then}
"""


@pytest.mark.parametrize("edition", ["2016", "2026"])
@pytest.mark.parametrize(
    ("rich", "other", "then", "passes"),
    [
        (5, 5, f"And Agnes Baker uses Northside\n    Then it is refused under {LIMIT}", True),
        (5, 5, f"And Agnes Baker uses Northside\n    Then it is refused under {COSTS}", False),
        (4, 0, f"Then it is refused under {COSTS}", True),
        (4, 0, f"Then it is refused under {LIMIT}", False),
        (5, 0, "Then it is refused", False),
    ],
)
def test_the_rule_of_a_refusal(
    rich: int, other: int, then: str, passes: bool, edition: str
) -> None:
    text = CASE.format(rich=rich, other=other, then=then)
    assert replay(parse_cases(text, "refusals.feature")[0], edition).passed is passes


TWICE = """Feature: Refusals
  Scenario: What has been refused is not taken for what has happened before
    Given Agnes Baker is at the Study
    And Agnes Baker controls Spirit Athame, Shotgun
    And Shotgun has {ammo} ammo
    And Ghoul Priest is engaged with Agnes Baker
    And the chaos bag holds 0
    And it is the turn of Agnes Baker
    When Agnes Baker uses {weapon} on Ghoul Priest
    {then}
"""


@pytest.mark.parametrize(
    ("ammo", "weapon", "then", "passes"),
    [
        (
            1,
            "Shotgun",
            "And Agnes Baker uses Shotgun on Ghoul Priest\n    Then it is refused under arkham-lcg/costs",
            True,
        ),
        (
            2,
            "Shotgun",
            "And Agnes Baker uses Shotgun on Ghoul Priest\n    Then it is refused",
            False,
        ),
        (0, "Shotgun", f"Then it is refused under {COSTS}", True),
        (
            0,
            "ability 2 of Spirit Athame",
            "And Agnes Baker uses ability 2 of Spirit Athame on Ghoul Priest\n"
            f"    Then it is refused under {COSTS}",
            True,
        ),
    ],
)
def test_an_only_target_does_not_hide_a_refusal(
    ammo: int, weapon: str, then: str, passes: bool
) -> None:
    text = TWICE.format(ammo=ammo, weapon=weapon, then=then)
    assert replay(parse_cases(text, "refusals.feature")[0], "2016").passed is passes


OPEN = """Feature: Refusals
  Scenario: What would change nothing
    Given Roland Banks is at the Study
    And Roland Banks controls Painkillers{more}
    When Roland Banks uses Painkillers
    {then}
"""


@pytest.mark.parametrize(
    ("more", "rule", "told"),
    [
        ("", "target", True),
        ("\n    And Painkillers is exhausted", "costs", False),
    ],
)
def test_a_refusal_says_by_which_reading_of_an_open_question_it_would_be_lawful(
    more: str, rule: str, told: bool
) -> None:
    (case,) = parse_cases(
        OPEN.format(more=more, then=f"Then it is refused under {rule}"), "x.feature"
    )
    ruling = replay(case, "2026")
    assert ruling.passed
    assert ["U-43" in remark.told for remark in ruling.remarks] == [True] * told
    for then in ("", "Then Roland Banks has 1 horror"):
        (case,) = parse_cases(OPEN.format(more=more, then=then), "x.feature")
        with pytest.raises(CaseError) as refused:
            replay(case, "2026")
        assert ("U-43" in refused.value.message) is told


ENCHANTED = """Feature: Refusals
  Scenario: No actions are left to lose
    Given Roland Banks is at the Study
    And the Study is connected to the Enchanted Woods (06054)
    When Roland Banks takes 2 resource actions
    And Roland Banks moves to the Enchanted Woods (06054)
    And Roland Banks chooses option {number} of the Enchanted Woods
    Then Roland Banks has 2 horror
"""


def test_an_option_that_changes_nothing_is_told_from_a_step_that_nothing_asks_for() -> None:
    (case,) = parse_cases(ENCHANTED.format(number=1), "x.feature")
    assert replay(case, "2016").passed
    (case,) = parse_cases(ENCHANTED.format(number=2), "x.feature")
    with pytest.raises(CaseError, match="there was one thing alone to choose") as refused:
        replay(case, "2016")
    assert refused.value.candidates == ("Roland Banks chooses option 1 of Enchanted Woods",)


def test_what_fate_could_not_give_is_told_with_what_it_gave():
    table = "Given Roland Banks is at the Study\nAnd the chaos bag holds -1, -1\n"
    with pytest.raises(CaseError, match="fate could not give this") as refused:
        play(table + "When Roland Banks investigates\nAnd a 0 token is revealed")
    assert "the chaos bag gives -1" in str(refused.value)
