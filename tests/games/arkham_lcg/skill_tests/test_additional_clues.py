"""arkham-lcg/steps/st-7: an additional clue is never lost, whether it is one discovery or two (U-33)."""

from __future__ import annotations

import pytest

from rulesref.rulings.ruling import Ruling
from tests.arkham import play

OWN = "the result of the test itself"
#: The card that adds a clue → how it comes to be in the test.
CARDS = {
    "Deduction (01039)": (
        "Agnes Baker has Deduction (01039) in hand",
        "Agnes Baker investigates\nAnd Agnes Baker commits Deduction (01039)",
    ),
    "Rite of Seeking (02028)": (
        "Agnes Baker controls Rite of Seeking (02028)",
        "Agnes Baker uses Rite of Seeking (02028)",
    ),
    "Read the Signs": (
        "Agnes Baker has Read the Signs in hand\nAnd Agnes Baker has 2 resources",
        "Agnes Baker plays Read the Signs",
    ),
}


def _played(card: str, first: str, edition: str, question: str) -> Ruling:
    given, begins = CARDS[card]
    card = card.partition(" (")[0]
    steps = (
        f"Given Agnes Baker is at the Study\nAnd Study has 3 clues\nAnd {given}\n"
        f"And the chaos bag holds 0\nWhen {begins}\n"
        f"And {OWN if first == 'own' else card} is applied first\nThen it is asked whether {question}"
    )
    return play(steps, edition)


@pytest.mark.parametrize("edition", ["2016", "2026"])
@pytest.mark.parametrize("first", ["own", "card"])
@pytest.mark.parametrize("card", CARDS)
def test_both_clues_are_discovered_in_either_reading_and_order(card, first, edition):
    ruling = _played(card, first, edition, "Agnes Baker has 2 clues")
    assert ruling.asked is not None
    assert (ruling.verdict, ruling.asked["readings"]) == ("yes", {}), ruling.reason


@pytest.mark.parametrize("edition", ["2016", "2026"])
@pytest.mark.parametrize("first", ["own", "card"])
@pytest.mark.parametrize("card", CARDS)
def test_whether_it_is_one_discovery_is_open(card, first, edition):
    ruling = _played(card, first, edition, "Agnes Baker discovers 2 clues at Study")
    assert ruling.asked is not None
    assert ruling.asked["readings"] == {"U-33": {"apart": "no", "together": "yes"}}, ruling.verdict
