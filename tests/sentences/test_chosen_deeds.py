"""A choice is told by what the chosen option does; nothing is done by it that nobody asks for."""

from __future__ import annotations

import pytest

from rulesref.errors import CaseError
from tests.arkham import play

REMAINS = """Given Roland Banks is at the Study
    And the Study has {} clues
    When Roland Banks plays Mysteries Remain
    And Roland Banks {}
    """
RIMANE = """Dato Roland Banks è nello Studio
    E lo Studio ha 1 indizio
    Quando Roland Banks gioca Misteri Irrisolti
    E Roland Banks {}
    """


@pytest.mark.parametrize(
    ("clues", "chosen", "theirs", "left"),
    [
        (1, "chooses to discover 1 clue", 1, 0),
        (1, "decides to place 1 clue on the Study", 0, 2),
        (0, "chooses to place 1 clue on the Study", 0, 1),  # the only option: nobody was asked
    ],
)
def test_it_answers_a_choice_between_options(
    clues: int, chosen: str, theirs: int, left: int
) -> None:
    then = f"Then Roland Banks has {theirs} clues\n    And the Study has {left} clues"
    assert play(REMAINS.format(clues, chosen) + then).passed


@pytest.mark.parametrize(
    ("chosen", "left"),
    [("sceglie di scoprire 1 indizio", 0), ("sceglie di collocare 1 indizio sullo Studio", 2)],
)
def test_it_is_told_in_italian(chosen: str, left: int) -> None:
    then = f"Allora lo Studio ha {left} indizi"
    assert play(RIMANE.format(chosen) + then, language="it").passed


def test_what_is_not_asked_for_does_not_happen() -> None:
    """Unlike the same effect of nobody, which a step may tell at any time."""
    table = "Given Roland Banks is at the Study\n    And the Study has 1 clue\n    "
    assert play(f"{table}When Roland Banks discovers 1 clue\n    Then the Study has 0 clues").passed
    with pytest.raises(CaseError, match="asks for this"):
        play(f"{table}When Roland Banks chooses to discover 1 clue\n    Then the Study has 0 clues")


def test_a_deed_that_needs_no_choice_is_done() -> None:
    table = "Given Roland Banks is at the Study\n    And the Study has 1 clue\n    "
    did = "When Roland Banks chooses to investigate\n    And Roland Banks succeeds\n    "
    assert play(f"{table}{did}Then the Study has 0 clues").passed


def test_what_is_not_understood_lists_what_is_offered() -> None:
    with pytest.raises(CaseError, match="not told like this") as caught:
        play(REMAINS.format(1, "chooses to sing") + "Then Roland Banks has 1 clue")
    (second,) = (one for one in caught.value.candidates if " option 2 of " in one)
    assert second.startswith("Roland Banks chooses option 2 of Mysteries Remain (")
