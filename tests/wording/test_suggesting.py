"""What is suggested for a sentence that no step knows."""

from __future__ import annotations

import pytest

from rulesref.errors import CaseError
from rulesref.wording.advice import advice
from tests.arkham import SPEECH, parse_cases, replay, tongue


def advised(text: str, kind: str) -> tuple[tuple[str, ...], str]:
    return advice(SPEECH, text, kind, "en", tongue().event_sentences())


@pytest.mark.parametrize(
    ("text", "kind", "wanted"),
    [
        ("the deck of Roland Banks begins with Knife", "given", "the deck of {who} (holds"),
        ("Roland Banks decides to resign", "when", "{who} takes the resign action"),
        ("the bag of chaos contains skull", "given", "the chaos bag (holds"),
        ("Roland Banks wants to fight Swarm of Rats", "when", "{who} fights {enemy}"),
        ("Ghoul Minion is placed into Roland Banks's threat area", "given", "threat area of {who}"),
    ],
)
def test_the_first_ones_hold_the_wanted_step(text: str, kind: str, wanted: str) -> None:
    assert any(wanted in sentence for sentence in advised(text, kind)[0])


def test_a_sentence_of_another_kind() -> None:
    text = """Feature: Kinds
  Scenario: One
    Given Roland Banks is at Northside
    And Roland Banks investigates
    And Roland Banks has 1 clue
"""
    with pytest.raises(CaseError) as error:
        replay(parse_cases(text, "kinds.feature")[0], "2016")
    assert "When step" in (error.value.remedy or "")


def test_a_question_before_then_is_sent_to_then() -> None:
    text = "it is asked whether Guard Dog deals damage"
    assert advised(text, "when") == ((), "this is a Then step: say Then before it")


def test_nothing_alike() -> None:
    assert advised("zzz", "given")[0] == ()


def test_a_question_that_is_not_understood_is_shown_the_events() -> None:
    text = """Feature: Questions
  Scenario: One
    Given Roland Banks is at Northside
    Then it is asked whether Roland Banks suffers much damage
"""
    with pytest.raises(CaseError) as error:
        replay(parse_cases(text, "questions.feature")[0], "2016")
    assert "{to} (suffers|is dealt) {damage} damage" in error.value.candidates
