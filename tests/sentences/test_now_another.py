"""What a question calls by what lies open now, or draws by whichever deck, has come about all the same."""

from __future__ import annotations

import pytest

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
