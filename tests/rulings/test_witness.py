"""The ways that a verdict tells: each really leads to its answer, and to the same position."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rulesref.render.timeline import render_ruling
from rulesref.rulings.question import read_question
from rulesref.rulings.witness import retrace
from tests.arkham import parse_cases, replay
from tests.rulings.shipped import CASES, replayed

#: A case whose answer hangs on a choice or a chance: its ways are told.
DOUBT = re.compile(r"(the answer is|la risposta è) (depends|dipende)")
DISPUTE = """\
Feature: f
  Scenario: s
    Given Roland Banks is at the Study
    And Roland Banks controls Guard Dog
    And Ghoul Priest is engaged with Roland Banks
    When the enemy phase begins
    Then it is asked whether Ghoul Priest takes 1 damage
    And the answer is depends
"""


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_every_way_leads_to_its_answer(path: Path) -> None:
    asked = [each for edition in ("2016", "2026") for each in replayed(path, edition).verdicts]
    ways = 0
    for scene, verdict in asked:
        for answer, moves in verdict.ways.items():
            assert verdict.position is not None
            moment = scene.at(verdict.position)
            question = read_question(moment, verdict.question)
            after, again = retrace(moment, moves), retrace(moment, moves)
            assert question.true(question.known(after.state)) is answer, verdict.question
            assert after.state == again.state
            assert hash(after.state) == hash(again.state)
            ways += 1
    assert ways or not DOUBT.search(path.read_text("utf-8"))


def test_many_files_hold_a_doubt() -> None:
    assert sum(bool(DOUBT.search(path.read_text("utf-8"))) for path in CASES) > 10


def test_a_doubt_is_told_with_a_way_to_either_answer() -> None:
    ruling = replay(parse_cases(DISPUTE, "x.feature")[0], "2016")
    yes, no = ruling.outcomes
    assert (yes.answer, no.answer) == ("yes", "no")
    assert any(moment.text == "1 damage is placed on Ghoul Priest" for moment in yes.timeline)
    assert all(moment.text != "1 damage is placed on Ghoul Priest" for moment in no.timeline)
    printed = list(render_ruling(ruling))
    assert "  asked: Ghoul Priest takes 1 damage" in printed
    assert any(line.startswith("  yes (by choice, for example)") for line in printed)
    assert any("Roland Banks uses Guard Dog" in line for line in printed)
