"""What a question calls by what lies open now, or draws by whichever deck, has come about all the same."""

from __future__ import annotations

import pytest

from rulesref.errors import CaseError
from tests.arkham import play

TURNED = {
    "en": "Given Roland Banks is at the Study\nAnd the agenda is What's Going On?! with 2 doom\n"
    "And the next agenda is Rise of the Ghouls\nWhen Roland Banks draws Ancient Evils from the encounter deck\n"
    "And Roland Banks chooses option 2\nThen ",
    "it": "Dato Roland Banks è in Studio\nE la trama è Cosa Succede? con 2 destini\n"
    "E la prossima trama è L'Ascesa dei Ghoul\nQuando Roland Banks pesca Mali Antichi dal mazzo degli incontri\n"
    "E Roland Banks sceglie l'opzione 2\nAllora ",
}
ASKED = {"en": "it is asked whether ", "it": "si chiede se "}


@pytest.mark.parametrize(
    ("language", "text", "answer"),
    [
        ("en", "the agenda advances", "yes"),
        ("en", "the agenda does not advance", "no"),
        ("en", "the act advances", "no"),
        ("en", "the act does not advance", "yes"),
        ("en", "Roland Banks draws Ancient Evils", "yes"),
        ("it", "la trama avanza", "yes"),
        ("it", "la trama non avanza", "no"),
        ("it", "il capitolo avanza", "no"),
        ("it", "Roland Banks pesca Mali Antichi", "yes"),
    ],
)
def test_it_is_answered_by_what_has_happened(language: str, text: str, answer: str) -> None:
    (asked,) = play(TURNED[language] + ASKED[language] + text, language=language).questions
    assert asked.verdict.answer == answer


BOTH = {
    "en": "Given Roland Banks and Daisy Walker are at the Study\nAnd Ghoul Minion is engaged with Daisy Walker\n"
    "When Roland Banks engages Ghoul Minion\nThen ",
    "it": "Dato Roland Banks e Daisy Walker sono in Studio\nE Ghoul Tirapiedi è impegnato con Daisy Walker\n"
    "Quando Roland Banks impegna Ghoul Tirapiedi\nAllora ",
}


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Ghoul Minion disengages from Daisy Walker"),
        ("en", "Ghoul Minion does not disengage from Daisy Walker"),
        ("it", "Ghoul Tirapiedi si disimpegna da Daisy Walker"),
        ("it", "Ghoul Tirapiedi non si disimpegna da Daisy Walker"),
    ],
)
@pytest.mark.parametrize("asked", [False, True])
def test_an_enemy_that_engages_another_is_asked_with_whom_it_is_engaged(
    language: str, text: str, asked: bool
) -> None:
    with pytest.raises(CaseError, match=r"engaged another one|impegnato un altro"):
        play(BOTH[language] + (ASKED[language] if asked else "") + text, language=language)


def test_an_enemy_that_is_evaded_has_disengaged() -> None:
    steps = (
        "Given Wendy Adams is at the Study\nAnd Ghoul Minion is engaged with Wendy Adams\n"
        "When Wendy Adams evades Ghoul Minion\nAnd Wendy Adams reveals 0\nThen Ghoul Minion {} from Wendy Adams"
    )
    assert play(steps.format("disengages")).passed
    assert play(steps.format("does not disengage")).unmet
