"""A step told while something else is chosen is refused in its place; one behind a stop is left undecided."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.arkham import JUDGE

#: Each told while shares are divided, or of a name of several cards where the play has stopped.
CASES = {
    "a card played while damage is divided": """\
    Given Roland Banks is at the Study
    And Agnes Baker is at the Study
    And Roland Banks controls Flamethrower with 2 ammo
    And Ghoul Priest is engaged with Roland Banks
    And Swarm of Rats is engaged with Roland Banks
    And the chaos bag holds 0
    When Roland Banks uses Flamethrower on Ghoul Priest
    And Roland Banks chooses Ghoul Priest
    And Agnes Baker plays Time Warp
    Then Ghoul Priest has 3 damage
""",
    "somebody who draws while what is drawn is divided": """\
    Given Agnes Baker has Guts in hand
    When Daisy Walker plays Deep Knowledge
    And Daisy Walker draws 2 cards
    And Roland Banks draws 1 card
    Then Daisy Walker has drawn 2 cards
""",
    "a name of several cards behind a stop": """\
    Given Roland Banks is at the Study
    And Roland Banks investigates
    When Roland Banks takes a resource
    Then it is asked whether Nyarlathotep attacks Roland Banks
""",
}


@pytest.mark.parametrize("edition", ["2016", "2026"])
@pytest.mark.parametrize("told", CASES)
def test_it_is_no_bug(tmp_path: Path, told: str, edition: str, monkeypatch):
    """An exception of Python's own, or an error without a place, came of each."""
    monkeypatch.setenv("RULESREF_DEBUG", "1")
    path = tmp_path / "a.feature"
    path.write_text(f"Feature: f\n\n  Scenario: s\n{CASES[told]}", "utf-8")
    (found,) = JUDGE.replay_all(JUDGE.read(path), edition, lambda cite: ())
    if "behind a stop" in told:
        assert found.verdict == "unsupported"  # what is asked is not decided, whichever is meant
    else:
        assert found.as_json()["error"]["line"] >= 4
