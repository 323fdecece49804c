"""Nothing that stands in a file of cases is passed over: rules, tables, texts, empty scenarios."""

from __future__ import annotations

import pytest

from rulesref.errors import CaseError
from rulesref.rulings.case import parse_cases
from rulesref.rulings.replay import replay

HEAD = "Feature: f\n  Scenario: s\n    Given Roland Banks is at the Study\n"


def _refused(text: str) -> CaseError:
    with pytest.raises(CaseError) as caught:
        replay(parse_cases(text, "x.feature")[0], "2016")
    return caught.value


def test_the_scenarios_of_a_rule_are_cases() -> None:
    text = """\
@outer
Feature: f
  Background:
    Given Roland Banks is at the Study
  Scenario: first
    Then Roland Banks has 0 clues
  @inner
  Rule: r
    Background:
      Given Agnes Baker is at the Study
    @own
    Scenario: second
      Then Agnes Baker has 1 clue
  Rule: q
    Scenario: third
      Then Roland Banks has 0 clues
"""
    first, second, third = parse_cases(text, "x.feature")
    assert [one.name for one in (first, second, third)] == ["first", "second", "third"]
    assert second.tags == ("outer", "inner", "own")
    assert [len(one.steps) for one in (first, second, third)] == [2, 3, 2]
    assert replay(first, "2016").passed
    assert not replay(second, "2016").passed


def test_a_scenario_without_steps_passes_nothing() -> None:
    error = _refused("Feature: f\n  Scenario: s\n")
    assert (error.line, error.message) == (2, "this scenario has no step")


@pytest.mark.parametrize(
    "step",
    ["in order:", "exactly in order:", "the chances are:", "Roland Banks must choose between:"],
)
def test_a_sentence_with_a_colon_needs_its_table(step: str) -> None:
    error = _refused(HEAD + f"    When Roland Banks takes a resource\n    Then {step}\n")
    assert (error.line, error.message) == (5, "a table has to follow this step")


def test_a_table_below_any_other_sentence_is_refused() -> None:
    error = _refused(HEAD + "      | Agnes Baker |\n    Then Roland Banks has 0 clues\n")
    assert (error.line, error.column, error.message) == (4, 9, "no table can follow this step")


def test_a_text_below_a_sentence_is_refused() -> None:
    error = _refused(HEAD + '      """\n      And Agnes Baker\n      """\n')
    assert (error.line, error.message) == (4, "no step takes a text below it")


@pytest.mark.parametrize("row", ["| Roland Banks is defeated |", "| a | b | 1/2 |"])
def test_a_table_of_chances_has_two_columns(row: str) -> None:
    error = _refused(HEAD + f"    Then the chances are:\n      {row}\n      {row}\n")
    assert "a sentence and its chance" in error.message


def test_what_is_wrong_in_a_table_is_shown_in_its_line() -> None:
    error = _refused(HEAD + "    Then in order:\n      | nonsense |\n")
    assert (error.line, error.column) == (5, 9)
    assert error.text == "      | nonsense |"


@pytest.mark.parametrize("tags", ["@edition-2020", "@edition-2016 @edition-2026"])
def test_a_case_is_of_one_known_edition(tags: str) -> None:
    error = _refused(HEAD.replace("  Scenario", f"  {tags}\n  Scenario"))
    assert "@edition-2016" in error.candidates
