"""Questions that are played out: a verdict only where every sentence was understood."""

from __future__ import annotations

import pytest

from rulesref.answers import played as played_out
from rulesref.answers.played import Played, play_out
from rulesref.answers.sentences import sentences_of
from tests.arkham import JUDGE, SPEECH, parse_cases, replay

LAID = (
    "Roland Banks is at the Study. Roland Banks controls Guard Dog. "
    "Goat Spawn is engaged with Roland Banks with 2 damage. "
)
ON_TURN = "Roland Banks is at the Study. Study has 1 clue. "
SHOT = LAID + "Roland Banks plays .45 Automatic. "


def played(text: str, edition: str = "2016", language: str = "en") -> Played:
    return play_out(JUDGE, sentences_of(text), edition, language)


@pytest.mark.parametrize(
    ("text", "verdict"),
    [
        (SHOT + "Is Goat Spawn defeated before .45 Automatic enters play?", "depends"),
        (SHOT + "Does .45 Automatic enter play?", "yes"),
        (LAID + "Is Goat Spawn exhausted?", "no"),
        (LAID + "Does Goat Spawn have 2 damage?", "yes"),
        (LAID + "Can Roland Banks move?", None),
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


def test_that_nothing_forbids_it_is_no_answer_to_whether_it_cannot_be() -> None:
    asked = played(ON_TURN + "Roland Banks cannot investigate?")
    assert asked.ruling is not None
    assert asked.verdict is None


def test_the_rows_that_ask_leave_are_those_of_the_vocabulary() -> None:
    assert set(SPEECH.sentences) >= played_out.LEAVE | played_out.NO_LEAVE


def test_the_case_that_was_played_replays_to_the_verdict() -> None:
    asked = played(SHOT + "Does .45 Automatic enter play?")
    assert asked.ruling is not None
    question = asked.ruling.questions[-1].verdict.question
    text = asked.session.case() + f"    Then it is asked whether {question}\n"
    assert replay(parse_cases(text, "x.feature")[0], "2016").verdict == "yes"


def test_it_is_played_in_italian() -> None:
    text = "Roland Banks è in Studio. Roland Banks ha 2 indizi. Roland Banks ha 2 indizi?"
    assert played(text, language="it").verdict == "yes"
