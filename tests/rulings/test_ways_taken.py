"""A move says that a way leads there, where no step tells of ways, nor of a place farther off."""

from __future__ import annotations

import pytest

from rulesref.errors import CaseError
from rulesref.rulings.ruling import Ruling
from tests.arkham import play

HERE = "Given Roland Banks is at the Study\nAnd Ghoul Minion is engaged with Roland Banks\n"
MOVES = "When Roland Banks moves to the Hallway\n"


def _ways(ruling: Ruling) -> list[str]:
    return [one.told for one in ruling.remarks if "connected" in one.told]


@pytest.mark.parametrize("edition", ["2016", "2026"])
@pytest.mark.parametrize(
    "given", ["", "And the Hallway is in play\n", "And the Hallway is unrevealed\n"]
)
def test_whoever_moves_takes_it_to_lead_there(given: str, edition: str) -> None:
    ruling = play(HERE + given + MOVES + "Then Ghoul Minion is at the Hallway", edition)
    assert ruling.passed, ruling.unmet
    assert _ways(ruling) == [
        "no step says that the Study is connected to the Hallway; whoever moves there takes it to be"
    ]


def test_each_way_of_several_is_taken() -> None:
    ruling = play(
        HERE + MOVES + "And Roland Banks moves to the Cellar\nThen Ghoul Minion is at the Cellar"
    )
    assert ruling.passed, ruling.unmet
    assert len(_ways(ruling)) == 2


def test_so_it_is_in_italian() -> None:
    ruling = play(
        "Dato Roland Banks è in Studio\nE Ghoul Tirapiedi è impegnato con Roland Banks\n"
        "Quando Roland Banks si muove in Corridoio\nAllora Ghoul Tirapiedi è in Corridoio",
        language="it",
    )
    assert ruling.passed, ruling.unmet
    assert "lo dà per inteso" in ruling.remarks[-1].told


@pytest.mark.parametrize(
    "steps",
    [
        HERE + "And the Study is connected to the Attic\n" + MOVES,  # the ways are told
        HERE + "And Ghoul Priest is at the Cellar\n" + MOVES,  # how far that is would count
        HERE + MOVES + "Then it is refused under arkham-lcg/move-action",
        HERE + "When Roland Banks is moved to the Hallway\n",  # no way need lead there
        HERE + "When Ghoul Minion moves to the Hallway\n",
    ],
)
def test_elsewhere_it_is_asked(steps: str) -> None:
    with pytest.raises(CaseError, match="the Hallway is nowhere"):
        play(steps)


@pytest.mark.parametrize(
    "more",
    [
        "Then it is refused under arkham-lcg/move-action",
        "Then Roland Banks may move to the Study",
    ],
)
def test_what_is_asked_of_a_way_is_not_taken_for_granted(more: str) -> None:
    ruling = play(HERE + "And the Hallway is in play\n" + MOVES + more)
    assert ruling.stop == "connections-unknown"


def test_a_place_that_several_cards_are_called_is_any_of_them() -> None:
    ruling = play(
        "Given Daisy Walker is at Rivertown\nAnd Ghoul Minion is engaged with Daisy Walker\n"
        "When Daisy Walker moves to Southside\nThen Ghoul Minion is at Southside"
    )
    assert ruling.passed, ruling.unmet
