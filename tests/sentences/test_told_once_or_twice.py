"""What a card has somebody attempt is no action besides; in a line of its own it is asked which is meant."""

from __future__ import annotations

import pytest

from rulesref.errors import CaseError
from tests.arkham import play

LAID = {
    "en": "Given Roland Banks and Wendy Adams are at the Study\nAnd Roland Banks controls {card}\n"
    "And Ghoul Minion is engaged with Roland Banks with 1 damage\nAnd the chaos bag holds 0\n",
    "it": "Dato Roland Banks e Wendy Adams sono nello Studio\nE Roland Banks controlla {card}\n"
    "E il Ghoul Tirapiedi è impegnato con Roland Banks con 1 danno\nE il sacchetto del caos contiene 0\n",
}
USED = [
    ("en", "Machete (0)", "uses Machete (0)", "fights Ghoul Minion"),
    ("en", "Machete (0)", "uses Machete (0) on Ghoul Minion", "attacks Ghoul Minion"),
    ("it", "Machete (0)", "usa Machete (0)", "combatte il Ghoul Tirapiedi"),
]


def steps(language: str, card: str, *told: str) -> str:
    when = {"en": "When Roland Banks ", "it": "Quando Roland Banks "}[language]
    return LAID[language].format(card=card) + when + told[0] + "".join(told[1:])


LEFT = {"en": "Then Roland Banks has 2 actions left", "it": "Allora Roland Banks ha 2 azioni"}


@pytest.mark.parametrize(("language", "card", "uses", "does"), USED)
def test_in_the_same_sentence_it_is_one_action(
    language: str, card: str, uses: str, does: str
) -> None:
    joint = {"en": " and ", "it": " e "}[language]
    told = steps(language, card, uses, joint + does, f"\n{LEFT[language]}")
    assert play(told, language=language).passed


@pytest.mark.parametrize(("language", "card", "uses", "does"), USED)
def test_in_a_line_of_its_own_either_may_be_meant(
    language: str, card: str, uses: str, does: str
) -> None:
    again = {"en": "\nAnd Roland Banks ", "it": "\nE Roland Banks "}[language]
    why = {"en": "has begun this already", "it": "l'ha già cominciato"}[language]
    with pytest.raises(CaseError, match=why):
        play(steps(language, card, uses, again + does, f"\n{LEFT[language]}"), language=language)


def test_who_judges_in_between_tells_of_another_action() -> None:
    between = "\nThen nobody has a choice\nWhen Roland Banks investigates\nThen Roland Banks has 1 action left"
    laid = LAID["en"].replace("And Ghoul Minion is engaged with Roland Banks with 1 damage\n", "")
    ruled = play(
        f"{laid.format(card='Flashlight (0)')}When Roland Banks uses Flashlight (0){between}"
    )
    assert ruled.passed


def test_what_somebody_else_does_is_theirs() -> None:
    laid = LAID["en"].replace("And Ghoul Minion is engaged with Roland Banks with 1 damage\n", "")
    ruled = play(
        f"{laid.format(card='Flashlight (0)')}When Roland Banks uses Flashlight (0)\n"
        "Then Roland Banks has 2 actions left\nWhen Roland Banks ends the turn\n"
        "And Wendy Adams investigates\nThen Wendy Adams has 2 actions left"
    )
    assert ruled.passed


def test_a_move_and_an_investigation_by_one_card_are_one_action() -> None:
    ruled = play(
        'Given "Ashcan" Pete is at the Study\nAnd "Ashcan" Pete controls Duke\n'
        "And the Study is connected to the Hallway\nAnd there is 1 clue at the Hallway\n"
        "When Pete uses Duke and moves to the Hallway and investigates and succeeds by 1\n"
        "Then Pete has 2 actions left and Pete has 1 clue"
    )
    assert ruled.passed


@pytest.mark.parametrize(
    ("does", "ends", "language"),
    [
        ("Wendy Adams investigates", "she succeeds by 1", "en"),
        ("Roland Banks investigates", "he fails by 1", "en"),
        ("Wendy Adams indaga", "lei supera la prova di 1", "it"),
        ("Roland Banks indaga", "fallisce di 1", "it"),
    ],
)
def test_only_whoever_makes_the_test_succeeds_or_fails(does: str, ends: str, language: str) -> None:
    given, when, also, then = {
        "en": ("Given Roland Banks and Wendy Adams are at the Study", "When", "And", "Then"),
        "it": ("Dato Roland Banks e Wendy Adams sono nello Studio", "Quando", "E", "Allora"),
    }[language]
    who = " ".join(does.split()[:2])
    left = {"en": "has 2 actions left", "it": "ha 2 azioni"}[language]
    laid = f"{given}\n{when} {does}\n{also} {ends}\n{then} {who} {left}"
    assert play(laid, language=language).passed


def test_a_phase_that_it_is_by_now_has_begun() -> None:
    laid = "Given Roland Banks is at the Study\nAnd Ghoul Minion is engaged with Roland Banks\n"
    told = "When it is the enemy phase\nAnd Ghoul Minion attacks Roland\nThen Roland has 1 damage"
    assert play(laid + told).passed


def test_what_may_be_done_again_may_be_done() -> None:
    ruled = play(
        "Given Jenny Barnes is at the Study with 6 resources\nAnd Lucky Dice is in play\n"
        "When Jenny investigates and reveals a -4\nAnd Jenny uses Lucky Dice and reveals a -3\n"
        "Then it is asked whether Jenny may use Lucky Dice again"
    )
    assert ruled.verdict == "yes"


@pytest.mark.parametrize("told", ["as if he were at", "as if she was at", "as though they were at"])
def test_where_somebody_plays_as_if_they_were_is_no_moment(told: str) -> None:
    ruled = play(
        "Given Luke Robinson is at the Study\nAnd Wendy Adams is at the Hallway with Perception (0) in hand\n"
        f"And the Study is connected to the Hallway\nWhen Luke plays Read the Signs (0) {told} the Hallway\n"
        "Then it is asked whether Wendy may commit Perception (0)"
    )
    assert ruled.verdict == "yes"


@pytest.mark.parametrize(
    ("given", "then", "language"),
    [
        ("Roland Banks is at the Study with 3 health and 1 sanity left", "Roland Banks has 4 horror", "en"),
        ("Roland Banks is at the Study with 1 sanity and 3 health remaining", "Roland Banks has 6 damage", "en"),
        ("Roland Banks è nello Studio con 3 Salute e 1 Sanità Mentale rimanenti", "Roland Banks ha 4 orrori", "it"),
    ],
)  # fmt: skip
def test_what_is_left_may_be_said_once_of_two(given: str, then: str, language: str) -> None:
    words = {"en": ("Given", "Then"), "it": ("Dato", "Allora")}[language]
    assert play(f"{words[0]} {given}\n{words[1]} {then}", language=language).passed


def test_whose_hand_a_card_is_hidden_in_may_be_said_before_it() -> None:
    laid = (
        "Given Wendy Adams is at the Study\nAnd Unspeakable Oath (52011) is hidden in Wendy's hand"
    )
    assert play(f"{laid}\nThen Unspeakable Oath (52011) is in Wendy's hand").passed
