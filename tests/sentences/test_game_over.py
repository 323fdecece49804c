"""That the game is over can be asked, and is so where no line of a timeline says it."""

from __future__ import annotations

import pytest

from tests.arkham import play

ONE = {
    "en": "Given Roland Banks is at the Study\nWhen Roland Banks takes {} damage\nThen it is asked whether ",
    "it": "Dato Roland Banks è in Studio\nQuando Roland Banks subisce {} danni\nAllora si chiede se ",
}
TWO = {
    language: text.replace("Roland Banks is", "Roland Banks and Wendy Adams are").replace(
        "Roland Banks è", "Roland Banks e Wendy Adams sono"
    )
    for language, text in ONE.items()
}


def _answer(steps: str, language: str) -> str:
    (asked,) = play(steps, language=language).questions
    return str(asked.verdict.answer)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        *(("en", one) for one in ("the game ends", "the game is over", "the scenario ends")),
        *(
            ("it", one)
            for one in ("la partita finisce", "la partita è finita", "lo scenario finisce")
        ),
    ],
)
def test_it_is_over_once_nobody_is_left(language: str, text: str) -> None:
    assert _answer(ONE[language].format(9) + text, language) == "yes"
    assert _answer(ONE[language].format(2) + text, language) == "no"
    assert _answer(TWO[language].format(9) + text, language) == "no"


@pytest.mark.parametrize(
    ("language", "text"),
    [("en", "the game ends for {}"), ("it", "la partita finisce per {}")],
)
def test_it_is_over_for_whoever_is_eliminated(language: str, text: str) -> None:
    assert _answer(TWO[language].format(9) + text.format("Roland Banks"), language) == "yes"
    assert _answer(TWO[language].format(9) + text.format("Wendy Adams"), language) == "no"
    assert _answer(ONE[language].format(9) + text.format("Roland Banks"), language) == "yes"
