"""An asset that somebody is told to have: in hand where a later step plays it, in play where one uses it there."""

from __future__ import annotations

import pytest

from rulesref.errors import CaseError
from tests.arkham import play

WITH = "Given Roland Banks is at the Study with {}\nAnd Ghoul Minion is engaged with Roland Banks\n"
CON = "Dato che Roland Banks è nello Studio con {}\nE il Ghoul Tirapiedi è impegnato con Roland Banks\n"
TAKEN = "taken to be in play"


@pytest.mark.parametrize(
    ("steps", "language", "remark"),
    [
        (WITH.format("Machete") + "When Roland fights Ghoul Minion with Machete and reveals +1\nThen Ghoul Minion is defeated", "en", TAKEN),
        (WITH.format("Guard Dog") + "When Ghoul Minion attacks Roland Banks\nAnd Roland assigns 1 damage and 1 horror to Guard Dog\n"
         "And nobody reacts\nThen 1 damage is placed on Guard Dog", "en", TAKEN),
        (WITH.format("Guard Dog, who has taken 1 damage") + "Then Guard Dog has 1 damage", "en", TAKEN),
        (WITH.format("Beat Cop (2)") + "When Roland exhausts Beat Cop on Ghoul Minion\nThen Beat Cop (2) is exhausted", "en", TAKEN),
        (WITH.format("Beat Cop") + "Then Roland may use Beat Cop", "en", TAKEN),
        (WITH.format("Machete and 3 resources") + "When Roland plays Machete\nThen Machete is in play", "en", ""),
        (CON.format("la Machete") + "Quando Roland Banks combatte il Ghoul Tirapiedi con la Machete e rivela +1\n"
         "Allora il Ghoul Tirapiedi è sconfitto", "it", "si considera in gioco"),
        ("Given Daisy Walker is at the Study with Old Book of Lore\nWhen Daisy uses the book on herself\nAnd Daisy draws Machete\n"
         "Then Old Book of Lore is exhausted", "en", TAKEN),
    ],
)  # fmt: skip
def test_a_later_step_says_it(steps: str, language: str, remark: str) -> None:
    ruling = play(steps, language=language)
    taken = [told for _, told in ruling.remarks if TAKEN in told or "si considera" in told]
    assert ruling.passed or ruling.verdict == "unsupported"
    assert bool(taken) == bool(remark)
    assert all(remark in told for told in taken)


@pytest.mark.parametrize(
    "steps",
    [
        WITH.format("Machete") + "When Roland draws a card",
        WITH.format("Machete and Beat Cop (2)") + "When Roland exhausts Beat Cop on Ghoul Minion",
        WITH.format("Machete") + "Then Machete is in play",
    ],
)
def test_else_it_is_asked(steps: str) -> None:
    with pytest.raises(CaseError, match="in play or in hand is not said"):
        play(steps)


@pytest.mark.parametrize(
    "steps",
    [
        "Given Roland was at the Study with Flashlight (3 supplies)\nAnd the Study had 1 clue\n"
        "When he used the Flashlight to investigate and drew a -2\nThen he found the clue\nAnd Flashlight had 2 supplies left",
        "Given Roland Banks is at the Study with Flashlight (3 supplies)\nAnd the Study has 1 clue\n"
        "When Roland uses Flashlight to investigate and draws a -2\nThen Roland discovers 1 clue",
    ],
)  # fmt: skip
def test_what_it_is_used_for_is_one_thing(steps: str) -> None:
    assert play(steps).passed
