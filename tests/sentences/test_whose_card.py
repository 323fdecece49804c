"""Whose card it is that a step lays out: a player's, the scenario's, or nobody has said so."""

from __future__ import annotations

import pytest

from rulesref.errors import CaseError
from tests.arkham import play

TABLE = "Given Roland Banks is at the Study\n"


@pytest.mark.parametrize(
    "step",
    [
        "Roland Banks has Ghoul Minion in hand",
        "Roland Banks has Rotting Remains in his discard pile",
    ],
)
def test_a_player_holds_no_card_of_the_scenario(step: str) -> None:
    with pytest.raises(CaseError, match="belongs to the scenario"):
        play(f"{TABLE}And {step}")


@pytest.mark.parametrize("deck", ["the exploration deck", "the Tekeli-li deck"])
def test_no_deck_of_the_scenario_holds_a_players_card(deck: str) -> None:
    with pytest.raises(CaseError, match="belongs to a player"):
        play(f"{TABLE}And {deck} holds Machete")


LITA = f"{TABLE}And Lita Chantler is under the control of Roland Banks\n{{whose}}"
GONE = "When Lita Chantler is discarded\nThen Lita Chantler is in the {pile}"


@pytest.mark.parametrize(
    ("whose", "pile"),
    [
        ("the scenario", "encounter discard pile"),
        ("Roland Banks", "discard pile of Roland Banks"),
    ],
)
def test_a_story_asset_goes_to_the_pile_of_whoever_owns_it(whose: str, pile: str) -> None:
    told = LITA.format(whose=f"And Lita Chantler belongs to {whose}\n")
    ruling = play(told + GONE.format(pile=pile))
    assert ruling.passed, ruling.unmet


@pytest.mark.parametrize("pile", ["encounter discard pile", "discard pile of Roland Banks"])
def test_the_pile_of_one_that_nobody_owns_by_any_step_is_not_guessed(pile: str) -> None:
    with pytest.raises(CaseError, match="no step says whose"):
        play(LITA.format(whose="") + GONE.format(pile=pile))


def test_a_card_with_a_level_is_no_story_asset() -> None:
    with pytest.raises(CaseError, match="belongs to a player"):
        play(f"{TABLE}And Roland Banks controls Guard Dog\nAnd Guard Dog belongs to the scenario")


TWO_DOGS = (
    f"{TABLE}And Agnes Baker is at the Study\nAnd Roland Banks controls Guard Dog\n"
    "And Agnes Baker controls Guard Dog #2\n"
)


@pytest.mark.parametrize("whose", ["Agnes's", "Agnes'", "Agnes Baker's"])
def test_a_card_is_called_by_whose_it_is(whose: str) -> None:
    assert play(
        f"{TWO_DOGS}And {whose} Guard Dog has 1 damage\nThen Guard Dog #2 has 1 damage"
    ).passed


def test_their_card_is_that_of_whom_the_sentence_is_about() -> None:
    told = "When Agnes Baker takes 1 damage\nAnd Agnes Baker assigns 1 damage to her Guard Dog\n"
    assert play(f"{TWO_DOGS}{told}Then Guard Dog #2 has 1 damage").passed
    told = "When Agnes Baker takes 1 damage\nAnd 1 damage is assigned to her Guard Dog\n"
    with pytest.raises(CaseError, match="her Guard Dog"):
        play(f"{TWO_DOGS}{told}Then Guard Dog #2 has 1 damage")


def test_a_card_of_somebody_else_is_not_theirs() -> None:
    with pytest.raises(CaseError, match="Roland's Machete"):
        play(
            f"{TABLE}And Agnes Baker is at the Study\nAnd Agnes Baker controls Machete\nThen Roland's Machete is ready"
        )


def test_a_part_of_a_name_means_a_card_where_no_other_has_it() -> None:
    coats = f"{TABLE}And Roland Banks controls Leather Coat{{}}\nThen the coat is ready"
    assert play(coats.format("")).passed
    with pytest.raises(CaseError, match="coat"):
        play(coats.format(", Trench Coat"))
