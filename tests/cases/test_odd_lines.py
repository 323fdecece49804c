"""What ends no line in Gherkin, closes no cell, or runs nowhere is refused, wherever it stands."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulesref.errors import CaseError
from tests.arkham import parse_cases, read_cases, replay

TEXT = """\
Feature: f
  prose{0}
  # comment{1}
  @tag
  Scenario: s{2}
    more prose{3}
    Given Roland Banks is at the Study{4}
    When Roland Banks takes a resource
    Then in order:
      | Roland Banks gains 1 resource{5} |
"""


def _refusal(text: str) -> CaseError:
    with pytest.raises(CaseError) as caught:
        _play(text)
    return caught.value


def _play(text: str) -> None:
    for case in parse_cases(text, "x.feature"):
        replay(case, "2016")


@pytest.mark.parametrize("place", range(6))
@pytest.mark.parametrize("odd", "\v\f\x1c\x1d\x1e\x85\u2028\u2029")
def test_what_ends_a_line_for_some_readers_alone(odd: str, place: int) -> None:
    """A step behind it would look like a line of its own."""
    said = ["", "", "", "", "", ""]
    said[place] = f"{odd}And Agnes Baker is at the Study"
    text = TEXT.format(*said)
    error = _refusal(text)
    line = text.split("\n").index(next(line for line in text.split("\n") if odd in line))
    assert (error.line, error.column) == (line + 1, text.split("\n")[line].index(odd) + 1)
    assert f"U+{ord(odd):04X}" in error.message
    assert "And Agnes Baker is at the Study" in (error.remedy or "")


@pytest.mark.parametrize("end", ["\n", "\r", "\r\n"])
def test_a_step_behind_the_end_of_a_line_runs(end: str) -> None:
    (case,) = parse_cases("Feature: f\n prose\n Scenario: s\n  prose" + end + "Given x", "x")
    assert [(step.text, step.line) for step in case.steps] == [("x", 5)]


@pytest.mark.parametrize("odd", ["\v", "\f", "\x85", "\u2028"])
def test_the_lines_of_a_file_that_cannot_be_read_are_counted_alike(
    tmp_path: Path, odd: str
) -> None:
    file = tmp_path / "x.feature"
    file.write_bytes(f"Feature: f\r\n  a{odd}b\r  c".encode() + b"\xff")
    with pytest.raises(CaseError) as caught:
        read_cases(file)
    assert (caught.value.line, caught.value.column) == (3, 4)


HEAD = "Feature: f\n  Scenario: s\n    Given Roland Banks is at the Study\n"
ORDER = HEAD + "    When Roland Banks takes a resource\n    Then in order:\n"


@pytest.mark.parametrize(
    ("text", "line", "column", "written"),
    [
        # A step behind a bar is a row of the step before, with no cell.
        (HEAD + "    | And Roland Banks has 9 clues\n", 4, 7, "And Roland Banks has 9 clues"),
        (HEAD + "    |And Roland Banks has 9 clues\n", 4, 6, "And Roland Banks has 9 clues"),
        (ORDER + "      | fhtagn\n", 6, 9, "| fhtagn |"),
        (ORDER + "      | a | b\n", 6, 13, "| a | b |"),
        (ORDER + "      | a |\n      | b | c\n", 7, 13, "| b | c |"),
        (ORDER + "      | a |\n      | b\n", 7, 9, "| b |"),
        (ORDER + "      | a\n      | b |\n", 6, 9, "| a |"),
        (ORDER + "      | a \\|\n", 6, 9, "| a \\| |"),
        (
            "Feature: f\n  Scenario Outline: s\n    Given <a>\n    Examples:\n|a|\n|b| c\n",
            6,
            5,
            "|b| c |",
        ),
        (
            "Feature: f\n  Scenario Outline: s\n    Given <a>\n    Examples:\n|a| b\n|c|\n",
            5,
            5,
            "|a| b |",
        ),
    ],
)
def test_a_cell_that_nothing_closes(text: str, line: int, column: int, written: str) -> None:
    error = _refusal(text)
    assert (error.line, error.column) == (line, column)
    assert error.message == "no | closes this cell, so Gherkin drops it"
    assert error.remedy == f"write: {written}"


def test_a_comment_may_stand_behind_a_row() -> None:
    text = ORDER + "      | Roland Banks gains 1 resource | # as ever\n"
    (case,) = parse_cases(text, "x.feature")
    assert [cell for cell, _, _ in case.steps[-1].table] == ["Roland Banks gains 1 resource"]


def test_a_comment_behind_no_cell_is_none() -> None:
    error = _refusal(ORDER + "      |#And Roland Banks gains 1 resource\n")
    assert error.message == "no | closes this cell, so Gherkin drops it"


def test_a_rule_without_a_scenario_plays_nothing() -> None:
    error = _refusal(HEAD + "  Rule: r\n    Background:\n      Given fhtagn\n")
    assert (error.line, error.message) == (4, "this rule has no scenario")


@pytest.mark.parametrize("mark", ['"""', "```"])
def test_a_text_without_an_end_is_shown_where_it_begins(mark: str) -> None:
    error = _refusal(HEAD + f"    {mark}And fhtagn\n    Then fhtagn\n\n")
    assert (error.line, error.column) == (4, 5)
    assert "no end" in error.message


def test_a_tag_before_a_keyword() -> None:
    error = _refusal(HEAD + "    @And Roland Banks has 9 clues\n")
    assert (error.line, error.remedy) == (4, "write: And Roland Banks has 9 clues")


def test_a_long_line_of_prose_is_prose() -> None:
    text = HEAD.replace("  Scenario", f"  {'x ' * 400}says hello\n  {'x' * 9000}\n  Scenario")
    (case,) = parse_cases(text, "x.feature")
    assert replay(case, "2016").passed


@pytest.mark.parametrize(
    ("tags", "column", "message"),
    [
        ("@a@edition-2017", 5, "this case is played in no such edition: @edition-2017"),
        ("@unsuported@a", 3, "no tag is called @unsuported"),
        ("@edition-2016@unsuported", 16, "no tag is called @unsuported"),
        ("@@a", 3, "no tag stands behind this @"),
        ("@a @", 6, "no tag stands behind this @"),
        ("@ unsuported", 3, "no tag is called @unsuported"),
        ("@edition-2016 @edition-2016", 17, "this case is tagged @edition-2016 twice"),
        ("@unsupported @a @unsupported", 19, "this case is tagged @unsupported twice"),
    ],
)
def test_tags_without_a_space_between_them(tags: str, column: int, message: str) -> None:
    """Gherkin parts them at each @, and drops none."""
    error = _refusal(HEAD.replace("  Scenario", f"  {tags}\n  Scenario"))
    assert (error.line, error.column, error.message) == (2, column, message)
    assert error.text == f"  {tags}"


def test_a_tag_that_the_feature_has_already_is_placed_where_it_is_said_again() -> None:
    error = _refusal("@edition-2026\n" + HEAD.replace("  Scenario", "  @edition-2026\n  Scenario"))
    assert (error.line, error.column) == (3, 3)
