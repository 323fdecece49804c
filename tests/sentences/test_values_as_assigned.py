"""What is dealt is not placed until it is assigned: a value that hangs on how is not told before."""

from __future__ import annotations

import pytest

from tests.arkham import play

DEALT = {
    "en": (
        "Given Agnes Baker is at the Study\nAnd Agnes Baker controls Key of Ys\n"
        "And Agnes Baker controls Beat Cop\nWhen Agnes Baker takes 2 horror\n"
    ),
    "it": (
        "Dato Agnes Baker è nello Studio\nE Agnes Baker controlla Chiave di Ys\n"
        "E Agnes Baker controlla Poliziotto di Ronda\nQuando Agnes Baker subisce 2 orrori\n"
    ),
}
ASKED = {
    "en": "Then it is asked whether the {} of Agnes Baker is {}",
    "it": "Allora si chiede se il valore di {} di Agnes Baker è {}",
}
WILLPOWER = {"en": "willpower", "it": "Volontà"}
SANITY = {"en": "sanity", "it": "Sanità Mentale"}


@pytest.mark.parametrize("edition", ["2016", "2026"])
@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("amount", [5, 6, 7])
def test_a_value_that_hangs_on_the_assignment_is_not_told(
    language: str, amount: int, edition: str
) -> None:
    asked = ASKED[language].format(WILLPOWER[language], amount)
    ruling = play(DEALT[language] + asked, edition, language)
    assert ruling.questions[0].verdict.answer == "unsupported"


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize(("amount", "answer"), [(8, "yes"), (6, "no")])
def test_a_value_that_is_the_same_however_it_is_assigned_is_told(
    language: str, amount: int, answer: str
) -> None:
    asked = ASKED[language].format(SANITY[language], amount)
    [question] = play(DEALT[language] + asked, language=language).questions
    assert question.verdict.answer == answer


def test_once_it_is_assigned_the_value_is_told() -> None:
    assigned = "When Agnes Baker assigns 2 horror to Agnes Baker\n"
    asked = ASKED["en"].format("willpower", 6)
    [question] = play(DEALT["en"] + assigned + asked).questions
    assert question.verdict.answer == "yes"
