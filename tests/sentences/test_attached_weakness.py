"""arkham-lcg/weakness: one that a step lays out on a card belongs to whoever controls that card."""

from __future__ import annotations

import pytest

from rulesref.errors import CaseError
from tests.games.arkham_lcg.made_up import Workshop


@pytest.fixture
def workshop(monkeypatch: pytest.MonkeyPatch) -> Workshop:
    made = Workshop(monkeypatch)
    made.card("Burden", type="treachery", weakness=True)
    return made


SEATED = "Given Roland Banks and Agnes Baker are at the Study\nAnd Agnes Baker controls Beat Cop\n"


@pytest.mark.parametrize(("bearer", "whose"), [("Beat Cop", "Agnes Baker"), ("Roland Banks",) * 2])
def test_it_goes_to_the_discard_pile_of_its_bearer(
    workshop: Workshop, bearer: str, whose: str
) -> None:
    ruling = workshop.play(
        f"{SEATED}And Burden is attached to {bearer}\nWhen Burden is discarded\n"
        f"Then Burden is in the discard pile of {whose}"
    )
    assert ruling.passed, ruling.unmet


def test_on_a_location_it_belongs_to_whoever_is_alone(workshop: Workshop) -> None:
    ruling = workshop.play(
        "Given Roland Banks is at the Study\nAnd Burden is attached to the Study\n"
        "When Burden is discarded\nThen Burden is in the discard pile of Roland Banks"
    )
    assert ruling.passed, ruling.unmet


@pytest.mark.parametrize("pile", ["encounter discard pile", "discard pile of Roland Banks"])
def test_whose_pile_an_event_lies_in_is_not_guessed(workshop: Workshop, pile: str) -> None:
    with pytest.raises(CaseError, match="Barricade is a player card, and no step says whose"):
        workshop.play(
            f"{SEATED}And Barricade is attached to the Study\nWhen Barricade is discarded\n"
            f"Then Barricade is in the {pile}"
        )
