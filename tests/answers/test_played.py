"""Questions that are played out: a verdict only where every sentence was understood."""

from __future__ import annotations

import pytest

from rulesref.answers.certain import LEAVE, NO_LEAVE, STANDING
from rulesref.answers.played import Played, play_out, ruling_at
from rulesref.errors import CaseError
from rulesref.session.session import Session
from tests.arkham import JUDGE, SPEECH, parse_cases, replay

LAID = (
    "Roland Banks is at the Study. Roland Banks controls Guard Dog. "
    "Goat Spawn is engaged with Roland Banks with 2 damage. "
)
ON_TURN = "Roland Banks is at the Study. Study has 1 clue. "
SHOT = LAID + "Roland Banks plays .45 Automatic. "

SLAIN = (
    "Roland Banks is at the Study. Study has 1 clue. Goat Spawn is engaged with Roland Banks. "
    "Goat Spawn is defeated. "
)


def played(text: str, edition: str = "2016", language: str = "en") -> Played:
    return play_out(JUDGE, text, edition, language)


@pytest.mark.parametrize(
    ("text", "verdict"),
    [
        (SHOT + "Is Goat Spawn defeated before .45 Automatic enters play?", "depends"),
        (SHOT + "Does .45 Automatic enter play?", "yes"),
        (SHOT + "Is Goat Spawn exhausted?", "no"),
        (SHOT + "Is .45 Automatic in play?", "yes"),
        (LAID + "Can Roland Banks move?", None),  # nobody says where the Study leads
    ],
)
def test_a_position_that_is_told_gives_the_verdict(text: str, verdict: str | None) -> None:
    assert played(text).verdict == verdict


@pytest.mark.parametrize(
    "text",
    [
        SHOT + "Goat Spawn yawns. Is Goat Spawn defeated?",  # a sentence nobody understands
        SHOT + "Is Goat Spawn tired?",  # nothing that can be asked
        LAID + "Is Goat Spwn exhausted?",  # a name that is none is not mended
        LAID,  # nothing is asked
        "Is Goat Spawn defeated?",  # nothing is told
        LAID + "Roland Banks investigates. Does Roland Banks succeed?",  # no bag is told
        "Agnes Baker is at the Study. Agnes Baker draws a card. Does Agnes Baker have 1 card?",
        LAID + "Is Goat Spawn exhausted?",  # nothing has been played: nobody said that it is not
        LAID + "Does Goat Spawn have 2 damage?",
        SHOT + "Is Ghoul Minion defeated?",  # no Ghoul Minion was told of
        SHOT + "Is Machete in play?",
        SHOT + "Does Roland Banks have 0 resources?",  # he had what it cost, and perhaps more
        SHOT + "Does Roland Banks have 3 clues?",
        SHOT + "not: Is Ghoul Minion in play?",
        SLAIN + "Does Roland Banks have 0 clues?",  # nobody said whether they have defeated it
        SLAIN + "Does Roland Banks discover 1 clue at Study?",
        SLAIN + "Can Roland Banks use Roland Banks?",
    ],
)
def test_nothing_is_assumed(text: str) -> None:
    assert played(text).verdict is None


@pytest.mark.parametrize(
    ("language", "question", "ruled"),
    [
        ("en", "Can Roland Banks use Guard Dog?", "no"),
        ("en", "Roland Banks may use Guard Dog?", "no"),
        ("en", "not: Roland Banks may use Guard Dog?", "yes"),
        ("it", "Roland Banks può usare Guard Dog?", "no"),
    ],
)
def test_what_is_not_offered_now_is_no_no(language: str, question: str, ruled: str) -> None:
    laid = {"en": LAID, "it": "Roland Banks è in Studio. Roland Banks controlla Guard Dog. "}
    asked = played(laid[language] + question, language=language)
    assert asked.ruling is not None
    assert asked.ruling.verdict == ruled
    assert asked.verdict is None


def test_what_is_lawful_now_is_a_yes() -> None:
    assert played(ON_TURN + "Can Roland Banks investigate?").verdict == "yes"


def test_what_is_lawful_is_not_what_cannot_be() -> None:
    assert played(ON_TURN + "Roland Banks cannot investigate?").verdict == "no"
    assert played(LAID + "Roland Banks may not use Guard Dog?").verdict is None


def test_the_rows_that_it_looks_at_are_those_of_the_vocabulary() -> None:
    assert set(SPEECH.sentences) >= LEAVE | NO_LEAVE | STANDING


def test_the_case_that_was_played_replays_to_the_verdict() -> None:
    asked = played(SHOT + "Does .45 Automatic enter play?")
    assert asked.ruling is not None
    text = asked.session.case() + f"    Then it is asked whether {asked.statement}\n"
    assert replay(parse_cases(text, "x.feature")[0], "2016").verdict == "yes"


@pytest.mark.parametrize(
    ("text", "verdict"),
    [
        ("Roland Banks è in Studio. Roland Banks gioca Coltello. Coltello è in gioco?", "yes"),
        ("Roland Banks è in Studio. Roland Banks gioca Coltello. È Coltello in gioco?", "yes"),
        ("Roland Banks è in Studio. Studio ha 1 indizio. Può Roland Banks indagare?", "yes"),
        ("Roland Banks è in Studio. Roland Banks ha 2 indizi. Roland Banks ha 2 indizi?", None),
    ],
)
def test_it_is_played_in_italian(text: str, verdict: str | None) -> None:
    assert played(text, language="it").verdict == verdict


GUARDED = (
    "I'm Roland Banks and I'm in the Study. Goat Spawn is engaged with me and has 2 damage on it. "
    "I have Guard Dog in play. Goat Spawn attacks me. I put 1 damage on Guard Dog. I use Guard Dog. "
)
TAKES = "Roland takes a resource. Does Ghoul Minion attack Roland?"


@pytest.mark.parametrize(
    ("text", "verdict"),
    [
        (GUARDED + "Does Goat Spawn die?", "yes"),
        (GUARDED.replace("2 damage", "one damage") + "Does Goat Spawn die?", "no"),
        ("Roland is at the Study. Ghoul Minion is engaged with Roland. " + TAKES, "yes"),
        (
            "Roland is at the Study. The Ghoul is engaged with Roland. " + TAKES,
            "yes",
        ),  # the only one
        (
            "Roland is at the Study. An exhausted Ghoul Minion is engaged with Roland. " + TAKES,
            "no",
        ),
        ("As Roland, I am at the Study with 8 damage. I take 1 damage. Am I defeated?", "yes"),
        ("As Roland, I am at the Study with 7 damage. I take 1 damage. Am I defeated?", "no"),
        # whoever "I" is
        (
            "I am at the Study with 1 damage and 1 horror. Ghoul Minion is engaged with me. "
            "I take a resource. Am I defeated?",
            "no",
        ),
        (
            "I play Wendy Adams. I am at the Study. The Study has a clue. The bag holds only the "
            "auto-fail. I investigate. Do I succeed?",
            "no",
        ),
    ],
)
def test_own_words_that_say_the_very_same_are_played(text: str, verdict: str) -> None:
    assert played(text).verdict == verdict


@pytest.mark.parametrize(
    "text",
    [
        "Roland is at the Study. Ghoul Minion is engaged with me. " + TAKES,  # who is "me"?
        "As Roland, I am at the Study. As Agnes, I am at the Study. I take 1 damage. Am I defeated?",
        "I am at the Study. Ghoul Minion is engaged with me. I take a resource. Am I defeated?",
        "I am not Roland. I am at the Study. I take 9 damage. Am I defeated?",
        "My friend plays as Roland. I am at the Study. I take 6 damage. Am I defeated?",  # whose health?
        "As Roland is gone, I am at the Study. I take 9 damage. Am I defeated?",
        "Roland is at the Study. Roland is hit for 9. Is Roland defeated?",  # of what?
        "Roland is at the Study with 8 damage. Roland takes 1 damage. Does Roland die?",
        "Roland is at the Study. The Ghoul is engaged with Roland. Ghoul Priest is at the Study. "
        + TAKES,  # which?
        "Roland is at the Study. Ghoul Minion was engaged with Roland. " + TAKES,
        "Roland is at the Study. Ghoul Minion is not engaged with Roland. " + TAKES,
        "Roland is at the Study. An almost exhausted Ghoul Minion is engaged with Roland. " + TAKES,
        "Roland is not at the Study. Ghoul Minion is engaged with Roland. " + TAKES,
        "Roland is at the Study. Ghoul Minion is engaged with Roland. Roland does not take a resource."
        " Does Ghoul Minion attack Roland?",
    ],
)
def test_own_words_that_leave_anything_open_are_not(text: str) -> None:
    assert played(text).verdict is None


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("Ghoul Minion attacks Agnes Baker", "yes"),
        ("does Ghoul Minion attack me?", "yes"),
        ("Is Ghoul Minion defeated?", "no"),
        ("is Agnes engaged with Ghoul Minion?", "yes"),
    ],
)
def test_a_table_is_asked_as_a_player_asks(question: str, verdict: str) -> None:
    session = Session(JUDGE, "2016")
    session.tell("Agnes Baker is at the Study")
    session.tell("Ghoul Minion is engaged with Agnes Baker")
    session.tell("Agnes Baker takes a resource")
    assert ruling_at(session, question).verdict == verdict


def test_what_a_table_cannot_read_as_a_question_is_refused() -> None:
    session = Session(JUDGE, "2016")
    session.tell("Agnes Baker is at the Study")
    with pytest.raises(CaseError):
        ruling_at(session, "is Agnes tired?")
