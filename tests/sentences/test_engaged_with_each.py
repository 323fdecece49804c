"""arkham-lcg/massive: such an enemy is engaged with each one there, whichever of the two is named first."""

from __future__ import annotations

import pytest

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


def test_several_are_engaged_where_each_is() -> None:
    both = "Umôrdhoth is engaged with Roland Banks and Agnes Baker"
    steps = LAID["en"].format(enemy="Umôrdhoth", place="at the Study", asked=both)
    [question] = play(steps).questions
    assert question.verdict.answer == "yes"
    one = LAID["en"].format(enemy="Ghoul Priest", place="engaged with Agnes Baker", asked=both)
    [question] = play(one.replace(f"{both}", both.replace("Umôrdhoth", "Ghoul Priest"))).questions
    assert question.verdict.answer == "no"
