"""A seeded sample of mutated case files: 500, each read, and each case in it replayed.

``RULESREF_SEED`` draws another sample, ``python -m tests.cases.mutated`` takes 20,000 files.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rulesref.cases import case as reading
from rulesref.cases.case import Case
from rulesref.rulings.play_through import PlayThrough
from rulesref.rulings.replay import Judge
from rulesref.rulings.ruling import Ruling
from tests.cases.mutated.files import EDITIONS, judged_file, mutated_file
from tests.cases.mutated.judging import judged
from tests.cases.mutated.lines import lines_in
from tests.cases.mutated.mutations import MUTATIONS
from tests.cases.mutated.originals import draw_original

SEED = int(os.environ.get("RULESREF_SEED", "1"))
#: Parts, so that they can run beside each other, and files in each.
PARTS, FILES = 5, 100


@pytest.mark.parametrize("part", range(PARTS))
def test_no_traceback_no_hang_no_lost_step(part: int, tmp_path: Path) -> None:
    outcomes: Counter[str] = Counter()
    for number in range(part * FILES, (part + 1) * FILES):
        found = judged_file(mutated_file(SEED, number), tmp_path)
        assert not found.problem, f"python -m tests.cases.mutated --seed {SEED} --only {number}"
        outcomes[found.outcome] += 1
    # Else the mutations say nothing of what is read and played.
    assert outcomes["unread"] < FILES / 2
    assert outcomes["refused"] + outcomes["unread"] < FILES


@pytest.mark.parametrize("kind", MUTATIONS)
def test_every_mutation_changes_lines(kind: str) -> None:
    rng = Random(1)
    drawn = [draw_original(rng) for _ in range(20)]
    assert any(MUTATIONS[kind](lines, rng) != lines for lines in drawn)


TEXT = """\
Feature: f
  Scenario: s
    Given Roland Banks is at the Study
    When Roland Banks takes a resource
    Then Roland Banks has 1 resource
"""


def _problem(text: str, folder: Path, limit: float = 20.0) -> str:
    path = folder / "x.feature"
    path.write_text(text, encoding="utf-8")
    return judged(path, lines_in(text), EDITIONS[0], limit).problem


def test_a_file_with_nothing_wrong(tmp_path: Path) -> None:
    assert _problem(TEXT, tmp_path) == ""


def test_an_exception_is_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(self: PlayThrough, step: object) -> None:
        raise KeyError("x")

    monkeypatch.setattr(PlayThrough, "take", broken)
    assert _problem(TEXT, tmp_path).startswith("KeyError in test_mutated_files.py")


def test_a_hang_is_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def for_ever(self: PlayThrough, step: object) -> None:
        while True:
            pass

    monkeypatch.setattr(PlayThrough, "take", for_ever)
    assert _problem(TEXT, tmp_path, 0.05).startswith("hang")


def test_a_lost_step_is_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As it would be lost if descriptions were not looked at, or a step never taken."""
    hidden = TEXT.replace("Scenario: s", "Scenario: s\n    - Given Agnes Baker is at the Study")
    lines = [line._replace(step=line.step or "- " in line.text) for line in lines_in(hidden)]
    path = tmp_path / "x.feature"
    path.write_text(hidden, encoding="utf-8")
    assert judged(path, lines, EDITIONS[0]).problem == ""
    monkeypatch.setattr(reading, "check_description", lambda node, text: None)
    found = judged(path, lines, EDITIONS[0]).problem
    assert found == "lost: line 3: - Given Agnes Baker is at the Study"


def test_a_step_that_is_not_read_is_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = reading._cases

    def shorter(*given: Any) -> Iterator[Case]:
        return (case._replace(steps=case.steps[:-1]) for case in plain(*given))

    monkeypatch.setattr(reading, "_cases", shorter)
    assert _problem(TEXT, tmp_path) == "lost: line 5: Then Roland Banks has 1 resource"


def test_a_step_that_is_not_taken_is_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = Judge.replay

    def shorter(judge: Judge, case: Case, edition: str) -> Ruling:
        return plain(judge, case._replace(steps=case.steps[:-1]), edition)

    monkeypatch.setattr(Judge, "replay", shorter)
    assert _problem(TEXT, tmp_path) == "not taken: Roland Banks has 1 resource"
