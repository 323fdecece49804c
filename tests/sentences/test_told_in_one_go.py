"""What players tell in one go: what somebody has where they are, one of several who commits nothing, who "he" is."""

from __future__ import annotations

import pytest

from rulesref.errors import CaseError
from tests.arkham import play

LAID = [
    ("with 3 resources and with Dodge in hand", "Roland Banks has 3 resources"),
    ("with Machete in play, 2 damage and an empty hand", "Roland Banks has 2 damage"),
    ("with Machete and Guard Dog in play and Dodge in his hand", "Guard Dog is in play"),
    ("with Flashlight in play with 2 supplies left, and 1 horror", "Flashlight has 2 supplies"),
    ("with Cover Up in his threat area and no resources", "Cover Up is in Roland Banks's threat area"),
    ("with 1 clue on it", "the Study has 1 clue"),
    ("with Lita Chantler under his control and 2 resources", "Lita Chantler is in play"),
    (", and it is connected to the Attic", "the Attic is connected to the Study"),
    (", and it is his turn", "it is Roland Banks's turn"),
    ("engaged with Ghoul Priest", "Ghoul Priest is engaged with Roland Banks"),
]  # fmt: skip
BESIDES = [
    ("the Study and the Attic each have 1 clue", "the Attic has 1 clue"),
    ("his deck and discard pile are empty", "Roland Banks has 0 damage"),
    ("the encounter deck and discard pile are empty", "Roland Banks has 0 damage"),
    ("the only card in the encounter deck is Ancient Evils", "Ancient Evils is in the encounter deck"),
    ("Dodge is the only card in his hand", "Dodge is in Roland Banks's hand"),
    ("the aloof Whippoorwill (02090) is at the Study", "Whippoorwill (02090) is at the Study"),
    # "It" is the card that is spoken of, unless it is somebody who plays.
    ("Lita Chantler is at the Parlor with 1 doom on it", "Lita Chantler has 1 doom"),
    ("Acolyte is at the Attic with 1 doom on it", "Acolyte has 1 doom"),
    ("Ghoul Minion, which has 1 damage, is engaged with him", "Ghoul Minion has 1 damage"),
    ("Ghoul Minion, which is exhausted, is engaged with him", "Ghoul Minion is exhausted"),
    ("the Study is next to the Attic, where an exhausted Ghoul Minion waits", "Ghoul Minion is exhausted"),
    ("a ready Ghoul Minion waits at the Attic", "Ghoul Minion is at the Attic"),
    ("Stealth (03028) is in play under his control", "Stealth (03028) is in play"),
    ("Roland Banks has no clues and the Attic has none", "Roland Banks no longer has any clues"),
    ("the Study contains 3 clues", "there are 3 clues left at the Study"),
    ("Roland Banks has 1 action left this turn", "his intellect is 3"),
]  # fmt: skip
DETTO = [
    ("Roland Banks è nello Studio con 3 risorse e con Schivata in mano", "Roland Banks ha 3 risorse"),
    ("Roland Banks è nello Studio con il Cane da Guardia in gioco, che ha 2 danni", "il Cane da Guardia ha 2 danni"),
    ("Roland Banks è nello Studio\n    E nella sua pila degli scarti c'è Schivata", "Schivata è nella sua pila degli scarti"),
    ("Roland Banks è nello Studio e Furtività (03028) è in gioco sotto il suo controllo", "Furtività (03028) è in gioco"),
    ("Roland Banks è nello Studio\n    E il Ghoul Tirapiedi è nella Soffitta, che non è collegata allo Studio\n    E lo Studio non ha indizi", "lo Studio non ha più indizi"),
    ("Roland Banks è nello Studio impegnato con il Ghoul Sacerdote", "il Ghoul Sacerdote è impegnato con Roland Banks"),
    ("Roland Banks è nello Studio con il Cane da Guardia in gioco", "il Cane da Guardia è in gioco"),
    ("Roland Banks è nello Studio con la Machete e il Cane da Guardia in gioco, 2 danni e Schivata in mano", "Roland Banks ha 2 danni"),
    ("Roland Banks è nello Studio\n    E il suo mazzo e la sua pila degli scarti sono vuoti", "Roland Banks ha 0 danni"),
    ("Roland Banks è nello Studio\n    E Schivata è nella sua mano", "Schivata è nella mano di Roland Banks"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("given", "then"),
    [(f"Roland Banks is at the Study {has}", then) for has, then in LAID]
    + [(f"Roland Banks is at the Study\n    And {told}", then) for told, then in BESIDES],
)
def test_it_is_laid_out(given: str, then: str) -> None:
    assert play(f"Given {given}\n    Then {then}").passed


@pytest.mark.parametrize(("given", "then"), DETTO)
def test_the_same_in_italian(given: str, then: str) -> None:
    assert play(f"Dato {given}\n    Allora {then}", language="it").passed


@pytest.mark.parametrize(
    "given",
    [
        "with 3 resources and 2 clues",  # whose?
        "with Machete and 3 resources",  # in play, or in hand?
        "with no resources and not Dodge in hand",
        "with Machete in play and nothing in his deck",
    ],
)
def test_what_is_not_said_of_one_is_refused(given: str) -> None:
    with pytest.raises(CaseError):
        play(f"Given Roland Banks is at the Study {given}\n    Then Roland Banks has 0 damage")


def test_a_keyword_that_it_does_not_have_is_refused() -> None:
    with pytest.raises(CaseError, match="this is not so"):
        play("""Given Roland Banks is at the Study
        And the aloof Acolyte is engaged with Roland Banks
        Then Roland Banks has 0 damage""")


GHOUL = """Given Roland Banks is at the Study
    And Ghoul Minion is engaged with him
    """
DONE = [
    f"""{GHOUL}When Ghoul Minion attacks Roland Banks
    And he assigns all the damage to himself and all the horror to himself
    Then Roland Banks has 1 damage""",
    f"""{GHOUL}And Roland Banks controls Guard Dog
    When Ghoul Minion attacks Roland Banks
    And he assigns all the damage and horror to Guard Dog
    Then Roland Banks has 0 damage""",
    f"""{GHOUL}When Roland Banks takes a resource, provoking an attack of opportunity
    Then Roland Banks has 1 damage""",
    f"""{GHOUL}When Roland Banks fights Ghoul Minion without provoking any attacks of opportunity, and hits
    Then Ghoul Minion has 1 damage""",
    f"""{GHOUL}When Roland Banks spends an action to evade Ghoul Minion
    And he succeeds
    Then Ghoul Minion is exhausted""",
    """Given Roland Banks and Wendy Adams are at the Study
    And the Study has 1 clue
    When Roland investigates and the test fails by 1
    Then the Study has 1 clue""",
    """Given Roland Banks is at the Study
    And Icy Ghoul is engaged with him
    When Icy Ghoul is defeated
    Then Icy Ghoul is in the victory display, not in the encounter discard pile""",
    f"""{GHOUL}When Roland Banks fights Ghoul Minion and misses
    Then Ghoul Minion does not make an attack of opportunity""",
    """Given Roland Banks is at the Study
    And two Ghoul Minions are engaged with him
    When Roland fights the second Ghoul Minion and succeeds
    Then that Ghoul Minion has 1 damage
    And Ghoul Minion #2 has 1 damage
    And the first Ghoul Minion has 0 damage""",
    """Given Roland Banks is at the Study
    And Ghoul Priest is at the Study exhausted
    When Roland Banks draws Ghoul Minion from the encounter deck
    Then Ghoul Minion spawns at the Study engaged with Roland Banks
    And Ghoul Priest has not attacked Roland""",
    """Given Roland Banks is at the Study, which has 1 clue
    And the bag is just a 0
    When Roland investigates
    Then Roland has 1 clue""",
    f"""{GHOUL}When Roland Banks takes a resource while engaged
    Then Ghoul Minion is engaged with him""",
    """Given Roland Banks is at the Study
    And Roland Banks has Perception (01090) in hand
    When Roland Banks investigates with Perception (01090) committed on his turn
    And he beats the test by 1
    Then Perception (01090) is in the discard pile""",
    """Given Roland Banks is at the Study
    And the Study has 1 clue
    When he investigates
    And he fails the intellect test
    Then Roland Banks has 0 clues""",
    """Given Roland Banks is at the Study
    When Roland draws Rotting Remains (01163) from the encounter deck
    And he fails the willpower test by 2
    Then Roland Banks has 2 horror""",
    """Given Roland Banks is at the Study, connected to the Hallway
    When he enters the Hallway
    Then Roland Banks is at the Hallway""",
    """Given Roland Banks and Wendy Adams are at the Study
    And Ghoul Minion is engaged with Roland Banks
    When Ghoul Minion attacks Roland Banks and he plays Dodge
    Then Ghoul Minion does not attack Roland Banks""",
    """Given Roland Banks and Wendy Adams are at the Study
    And Wendy Adams has Guts in hand
    When Roland Banks draws Rotting Remains (01163) from the encounter deck, Wendy commits Guts
    And the token drawn is -2
    Then Roland Banks has 0 horror""",
    # Whose test it is, who commits to it does not say: it had been taken for theirs.
    """Given Roland Banks and Wendy Adams are at the Study
    And the Study has 1 clue
    And Wendy Adams has Perception (01090) in hand
    When Roland Banks investigates
    And Wendy Adams commits Perception (01090) and the test succeeds by 1
    Then Roland Banks has 1 clue""",
    # What a step ahead plays has to be paid for, whoever is called "he" there.
    """Given Roland Banks is at the Study
    And Roland Banks has Mind Wipe (01068) in hand
    And Icy Ghoul is engaged with Roland Banks
    When the investigation phase begins
    And he plays Mind Wipe (01068) on Icy Ghoul
    And Roland Banks begins his turn
    Then it is Roland's turn""",
    """Given Wendy Adams is at the Study with 1 resource
    And Wendy Adams controls Scrapper (02193)
    When Wendy tests intellect (1)
    And she spends 1 resource on Scrapper (02193) for combat
    And she succeeds by 0
    Then Wendy Adams has 0 resources""",
    """Given Wendy Adams is at the Study
    And the deck of Wendy Adams holds Knife and Machete
    When Wendy Adams gains 4 resources
    And Wendy Adams draws 2 cards
    Then Wendy Adams has gained 4 resources and drawn 2 cards""",
]


@pytest.mark.parametrize("steps", DONE)
def test_it_is_done(steps: str) -> None:
    assert play(steps).passed


@pytest.mark.parametrize(
    "steps",
    [
        """Dato Wendy Adams è nello Studio
        E il Ghoul Tirapiedi è impegnato con Wendy Adams
        Quando il Ghoul Tirapiedi la attacca
        E assegna 1 danno e 1 orrore a se stessa
        Allora Wendy Adams ha 1 danno""",
        """Dato Wendy Adams è nello Studio
        E il Ghoul Tirapiedi, che ha 1 danno, è impegnato con lei
        Quando Wendy usa un'azione per eludere il Ghoul Tirapiedi
        E ci riesce
        Allora il Ghoul Tirapiedi è esaurito""",
        """Dato Wendy Adams è nello Studio
        E il Ghoul Tirapiedi è impegnato con lei
        Quando Wendy prende una risorsa, provocando un attacco di opportunità
        E assegna tutto il danno e tutto l'orrore a se stessa
        Allora Wendy Adams ha 1 danno""",
        """Dato Wendy Adams è nello Studio
        E il Ghoul Tirapiedi è impegnato con Wendy Adams
        Quando Wendy lo attacca
        E supera la prova di Scontro di 0
        Allora il Ghoul Tirapiedi ha 1 danno""",
    ],
)
def test_it_is_done_in_italian(steps: str) -> None:
    ruling = play(steps, language="it")
    assert ruling.passed, ruling.unmet


@pytest.mark.parametrize(
    ("steps", "match"),
    [
        # The test is one of another skill, or is over, and another one has not begun.
        (
            """Given Roland Banks is at the Study
            When Roland Banks investigates
            And he fails the willpower test by 1
            Then Roland Banks has 0 clues""",
            "no step has led to such a test",
        ),
        (
            """Given Roland Banks is at the Study
            And the Study has 2 clues
            When Roland Banks investigates and succeeds by 1
            And he takes a resource
            And he fails the intellect test by 1
            Then Roland Banks has 0 clues""",
            "no step has led to such a test",
        ),
        (
            """Given Roland Banks and Wendy Adams are at the Study
            And it is the turn of Roland Banks
            When Wendy Adams takes a resource on her turn
            Then Wendy Adams has 1 resource""",
            "it is not this investigator's turn",
        ),
        # "Him" could be the ally, and "her" whoever makes the test.
        (
            """Given Roland Banks is at the Study with Beat Cop (01018) in play
            And Ghoul Minion is engaged with him
            When Ghoul Minion attacks him
            And he assigns 1 damage to Beat Cop (01018) and 1 horror to himself
            Then 1 damage is placed on him""",
            "no card called 'him'",
        ),
        (
            """Given Roland Banks and Wendy Adams are at the Study
            And Wendy Adams has Guts in hand
            When Roland Banks investigates
            And Wendy commits Guts to her test
            Then Roland Banks has 0 clues""",
            "Guts to her test",
        ),
        # Two names behind each other are no two deeds.
        (
            """Given Roland Banks and Wendy Adams are at the Study
            When Roland Banks investigates, Wendy
            Then Roland Banks has 0 clues""",
            "Wendy",
        ),
        (
            """Given Roland Banks is at the Study
            When Roland Banks commits nothing
            Then Roland Banks has 0 clues""",
            "nothing that is happening asks for this",
        ),
    ],
)
def test_what_cannot_be_is_refused(steps: str, match: str) -> None:
    with pytest.raises(CaseError, match=match):
        play(steps)


@pytest.mark.parametrize(
    ("steps", "expected"),
    [
        ("takes a resource without provoking an attack of opportunity", "no attack of opportunity"),
        ("fights Ghoul Minion, provoking an attack of opportunity", "an attack of opportunity"),
        ("takes 2 horror", "Roland Banks takes 2 damage (direct)"),
        ("spends his last action to take a resource", "Roland Banks: 0 actions"),
    ],
)
def test_what_is_said_beside_it_has_to_be_so(steps: str, expected: str) -> None:
    told = f"""{GHOUL}And it is the turn of Roland Banks
    When Roland Banks {steps}
    Then Ghoul Minion is engaged with nobody
    And Roland Banks takes 2 direct damage"""
    assert expected in [unmet.expected for unmet in play(told).unmet]


IN_TURN = [
    ("{who} first takes 1 damage and then gains 1 resource", "{who} first gains 1 resource and then takes 1 damage"),
    ("{who} takes 1 damage before gaining 1 resource", "{who} gains 1 resource before taking 1 damage"),
    ("{who} gains 1 resource after taking 1 damage", "{who} takes 1 damage after gaining 1 resource"),
    ("{who} takes 1 damage before he gains 1 resource", "{who} gains 1 resource before he takes 1 damage"),
]  # fmt: skip


@pytest.mark.parametrize(("so", "otherwise"), IN_TURN)
def test_what_comes_first_is_not_told_the_other_way_round(so: str, otherwise: str) -> None:
    told = """Given Roland Banks is at the Study
    When Roland Banks takes 1 damage
    And Roland Banks gains 1 resource
    Then {}"""
    assert play(told.format(so.format(who="Roland Banks"))).passed
    assert not play(told.format(otherwise.format(who="Roland Banks"))).passed


def test_whom_a_pronoun_means_is_asked() -> None:
    with pytest.raises(CaseError, match="whom 'her' means is not said") as caught:
        play("""Given Roland Banks and Wendy Adams are at the Study
        And Ghoul Minion is engaged with Roland Banks
        When Roland Banks fights Ghoul Minion
        Then Ghoul Minion is engaged with her""")
    assert len(caught.value.candidates) == 2


def test_what_was_not_done_besides_is_not_passed_over() -> None:
    ruling = play("""Given Wendy Adams is at the Study
    When Wendy Adams gains 4 resources
    Then Wendy Adams has gained 4 resources and drawn 2 cards""")
    assert [unmet.expected for unmet in ruling.unmet] == ["2 drawn"]
