"""Nothing that stands in a file of cases is passed over: rules, tables, texts, empty scenarios."""

from __future__ import annotations

import pytest

from rulesref.errors import CaseError
from tests.arkham import parse_cases, replay

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


ONE_OF_THREE = """\
Feature: f
  Scenario: first
    Given Roland Banks is at the Study
    Then Roland Banks has 0 clues
{bad}
  Scenario: third
    Given Roland Banks is at the Study
    Then Roland Banks has 0 clues
"""


@pytest.mark.parametrize(
    ("bad", "line", "column"),
    [
        ("  Scenario: s", 5, 3),
        ('  Scenario: s\n    Given x\n      """\n      y\n      """', 7, 7),
        ("  Scenario Outline: s\n    Given <a>\n    Examples:\n      | b |\n      | b |", 6, 11),
        ("  Scenario: s\n    Gven x\n    Then y", 6, 5),
    ],
)
def test_the_other_scenarios_of_the_file_are_cases(bad: str, line: int, column: int) -> None:
    first, second, third = parse_cases(ONE_OF_THREE.format(bad=bad), "x.feature")
    assert replay(first, "2016").passed
    assert replay(third, "2016").passed
    with pytest.raises(CaseError) as caught:
        replay(second, "2016")
    assert (caught.value.line, caught.value.column) == (line, column)
    assert caught.value.remedy


DESCRIBED = """\
Feature: f
  {feature}
  Background:
    {background}
    Given Roland Banks is at the Study
  Scenario: s
    {scenario}
    Given Agnes Baker is at the Study
  Rule: r
    {rule}
    Scenario: t
      Given Agnes Baker is at the Study
"""


def _all_hold(text: str) -> bool:
    return all(replay(case, "2016").passed for case in parse_cases(text, "x.feature"))


PLACES = {"feature": 2, "background": 4, "scenario": 7, "rule": 10}


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize(
    "text",
    [
        "Gven Guard Dog is in play",
        "Given Guard Dgo is in play",
        "given Roland Banks controls Guard Dog",
        "Roland Banks controls Guard Dog",
        "Dato Roland Banks controls Guard Dog",
        "Thn Roland yawns",
        "Backgound:",
        "Scenaro: lost",
        "Exmples:",
    ],
)
def test_nothing_that_is_meant_as_a_step_hides_in_a_description(place: str, text: str) -> None:
    """Gherkin itself reads a step or a heading only where one can stand."""
    if text.startswith("Given") and place in ("background", "scenario"):
        return
    written = DESCRIBED.format(**{**dict.fromkeys(PLACES, ""), place: text})
    with pytest.raises(CaseError) as caught:
        _all_hold(written)
    error = caught.value
    assert (error.line, error.text) == (PLACES[place], written.splitlines()[PLACES[place] - 1])
    assert "description" in error.message
    assert error.candidates


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize(
    "text",
    [
        "Source: FAQ v2.5, 1.32 and the question on Stray Cat, which Roland uses twice.",
        "The dog stands between them,",
        "and Roland Banks is hurt.",
        "An example: of this kind",
        "# Given Roland Banks controls Guard Dog",
    ],
)
def test_prose_is_none(place: str, text: str) -> None:
    written = DESCRIBED.format(**{**dict.fromkeys(PLACES, ""), place: text})
    assert _all_hold(written)


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("Funzionalità: f\n  Scenario: s\n    Dato Roland Banks è in Study\n", "it"),
        ("# language: it\nFeature: f\n  Scenario: s\n", "en"),
    ],
)
def test_a_heading_of_the_other_language_tells_how_the_file_begins(
    text: str, language: str
) -> None:
    with pytest.raises(CaseError) as caught:
        parse_cases(text, "x.feature")
    assert caught.value.message == "this heading is of another language than the file"
    assert caught.value.remedy == f"begin the file with the line: # language: {language}"


def test_an_italian_file() -> None:
    text = "# language: it\nFunzionalità: f\n  {line}\n  Scenario: s\n    Dato Roland Banks è nello Studio\n"
    (case,) = parse_cases(text.format(line="Fonte: FAQ v2.5"), "x.feature")
    assert replay(case, "2016").passed
    for line in ("Dao Roland Banks è nello Studio", "Contsto:", "Roland Banks è nello Studio"):
        with pytest.raises(CaseError) as caught:
            parse_cases(text.format(line=line), "x.feature")
        assert caught.value.line == 3


@pytest.mark.parametrize(("that", "column"), [("", 21), ("che ", 25)])
def test_an_italian_position_may_be_told_with_that(that: str, column: int) -> None:
    text = "# language: it\nFunzionalità: f\n  Scenario: s\n"
    text += f"    Dato {that}Roland Banks è nello Studio\n    E {that}Roland Banks ha 2 risorse\n"
    (case,) = parse_cases(text + "    Allora Roland Banks ha 2 risorse\n", "x.feature")
    assert replay(case, "2016").passed
    error = _refused(text + f"    E {that}Roland Banks ha -2 risorse\n")
    assert error.column == column + 2


@pytest.mark.parametrize("end", ["\r\n", "\r"])
def test_lines_end_as_they_end_anywhere(end: str) -> None:
    text = HEAD + "    Then Roland Banks has 0 clues\n    Then Roland Bnks has 0 clues\n"
    error = _refused(text.replace("\n", end))
    assert (error.line, error.column) == (5, 10)
    assert error.text == "    Then Roland Bnks has 0 clues"
