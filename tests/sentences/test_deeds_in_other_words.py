"""What is done in a player's words: the same timeline as by the sentence that has always been."""

from __future__ import annotations

import pytest

from rulesref.errors import CaseError
from tests.arkham import play

TABLE = """Given Roland Banks is at the Study with 5 resources
    And the Hallway is connected to the Study
    And Roland Banks controls Machete and Knife
    And Roland Banks has Emergency Cache in hand
    And {enemy}
    When {deed}"""
ENGAGED = "Ghoul Minion is engaged with Roland Banks"
AWAY = "Ghoul Minion is exhausted at the Hallway"
TESTS = "\n    And Roland Banks reveals 0"


def told(enemy: str, deed: str) -> list[str]:
    return [moment.text for moment in play(TABLE.format(enemy=enemy, deed=deed)).timeline]


@pytest.mark.parametrize(
    ("enemy", "deed", "plain", "more"),
    [
        (ENGAGED, "Roland Banks fights", "Roland Banks fights Ghoul Minion", TESTS),
        (ENGAGED, "Roland Banks evades", "Roland Banks evades Ghoul Minion", TESTS),
        (ENGAGED, "Roland Banks takes a fight action against Ghoul Minion",
         "Roland Banks fights Ghoul Minion", TESTS),
        (ENGAGED, "Roland Banks uses Machete to fight Ghoul Minion",
         "Roland Banks fights Ghoul Minion with Machete", TESTS),
        (ENGAGED, "Roland Banks attacks Ghoul Minion using Machete",
         "Roland Banks fights Ghoul Minion with Machete", TESTS),
        (ENGAGED, "Roland Banks discards Knife to fight Ghoul Minion",
         "Roland Banks uses ability 2 of Knife on Ghoul Minion", TESTS),
        (ENGAGED, "Ghoul Minion attacks", "Ghoul Minion attacks Roland Banks", ""),
        (AWAY, "Roland Banks investigates the Study", "Roland Banks investigates", TESTS),
        (AWAY, "Roland Banks takes an investigate action", "Roland Banks investigates", TESTS),
        (AWAY, "Roland Banks takes a move action to the Hallway", "Roland Banks moves to the Hallway", ""),
        (AWAY, "Roland Banks walks to the Hallway", "Roland Banks moves to the Hallway", ""),
        (AWAY, "Roland Banks plays Emergency Cache from his hand", "Roland Banks plays Emergency Cache", ""),
        (AWAY, "Roland Banks starts his turn", "Roland Banks begins his turn", ""),
        (AWAY, "Roland Banks's turn ends", "Roland Banks ends his turn", ""),
        (AWAY, "Roland Banks takes a willpower test with difficulty 2",
         "Roland Banks tests willpower (2)", TESTS),
        (ENGAGED, "Ghoul Minion is exhausted", "Ghoul Minion exhausts", ""),
        (ENGAGED, "Roland Banks fights Ghoul Minion bare-handed", "Roland Banks fights Ghoul Minion", TESTS),
        (ENGAGED, "Roland Banks attacks the Minion with his Machete",
         "Roland Banks fights Ghoul Minion with Machete", TESTS),
        (ENGAGED, "Roland Banks plays Emergency Cache while engaged with Ghoul Minion",
         "Roland Banks plays Emergency Cache", ""),
        (AWAY, "Roland Banks draws the encounter card Rotting Remains",
         "Roland Banks draws Rotting Remains from the encounter deck", TESTS),
        (ENGAGED, "Roland Banks suffers 2 damage", "Roland Banks takes 2 damage", ""),
        (ENGAGED, "2 damage is dealt to Roland Banks", "Roland Banks takes 2 damage", ""),
        (ENGAGED, "Roland Banks is hit for 2 damage", "Roland Banks takes 2 damage", ""),
        (AWAY, "Roland Banks moves from the Study to the Hallway", "Roland Banks moves to the Hallway", ""),
        (AWAY, "Roland Banks's turn is over", "Roland Banks ends his turn", ""),
        (AWAY, "Roland Banks tests his willpower against difficulty 2",
         "Roland Banks tests willpower (2)", TESTS),
        (AWAY, "Roland Banks makes a willpower (2) test", "Roland Banks tests willpower (2)", TESTS),
    ],
)  # fmt: skip
def test_the_same_is_done(enemy: str, deed: str, plain: str, more: str) -> None:
    assert told(enemy, deed + more) == told(enemy, plain + more)


@pytest.mark.parametrize(
    ("enemy", "deed", "why"),
    [
        (AWAY, "Roland Banks fights", "which enemy is not said"),
        (AWAY, "Roland Banks moves from the Hallway to the Study", "from the Hallway"),
        (ENGAGED, "Roland Banks fights the exhausted Ghoul Minion", "exhausted Ghoul Minion"),
        (AWAY, "Roland Banks takes 1 damage while engaged with Ghoul Minion", "while engaged"),
        (AWAY, "Roland Banks evades", "which enemy is not said"),
        (AWAY, "Ghoul Minion attacks", "whom Ghoul Minion attacks is not said"),
        (AWAY, "Roland Banks investigates the Hallway", "Roland Banks is not at the Hallway"),
    ],
)
def test_what_may_be_several_things_or_none_is_asked(enemy: str, deed: str, why: str) -> None:
    with pytest.raises(CaseError, match=why):
        told(enemy, deed)


def test_a_card_of_the_scenario_is_drawn_from_the_encounter_deck() -> None:
    """arkham-lcg/drawing-cards: whatever the investigator's own deck holds."""
    steps = """Given Roland Banks is at the Study with 5 resources
        And the deck of Roland Banks holds Knife
        And Roland Banks has Ward of Protection in hand
        And the current agenda is What's Going On?!
        When Roland Banks draws Ancient Evils
        And Roland Banks plays Ward of Protection
        Then What's Going On?! has 0 doom"""
    ruling = play(steps.replace("Ward of Protection", "Ward of Protection (01065)"))
    assert ruling.passed
    assert "draw-encounter" in {moment.event for moment in ruling.timeline}


def test_unless_it_has_got_into_their_deck() -> None:
    steps = """Given Roland Banks is at the Study
        And the deck of Roland Banks holds Ancient Evils
        And the current agenda is What's Going On?!
        When Roland Banks draws Ancient Evils"""
    events = {moment.event for moment in play(steps).timeline}
    assert "draw" in events
    assert "draw-encounter" not in events


def test_only_what_is_paid_so_is_used_so() -> None:
    with pytest.raises(CaseError, match="no ability of Machete is paid for by discarding it"):
        told(ENGAGED, "Roland Banks discards Machete to fight Ghoul Minion")


COVERS = """Given Roland Banks is at the Study
    And Cover Up is in the threat area of Roland Banks with {clues}
    When the game ends
    Then Roland Banks has {trauma} mental trauma"""


@pytest.mark.parametrize(("clues", "trauma"), [("1 clue", 1), ("0 clues", 0)])
def test_with_which_resolution_a_game_ends_may_be_left_out(clues: str, trauma: int) -> None:
    ruling = play(COVERS.format(clues=clues, trauma=trauma))
    assert ruling.passed
    assert [one.told for one in ruling.remarks] == [
        "no number is told, and with 1, 2, 3 it comes out the same"
    ]


def test_what_is_not_lawful_is_so_by_a_rule() -> None:
    steps = """Given Roland Banks is at the Study with 5 resources
        And Dissonant Voices is in the threat area of Roland Banks
        When Roland Banks plays Machete
        Then it is not lawful{under}"""
    assert play(steps.format(under=" under arkham-lcg/cannot")).passed
    with pytest.raises(CaseError, match="does not say which rule refuses it"):
        play(steps.format(under=""))


FORGETS = """Given Wendy Adams is at the Study
    And Wendy Adams has Knife, Guts and Flashlight in hand
    When Wendy Adams draws Amnesia
    And Wendy Adams keeps {kept}
    Then Wendy Adams has {kept} in hand
    And Wendy Adams has 1 card in hand"""


def test_what_is_kept_says_what_is_discarded() -> None:
    assert play(FORGETS.format(kept="Guts").replace("has Guts in hand", "has 0 resources")).passed


@pytest.mark.parametrize("kept", ["Machete", "Knife and Guts"])
def test_as_much_is_kept_as_may_be(kept: str) -> None:
    with pytest.raises(CaseError):
        play(FORGETS.format(kept=kept))


def test_nothing_is_kept_where_nothing_has_to_go() -> None:
    with pytest.raises(CaseError, match="nothing that is happening asks for this"):
        play("Given Roland Banks is at the Study\nAnd Roland Banks has Knife in hand\n"
             "When Roland Banks keeps Knife")  # fmt: skip


def test_a_card_that_is_discarded_for_its_ability_is_used() -> None:
    steps = """Given Roland Banks and Wendy Adams are at the Study
        And Roland Banks controls Police Badge
        When Wendy Adams begins her turn
        And Roland Banks discards Police Badge
        Then Wendy Adams has 5 actions"""
    assert play(steps).passed


TAVOLO = """Dato che Roland Banks è nello Studio con 5 risorse
    E Ghoul Tirapiedi è impegnato con Roland Banks
    Quando Roland Banks {deed}"""
RIVELA = "\n    E Roland Banks rivela 0"


@pytest.mark.parametrize(
    ("deed", "plain", "more"),
    [
        ("attacca Ghoul Tirapiedi a mani nude", "combatte Ghoul Tirapiedi", RIVELA),
        ("fa una prova di Volontà di difficoltà 2", "effettua una prova di Volontà (2)", RIVELA),
        ("investiga", "indaga", ""),
        ("finisce il turno", "finisce il suo turno", ""),
    ],
)
def test_the_same_is_done_in_italian(deed: str, plain: str, more: str) -> None:
    said, usual = (
        play(TAVOLO.format(deed=one) + more, language="it").timeline for one in (deed, plain)
    )
    assert [moment.text for moment in said] == [moment.text for moment in usual]
