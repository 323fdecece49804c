"""A card that is used, or played, to do what its bold word says: that ability of it is meant."""

from __future__ import annotations

import pytest

from rulesref.errors import CaseError
from rulesref.rulings.ruling import Ruling
from tests.arkham import play

PETE = """Given "Ashcan" Pete is at the Hallway
    And "Ashcan" Pete controls Duke
    And the Hallway is connected to the Attic
    And {}
    When "Ashcan" Pete {}
    """
STAYS = "\n    And Pete declines the effect of Duke"
CLUE = "the Attic has 1 clue"
GHOUL = "Ghoul Minion is engaged with Pete"
EVENTS = """Given Agnes Baker is at the Study
    And Ghoul Minion is engaged with Agnes Baker
    When Agnes Baker {}
    """


def told(ruling: Ruling) -> list[str]:
    return [moment.text for moment in ruling.timeline]


@pytest.mark.parametrize(
    ("there", "deed", "plain", "more"),
    [
        (CLUE, "investigates with Duke", "uses ability 2 of Duke", STAYS),
        (CLUE, "uses Duke to investigate", "uses ability 2 of Duke", STAYS),
        (GHOUL, "fights Ghoul Minion with Duke", "uses ability 1 of Duke on Ghoul Minion", ""),
    ],
)
def test_the_ability_with_that_word_is_meant(there: str, deed: str, plain: str, more: str) -> None:
    meant, expected = (told(play(PETE.format(there, one + more))) for one in (deed, plain))
    assert meant == expected


@pytest.mark.parametrize(
    ("deed", "plain"),
    [
        ("plays Backstab to fight Ghoul Minion", "plays Backstab on Ghoul Minion"),
        ("plays Cunning Distraction to evade Ghoul Minion", "plays Cunning Distraction"),
    ],
)
def test_an_event_is_played_to_do_it(deed: str, plain: str) -> None:
    meant, expected = (told(play(EVENTS.format(one))) for one in (deed, plain))
    assert meant == expected


def test_an_event_is_played_to_do_it_in_italian() -> None:
    table = """Dato Agnes Baker è nello Studio
    E Ghoul Tirapiedi è impegnato con Agnes Baker
    Quando Agnes Baker gioca Colpo alle Spalle {} Ghoul Tirapiedi
    """
    meant, expected = (
        told(play(table.format(one), language="it")) for one in ("per combattere", "su")
    )
    assert meant == expected


@pytest.mark.parametrize("whose", ["the encounter deck", "Agnes Baker's deck"])
def test_a_deck_that_is_looked_at_may_be_told_ahead(whose: str) -> None:
    """An attack of opportunity, and what it lets somebody react with, come before it is asked."""
    table = f"""Given Agnes Baker is at the Study
    And Ghoul Minion is engaged with Agnes Baker
    And Agnes Baker controls Scrying
    And the encounter deck holds Swarm of Rats, Ghoul Minion, Ghoul Priest
    And the deck of Agnes Baker holds Knife, Guts, Machete
    When Agnes Baker uses Scrying on {whose}
    And Agnes Baker assigns 1 damage and 1 horror to Agnes Baker
    And nobody reacts
    """
    put = (
        "Guts, Knife, Machete" if "Agnes" in whose else "Ghoul Minion, Swarm of Rats, Ghoul Priest"
    )
    assert play(f"{table}And Agnes Baker puts back {put}\n    Then Scrying is exhausted").passed


@pytest.mark.parametrize("skill", ["combat", "willpower"])
def test_a_card_is_used_for_a_skill_that_an_ability_of_it_speaks_of(skill: str) -> None:
    held = "And Daisy Walker controls Hyperawareness (01034)\nWhen Daisy Walker investigates\n"
    table = f"Given Daisy Walker is at the Study\n{held}"
    with pytest.raises(CaseError, match=f"no ability that has to do with {skill}"):
        play(f"{table}And Daisy Walker uses Hyperawareness for {skill}")
