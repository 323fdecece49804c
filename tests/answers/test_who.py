"""Who it is of whom something is so: each of those who have been spoken of is asked about."""

from __future__ import annotations

import pytest

import rulesref
from rulesref.answers.played import play_out, ruling_at
from rulesref.answers.prose.asked.asking import asked_by
from rulesref.answers.prose.discourse import Discourse
from rulesref.answers.prose.implied.cast import CASTS
from rulesref.errors import CaseError
from rulesref.session.session import Session
from tests.arkham import JUDGE

_TWO = "Roland and Wendy are at the Study. "
_ENGAGED = f"{_TWO}Wendy is engaged with a Ghoul Minion. "
_IT = "Roland e Wendy sono nello Studio. Un Ghoul Tirapiedi è impegnato con Roland. "


@pytest.mark.parametrize(
    ("language", "text", "verdict", "so"),
    [
        ("en", f"{_ENGAGED}Roland engages it. Who is engaged with the Ghoul Minion?", "yes", "Roland"),
        ("en", f"{_ENGAGED}Roland engages it. Who is it engaged with?", "yes", "Roland"),
        ("en", f"{_ENGAGED}The Ghoul Minion attacks Wendy. Who takes the damage?", "yes", "Wendy"),
        ("en", f"{_ENGAGED}The Ghoul Minion attacks Wendy. Who gets horror?", "yes", "Wendy"),
        ("en", f"{_TWO}A Ghoul Minion spawns there. Who does it engage?", "depends", ""),
        ("en", f"{_TWO}A Ghoul Minion spawns there. Which investigator does it engage?", "depends", ""),
        ("en", f"{_TWO}Ghoul Minion is engaged with Roland. Wendy has 3 resources. Roland has Dodge "
               "in hand and 3 resources. The Ghoul Minion attacks Roland. Who can play Dodge?",
         "yes", "Roland"),
        # nobody, or more than one
        ("en", f"{_TWO}Roland takes a resource. Who is engaged with a Ghoul Minion?", None, ""),
        ("en", f"{_TWO}Roland takes a resource. Who is at the Study?", None, ""),
        ("it", f"{_IT}Wendy impegna il Ghoul Tirapiedi. Con chi è impegnato?", "yes", "Wendy"),
        ("it", f"{_IT}Il Ghoul Tirapiedi attacca Roland. Chi subisce danni?", "yes", "Roland"),
        ("it", f"{_IT}Roland prende una risorsa. Chi attacca il Ghoul Tirapiedi?", None, ""),
    ],
)  # fmt: skip
def test_who_it_is(language: str, text: str, verdict: str | None, so: str) -> None:
    asked = play_out(JUDGE, text, "2016", language)
    assert asked.verdict == verdict
    assert so in asked.statement


def test_at_a_table_those_who_sit_there_are_asked_about() -> None:
    session = rulesref.sit()
    for line in (
        "Roland Banks and Wendy Adams are at the Study",
        "Ghoul Minion is engaged with Wendy Adams",
        "Roland Banks engages Ghoul Minion",
    ):
        session.tell(line)
    assert ruling_at(session, "who is engaged with the ghoul?").verdict == "yes"
    with pytest.raises(CaseError, match="who has more actions"):
        ruling_at(session, "who has more actions?")


def at_the_study() -> Session:
    session = rulesref.sit()
    for line in (
        "Roland Banks and Wendy Adams are at the Study",
        "Study has 2 clues",
        "Ghoul Minion is engaged with Wendy Adams",
    ):
        session.tell(line)
    return session


@pytest.mark.parametrize("asked", ["where is the ghoul?", "who is engaged with the ghoul?"])
def test_of_one_it_is_answered(asked: str) -> None:
    assert ruling_at(at_the_study(), asked).verdict == "yes"


@pytest.mark.parametrize(
    ("asked", "why"),
    [
        ("where are the ghouls?", "where are the ghouls"),  # there is one
        ("who does the ghoul attack?", "none of these: Ghoul Minion attacks Roland Banks; "),
        ("who can investigate?", "so of each of these: Roland Banks may investigate"),  # both can
    ],
)
def test_of_none_and_of_several_nothing_is_answered(asked: str, why: str) -> None:
    with pytest.raises(CaseError) as caught:
        ruling_at(at_the_study(), asked)
    assert why in caught.value.message


def test_each_is_asked_about_once() -> None:
    """Whoever has no mark in the text is given one, which the next question finds."""
    discourse = Discourse((), "", CASTS[0], "en")
    for name in ("Roland Banks", "Wendy Adams"):
        discourse.known[name] = frozenset({"investigator"})
    for _ in range(2):
        (asking,) = asked_by("who takes damage", discourse)
        assert len(asking.among) == len(discourse.named) == 2


@pytest.mark.parametrize(
    ("language", "asked", "statement"),
    [
        ("en", "who controls Guard Dog?", "Roland Banks controls Guard Dog"),
        ("en", "who has a clue?", "Wendy Adams has a clue"),
        ("en", "who has 1 clue?", "Wendy Adams has 1 clue"),
        ("it", "chi controlla Cane da Guardia?", "Roland Banks controlla Cane da Guardia"),
        ("it", "chi ha 1 indizio?", "Wendy Adams ha 1 indizio"),
    ],
)
def test_what_can_be_asked_of_one_by_name_can_be_asked_of_whoever_it_is(
    language: str, asked: str, statement: str
) -> None:
    session = rulesref.sit(language=language)
    for line in {
        "en": ("Roland Banks and Wendy Adams are at the Study", "Roland Banks controls Guard Dog",
               "Wendy Adams has 1 clue"),
        "it": ("Roland Banks e Wendy Adams sono nello Studio",
               "Roland Banks controlla Cane da Guardia", "Wendy Adams ha 1 indizio"),
    }[language]:  # fmt: skip
        session.tell(line)
    ruling = ruling_at(session, asked)
    assert (ruling.verdict, ruling.questions[-1].verdict.question) == ("yes", statement)


@pytest.mark.parametrize("asked", ["who is at the Study?", "which investigator is at the Study?"])
def test_of_several_no_one_is_picked(asked: str) -> None:
    with pytest.raises(CaseError, match=r"each of these: Roland .*; Wendy Adams is at the Study"):
        ruling_at(at_the_study(), asked)
