"""Whoever plays alone and is put nowhere is wherever it makes no difference, and is asked about elsewhere."""

from __future__ import annotations

import pytest

from rulesref.errors import CaseError
from tests.arkham import play

HELD = "Given Roland Banks controls Machete\nAnd Ghoul Minion is engaged with Roland Banks\n"
FOUGHT = "When Roland Banks fights Ghoul Minion with Machete\nAnd Roland Banks reveals 0\n"


@pytest.mark.parametrize("edition", ["2016", "2026"])
def test_where_it_makes_no_difference_nobody_has_to_say_where_they_are(edition: str) -> None:
    ruling = play(HELD + FOUGHT + "Then Ghoul Minion is defeated", edition)
    assert ruling.passed, ruling.unmet
    assert [one.told for one in ruling.remarks] == [
        "no step says where Roland Banks is, and it makes no difference"
    ]


def test_so_it_is_in_italian() -> None:
    ruling = play(
        "Dato Roland Banks controlla Machete\nE Ghoul Tirapiedi è impegnato con Roland Banks\n"
        "Quando Roland Banks combatte Ghoul Tirapiedi con Machete\nE Roland Banks rivela 0\n"
        "Allora Ghoul Tirapiedi è sconfitto",
        language="it",
    )
    assert ruling.passed, ruling.unmet
    assert "non fa differenza" in ruling.remarks[0].told


def test_what_is_unmet_anywhere_is_unmet() -> None:
    ruling = play(HELD + FOUGHT + "Then Ghoul Minion has 1 damage")
    assert not ruling.passed


@pytest.mark.parametrize(
    "steps",
    [
        # The shroud counts.
        "Given Roland Banks controls Machete\nWhen Roland Banks investigates\n"
        "And Roland Banks reveals -1\nThen it is asked whether Roland Banks succeeds",
        # So does by how much: what is expected is so at one place alone.
        "Given Roland Banks controls Machete\nWhen Roland Banks investigates\n"
        "And Roland Banks reveals 0\nThen Roland Banks succeeds by 1",
        # A place is named by what happens.
        HELD + "And Ghoul Priest is in the victory display\nWhen the enemy phase begins\n"
        "And Acolyte spawns at Study\nThen Roland Banks has 1 damage",
        # Somebody who could commit a card may be there, or elsewhere.
        HELD + "And Wendy Adams has Overpower in hand\n" + FOUGHT + "Then Ghoul Minion is defeated",
    ],
)
def test_where_a_place_counts_or_is_told_it_is_asked(steps: str) -> None:
    with pytest.raises(CaseError, match="Roland Banks is nowhere in this case"):
        play(steps)


WENDY = "And Wendy Adams has 2 resources\n"
MINION = "And Ghoul Minion is engaged with Wendy Adams\n"


@pytest.mark.parametrize(
    ("given", "nowhere"),
    [
        (HELD + WENDY, ["Roland Banks", "Wendy Adams"]),
        (HELD + WENDY + "And Agnes Baker has 1 horror\n", ["Roland Banks", "Wendy Adams", "Agnes Baker"]),
        ("Given Roland Banks is at the Study\nAnd Roland Banks controls Machete\n"
         "And Ghoul Minion is engaged with Roland Banks\n" + WENDY, ["Wendy Adams"]),
        (HELD + "And the Cellar is in play\n", ["Roland Banks"]),
    ],
)  # fmt: skip
def test_several_are_together_apart_or_where_others_are(given: str, nowhere: list[str]) -> None:
    ruling = play(given + FOUGHT + "Then Ghoul Minion is defeated")
    assert ruling.passed, ruling.unmet
    assert [one.told for one in ruling.remarks if "makes no difference" in one.told] == [
        f"no step says where {who} is, and it makes no difference" for who in nowhere
    ]


def test_whoever_cannot_be_elsewhere_is_where_what_is_told_can_be_done() -> None:
    ruling = play(
        "Given Roland Banks is at the Study\n" + MINION + "When Roland Banks fights Ghoul Minion\n"
        "And Roland Banks fails by 1\nThen Wendy Adams has 1 damage"
    )
    assert ruling.passed, ruling.unmet
    assert any("wherever what is told can be done" in one.told for one in ruling.remarks)


def test_a_refusal_that_a_place_alone_would_give_is_none() -> None:
    with pytest.raises(CaseError, match="Wendy Adams is nowhere"):
        play(
            "Given Roland Banks is at the Study\n"
            + MINION
            + "When Roland Banks fights Ghoul Minion\n"
            "Then it is refused under arkham-lcg/fight-action"
        )


def test_who_leads_is_asked_where_it_counts() -> None:
    with pytest.raises(CaseError, match="Wendy Adams is nowhere"):
        play(
            "Given Wendy Adams has 2 resources\nAnd Roland Banks is at the Study\n"
            "When Roland Banks gains 1 resource\nThen Wendy Adams is the lead investigator"
        )


def test_a_first_name_alone_may_be_meant_for_another() -> None:
    with pytest.raises(CaseError, match="Lola is nowhere"):
        play("Given Roland Banks is at the Study\nAnd Lola has 2 resources\n")


def test_what_is_wrong_wherever_they_are_is_what_is_said() -> None:
    with pytest.raises(CaseError, match="unknown step: the ghoul sings"):
        play(HELD + FOUGHT + "When the ghoul sings")
