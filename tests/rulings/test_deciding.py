"""Why an answer depends or is no: in plain words, never by what the engine calls a choice."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import rulesref
from rulesref.rulings.ruling import Ruling
from tests.arkham import SPEECH, play
from tests.rulings.shipped import CASES, replayed

SOURCES = Path(rulesref.__file__).parent
#: The id of a choice or chance: the first argument of its record, or what a helper makes one with.
LITERAL = re.compile(
    r'\b(?:(?:Choice|Chance)\(\s*|(?:ask_which|_ask)\((?:[^()"]|\(\w*\))*)"([a-z-]+)"'
)


def test_every_choice_and_chance_is_told_in_plain_words():
    code = [path.read_text("utf-8") for path in SOURCES.rglob("*.py")]
    asked = {id for text in code for id in LITERAL.findall(text)}
    assert len(asked) > 50
    assert asked >= {"reaction", "lose-additional", "reveal"}
    assert asked == SPEECH.choices.keys()
    assert all(words["en"] and words["it"] for words in SPEECH.choices.values())


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_no_reason_prints_an_id(path):
    for edition in ("2016", "2026"):
        for ruling in replayed(path, edition).rulings:
            if ruling.verdict == "depends":
                assert re.search(r"(chooses|decides|sceglie|decide) \w+", ruling.reason), (
                    ruling.name
                )
                assert not re.search(r"\([a-z-]+\)$", ruling.reason), ruling.reason


ATTACKED = """Given Roland Banks is at the Study
And Roland Banks controls Guard Dog
And Ghoul Minion is engaged with Roland Banks
And Roland Banks has Dodge in hand
And Roland Banks has 1 resource
When Roland Banks takes a resource
"""


def test_what_decides():
    ruling = play(ATTACKED + "Then it is asked whether Guard Dog has 1 damage")
    assert ruling.verdict == "depends"
    assert ruling.reason == (
        "Roland Banks chooses how damage and horror are assigned; Roland Banks chooses whether to react"
    )


def test_what_waits_for_a_choice():
    assert play(ATTACKED + "Then the choice is Roland Banks's").reason == (
        "Roland Banks chooses whether to react"
    )


def test_a_no_about_this_moment_says_why():
    here = "Given Roland Banks is at the Study\nAnd the Study is connected to the Hallway\n"
    asked = "Then it is asked whether Roland Banks may move to the {}\nAnd the answer is {}"
    assert play(here + asked.format("Hallway", "yes")).reason == ""
    away = play(
        here + "And the Cellar is connected to the Hallway\n" + asked.format("Cellar", "no")
    )
    assert away.passed
    assert (
        away.reason
        == "Cellar is not connected to this location (arkham-lcg/move, arkham-lcg/move-action)"
    )


def test_an_open_answer_names_its_readings():
    ruling = next(
        one
        for path in CASES
        if path.stem == "framework"
        for one in replayed(path, "2016").rulings
        if "U-14" in one.reason
    )
    assert ruling.reason == (
        "U-14: yes by the reading 'horror', which is the default; no by the reading 'nothing'"
    )


def told(ruling: Ruling) -> list[str]:
    return [moment.text for moment in ruling.timeline]


def test_a_choice_that_an_event_repeats_is_told_once_below_its_head():
    ruling = play(ATTACKED + "And Roland Banks plays Dodge\nThen Roland Banks has no damage")
    lines = told(ruling)
    assert [one for one in lines if "Dodge" in one and "plays" in one] == [
        "Roland Banks plays the fast event Dodge"
    ]
    head = lines.index("when Ghoul Minion attacks Roland Banks:")
    assert head < lines.index("Roland Banks plays the fast event Dodge")


def test_the_event_tells_who_chose_among_what():
    ruling = play(ATTACKED + "And Roland Banks plays Dodge\nThen Roland Banks has no damage")
    played = next(one for one in ruling.timeline if one.event == "play-fast")
    assert played.chooser == "Roland Banks"
    assert played.options == ("Roland Banks plays Dodge", "nobody reacts")
    assert played.chosen == "Roland Banks plays Dodge"
    assert played.cites == ("arkham-lcg/fast", "arkham-lcg/reaction-opportunities")


def test_a_choice_that_nothing_repeats_stays():
    passed = play(
        ATTACKED + "And nobody reacts\nAnd Roland Banks assigns 1 damage to Guard Dog\n"
        "And Roland Banks assigns 1 horror to Roland Banks\nAnd nobody reacts\n"
        "Then Guard Dog has 1 damage"
    )
    assert told(passed).count("nobody reacts") == 2
    assert "Roland Banks assigns 1 damage to Guard Dog, 1 horror to Roland Banks" in told(passed)


def test_a_turn_tells_each_action_once():
    ruling = play("""Given Roland Banks is at the Study
When the turn of Roland Banks begins
And Roland Banks takes a resource
And Roland Banks ends the turn
Then Roland Banks has 1 resource""")
    lines = told(ruling)
    assert not [
        one
        for one in lines
        if one in ("Roland Banks takes a resource", "Roland Banks ends the turn")
    ]
    assert lines.count("Roland Banks takes the resource action") == 1
    assert lines.count("the turn of Roland Banks ends") == 1
