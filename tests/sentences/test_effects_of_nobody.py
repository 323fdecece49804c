"""Effects that no card of the case has: somebody is moved, defeats or is dealt something."""

from __future__ import annotations

import pytest

from rulesref.errors import CaseError
from tests.arkham import play

LAID = """Given Roland Banks is at the Study
    And the Study has 2 clues
    And the Study is connected to the Hallway
    And Roland Banks controls Guard Dog
    And {enemy}
    When {when}
    {then}"""
HURT = "Roland Banks is engaged with a Ghoul Minion that has 1 damage"
AWAY = "Ghoul Minion is at the Hallway"


@pytest.mark.parametrize(
    ("enemy", "when", "then"),
    [
        (HURT, "Roland Banks kills the Ghoul Minion", "Roland Banks may use Roland Banks"),
        (HURT, "Guard Dog deals 1 damage to Ghoul Minion", "Roland Banks may use Roland Banks"),
        (HURT, "Roland Banks deals 1 damage to Ghoul Minion", "Ghoul Minion is not in play"),
        (HURT, "Roland Banks is moved to the Hallway", "Ghoul Minion is at the Hallway"),
        (HURT, "Roland Banks is moved to the Hallway", "there is no attack of opportunity"),
        (AWAY, "Ghoul Minion moves to the Study", "Ghoul Minion is engaged with Roland Banks"),
        (AWAY, "Ghoul Minion is moved to the Study", "Ghoul Minion engages Roland Banks"),
        (AWAY, "Ghoul Minion moves to the Hallway", "it is refused under arkham-lcg/move"),
    ],
)
def test_what_comes_of_it(enemy: str, when: str, then: str) -> None:
    assert play(LAID.format(enemy=enemy, when=when, then=f"Then {then}")).passed


@pytest.mark.parametrize("when", ["the Ghoul Minion is defeated", "Ghoul Minion takes 1 damage"])
@pytest.mark.parametrize("then", ["may not use Roland Banks", "may use Roland Banks"])
def test_whether_somebody_did_it_is_asked_for(when: str, then: str) -> None:
    ruling = play(LAID.format(enemy=HURT, when=when, then=f"Then Roland Banks {then}"))
    assert ruling.verdict == "unsupported"
    assert ruling.stop == "doer-untold"
    assert any("Roland Banks" in remark.told for remark in ruling.remarks)


@pytest.mark.parametrize(
    ("enemy", "when", "then"),
    [
        (f"{HURT}\n    And Roland Banks has Narrow Escape in hand",
         "Ghoul Minion attacks Roland Banks", "Roland Banks may not play Narrow Escape"),
        (HURT, "Roland Banks takes 1 damage\n    And 1 damage is assigned to Guard Dog",
         "Roland Banks may not use Guard Dog"),
        ("Carolyn Fern is at the Study with 2 horror", "1 horror is healed from Carolyn Fern",
         "Carolyn Fern may not use Carolyn Fern"),
        ("Roland Banks has 2 resources\n    And Roland Banks has Deny Existence (05032) in hand",
         "Roland Banks loses 1 resource", "Roland Banks may not play Deny Existence (05032)"),
    ],
)  # fmt: skip
def test_of_what_it_is_part_is_asked_for(enemy: str, when: str, then: str) -> None:
    assert play(LAID.format(enemy=enemy, when=when, then=f"Then {then}")).stop == "doer-untold"


@pytest.mark.parametrize("then", ["is ready", "is exhausted"])
def test_an_attack_that_is_told_alone_is_said_to_exhaust_nobody(then: str) -> None:
    when = "Ghoul Minion attacks Roland Banks\n    And 1 damage is assigned to Roland Banks"
    ruling = play(LAID.format(enemy=HURT, when=when, then=f"Then Ghoul Minion {then}"))
    assert ruling.passed is (then == "is ready")
    assert any("of what the attack of Ghoul Minion is part" in one.told for one in ruling.remarks)


def test_damage_that_is_no_attack_is_not_answered_as_one() -> None:
    then = """And Roland Banks assigns 1 damage to Guard Dog
    Then Roland Banks may not use Guard Dog"""
    steps = LAID.format(enemy=HURT, when="Ghoul Minion deals 1 damage to Roland Banks", then=then)
    assert play(steps).passed


def test_shares_may_be_told_with_and() -> None:
    then = """And Roland Banks assigns 1 damage to Guard Dog and 1 damage to Roland Banks
    Then Roland Banks has 1 damage"""
    assert play(LAID.format(enemy=AWAY, when="Roland Banks takes 2 damage", then=then)).passed


@pytest.mark.parametrize(
    "told", ["Roland Banks has an empty hand", "the hand of Roland Banks is empty"]
)
def test_an_empty_hand(told: str) -> None:
    assert play(
        f"Given Roland Banks is in the Study\n    And {told}\n    Then Roland Banks has no cards in hand"
    ).passed


def test_few_words_are_listed_where_none_comes_near() -> None:
    with pytest.raises(CaseError) as wrong:
        play("Given Roland Banks is at the Study\n    And Roland Banks has 3 xylophones")
    assert len(wrong.value.candidates) <= 12


def test_direct_damage_goes_to_nobody_else() -> None:
    when = "Roland Banks takes 2 direct damage"
    assert play(LAID.format(enemy=AWAY, when=when, then="Then Roland Banks has 2 damage")).passed


def test_what_is_discarded_makes_room() -> None:
    ruling = play(
        """Given Roland Banks is in the Study
        And Roland Banks controls Machete and Flashlight
        When Roland Banks plays Knife
        And Roland Banks discards Flashlight
        Then Flashlight is in the discard pile
        And Knife is in play"""
    )
    assert ruling.passed


@pytest.mark.parametrize(
    ("when", "then"),
    [
        ("Roland Banks draws an encounter card", "Swarm of Rats is in play"),
        ("Roland Banks draws Swarm of Rats from the encounter deck", "Swarm of Rats is in play"),
        ("Roland Banks draws 2 cards", "Roland Banks has Knife and Guts in hand"),
        ("Roland Banks draws Knife", "Roland Banks has Knife in hand"),
        ("Roland Banks resigns", "Roland Banks is eliminated"),
        ("the scenario ends with resolution 1", "nobody has a choice"),
    ],
)
def test_it_comes_before_the_next_action_of_a_turn_that_has_begun(when: str, then: str) -> None:
    decks = (
        "the deck of Roland Banks holds Knife, Guts\n    And the encounter deck holds Swarm of Rats"
    )
    begun = f"Roland Banks begins his turn\n    And {when}"
    assert play(LAID.format(enemy=decks, when=begun, then=f"Then {then}")).passed
