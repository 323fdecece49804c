"""Questions that are played out: a verdict only where every sentence was understood."""

from __future__ import annotations

import pytest

from rulesref.answers.played import Played, play_out
from rulesref.answers.sentences import sentences_of
from tests.arkham import JUDGE, parse_cases, replay

LAID = (
    "Roland Banks is at the Study. Roland Banks controls Guard Dog. "
    "Goat Spawn is engaged with Roland Banks with 2 damage. "
)
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


def test_what_is_not_offered_now_is_no_no() -> None:
    asked = played(LAID + "Can Roland Banks use Guard Dog?")
    assert asked.ruling is not None
    assert asked.ruling.verdict == "no"
    assert asked.verdict is None


def test_the_case_that_was_played_replays_to_the_verdict() -> None:
    asked = played(SHOT + "Does .45 Automatic enter play?")
    assert asked.ruling is not None
    question = asked.ruling.questions[-1].verdict.question
    text = asked.session.case() + f"    Then it is asked whether {question}\n"
    assert replay(parse_cases(text, "x.feature")[0], "2016").verdict == "yes"


def test_it_is_played_in_italian() -> None:
    text = "Roland Banks è in Studio. Roland Banks ha 2 indizi. Roland Banks ha 2 indizi?"
    assert played(text, language="it").verdict == "yes"
