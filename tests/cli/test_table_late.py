"""What a table hears of a number once play has begun: it may be that of the beginning, or of now."""

from __future__ import annotations

import pytest

from rulesref.cli.console import Console
from rulesref.cli.table_talk import TableTalk
from rulesref.errors import RulesrefError
from rulesref.session.session import Session
from tests.arkham import JUDGE

KNIFE = {
    "en": ("Roland Banks is at the Study", "Roland Banks has Knife in hand",
           "Roland Banks plays Knife"),
    "it": ("Roland Banks è nello Studio", "Roland Banks ha Coltello in mano",
           "Roland Banks gioca Coltello"),
}  # fmt: skip
HAS = {"en": "Roland Banks has {} resources", "it": "Roland Banks ha {} risorse"}


def played(language: str) -> TableTalk:
    talk = TableTalk(Session(JUDGE, "2016", language), Console(), quiet=True)
    for line in KNIFE[language]:
        talk.hear(line)
    return talk


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize(("number", "at_first"), [("1", 3), ("2", 4)])
def test_what_somebody_has_is_asked_of_which_moment(
    language: str, number: str, at_first: int
) -> None:
    """Of three resources after one is spent, three or four were there."""
    talk = played(language)
    happened, lines = talk.session.timeline(), talk.session.lines
    with pytest.raises(RulesrefError) as caught:
        talk.hear(HAS[language].format(3))
    assert len(caught.value.candidates) == 2
    assert talk.session.lines == lines
    talk.hear(number)
    assert talk.session.timeline() == happened
    assert talk.session.ask(HAS[language].format(at_first - 1)).verdict == "yes"


def test_what_is_the_same_by_now_is_taken_at_once() -> None:
    talk = played("en")
    talk.hear("Study has 2 clues")
    assert talk.session.lines[2].kind == "given"
    assert talk.session.ask("Study has 2 clues").verdict == "yes"


def test_what_would_have_changed_the_past_is_not_taken() -> None:
    """Without a resource nobody could have paid for Knife, so that is none of what may be meant."""
    talk = played("en")
    with pytest.raises(RulesrefError) as caught:
        talk.hear("Roland Banks has 1 resource")
    assert caught.value.candidates == (
        "1  when play began: Roland Banks has 1 resource",
        "2  now: Roland Banks has 1 resource (2, when play began)",
    )
    talk.hear("1")
    assert talk.session.ask("Roland Banks has 0 resources").verdict == "yes"


def test_what_nobody_can_judge_of_now_is_no_line_of_the_table() -> None:
    session = played("en").session
    lines = session.lines
    with pytest.raises(RulesrefError, match="what resources"):
        session.tell("Roland Banks has 3 resources")
    assert (session.lines, session.asking().kind) == (lines, "deed")


@pytest.mark.parametrize(
    ("asked", "granted"),
    [
        ("can Roland Banks play Machete?", "they are taken to have the 3 that Machete costs"),
        ("does Roland Banks have 1 resource?", "counted from 0"),
        ("can Wendy Adams investigate?", "that of Roland Banks is taken to be over"),
        ("can Roland Banks investigate?", ""),
    ],
)
def test_an_answer_says_what_it_takes_for_granted(rulesref, asked, granted):
    """A step that says so in a case would be remarked upon; who asks at a table sees no case."""
    lines = (
        "Roland Banks and Wendy Adams are at the Study",
        "Roland Banks has Machete in hand",
        "Roland Banks takes a resource",
        asked,
    )
    ran = rulesref("table", stdin="\n".join(lines))
    assert (ran.status, ran.err) == (0, "")
    answer = " ".join(ran.out.partition("verdict: yes")[2].split())
    assert granted in answer
    assert bool(granted) == ("nobody has " in answer)
    assert "step" not in answer


#: What stops for want of how many clues lie there, behind an action that was spent.
STOPPED = {
    "en": ("Roland Banks is at the Study", "Roland Banks investigates", "0"),
    "it": ("Roland Banks è nello Studio", "Roland Banks indaga", "0"),
}
ACTIONS = {"en": "Roland Banks has {} actions", "it": "Roland Banks ha {} azioni"}
CLUES = {"en": "the Study has 2 clues", "it": "lo Studio ha 2 indizi"}


def stopped(language: str) -> TableTalk:
    talk = TableTalk(Session(JUDGE, "2016", language), Console(), quiet=True)
    for line in STOPPED[language]:
        talk.hear(line)
    assert talk.session.asking().kind == "stop"
    return talk


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize(("number", "by_then"), [("1", 1), ("2", 2)])
def test_where_play_has_stopped_it_is_asked_too(language: str, number: str, by_then: int) -> None:
    """What lay there at first may be told then, and was taken for that without a word."""
    talk = stopped(language)
    lines = talk.session.lines
    with pytest.raises(RulesrefError) as caught:
        talk.hear(ACTIONS[language].format(2))
    assert len(caught.value.candidates) == 2
    assert talk.session.lines == lines
    talk.hear(number)
    talk.hear(CLUES[language])
    assert talk.session.ask(ACTIONS[language].format(by_then)).verdict == "yes"


@pytest.mark.parametrize("line", ["Roland Banks has 3 resources", "the Study has 2 clues"])
def test_a_stop_takes_what_is_the_same_by_now_or_lets_it_go_on(line: str) -> None:
    talk = stopped("en")
    before = len(talk.session.lines)
    talk.hear(line)
    assert len(talk.session.lines) == before + 1
