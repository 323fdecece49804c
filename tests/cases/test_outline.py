"""An outline is a case for each row of its examples; what a row says has its place there."""

from __future__ import annotations

import pytest

from rulesref.cases.case import Case
from rulesref.errors import CaseError
from tests.arkham import parse_cases, replay

OUTLINE = """\
@outer
Feature: f
  Background:
    Given Roland Banks is at the Study
  Rule: r
    Background:
      Given Roland Banks controls Guard Dog
  Scenario Outline: <who> has <n> of it
    Given <who> has <n> <pool>
    Then <who> has <seen> <pool>

    @own @arkham-lcg/clues
    Examples: what holds
      | who          | n | pool      | seen |
      | Roland Banks | 2 | clues     | 2    |
      | Roland Banks | 3 | resources | 3    |

    @unsupported
    Examples: what does not
      | who          | n | pool      | seen |
      | Roland Banks | 1 | clues     | 2    |
"""

ITALIAN = """\
# language: it
Funzionalità: f
  Contesto:
    Dato che Roland Banks è nello Studio
  Schema dello scenario: indizi
    Dato che <chi> ha <n> indizi
    Allora <chi> ha <n> indizi
    Esempi:
      | chi          | n |
      | Roland Banks | 2 |
      | Roland Banks | 4 |
"""


def _error(case: Case) -> CaseError:
    with pytest.raises(CaseError) as caught:
        replay(case, "2016")
    return caught.value


def _first(steps: str, examples: str, head: str = "Scenario Outline: s") -> Case:
    text = f"Feature: f\n  {head}\n    Given Roland Banks is at the Study\n{steps}{examples}"
    return parse_cases(text, "x.feature")[0]


def test_each_row_is_a_case_with_its_own_place() -> None:
    rows = parse_cases(OUTLINE, "x.feature")
    assert [one.line for one in rows] == [15, 16, 21]
    assert [one.name for one in rows] == [
        "Roland Banks has 2 of it",
        "Roland Banks has 3 of it",
        "Roland Banks has 1 of it",
    ]
    assert [one.tags for one in rows] == [
        ("outer", "own", "arkham-lcg/clues"),
        ("outer", "own", "arkham-lcg/clues"),
        ("outer", "unsupported"),
    ]
    assert [replay(one, "2016").passed for one in rows] == [True, True, False]
    background = ["Roland Banks is at the Study", "Roland Banks controls Guard Dog"]
    assert [[step.text for step in one.steps[:2]] for one in rows] == [background] * 3


def test_a_background_takes_no_values() -> None:
    text = OUTLINE.replace("controls Guard Dog", "has <n> clues")
    error = _error(parse_cases(text, "x.feature")[0])
    assert (error.line, "<n>" in error.message) == (7, True)


def test_rows_that_one_name_does_not_tell_apart_tell_their_values() -> None:
    first, second = parse_cases(ITALIAN, "x.feature")
    assert first.name == "indizi (chi: Roland Banks, n: 2)"
    assert second.name == "indizi (chi: Roland Banks, n: 4)"
    assert replay(first, "2016").passed
    assert replay(second, "2016").passed


def test_a_value_that_is_wrong_is_pointed_at_in_its_row() -> None:
    case = _first(
        "    And <who> does what nobody knows <n> times\n    And <who> controls Guard Dog\n",
        "    Examples:\n      | who      | n |\n      | Rolend B | 2 |\n",
    )
    error = _error(_first("    And <who> controls Guard Dog\n", _TABLE))
    assert (error.line, error.column, error.text) == (7, 9, "      | Rolend B |")
    error = _error(case)
    assert (error.line, "with the values of line 8" in error.message) == (4, True)


_TABLE = "    Examples:\n      | who      |\n      | Rolend B |\n"


def test_what_stands_behind_a_value_is_pointed_at_in_the_step() -> None:
    table = "    Examples:\n      | who          |\n      | Roland Banks |\n"
    error = _error(_first("    And <who> controls Gard Dog\n", table))
    assert (error.line, error.column) == (4, len("    And <who> controls ") + 1)
    assert "with the values of line 7" in error.message


def test_cells_of_a_table_take_values() -> None:
    steps = """\
    When Roland Banks takes a resource
    Then in order:
      | Roland Banks gains <n> resource |
      | <what> |
    Examples:
      | n | what                                  |
      | 1 | Roland Banks takes the moon by storm  |
"""
    error = _error(_first(steps, ""))
    assert (error.line, error.column) == (10, 13)


@pytest.mark.parametrize(
    ("steps", "examples", "place", "message"),
    [
        ("    And Roland Banks has <m> clues\n", "| n |\n| 1 |", (4, 26), "'m'"),
        ("    And Roland Banks has <n> clues\n", "| n | m |\n| 1 | 2 |", (6, 7), "<m>"),
        ("    And Roland Banks has <n> clues\n", "| n | n |\n| 1 | 2 |", (6, 7), "'n'"),
        ("    And Roland Banks has <n> clues\n", "| n |", (5, 5), "no row"),
        ("    And Roland Banks has <n> clues\n", "", (5, 5), "no row"),
        ("    And Roland Banks has <n> clues\n", "| n |\n| 1 | 2 |", (7, 1), "as many cells"),
        ("    And Roland Banks has <n> clues\n", "Thn nobody\n| n |\n| 1 |", (6, 1), "passes over"),
    ],
)
def test_what_is_wrong_with_an_outline_is_said(
    steps: str, examples: str, place: tuple[int, int], message: str
) -> None:
    with pytest.raises(CaseError) as caught:
        replay(_first(steps, f"    Examples:\n{examples}\n"), "2016")
    assert (caught.value.line, caught.value.column) == place
    assert message in caught.value.message
    assert caught.value.remedy or caught.value.candidates


def test_a_value_may_be_empty_and_an_outline_may_have_no_name() -> None:
    steps = "    And Goat Spawn is engaged with Roland Banks<more>\n"
    examples = "    Examples:\n| more |\n| |\n| x |\n"
    case = _first(steps, examples, "Scenario Outline:")
    assert case.name == "(more: )"
    assert replay(case, "2016").passed


def test_an_outline_without_examples_is_no_case() -> None:
    error = _error(_first("", ""))
    assert (error.line, error.message) == (2, "this outline has no examples")


def test_a_scenario_with_examples_is_an_outline() -> None:
    case = _first(
        "    Then Roland Banks has <n> clues\n", "    Examples:\n| n |\n| 0 |\n", "Scenario: s"
    )
    assert (case.name, case.line, replay(case, "2016").passed) == ("s", 7, True)
