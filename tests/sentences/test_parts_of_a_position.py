"""A Given step that says several things of one card lays each of them out, or says that it is so."""

from __future__ import annotations

import pytest

from rulesref.errors import CaseError
from tests.arkham import play

WHEN = """
    And Roland Banks is at the Study
    When Roland Banks takes a resource
    """


@pytest.mark.parametrize(
    ("given", "then"),
    [
        ("Ghoul Priest is at the Study and exhausted", "Ghoul Priest is exhausted"),
        ("Ghoul Minion is at the Study, exhausted", "Ghoul Minion is exhausted"),
        ("the Study has 1 clue and shroud 2", "the Study has 1 clue"),
        ("Agnes Baker is at the Study and has 2 resources", "Agnes Baker has 2 resources"),
    ],
)
def test_each_part_is_laid_out(given: str, then: str) -> None:
    assert play(f"Given {given}{WHEN}Then {then}").passed


def test_a_part_that_is_not_so_is_refused() -> None:
    with pytest.raises(CaseError, match="this is not so: the shroud of the Study is 2"):
        play(f"Given the Study has 1 clue and shroud 4{WHEN}Then the Study has 1 clue")


def test_a_denial_does_not_hold_for_the_next_part() -> None:
    with pytest.raises(CaseError):
        play(f"Given Roland Banks is at the Study and not at the Hallway and exhausted{WHEN}")
