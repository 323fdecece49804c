"""A number in odd digits, or without end, and a name without end are refused like any other word."""

from __future__ import annotations

import time

import pytest

from rulesref.errors import CaseError
from tests.arkham import parse_cases, replay

HEAD = "Feature: f\n  Scenario: s\n    Given Roland Banks is at the Study\n"


def _refusal(text: str) -> CaseError:
    (case,) = parse_cases(text, "x.feature")
    with pytest.raises(CaseError) as caught:
        replay(case, "2016")
    return caught.value


@pytest.mark.parametrize(
    "face", ["\u00b2", "-\u00b3", "3\u00b2", "+-3", "--3", "\u0663", "\uff11", "1234", "9" * 900]
)
def test_a_chaos_token_says_a_number_in_plain_digits(face: str) -> None:
    error = _refusal(HEAD + f"    And the chaos bag holds 0, {face}\n")
    assert (error.line, error.column) == (4, 9)
    assert "is no chaos token" in error.message


@pytest.mark.parametrize("number", ["\u00b2", "3\u00b2", "\u2460"])
def test_a_number_in_odd_digits_is_no_number(number: str) -> None:
    error = _refusal(HEAD + f"    And Roland Banks has {number} clues\n")
    assert error.line == 4


@pytest.mark.parametrize(
    "text",
    [
        HEAD + f"    And Roland Banks controls {'x' * 3000}\n",
        HEAD.replace("Banks", "x" * 300),
        HEAD + f"    Then {'x ' * 300}succeeds\n",
    ],
)
def test_no_card_has_so_long_a_name(text: str) -> None:
    assert _refusal(text).line in (3, 4)


#: A line that lost its breaks, as a step, as the cell of a table, as the value of an outline.
ENGAGED = "Acolyte and Acolyte #2 are engaged with Roland Banks    And " * 300
GLUED = "Roland Banks has 1 clue    And " * 300
OUTLINE = HEAD.replace("Scenario:", "Scenario Outline:") + "    And Roland Banks has <what>\n"


@pytest.mark.parametrize(
    ("text", "place"),
    [
        (HEAD + f"    And {GLUED}\n", (4, 9)),
        (HEAD + f"    And {ENGAGED}\n", (4, 9)),
        (HEAD + f"    Then in order:\n      | {GLUED} |\n", (5, 9)),
        (OUTLINE + f"    Examples:\n      | what |\n      | {GLUED} |\n", (4, 9)),
    ],
)
def test_no_sentence_is_without_end(text: str, place: tuple[int, int]) -> None:
    began = time.process_time()
    error = _refusal(text)
    assert (error.line, error.column) == place
    assert "no step may have more than 1000" in error.message
    assert time.process_time() - began < 1


@pytest.mark.parametrize("joint", ["and", "but", "e", "ed", "ma"])
@pytest.mark.parametrize("kind", ["Given", "When", "Then"])
def test_no_step_joins_things_without_end(joint: str, kind: str) -> None:
    """Each joint was tried with all others: fifty names that are joined took half a minute."""
    step = f" {joint} ".join(["Ghoul Minion"] * 50)
    error = _refusal(HEAD + f"    {kind} {step}\n")
    assert "this joins 50 things, and no step may join more than 16" in error.message
    assert (error.line, error.column) == (4, len(f"    {kind} ") + 1)
