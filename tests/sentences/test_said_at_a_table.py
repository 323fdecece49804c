"""What players say of nothing at all, of one alone, of somebody who goes on, and of "it" behind a verb."""

from __future__ import annotations

import pytest

from rulesref.errors import CaseError
from tests.arkham import play

ATTACKED = {
    "en": """Given Roland Banks and Agnes Baker are at the Study
    And Ghoul Minion is engaged with Roland Banks
    When the enemy phase begins
    Then """,
    "it": """Dato Roland Banks e Agnes Baker sono insieme nello Studio
    E Ghoul Tirapiedi è impegnato con Roland Banks
    Quando comincia la Fase dei Nemici
    Allora """,
}


@pytest.mark.parametrize(
    ("language", "text", "passed"),
    [
        ("en", "Ghoul Minion attacks only Roland Banks", True),
        ("en", "Ghoul Minion attacks just Agnes Baker", False),
        ("en", "Agnes takes nothing", True),
        ("en", "Roland suffers nothing at all", False),
        ("it", "Ghoul Tirapiedi attacca soltanto Roland Banks", True),
        ("it", "Ghoul Tirapiedi attacca solo Agnes Baker", False),
        ("it", "Agnes Baker non subisce nulla", True),
        ("it", "Roland Banks non subisce niente", False),
        ("it", "Roland Banks ha un solo danno", True),
    ],
)
def test_of_one_alone_and_of_nothing_at_all(language: str, text: str, passed: bool) -> None:
    assert play(f"{ATTACKED[language]}{text}", language=language).passed is passed


def test_of_two_it_attacks_neither_is_the_only_one() -> None:
    laid = """Given Roland Banks and Agnes Baker are at the Study
    And Whippoorwill is at the Study, unengaged
    When Whippoorwill attacks Roland Banks
    And Whippoorwill attacks Agnes Baker
    Then Whippoorwill attacks only {}"""
    assert not play(laid.format("Agnes Baker")).passed
    assert not play(laid.format("Roland Banks")).passed


def test_who_is_named_last_goes_on_to_do_something() -> None:
    laid = """Given Roland Banks is at the Study
    And Roland Banks controls Leather Jacket
    And Flesh-Eater is engaged with Roland Banks
    When the Flesh-Eater attacks Roland Banks, who puts the damage on the Leather Jacket
    Then Leather Jacket has {} damage"""
    assert play(laid.format(1)).passed
    assert not play(laid.format(0)).passed


@pytest.mark.parametrize(("succeeds", "gone"), [("succeeds", True), ("fails", False)])
def test_what_is_discarded_is_gone(succeeds: str, gone: bool) -> None:
    laid = """Given Jim Culver is at the Study
    And the Study has 1 clue
    And Obscuring Fog is attached to the Study
    When Jim investigates and {}
    Then Obscuring Fog is gone"""
    assert play(laid.format(succeeds)).passed is gone


def test_somebody_is_there_too_and_how_they_are() -> None:
    laid = """Given Preston Fairmont is at the Hallway
    And Preston Fairmont controls Dario El-Amin
    And a Swarm of Rats is there too, exhausted
    Then {}"""
    assert play(laid.format("Preston cannot use Dario El-Amin")).passed
    assert play(laid.format("Swarm of Rats is exhausted")).passed


MONEY = """Dato Jim Culver è nello Studio
    E Jim Culver ha {} risorse
    E ha in mano Mazza da Baseball
    Allora Jim {}"""


@pytest.mark.parametrize("text", ["non può permettersela", "non può giocarla"])
def test_italian_has_it_behind_the_verb(text: str) -> None:
    assert play(MONEY.format(1, text), language="it").passed
    assert not play(MONEY.format(2, text), language="it").passed


def test_of_two_that_it_may_be_neither_is_meant() -> None:
    steps = MONEY.format(1, "non può giocarla").replace(
        "Mazza da Baseball", "Mazza da Baseball e Machete"
    )
    with pytest.raises(CaseError):
        play(steps, language="it")


LEFT = {
    "en": """Given Skids O'Toole is in the Study
    And Skids controls Stray Cat
    And Skids has Machete in hand
    And Flesh-Eater is engaged with Skids
    When Skids uses Stray Cat on Flesh-Eater
    Then """,
    "it": """Dato "Skids" O'Toole è nello Studio
    E Skids controlla Stray Cat
    E Skids ha in mano Machete
    E Flesh-Eater è impegnato con Skids
    E Skids ha 2 risorse
    Quando Skids usa Stray Cat su Flesh-Eater
    Allora """,
}


@pytest.mark.parametrize(
    ("language", "text", "passed"),
    [
        ("en", "Stray Cat is gone", True),
        ("en", "Flesh-Eater is gone", False),
        ("en", "Machete is gone", False),
        ("en", "Skids draws no cards", True),
        ("en", "Skids does not draw a card", True),
        ("it", "Stray Cat non c'è più", True),
        ("it", "Machete non c'è più", False),
        ("it", "Skids non pesca carte", True),
        ("it", "a Skids restano solo 2 risorse", True),
        ("it", "a Skids restano 3 risorse", False),
    ],
)
def test_what_is_gone_was_there(language: str, text: str, passed: bool) -> None:
    assert play(f"{LEFT[language]}{text}", language=language).passed is passed


def test_whoever_takes_it_themselves_has_it_placed_on_them() -> None:
    laid = """Given Wendy Adams is at the Study
    And Wendy controls Fine Clothes
    When Wendy draws Abandoned and Alone
    Then Wendy herself takes {} horror"""
    assert play(laid.format(2)).passed
    assert not play(laid.format(1)).passed


def test_a_place_has_a_card_attached_and_is_left_for_another() -> None:
    laid = """Given Carolyn Fern is in the Study
    And the Study has a Barricade attached
    And the Study is connected to the Hallway
    When Carolyn leaves the Study for the Hallway
    Then {}"""
    assert play(laid.format("Barricade is gone")).passed
    assert play(laid.format("Carolyn is at the Hallway")).passed
