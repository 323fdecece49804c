"""What is expected in a player's words: in turn, of none, still so, lawful, without a place."""

from __future__ import annotations

import pytest

from rulesref.errors import CaseError
from tests.arkham import play

PLAYS = """Given Roland Banks is at the Study with 3 resources
    And there are 2 clues at the Study
    And Roland Banks has Emergency Cache and Dodge in hand
    And Ghoul Minion is engaged with Roland Banks
    When Roland Banks plays Emergency Cache
    And nobody reacts
    Then {then}"""
GIOCA = """Dato che Roland Banks è nello Studio con 3 risorse
    E Roland Banks ha in mano Emergency Cache
    E Ghoul Minion è impegnato con Roland Banks
    Quando Roland Banks gioca Emergency Cache
    Allora {then}"""
FIGHTS = """Given Roland Banks and Agnes Baker are at the Study
    And Hallway is in play
    And Ghoul Minion is engaged with Agnes Baker
    When Agnes Baker evades Ghoul Minion
    And Agnes Baker {result}
    Then {then}"""
INVESTIGATES = """Given Roland Banks is at the Study
    And the Study has 2 clues
    When Roland Banks investigates
    And Roland Banks {result}
    Then {then}"""


@pytest.mark.parametrize(
    ("then", "passed"),
    [
        ("Ghoul Minion attacks before Roland Banks gains 3 resources", True),
        ("Roland Banks gains 3 resources before Ghoul Minion attacks", False),
        ("Ghoul Minion attacks Roland Banks, then Roland Banks gains 3 resources", True),
        ("first Ghoul Minion attacks, and then Emergency Cache is discarded", True),
        ("Emergency Cache is discarded before Ghoul Minion is defeated", False),
        ("Roland Banks discovers no clues", True),
        ("Roland Banks ends up with 6 resources", True),
        ("Roland Banks has only 5 resources", False),
        ("Ghoul Minion survives", True),
        ("Roland Banks is alive", True),
        ("Roland Banks is undamaged", False),
        ("Ghoul Minion made an attack of opportunity", True),
        ("Roland Banks is still holding Dodge", True),
        ("Roland Banks has one card left in hand", True),
        ("Roland Banks gains no resources", False),
        ("Roland Banks takes no damage", False),
        ("nothing of this has happened: Roland Banks discovers 1 clue", True),
        (
            "this has happened in turn: Ghoul Minion attacks before Roland Banks gains 3 resources",
            True,
        ),
        ("Roland Banks suffers 1 damage", True),
        ("Roland Banks is dealt 1 damage and 1 horror", True),
        ("1 damage is dealt to Roland Banks", True),
        ("1 horror is dealt to Ghoul Minion", False),
        ("Emergency Cache is played", True),
        ("Dodge is played", False),
        ("an attack of opportunity is made", True),
        ("no attack of opportunity is provoked", False),
        ("Ghoul Minion is still engaged with Roland Banks", True),
        ("Roland Banks still has 2 actions", True),
        ("Roland Banks still has 3 actions", False),
        ("it is lawful", True),
    ],
)
def test_what_is_expected(then: str, passed: bool) -> None:
    assert play(PLAYS.format(then=then)).passed is passed


@pytest.mark.parametrize(
    ("then", "passed"),
    [
        ("Ghoul Minion attacca prima che Roland Banks ottiene 3 risorse", True),
        ("Roland Banks ottiene 3 risorse prima che Ghoul Minion attacca", False),
        ("prima Ghoul Minion attacca, poi Roland Banks ottiene 3 risorse", True),
        ("Roland Banks non scopre nessun indizio", True),
        ("Roland Banks non ottiene nessuna risorsa", False),
        ("viene effettuato un attacco di opportunità", True),
        ("Roland Banks ha ancora 2 azioni", True),
        ("questo è permesso", True),
    ],
)
def test_the_same_in_italian(then: str, passed: bool) -> None:
    assert play(GIOCA.format(then=then), language="it").passed is passed


def test_one_of_two_that_is_no_event_is_named() -> None:
    with pytest.raises(CaseError, match="no event reads like 'Emergency Cache floats'"):
        play(PLAYS.format(then="Ghoul Minion attacks before Emergency Cache floats"))


@pytest.mark.parametrize(
    ("then", "passed"),
    [
        ("Roland Banks discovers 1 clue", True),
        ("Roland Banks discovers 2 clues", False),
        ("Roland Banks does not discover 1 clue", False),
    ],
)
def test_where_it_happens_may_be_left_out(then: str, passed: bool) -> None:
    assert play(INVESTIGATES.format(result="succeeds by 1", then=then)).passed is passed


def test_what_a_rule_forbids_is_not_lawful() -> None:
    ruling = play(
        """Given Roland Banks is at the Study
        And Ghoul Minion is exhausted at the Study
        When Roland Banks evades Ghoul Minion
        Then it is lawful"""
    )
    assert [unmet.expected for unmet in ruling.unmet] == ["it is lawful"]


@pytest.mark.parametrize("then", ["{} before {}", "it is asked whether {} before {}"])
@pytest.mark.parametrize("turned", [False, True])
def test_what_is_placed_at_once_comes_in_no_order(then: str, turned: bool) -> None:
    """arkham-lcg/dealing-damage-horror: damage and horror of one attack are placed together."""
    both = ["1 damage is placed on Roland Banks", "1 horror is placed on Roland Banks"]
    ruling = play(PLAYS.format(then=then.format(*(reversed(both) if turned else both))))
    if "asked" in then:
        assert ruling.verdict == "no"
    else:
        assert [unmet.happened for unmet in ruling.unmet] == ["both happen at once"]


@pytest.mark.parametrize(
    "then", ["is exhausted at {}", "is at {}, exhausted", "is at {} and exhausted"]
)
@pytest.mark.parametrize(
    ("result", "place", "passed"),
    [
        ("succeeds", "the Study", True),
        ("succeeds", "Hallway", False),
        ("fails", "the Study", False),
    ],
)
def test_where_it_is_and_how_it_stands(then: str, result: str, place: str, passed: bool) -> None:
    told = f"Ghoul Minion {then.format(place)}"
    assert play(FIGHTS.format(result=result, then=told)).passed is passed


def test_in_italian_a_phase_may_begin_either_way() -> None:
    steps = """Dato che Roland Banks e Agnes Baker sono nello Studio
        E Ghoul Tirapiedi è impegnato con Agnes Baker
        Quando la Fase dei Nemici comincia
        E nessuno reagisce
        Allora in ordine:
          | Ghoul Tirapiedi attacca Agnes Baker |
        E è successo questo: Ghoul Tirapiedi attacca Agnes Baker
        E Ghoul Tirapiedi è esaurito nello Studio
        E Ghoul Tirapiedi è nello Studio, esaurito"""
    assert play(steps, language="it").passed


def test_in_italian_somebody_is_defeated() -> None:
    steps = """Dato che Roland Banks e Agnes Baker sono nello Studio
        Quando Agnes Baker è sconfitta
        Allora Agnes Baker è eliminata"""
    assert play(steps, language="it").passed


def test_whose_clues_these_are_may_be_the_location() -> None:
    with pytest.raises(CaseError) as refused:
        play("Given Roland Banks and Agnes Baker are at the Study with 1 clue")
    assert refused.value.candidates == (
        "Study has 1 clue", "Roland Banks has 1 clue", "Agnes Baker has 1 clue"
    )  # fmt: skip
