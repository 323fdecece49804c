"""How it stands at a table, asked in a player's words: whose turn it is, which phase, who is engaged, what is in hand."""

from __future__ import annotations

import pytest

import rulesref
from rulesref.answers.played import ruling_at
from rulesref.answers.prose.asked_at_table import supposed_at, why_not_asked
from rulesref.answers.prose.at_table import understood
from rulesref.answers.who_is_meant import whose_question
from rulesref.cli.table_meanings import meanings_of
from rulesref.errors import CaseError, NoOneAnswer, RulesrefError
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
        ("en", "am I engaged with anything?", "yes", "Zoey Samaras is engaged with an enemy"),
        ("en", "is the ghoul engaged?", "yes", "Ghoul Minion is engaged with somebody"),
        ("en", "how many cards does Daisy have in hand?", "yes", "Daisy Walker has 2 cards in hand"),
        ("en", "do I have at least 2 clues?", "no", "Zoey Samaras has at least 2 clues"),
        ("it", "di chi è il turno?", "yes", "è il turno di Daisy Walker"),
        ("it", "tocca a me?", "no", "tocca a Zoey Samaras"),
        ("it", "è ancora il turno di Daisy?", "yes", "è ancora il turno di Daisy"),
        ("it", "in che fase siamo?", "yes", "è la Fase di Investigazione"),
        ("it", "Zoey è impegnata con qualcosa?", "yes", "Zoey Samaras è impegnato con un nemico"),
        ("it", "quante carte ha in mano Daisy?", "yes", "Daisy Walker ha in mano 2 carte"),
        ("it", "quante azioni mi restano?", "yes", "Zoey Samaras ha 3 azioni"),
    ],
)  # fmt: skip
def test_how_it_stands(language: str, question: str, verdict: str, statement: str) -> None:
    ruling = ruling_at(_table(language, TURN[language], GHOUL[language], HAND[language]), question)
    assert (ruling.verdict, ruling.questions[-1].verdict.question) == (verdict, statement)


@pytest.mark.parametrize(
    ("language", "question"), [("en", "which phase is it?"), ("it", "che fase è?")]
)
def test_which_phase_it_is_is_not_guessed(language: str, question: str) -> None:
    assert ruling_at(_table(language), question).verdict == "unsupported"
    assert ruling_at(_table(language, TURN[language]), question).verdict == "yes"


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


#: Agnes is engaged with the rats; the ghoul, told last, is elsewhere.
TWO_FOES = {
    "en": (
        "Roland Banks and Agnes Baker are in the Study",
        "Roland Banks has 2 clues",
        "Swarm of Rats is engaged with Agnes Baker",
        "Ghoul Minion is in the Attic",
    ),
    "it": (
        "Roland Banks e Agnes Baker sono nello Studio",
        "Roland Banks ha 2 indizi",
        "Sciame di Ratti è impegnato con Agnes Baker",
        "Ghoul Tirapiedi è nella Soffitta",
    ),
}


def _two_foes(language: str) -> Session:
    session = rulesref.sit(language=language)
    for line in TWO_FOES[language]:
        session.tell(line)
    return session


@pytest.mark.parametrize(
    ("language", "question", "verdict", "statement"),
    [
        ("en", "is Agnes engaged?", "yes", "Agnes Baker is engaged with an enemy"),
        ("en", "is Roland engaged?", "no", "Roland Banks is engaged with an enemy"),
        ("en", "is she engaged with anything?", "yes", "Agnes Baker is engaged with an enemy"),
        ("en", "who is engaged?", "yes", "Agnes Baker is engaged with an enemy"),
        ("en", "who are the rats engaged with?", "yes", "Swarm of Rats is engaged with Agnes Baker"),
        ("en", "where is the ghoul?", "yes", "Ghoul Minion is at Attic"),
        ("en", "does she have any clues?", "no", "Agnes Baker has at least 1 clue"),
        ("en", "does he have any clues?", "yes", "Roland Banks has at least 1 clue"),
        ("it", "Agnes è impegnata?", "yes", "Agnes Baker è impegnato con un nemico"),
        ("it", "Roland è impegnato?", "no", "Roland Banks è impegnato con un nemico"),
        ("it", "lei è impegnata con qualcosa?", "yes", "Agnes Baker è impegnato con un nemico"),
        ("it", "chi è impegnato?", "yes", "Agnes Baker è impegnato con un nemico"),
        ("it", "dov'è il ghoul?", "yes", "Ghoul Tirapiedi è in Soffitta"),
        ("it", "Agnes ha degli indizi?", "no", "Agnes Baker ha almeno 1 indizio"),
        ("it", "lui ha qualche indizio?", "yes", "Roland Banks ha almeno 1 indizio"),
    ],
)  # fmt: skip
def test_any_enemy_is_not_the_one_that_was_told_last(
    language: str, question: str, verdict: str, statement: str
) -> None:
    ruling = ruling_at(_two_foes(language), question)
    assert (ruling.verdict, ruling.questions[-1].verdict.question) == (verdict, statement)


@pytest.mark.parametrize("question", ["is she engaged?", "is she defeated?", "where is she?"])
def test_who_may_be_an_enemy_is_asked_for_with_each_who_could_be_meant(question: str) -> None:
    session = _two_foes("en")
    with pytest.raises(CaseError):
        ruling_at(session, question)
    problem = whose_question(session, question.rstrip("?"))
    assert problem is not None
    assert problem.candidates == ("Agnes Baker", "Ghoul Minion")


@pytest.mark.parametrize("question", ["can she investigate?", "does she have any clues?"])
def test_where_nobody_is_called_so_all_who_sit_there_are_named(question: str) -> None:
    session = rulesref.sit()
    session.tell('Roland Banks and "Skids" O\'Toole are in the Study')
    problem = whose_question(session, question.rstrip("?"))
    assert problem is not None
    assert problem.candidates == ("Roland Banks", '"Skids" O\'Toole')


@pytest.mark.parametrize("question", ["did I move?", "did he move?", "did Roland move?"])
def test_what_is_asked_names_the_one_who_plays_alone(question: str) -> None:
    session = rulesref.sit()
    session.tell("Roland Banks is in the Study")
    session.tell("Roland Banks investigates")
    session.fate("0")
    asked = ruling_at(session, question).questions[-1].verdict.question
    assert asked == "Roland Banks moves"


@pytest.mark.parametrize(
    ("language", "line", "means"),
    [
        ("en", "he fights it", '"Skids" O\'Toole fights Ghoul Minion'),
        ("en", "she investigates", "Wendy Adams investigates"),
        ("en", "she fights the ghoul", "Wendy Adams fights Ghoul Minion"),
        ("it", "lui combatte il ghoul", '"Skids" O\'Toole combatte Ghoul Tirapiedi'),
        ("it", "lei indaga", "Wendy Adams indaga"),
    ],
)  # fmt: skip
def test_the_only_one_who_is_called_so_is_who_does_it(language: str, line: str, means: str) -> None:
    assert [one.text for one in understood(_man_and_woman(language), line).lines] == [means]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        *(("en", line) for line in ("he attacks", "she moves to the Attic", "he is exhausted")),
        *(("it", line) for line in ("lui attacca", "lei si muove nella Soffitta", "lui è esausto")),
    ],
)
def test_what_an_enemy_may_do_as_well_is_told_of_nobody(language: str, line: str) -> None:
    try:
        found = understood(_man_and_woman(language), line)
    except RulesrefError:
        return
    assert not any(one.text.startswith(("Wendy", '"Skids"')) for one in found.lines)


def _man_and_woman(language: str) -> Session:
    session = rulesref.sit(language=language)
    both, ghoul = {
        "en": ('"Skids" O\'Toole and Wendy Adams are in the Study', 'Ghoul Minion is engaged with "Skids" O\'Toole'),
        "it": ('"Skids" O\'Toole e Wendy Adams sono nello Studio', 'Ghoul Tirapiedi è impegnato con "Skids" O\'Toole'),
    }[language]  # fmt: skip
    session.tell(both)
    session.tell(ghoul)
    return session


def test_why_somebody_may_not_do_it_is_said_of_the_one_who_is_meant() -> None:
    session = _man_and_woman("en")
    session.tell("Wendy Adams investigates")
    with pytest.raises(CaseError) as refused:
        session.tell("he investigates")
    _, problem = meanings_of(session, "he investigates", refused.value)
    assert problem is not None
    assert "chaos token" in problem.message
    assert "means is not said" not in problem.message


@pytest.mark.parametrize(
    ("language", "question", "statement"),
    [
        ("en", "how many cards does she have in hand?", "Daisy Walker has 2 cards in hand"),
        ("it", "quante carte ha lei in mano?", "Daisy Walker ha in mano 2 carte"),
    ],
)
def test_nobody_but_whoever_plays_has_a_hand(language: str, question: str, statement: str) -> None:
    session = rulesref.sit(language=language)
    both = {"en": "Roland Banks and Daisy Walker are in Study", "it": "Roland Banks e Daisy Walker sono nello Studio"}  # fmt: skip
    session.tell(both[language])
    session.tell(HAND[language])
    assert ruling_at(session, question).questions[-1].verdict.question == statement


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "which phase is it?"),
        ("en", "is it the enemy phase?"),
        ("it", "che fase è?"),
        ("it", "è la Fase dei Nemici?"),
    ],
)
def test_which_phase_it_is_where_nobody_sits_is_untold(language: str, question: str) -> None:
    assert ruling_at(rulesref.sit(language=language), question).verdict == "unsupported"
