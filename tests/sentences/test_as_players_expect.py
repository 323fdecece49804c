"""What players expect in the shortest words: harm without a number, a clue that somebody gets, a phase by its name."""

from __future__ import annotations

import pytest

from rulesref.errors import CaseError
from tests.arkham import play

LAID = """Given Roland Banks is at the Study
    And the Study has 2 clues
    And Ghoul Minion is engaged with Roland Banks
    """
LAID_IT = """Dato Roland Banks è nello Studio
    E lo Studio ha 2 indizi
    E Ghoul Tirapiedi è impegnato con Roland Banks
    """


@pytest.mark.parametrize(
    ("steps", "passed"),
    [
        ("When the enemy phase\n    Then Roland Banks takes damage", True),
        ("When the enemy phase\n    Then Roland Banks suffers horror", True),
        ("When the enemy phase\n    Then Ghoul Minion takes damage", False),
        ("When the enemy phase\n    Then Roland Banks does not take damage", False),
        ("When upkeep\n    Then Roland Banks takes damage", False),
        ("When it is the enemy phase\n    Then Ghoul Minion is exhausted", True),
        (
            "When Roland Banks investigates\n    And Roland Banks succeeds by 0\n    Then Roland Banks gets a clue",
            True,
        ),
        (
            "When Roland Banks investigates\n    And Roland Banks fails by 1\n    Then Roland Banks gets a clue",
            False,
        ),
    ],
)
def test_it_is_read_and_judged(steps: str, passed: bool) -> None:
    assert play(f"{LAID}{steps}").passed is passed


@pytest.mark.parametrize(
    ("steps", "passed"),
    [
        ("Quando la fase dei Nemici\n    Allora Roland Banks subisce danno", True),
        ("Quando la fase dei Nemici\n    Allora Ghoul Tirapiedi subisce danni", False),
        (
            "Quando Roland Banks indaga\n    E Roland Banks supera la prova di 0\n    Allora Roland Banks ottiene un indizio",
            True,
        ),
    ],
)
def test_so_it_is_in_italian(steps: str, passed: bool) -> None:
    assert play(f"{LAID_IT}{steps}", language="it").passed is passed


LUCKY = """Given Wendy Adams is at the Study
    And Wendy Adams has Lucky! in hand
    When Wendy Adams investigates
    And Wendy Adams fails by {margin}
    {then}"""


@pytest.mark.parametrize(("margin", "result"), [(1, "succeeds"), (2, "succeeds")])
def test_a_result_that_is_answered_is_the_one_that_would_come(margin: int, result: str) -> None:
    then = f"And Wendy Adams plays Lucky!\n    Then Wendy Adams {result}"
    ruling = play(LUCKY.format(margin=margin, then=then))
    assert ruling.passed
    assert any("it would come so" in one.told for one in ruling.remarks)


def test_where_nobody_answers_it_comes_so() -> None:
    ruling = play(LUCKY.format(margin=1, then="Then Wendy Adams fails"))
    assert ruling.passed
    assert not any("it would come so" in one.told for one in ruling.remarks)


ARMED = """Given Roland Banks is at the Study
    And Roland Banks controls Machete
    And Ghoul Minion is engaged with Roland Banks
    """


@pytest.mark.parametrize(
    "step",
    [
        "Roland Banks fights with his Machete and succeeds",
        "Roland Banks uses his Machete on Ghoul Minion and succeeds",
        "Roland Banks fights Ghoul Minion with his own Machete, and hits",
    ],
)
def test_whose_a_card_is_may_be_said_in_a_row_of_deeds(step: str) -> None:
    ruling = play(f"{ARMED}When {step}\n    Then Ghoul Minion is defeated")
    assert ruling.passed
    assert any("Roland Banks uses Machete" in one.text for one in ruling.timeline)


def test_the_card_of_somebody_else_is_not_theirs() -> None:
    steps = "And Wendy Adams is at the Study\n    And Wendy Adams controls Knife\n    "
    with pytest.raises(CaseError):
        play(f"{ARMED}{steps}When Roland Banks uses his Knife on Ghoul Minion and succeeds")


@pytest.mark.parametrize(
    "cards", ["Beat Cop, Machete and Flashlight", "Beat Cop, Machete, and Flashlight"]
)
def test_several_cards_are_played_one_after_another(cards: str) -> None:
    steps = f"""Given Roland Banks is at the Study
    When Roland Banks plays {cards}
    Then in order:
      | Beat Cop enters play   |
      | Machete enters play    |
      | Flashlight enters play |"""
    assert play(steps).passed


def test_so_they_are_in_italian() -> None:
    steps = """Dato Roland Banks è nello Studio
    Quando Roland Banks gioca Poliziotto di Ronda, Machete e Torcia Elettrica
    Allora Torcia Elettrica è in gioco"""
    assert play(steps, language="it").passed


def test_what_is_no_list_of_cards_is_not_taken_for_one() -> None:
    steps = "Given Roland Banks is at the Study\n    When Roland Banks plays Beat Cop, Machete and Nonsense"
    with pytest.raises(CaseError):
        play(steps)
