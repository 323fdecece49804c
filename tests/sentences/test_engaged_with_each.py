"""arkham-lcg/massive: such an enemy is engaged with each one there, whichever of the two is named first."""

from __future__ import annotations

import pytest

from rulesref.errors import CaseError
from tests.arkham import play

LAID = {
    "en": (
        "Given Roland Banks and Agnes Baker are at the Study\n"
        "And {enemy} is {place}\nThen it is asked whether {asked}"
    ),
    "it": (
        "Dato Roland Banks e Agnes Baker sono in Studio\n"
        "E {enemy} è {place}\nAllora si chiede se {asked}"
    ),
}
#: Language → how one is said to be engaged with the other, and that they are not.
SAID = {
    "en": ("{} is engaged with {}", "{} is not engaged with {}"),
    "it": ("{} è impegnato con {}", "{} non è impegnato con {}"),
}
#: Language → an enemy and where it lies → who of the two is engaged with it.
ENEMIES = {
    "en": {
        ("Umôrdhoth", "at the Study"): {"Roland Banks", "Agnes Baker"},
        ("Umôrdhoth", "exhausted at the Study"): set(),
        ("Ghoul Priest", "engaged with Agnes Baker"): {"Agnes Baker"},
    },
    "it": {
        ("Umôrdhoth", "in Studio"): {"Roland Banks", "Agnes Baker"},
        ("Umôrdhoth", "esaurito in Studio"): set(),
        ("Ghoul Sacerdote", "impegnato con Agnes Baker"): {"Agnes Baker"},
    },
}


@pytest.mark.parametrize("edition", ["2016", "2026"])
@pytest.mark.parametrize("who", ["Roland Banks", "Agnes Baker"])
@pytest.mark.parametrize(
    ("language", "lies"), [(language, lies) for language, all in ENEMIES.items() for lies in all]
)
def test_both_ways_of_saying_it_agree(
    language: str, lies: tuple[str, str], who: str, edition: str
) -> None:
    enemy, place = lies
    engaged, other = ("yes", "no") if who in ENEMIES[language][lies] else ("no", "yes")
    for said, expected in zip(SAID[language], (engaged, other), strict=True):
        for asked in (said.format(enemy, who), said.format(who, enemy)):
            steps = LAID[language].format(enemy=enemy, place=place, asked=asked)
            [question] = play(steps, edition, language).questions
            assert question.verdict.answer == expected, asked


BOTH = {
    "en": ("{enemy} is engaged with {both}", "{both} are engaged with {enemy}"),
    "it": ("{enemy} è impegnato con {both}", "{both} sono impegnati con {enemy}"),
}
NOT_BOTH = {
    "en": ("{enemy} is not engaged with {both}", "{both} are not engaged with {enemy}"),
    "it": ("{enemy} non è impegnato con {both}", "{both} non sono impegnati con {enemy}"),
}
TWO = {"en": "Roland Banks and Agnes Baker", "it": "Roland Banks e Agnes Baker"}
EVERY = [(language, lies) for language, all in ENEMIES.items() for lies in all]


@pytest.mark.parametrize(("language", "lies"), EVERY)
def test_several_are_engaged_where_each_is(language: str, lies: tuple[str, str]) -> None:
    enemy, place = lies
    expected = "yes" if len(ENEMIES[language][lies]) == 2 else "no"
    for said in BOTH[language]:
        asked = said.format(enemy=enemy, both=TWO[language])
        steps = LAID[language].format(enemy=enemy, place=place, asked=asked)
        [question] = play(steps, language=language).questions
        assert question.verdict.answer == expected, asked


@pytest.mark.parametrize(("language", "lies"), EVERY)
def test_that_several_are_not_engaged_is_answered_where_all_or_none_are(
    language: str, lies: tuple[str, str]
) -> None:
    enemy, place = lies
    engaged = len(ENEMIES[language][lies])
    for said in NOT_BOTH[language]:
        asked = said.format(enemy=enemy, both=TWO[language])
        steps = LAID[language].format(enemy=enemy, place=place, asked=asked)
        if engaged == 1:
            with pytest.raises(CaseError):
                play(steps, language=language)
            continue
        [question] = play(steps, language=language).questions
        assert question.verdict.answer == ("no" if engaged else "yes"), asked


@pytest.mark.parametrize(
    ("hand", "answer"), [("Machete and Knife", "no"), ("Machete", ""), ("Flashlight", "yes")]
)
def test_that_several_cards_are_not_in_hand_is_so_where_none_is(hand: str, answer: str) -> None:
    steps = (
        f"Given Roland Banks is at the Study\nAnd Roland Banks has {hand} in hand\n"
        "Then it is asked whether Roland Banks does not have Machete and Knife in hand"
    )
    if not answer:
        with pytest.raises(CaseError, match="each of them"):
            play(steps)
        return
    [question] = play(steps).questions
    assert question.verdict.answer == answer


@pytest.mark.parametrize(
    ("agnes", "umordhoth", "answer"),
    [("Study", "is", "no"), ("Hallway", "is", ""), ("Study", "is exhausted", "yes")],
)
def test_what_does_not_happen_to_several_happens_to_none_of_them(
    agnes: str, umordhoth: str, answer: str
) -> None:
    steps = (
        "Given Roland Banks is at the Study\n"
        f"And Agnes Baker is at the {agnes}\nAnd Umôrdhoth {umordhoth} at the Study\n"
        "When the enemy phase begins\n"
        "Then it is asked whether Umôrdhoth does not attack Roland Banks and Agnes Baker"
    )
    if not answer:
        with pytest.raises(CaseError, match="each of them"):
            play(steps)
        return
    [question] = play(steps).questions
    assert question.verdict.answer == answer
