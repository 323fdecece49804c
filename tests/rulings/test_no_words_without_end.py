"""Words that may each stand before a sentence are no more of them than a sentence has."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulesref.cases.case import Case
from tests.arkham import JUDGE

HEAD = "Feature: f\n\n  Scenario: s\n    Given Roland Banks is in the Study\n"
#: Each may lead a sentence that is said in other words.
LEADING = ["if", "whether", "when", "is it true that", "and", "then", "can"]


def read(tmp_path: Path, kind: str, text: str) -> Case:
    path = tmp_path / "a.feature"
    path.write_text(f"{HEAD}    {kind} {text}\n", "utf-8")
    (case,) = JUDGE.read(path)
    return case


@pytest.mark.parametrize("leading", LEADING)
@pytest.mark.parametrize("kind", ["Given", "When", "Then"])
def test_a_step_of_leading_words_is_refused_in_its_place(tmp_path: Path, leading: str, kind: str):
    """Sentences within sentences were sought as deep as the words went: RecursionError."""
    case = read(tmp_path, kind, " ".join([leading] * (900 // (len(leading) + 1))))
    (refused,) = JUDGE.replay_all([case], "2016", lambda cite: ())
    assert refused.as_json()["error"]["line"] == 5
    assert "bug" not in refused.message


def test_a_case_with_a_step_that_is_refused_is_not_taken_apart(tmp_path: Path, monkeypatch):
    """All its joints were tried with all others, for ten seconds, and then it was refused all the same."""

    def taken_apart(*_: object) -> None:
        pytest.fail("a step of a refused case is taken apart")

    monkeypatch.setattr("rulesref.rulings.steps_apart.parts_of", taken_apart)
    case = read(tmp_path, "When", " and ".join(["1 damage"] * 30))
    assert case.fault is not None
    assert JUDGE.apart(case) is case
