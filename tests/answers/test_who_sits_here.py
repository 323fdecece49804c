"""Who plays whom, told in a player's words: it seats them, and nobody plays a card by it."""

from __future__ import annotations

from contextlib import suppress

import pytest

import rulesref
from rulesref.answers.played import play_out
from rulesref.answers.prose.at_table import understood
from rulesref.errors import RulesrefError, UsageError
from tests.arkham import JUDGE

BOTH = {
    "en": ["Roland Banks is at Study", "Daisy Walker is at Study"],
    "it": ["Roland Banks è in Studio", "Daisy Walker è in Studio"],
}


def _told(language: str, line: str, *before: str) -> tuple[list[str], tuple[str, ...]]:
    session = rulesref.sit(language=language)
    for one in before:
        session.tell(one)
    found = understood(session, line)
    return [one.text for one in found.lines], (*found.left, *found.granted)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "I play Roland and my friend plays Daisy. We are in the Study."),
        ("en", "I'm Roland, my wife is playing Daisy, we're both in the Study"),
        ("en", "we are playing Roland and Daisy. We are in the Study."),
        ("en", "we're playing Roland and Daisy in the Study"),
        ("en", "players: Roland and Daisy. All of us are in the Study."),
        ("en", "My friend plays Daisy and I play Roland. We are in the Study."),
        ("en", "my wife plays Daisy, I'm Roland. We are in the Study."),
        ("it", "mia moglie gioca Daisy e io gioco Roland. Siamo nello Studio."),
        ("it", "gioco Roland e il mio amico gioca Daisy. Siamo nello Studio."),
        ("it", "siamo Roland e Daisy. Siamo tutti nello Studio."),
        ("it", "giochiamo Roland e Daisy nello Studio"),
    ],
)
def test_who_plays_is_seated_where_all_of_them_are(language: str, line: str) -> None:
    assert _told(language, line) == (BOTH[language], ())


@pytest.mark.parametrize(
    ("language", "line"),
    [("en", "my friend plays Machete"), ("it", "il mio amico gioca Machete")],
)
def test_a_card_is_played_and_does_not_sit_down(language: str, line: str) -> None:
    lines, left = _told(language, line)
    assert (lines, bool(left)) == ([], True)


@pytest.mark.parametrize(
    ("language", "line"),
    [("en", "I'm Roland. We are in the Study."), ("it", "sono Roland. Siamo nello Studio.")],
)
def test_who_we_are_beside_a_lone_one_is_not_guessed(language: str, line: str) -> None:
    lines, left = _told(language, line)
    assert lines == []
    assert left


def test_where_several_are_is_asked_and_not_guessed() -> None:
    with pytest.raises(UsageError, match="where is Roland Banks"):
        _told("en", "we are playing Roland and Daisy")


@pytest.mark.parametrize(
    ("language", "line", "told"),
    [
        ("en", "there is a Ghoul Minion here engaged with me", "Ghoul Minion is engaged with Roland Banks"),
        ("it", "c'è un Ghoul Tirapiedi qui impegnato con me", "Ghoul Tirapiedi è impegnato con Roland Banks"),
    ],
)  # fmt: skip
def test_an_enemy_that_is_here_and_engaged_with_me(language: str, line: str, told: str) -> None:
    lines, left = _told(language, line, BOTH[language][0])
    assert (lines, left) == ([told], ())


@pytest.mark.parametrize(
    ("language", "text", "verdict"),
    [
        ("en", "I play Roland and my friend plays Daisy. We are both in the Study. Ghoul Minion is engaged with me. Daisy draws a card as her action. Does the ghoul attack?", "no"),
        ("en", "I'm Roland in the Study. Ghoul Minion is engaged with me. I draw a card as an action. Does the ghoul attack me?", "yes"),
        ("en", "I'm Roland in the Study. Ghoul Minion is engaged with me. I draw a card as my second action. Does the ghoul attack me?", None),
        ("it", "Gioco Roland e il mio amico gioca Daisy. Siamo nello Studio. Ghoul Minion è impegnato con me. Daisy indaga. Il ghoul la attacca?", "no"),
        ("it", "Sono Roland nello Studio. Ghoul Minion è impegnato con me. Pesco una carta come azione. Il ghoul mi attacca?", "yes"),
    ],
)  # fmt: skip
def test_a_dispute_of_those_who_sit_here(language: str, text: str, verdict: str | None) -> None:
    assert play_out(JUDGE, text, "2016", language).verdict == verdict


@pytest.mark.parametrize(
    "line",
    [
        "My friend plays Daisy and I play Machete. We are in the Study.",
        "my Machete kills Daisy and I play Roland. We are in the Study.",
    ],
)
def test_only_who_sits_there_is_told_in_another_order(line: str) -> None:
    lines: list[str] = []
    left: tuple[str, ...] = ()
    with suppress(RulesrefError):
        lines, left = _told("en", line)
    assert not lines or left
