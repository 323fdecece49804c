"""What a window does not offer is refused with the rule that keeps it out."""

from __future__ import annotations

import pytest

from rulesref.errors import CaseError
from rulesref.rulings.ruling import Ruling
from tests import arkham

TABLE = {
    "en": "Given Roland Banks and Agnes Baker are at the Study\n",
    "it": "Dato Roland Banks e Agnes Baker sono nello Studio\n",
}
#: The dog may bite; nothing else answers that.
BITTEN = """And Roland Banks controls Guard Dog
And Swarm of Rats is engaged with Roland Banks
And it is the turn of Roland Banks
When Swarm of Rats attacks Roland Banks
And Roland Banks assigns 1 damage to Guard Dog
"""
SECOND_DOG = "\nAnd Agnes Baker controls Guard Dog #2\n"
#: The test has failed, and one of two feet may be used.
FAILED = """And Roland Banks controls Rabbit's Foot and Rabbit's Foot #2
And Rabbit's Foot #2 is exhausted
And Roland Banks has "Look what I found!" in hand
And Roland Banks has 1 resource
And the Study has 2 clues
And the deck of Roland Banks holds Knife, Guts
And the chaos bag holds -5
When Roland Banks investigates
And nobody commits a card
"""
#: Agnes Baker has answered once in the phase.
STRUCK = """And Ghoul Minion is exhausted at the Study
When Agnes Baker takes 1 horror
And Agnes Baker uses Agnes Baker
And Agnes Baker takes 1 horror
"""
COLPITO = """E Sciame di Ratti è impegnato con Roland Banks
E Roland Banks controlla Cane da Guardia
Quando Sciame di Ratti attacca Roland Banks
E Roland Banks assegna 1 danno a Cane da Guardia
"""


def play(steps: str, language: str = "en") -> Ruling:
    return arkham.play(TABLE[language] + steps, language=language)


@pytest.mark.parametrize(
    ("steps", "deed", "rule"),
    [
        (BITTEN, "Agnes Baker uses Agnes Baker", "reaction-opportunities"),
        (
            "And Roland Banks controls Beat Cop\n" + BITTEN,
            "Roland Banks uses Beat Cop",
            "reaction-opportunities",
        ),
        (
            BITTEN.replace("\n", SECOND_DOG, 1),
            "Agnes Baker uses Guard Dog #2",
            "reaction-opportunities",
        ),
        ("And Roland Banks has Lucky! in hand\n" + BITTEN, "Roland Banks plays Lucky!", "fast"),
        (
            "And Roland Banks has Machete in hand\n" + BITTEN,
            "Roland Banks plays Machete",
            "reaction-opportunities",
        ),
        (FAILED, "Roland Banks uses Rabbit's Foot #2", "costs"),
        (FAILED, 'Roland Banks plays "Look what I found!"', "costs"),
        (STRUCK, "Agnes Baker uses Agnes Baker", "limits-and-maximums"),
    ],
)
def test_what_a_window_does_not_offer_is_refused_with_its_rule(
    steps: str, deed: str, rule: str
) -> None:
    refused = f"{steps}When {deed}\nThen it is refused under arkham-lcg/"
    assert play(refused + rule).passed
    (unmet,) = play(refused + "peril").unmet
    assert f"arkham-lcg/{rule}" in unmet.happened


def test_the_refusal_gives_the_reason_for_which_it_may_not_be_done() -> None:
    (unmet,) = play(FAILED + "Then Roland Banks may use Rabbit's Foot #2").unmet
    assert (
        "Rabbit's Foot: its cost cannot be paid (arkham-lcg/costs); offered now" in unmet.happened
    )
    (unmet,) = play(STRUCK + "Then Agnes Baker may use Agnes Baker").unmet
    assert "arkham-lcg/limits-and-maximums" in unmet.happened


def test_where_no_step_names_the_rule_what_waits_is_told_as_well() -> None:
    with pytest.raises(CaseError) as caught:
        play(BITTEN + "When Agnes Baker uses Agnes Baker\nThen Agnes Baker has 0 damage")
    assert "nothing that Agnes Baker answers has occurred" in caught.value.message
    assert "Roland Banks must choose first" in caught.value.message
    assert "nobody reacts" in (caught.value.remedy or "")
    assert "Then it is refused under arkham-lcg/reaction-opportunities" in (
        caught.value.remedy or ""
    )


def test_it_is_said_in_italian() -> None:
    deed = "Quando Agnes Baker usa Agnes Baker\n"
    refused = deed + "Allora è rifiutato in base a arkham-lcg/"
    assert play(COLPITO + refused + "reaction-opportunities", "it").passed
    (unmet,) = play(COLPITO + refused + "costs", "it").unmet
    assert "non è accaduto niente a cui Agnes Baker risponda" in unmet.happened


def test_what_comes_too_late_for_a_window_is_still_told_where_it_belongs() -> None:
    steps = BITTEN + "And nobody reacts\nWhen Roland Banks uses Guard Dog\n"
    with pytest.raises(CaseError) as caught:
        play(steps + "Then Guard Dog has 1 damage")
    assert "it could be chosen before line" in caught.value.message


def test_a_card_that_the_step_itself_brings_in_was_in_no_window_before() -> None:
    tests = "And Agnes Baker has Fearless in hand\nAnd the chaos bag holds 0\n"
    tests += "When Roland Banks tests willpower (2)\nAnd Agnes Baker plays Astral Travel\n"
    with pytest.raises(CaseError) as caught:
        play(tests + "Then Agnes Baker has 0 horror")
    assert "must choose first: which cards to commit" in caught.value.message
