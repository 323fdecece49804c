"""What a timeline prints of abilities used and reactions declined can be expected as printed."""

from __future__ import annotations

import pytest

from rulesref.errors import CaseError
from rulesref.rulings.ruling import Ruling
from tests.arkham import parse_cases, replay

GIVEN = """Feature: f
  Scenario: s
    Given Roland Banks is at the Study
    And Roland Banks controls Guard Dog
    And Goat Spawn is engaged with Roland Banks with 2 damage
    When Goat Spawn attacks Roland Banks
    And Roland Banks assigns 1 damage to Guard Dog
    And {answer}
"""


def play(answer: str, then: str) -> Ruling:
    if answer == USED:
        answer += "\n    And Roland Banks assigns 1 horror to Roland Banks"
    text = GIVEN.format(answer=answer) + "".join(f"    {one}\n" for one in then.splitlines())
    return replay(parse_cases(text, "x.feature")[0], "2016")


USED = "Roland Banks uses Guard Dog"


@pytest.mark.parametrize(
    ("answer", "then", "passed"),
    [
        (USED, f"Then {USED}", True),
        ("nobody reacts", f"Then {USED}", False),
        (USED, "Then Forced: Goat Spawn", True),
        ("nobody reacts", "Then Forced: Goat Spawn", False),
        (USED, "Then Forced: Guard Dog", False),
        (USED, "Then Roland Banks uses Goat Spawn", False),
        ("nobody reacts", "Then nobody reacts", True),
        (USED, "Then nobody reacts", False),
        (
            USED,
            f"Then in order:\n| {USED} |\n| Forced: Goat Spawn |\n| Goat Spawn is defeated |",
            True,
        ),
        (USED, f"Then in order:\n| Goat Spawn is defeated |\n| {USED} |", False),
        (
            USED,
            f"Then it is asked whether {USED} before Goat Spawn is defeated\nAnd the answer is yes",
            True,
        ),
        (USED, "Then it is asked whether Forced: Goat Spawn\nAnd the answer is yes", True),
    ],
)
def test_deeds_are_expected_as_they_are_printed(answer: str, then: str, passed: bool) -> None:
    assert play(answer, then).passed is passed


def test_what_is_printed_of_a_timeline_can_be_pasted() -> None:
    printed = [
        one
        for one in play(USED, "Then Goat Spawn is defeated").timeline
        if one.stage in ("impact", "use")
    ]
    assert any(one.stage == "use" for one in printed)
    table = "Then exactly in order:\n" + "".join(f"| {one.text} |\n" for one in printed)
    assert play(USED, table).passed


def test_a_card_that_nobody_knows_is_refused() -> None:
    with pytest.raises(CaseError, match="Gard Dog"):
        play(USED, "Then Roland Banks uses Gard Dog")


def test_an_italian_one_reads_as_it_is_printed() -> None:
    text = """# language: it
Funzionalità: f
  Scenario: s
    Dato Roland Banks è nello Studio
    E Progenie del Capro è impegnata con Roland Banks
    Quando Progenie del Capro viene sconfitta
    Allora Obbligo: Progenie del Capro
"""
    assert replay(parse_cases(text, "x.feature")[0], "2016").passed
