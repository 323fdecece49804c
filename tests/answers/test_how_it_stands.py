"""How it stands at a table, asked in a player's words: whose turn it is, which phase, who is engaged, what is in hand."""

from __future__ import annotations

import pytest

import rulesref
from rulesref.answers.played import ruling_at
from rulesref.answers.prose.asked_at_table import supposed_at, why_not_asked
from rulesref.answers.who_is_meant import whose_question
from rulesref.errors import NoOneAnswer
from rulesref.session.session import Session

TWO = {
    "en": ("Zoey Samaras and Daisy Walker are in Study",),
    "it": ("Zoey Samaras e Daisy Walker sono nello Studio",),
}
TURN = {"en": "it is the turn of Daisy Walker", "it": "è il turno di Daisy Walker"}
GHOUL = {
    "en": "Ghoul Minion is engaged with Zoey Samaras",
    "it": "Ghoul Tirapiedi è impegnato con Zoey Samaras",
}
HAND = {
    "en": "Daisy Walker has Knife and Flashlight in hand",
    "it": "Daisy Walker ha in mano Coltello e Torcia Elettrica",
}


def _table(language: str, *lines: str, me: str = "Zoey Samaras") -> Session:
    session = rulesref.sit(language=language)
    for line in (*TWO[language], *lines):
        session.tell(line)
    session.speaker = me
    return session


@pytest.mark.parametrize(
    ("language", "question", "verdict", "statement"),
    [
        ("en", "whose turn is it?", "yes", "it is the turn of Daisy Walker"),
        ("en", "is it my turn?", "no", "it is Zoey Samaras's turn"),
        ("en", "is it still Daisy's turn?", "yes", "it is still Daisy Walker's turn"),
        ("en", "which phase are we in?", "yes", "it is the investigation phase"),
        ("en", "is it the enemy phase?", "no", "it is the enemy phase"),
        ("en", "am I engaged with anything?", "yes", "Ghoul Minion is engaged with Zoey Samaras"),
        ("en", "is the ghoul engaged?", "yes", "Ghoul Minion is engaged with somebody"),
        ("en", "how many cards does Daisy have in hand?", "yes", "Daisy Walker has 2 cards in hand"),
        ("en", "do I have at least 2 clues?", "no", "Zoey Samaras has at least 2 clues"),
        ("it", "di chi è il turno?", "yes", "è il turno di Daisy Walker"),
        ("it", "tocca a me?", "no", "tocca a Zoey Samaras"),
        ("it", "è ancora il turno di Daisy?", "yes", "è ancora il turno di Daisy"),
        ("it", "in che fase siamo?", "yes", "è la Fase di Investigazione"),
        ("it", "Zoey è impegnata con qualcosa?", "yes", "Zoey Samaras è impegnato con Ghoul Minion"),
        ("it", "quante carte ha in mano Daisy?", "yes", "Daisy Walker ha in mano 2 carte"),
        ("it", "quante azioni mi restano?", "yes", "Zoey Samaras ha 3 azioni"),
    ],
)  # fmt: skip
def test_how_it_stands(language: str, question: str, verdict: str, statement: str) -> None:
    ruling = ruling_at(_table(language, TURN[language], GHOUL[language], HAND[language]), question)
    assert (ruling.verdict, ruling.questions[-1].verdict.question) == (verdict, statement)


@pytest.mark.parametrize(
    ("language", "question"), [("en", "whose turn is it?"), ("it", "di chi è il turno?")]
)
def test_whose_turn_it_is_of_several_is_not_guessed(language: str, question: str) -> None:
    assert ruling_at(_table(language), question).verdict == "unsupported"


@pytest.mark.parametrize(
    ("acts", "verdict"), [("Zoey Samaras takes a resource", "no"), ("Daisy Walker takes a resource", "yes")]
)  # fmt: skip
def test_whoever_acts_has_the_turn(acts: str, verdict: str) -> None:
    assert ruling_at(_table("en", acts), "is it Daisy's turn?").verdict == verdict


def test_outside_of_the_investigation_phase_it_is_nobodys_turn() -> None:
    with pytest.raises(NoOneAnswer):
        ruling_at(_table("en", "it is the enemy phase"), "whose turn is it?")


@pytest.mark.parametrize("question", ["how many cards does Zoey have in hand", "how many cards do I have in hand"])  # fmt: skip
def test_a_hand_of_which_nobody_has_told_is_not_counted(question: str) -> None:
    assert ruling_at(_table("en", HAND["en"]), question).verdict == "unsupported"


@pytest.mark.parametrize(
    "question",
    [
        "where is Ghoul Minion",
        "who is engaged with Ghoul Minion",
        "is Ghoul Minion ready",
        "how much damage does Ghoul Minion have",
        "what is the fight of Ghoul Minion",
    ],
)
def test_how_a_card_stands_that_lies_nowhere_is_not_answered_by_supposing_that_it_lies_there(
    question: str,
) -> None:
    session = _table("en")
    assert supposed_at(session, question) is None
    problem = why_not_asked(session, question)
    assert problem is not None
    assert "Ghoul Minion is nowhere" in problem.message


@pytest.mark.parametrize(
    ("language", "question", "asks_who"),
    [
        ("en", "do I have at least 2 clues", True),
        ("it", "tocca a me", True),
        ("en", "does she have at least 2 clues", True),
        ("en", "does Daisy have at least 2 clues", False),
        ("en", "can I sing a song", False),  # not read, whoever asks
    ],
)
def test_who_is_meant_is_asked_where_it_could_be_answered_then(
    language: str, question: str, *, asks_who: bool
) -> None:
    problem = whose_question(_table(language, me=""), question)
    assert (problem is not None) is asks_who
    if problem is not None:
        assert problem.candidates == ("Zoey Samaras", "Daisy Walker")
