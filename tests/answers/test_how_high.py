"""How high a value is, and how much of it is left, asked at a table in a player's words."""

from __future__ import annotations

import pytest

import rulesref
from rulesref.answers.played import ruling_at
from rulesref.errors import CaseError
from rulesref.session.session import Session

_LAID = {
    "en": (
        "Zoey Samaras is in Study",
        "Zoey Samaras has 2 damage",
        "Ghoul Minion is engaged with Zoey Samaras",
        "Zoey Samaras controls Machete",
    ),
    "it": (
        "Zoey Samaras è nello Studio",
        "Zoey Samaras ha 2 danni",
        "Ghoul Tirapiedi è impegnato con Zoey Samaras",
        "Zoey Samaras controlla Machete",
    ),
}


def _table(language: str) -> Session:
    session = rulesref.sit(language=language)
    for line in _LAID[language]:
        session.tell(line)
    session.speaker = "Zoey Samaras"
    return session


@pytest.mark.parametrize(
    ("language", "question", "asked"),
    [
        ("en", "what's my combat?", "Zoey Samaras has 4 combat"),
        ("en", "what is Zoey's agility now?", "Zoey Samaras has 2 agility"),
        ("en", "how much intellect do I have?", "Zoey Samaras has 2 intellect"),
        ("en", "how high is the willpower of Zoey?", "Zoey Samaras has 4 willpower"),
        ("en", "how much health do I have left?", "Zoey Samaras has 7 remaining health"),
        ("en", "what is my remaining sanity?", "Zoey Samaras has 6 remaining sanity"),
        ("en", "how much health does the ghoul have?", "Ghoul Minion has 2 remaining health"),
        ("en", "what's the ghoul's fight?", "the fight of Ghoul Minion is 2"),
        ("en", "what is the evade value of the ghoul?", "the evade of Ghoul Minion is 2"),
        ("en", "what is the shroud of the Study?", "the shroud of Study is 2"),
        ("it", "qual è il mio combattimento?", "Zoey Samaras ha 4 combattimento"),
        ("it", "quanta agilità ha Zoey?", "Zoey Samaras ha 2 agilità"),
        ("it", "quanto intelletto ho?", "Zoey Samaras ha 2 intelletto"),
        ("it", "quanto vale la volontà di Zoey?", "Zoey Samaras ha 4 volontà"),
        ("it", "quanta salute ho ancora?", "a Zoey Samaras restano 7 salute"),
        ("it", "quanta salute resta al ghoul?", "a Ghoul Tirapiedi restano 2 salute"),
        ("it", "qual è lo scontro del ghoul?", "il valore di scontro di Ghoul Tirapiedi è 2"),
        ("it", "quant'è l'oscurità dello Studio?", "il valore di oscurità di Studio è 2"),
    ],
)
def test_the_value_of_this_moment_is_named(language: str, question: str, asked: str) -> None:
    ruling = ruling_at(_table(language), question)
    assert (ruling.questions[0].verdict.question, ruling.verdict) == (asked, "yes")


_TWO = (
    "Roland Banks is at Study",
    "Wendy Adams is at Study",
    "Swarm of Rats is engaged with Roland Banks",
    "the chaos bag holds 0",
)


@pytest.mark.parametrize("speaker", ["", "Roland Banks", "Wendy Adams"])
@pytest.mark.parametrize("acts", [False, True])
@pytest.mark.parametrize(
    ("question", "asked"),
    [
        (question.format(*words), asked.format(words[-1]))
        for question, asked in (
            ("what's {1} combat?", "{0} combat"),
            ("what is {1} agility now?", "{0} agility"),
            ("how much intellect does {0} have?", "{0} intellect"),
            ("how many clues does {0} have?", "{0} no clues"),
            ("how many actions does {0} have left?", "{0} 3 actions"),
        )
        for words in (("he", "his", "Roland Banks has"), ("she", "her", "Wendy Adams has"))
    ],
)
def test_he_and_she_are_whoever_is_called_so(
    speaker: str, acts: bool, question: str, asked: str
) -> None:
    session = rulesref.sit()
    for line in _TWO:
        session.tell(line)
    if acts and "actions" not in question:
        session.tell("Wendy Adams attacks Swarm of Rats")
        session.go_on()
    session.speaker = speaker
    posed = ruling_at(session, question).questions[-1].verdict.question
    who, rest = asked.split(" has ")
    assert posed.startswith(who), posed
    assert posed.endswith(rest), posed


@pytest.mark.parametrize("question", ["how much health does he have left?", "where is he?"])
def test_he_is_nobody_where_somebody_else_may_be_called_so(question: str) -> None:
    session = rulesref.sit()
    for line in (
        "Daisy Walker is at Study",
        "Wendy Adams is at Study",
        "Daisy Walker controls Beat Cop",
    ):
        session.tell(line)
    session.speaker = "Daisy Walker"
    with pytest.raises(CaseError):
        ruling_at(session, question)


@pytest.mark.parametrize(
    ("language", "question", "asked"),
    [
        ("en", "where am I?", "Zoey Samaras is at Study"),
        ("en", "where am I now?", "Zoey Samaras is at Study"),
        ("it", "dove sono?", "Zoey Samaras è in Studio"),
        ("it", "dove sono adesso?", "Zoey Samaras è in Studio"),
    ],
)
def test_whoever_asks_where_they_are_is_told(language: str, question: str, asked: str) -> None:
    ruling = ruling_at(_table(language), question)
    assert (ruling.questions[0].verdict.question, ruling.verdict) == (asked, "yes")


@pytest.mark.parametrize(
    "question", ["what is the shroud of Zoey?", "how much sanity does the ghoul have?"]
)
def test_what_has_no_such_value_is_not_said_to_have_one(question: str) -> None:
    with pytest.raises(CaseError):
        ruling_at(_table("en"), question)


def test_nothing_is_left_on_an_enemy_that_has_left_play() -> None:
    session = _table("en")
    session.tell("the chaos bag holds 0")
    session.tell("Zoey Samaras attacks Ghoul Minion with Machete")
    session.go_on()
    assert ruling_at(session, "Ghoul Minion is defeated").verdict == "yes"
    assert ruling_at(session, "Ghoul Minion has 2 remaining health").verdict == "no"
    with pytest.raises(CaseError):
        ruling_at(session, "how much health does the ghoul have left?")
