"""Several questions in one case: each has its own answer, and its own failure."""

from __future__ import annotations

import pytest

from rulesref.render.timeline import render_ruling
from rulesref.rulings.ruling import Ruling
from tests.arkham import parse_cases, replay

CASE = """Feature: f
  Scenario: s
    Given Roland Banks is at the Study and has 0 resources
    And the Study has 1 clue
    And the chaos bag holds 0
    When Roland Banks investigates
    Then it is asked whether Roland Banks has 1 clue
    And the answer is {first}
    And Roland Banks has {resources} resources
    And it is asked whether the Study has 1 clue
    And the answer is {second}
"""


def play(first: str, second: str, resources: int = 0) -> Ruling:
    text = CASE.format(first=first, second=second, resources=resources)
    return replay(parse_cases(text, "x.feature")[0], "2016")


def test_each_question_has_its_answer() -> None:
    ruling = play("yes", "no")
    assert ruling.passed
    assert [(one.line, one.verdict.answer) for one in ruling.questions] == [(7, "yes"), (10, "no")]
    (first, second) = ruling.as_json()["questions"]
    assert (first["question"], second["answer"]) == ("Roland Banks has 1 clue", "no")


@pytest.mark.parametrize(("first", "second", "line"), [("no", "no", 8), ("yes", "yes", 11)])
def test_a_failure_is_shown_beside_its_own_answer(first: str, second: str, line: int) -> None:
    ruling = play(first, second)
    (unmet,) = ruling.unmet
    question = "Roland Banks has 1 clue" if line == 8 else "the Study has 1 clue"
    assert (unmet.line, unmet.question) == (line, question)
    shown = list(render_ruling(ruling))
    at = next(n for n, text in enumerate(shown) if text.strip().startswith(f"line {line}:"))
    asked = [text for text in shown[:at] if text.startswith("  asked")]
    assert asked[-1].endswith(question)
    answer = next(text for text in shown[at:] if text.startswith("  verdict"))
    assert answer.startswith(f"  verdict: {unmet.happened.split(' ')[0]}")
    assert sum(text.startswith("  verdict") for text in shown) == 2


def test_what_is_about_no_question_stands_before_them() -> None:
    shown = list(render_ruling(play("yes", "no", resources=4)))
    at = next(n for n, text in enumerate(shown) if text.strip().startswith("line 9:"))
    assert not any(text.startswith("  asked") for text in shown[:at])


def test_one_question_that_cannot_be_answered_is_enough_to_fail() -> None:
    text = """Feature: f
  Scenario: s
    Given Roland Banks is at the Study
    And Roland Banks has Unexpected Courage in hand
    When Roland Banks investigates
    Then it is asked whether Roland Banks has 5 clues
    And it is asked whether Roland Banks may commit Unexpected Courage
"""
    ruling = replay(parse_cases(text, "x.feature")[0], "2016")
    assert [one.verdict.answer for one in ruling.questions] == ["unsupported", "yes"]
    assert not ruling.passed


def test_what_was_answered_keeps_its_answer_where_play_stops_after_it() -> None:
    """Before the next question: no step says which card is drawn."""
    text = """Feature: f
  Scenario: s
    Given Roland Banks is at the Study
    And Ghoul Minion is engaged with Roland Banks
    When the enemy phase begins
    Then it is asked whether Roland Banks has 1 damage
    When Roland Banks draws 1 card
    Then it is asked whether Roland Banks has 2 cards in hand
"""
    ruling = replay(parse_cases(text, "x.feature")[0], "2016")
    assert ruling.verdict == "unsupported"
    lines = [line.strip() for line in render_ruling(ruling)]
    asked = lines.index("asked: Roland Banks has 1 damage")
    assert lines[asked + 1] == "verdict: yes"
    assert lines[asked + 2].startswith("verdict: unsupported")
