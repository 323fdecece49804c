"""``rulesref.replay``: what a program is told is what ``rulesref replay --json`` prints."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import rulesref
from rulesref.cli.running import run
from rulesref.errors import CaseError, UsageError

CASE = """\
Feature: A table
  Scenario: A goat
    Given Roland Banks is at the Study
    And Goat Spawn is engaged with Roland Banks with 2 damage
    And the chaos bag holds 0
    When Roland Banks fights Goat Spawn
    And Roland Banks reveals 0
    And Roland Banks assigns 1 horror to Roland Banks
    Then it is asked whether Goat Spawn is defeated
    And the answer is yes
"""


@pytest.mark.parametrize("edition", [None, "2016", "2026"])
def test_a_text_a_path_and_the_command_give_the_same(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], edition: str | None
) -> None:
    path = tmp_path / "goat.feature"
    path.write_text(CASE, encoding="utf-8")
    (of_text,) = rulesref.replay(CASE, edition)
    (of_path,) = rulesref.replay(path, edition)
    (of_name,) = rulesref.replay(str(path), edition)
    run(["replay", str(path), "--json", *(["--edition", edition] if edition else [])])
    (printed,) = json.loads(capsys.readouterr().out)["cases"]
    told = [json.loads(json.dumps(each.as_json())) for each in (of_path, of_name, of_text)]
    assert told[0] == told[1] == told[2] | {"file": str(path)} == printed
    assert of_text.edition == edition or (edition is None and of_text.edition == "2016")
    assert of_text.verdict == "yes"


@pytest.mark.parametrize(
    ("case", "message"),
    [
        ("nowhere.feature", "cannot read this file"),
        ("Feature: f\n  Scenario: s\n    Given Roland Banks dances\n", "unknown step"),
        (
            "Feature: f\n  @arkham-lcg/preyy\n  Scenario: s\n    Given Roland Banks is at the Study\n",
            "no rule is called arkham-lcg/preyy",
        ),
    ],
)
def test_what_cannot_run_is_an_error_with_its_place(case: str, message: str) -> None:
    with pytest.raises(CaseError, match=message) as refused:
        rulesref.replay(case)
    assert refused.value.file in (case, "<text>")


def test_an_unknown_edition_is_refused() -> None:
    with pytest.raises(UsageError, match="1999"):
        rulesref.replay(CASE, "1999")
