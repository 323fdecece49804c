"""Setting up: what the cases of the documents leave out."""

from __future__ import annotations

import pytest

from tests.games.arkham_lcg.made_up import Workshop, texts

DECK = "Knife, Guts, Evidence!, Lucky!, Beat Cop"


def test_a_weakness_drawn_by_a_mulligan_is_replaced_as_well(workshop: Workshop) -> None:
    ruling = workshop.play(f"""\
Given Roland Banks is at the Study
And the deck of Roland Banks holds {DECK}, Paranoia, Perception
When the game is set up
And Roland Banks takes a mulligan of Guts
Then Perception is in hand
And the deck of Roland Banks has 2 cards""")
    assert ruling.passed, ruling.unmet
    told = texts(ruling)
    assert told.index("Roland Banks takes a mulligan of Guts") < told.index(
        "Roland Banks sets aside the weakness Paranoia"
    )


def test_mulligans_are_taken_in_player_order(workshop: Workshop) -> None:
    ruling = workshop.play(f"""\
Given Roland Banks and Agnes Baker are at the Study
And the deck of Roland Banks holds {DECK}
And the deck of Agnes Baker holds {DECK}
When the game is set up
Then the choice is Roland Banks's
When Roland Banks keeps the opening hand
Then the choice is Agnes Baker's""")
    assert ruling.passed, ruling.unmet


def test_a_deck_that_nobody_described_stops_setup(workshop: Workshop) -> None:
    steps = "Given Roland Banks is at the Study\nWhen the game is set up\nThen Study is in play"
    assert workshop.play(steps).verdict == "unsupported"


@pytest.mark.parametrize(("edition", "verdict"), [("2016", "unsupported"), ("2026", "ordered")])
def test_starting_is_a_keyword_of_the_grimoire(
    workshop: Workshop, edition: str, verdict: str
) -> None:
    ruling = workshop.play(
        f"""\
Given Roland Banks is at the Study
And the deck of Roland Banks holds {DECK}, Endurance (3)
When the game is set up
And Roland Banks keeps the opening hand
And Roland Banks begins with no further card
Then the deck of Roland Banks has 1 card""",
        edition,
    )
    assert ruling.verdict == verdict


def test_what_alters_opening_hands_may_take_cards_away(workshop: Workshop) -> None:
    fewer = {"verb": "opening-hand-size", "of": "you", "by": -2}
    workshop.card("Doom", {"kind": "constant", "do": [fewer]}, keywords={"permanent": True})
    ruling = workshop.play(f"""\
Given Roland Banks is at the Study
And the deck of Roland Banks holds Doom, {DECK}
When the game is set up
And Roland Banks keeps the opening hand
Then the deck of Roland Banks has 2 cards
And Doom is in play""")
    assert ruling.passed, ruling.unmet


def test_nothing_free_is_used_between_the_steps(workshop: Workshop) -> None:
    gain = [{"verb": "gain-resources", "who": "you", "amount": 1}]
    workshop.card("Purse", {"kind": "free", "do": gain}, keywords={"permanent": True})
    ruling = workshop.play(f"""\
Given Roland Banks is at the Study
And the deck of Roland Banks holds Purse, {DECK}, {DECK}
When the game is set up
Then it is asked whether Roland Banks uses Purse
And the answer is no""")
    assert ruling.passed, ruling.unmet


def test_a_bonded_card_of_another_title_stays_in_the_collection(workshop: Workshop) -> None:
    workshop.card("Bell", keywords={"bonded": "Tower"})
    ruling = workshop.play(f"""\
Given Roland Banks is at the Study
And the collection holds Bell
And the deck of Roland Banks holds {DECK}
When the game is set up
And Roland Banks keeps the opening hand
Then the deck of Roland Banks has 0 cards""")
    assert ruling.passed, ruling.unmet
    assert not any("bonded" in one for one in texts(ruling))
