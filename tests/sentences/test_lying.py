"""Where cards lie, in both languages, and how many a deck holds that nobody has told."""

from __future__ import annotations

import pytest

from rulesref.errors import CaseError
from tests.arkham import play

ENGLISH = """\
Given Leo Anderson is at the Study
And Entombed is in the threat area of Leo Anderson
When Leo Anderson draws Bought in Blood
"""
ITALIAN = """\
Dato Leo Anderson è nello Studio
E Entombed è nell'area di minaccia di Leo Anderson
Quando Leo Anderson pesca Comprato con il Sangue
"""


@pytest.mark.parametrize(
    "step",
    [
        "Then Entombed is in Leo Anderson's threat area",
        "Then Bought in Blood is not in the threat area of Leo Anderson",
        "Then Bought in Blood is in the deck of Leo Anderson",
        "Then Bought in Blood is in Leo Anderson's deck",
    ],
)
def test_where_a_card_lies(step: str) -> None:
    assert play(ENGLISH + step).passed


@pytest.mark.parametrize(
    "step",
    [
        "Allora Entombed è nell'area di minaccia di Leo Anderson",
        "Allora Comprato con il Sangue non è nell'area di minaccia di Leo Anderson",
        "Allora Comprato con il Sangue è nel mazzo di Leo Anderson",
    ],
)
def test_where_a_card_lies_in_italian(step: str) -> None:
    assert play(ITALIAN + step, language="it").passed


def test_a_tool_and_a_spell_are_named_in_italian_with_what_they_do() -> None:
    ruling = play(
        "Dato Agnes Baker è nello Studio\nE lo Studio ha 3 indizi\n"
        "E Agnes Baker controlla Rito di Ricerca\nE il sacchetto del caos contiene 0\n"
        "Quando Agnes Baker indaga con Rito di Ricerca\n"
        "Allora Agnes Baker ha 2 indizi",
        language="it",
    )
    assert ruling.passed


def test_a_card_that_lies_elsewhere_is_told_where() -> None:
    (unmet,) = play(ENGLISH + "Then Entombed is in the encounter deck").unmet
    assert unmet.expected == "Entombed: in the encounter deck"


def test_a_deck_that_no_step_tells_has_no_number_of_cards() -> None:
    with pytest.raises(CaseError, match="no step says it"):
        play(ENGLISH + "Then the deck of Leo Anderson has 0 cards")


UNTOLD = """\
Given Roland Banks is at the Study
And Agnes Baker is at the Study
And the deck of Roland Banks holds Knife, Guts
"""


@pytest.mark.parametrize(
    "where",
    ["in the deck of Agnes Baker", "in Agnes Baker's deck", "in the encounter deck"],
)
@pytest.mark.parametrize("told", ["is", "is not"])
def test_what_another_deck_holds_says_nothing_of_one_that_no_step_tells(
    told: str, where: str
) -> None:
    for step in (f"Then Knife {told} {where}", f"Then it is asked whether Knife {told} {where}"):
        with pytest.raises(CaseError, match="whether Knife is in this deck: no step says it"):
            play(UNTOLD + step)
    assert play(UNTOLD + "Then Knife is in the deck of Roland Banks").passed
