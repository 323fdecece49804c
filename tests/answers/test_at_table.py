"""A player's own words at a table: what is proposed for them, and what they ask."""

from __future__ import annotations

import pytest

import rulesref
from rulesref.answers.played import ruling_at
from rulesref.answers.prose.at_table import understood
from rulesref.errors import CaseError, RulesrefError


@pytest.mark.parametrize(
    ("lines", "line", "meant"),
    [
        ((), "I get hit for 2", "Roland Banks is dealt 2 damage"),
        ((), "Roland takes 1 horror", "Roland Banks takes 1 horror"),
        (("Roland Banks controls Bulletproof Vest",), "vest has 3 of 4 damage",
         "Bulletproof Vest has 3 damage"),
        (("Goat Spawn is engaged with Roland Banks",), "I punch the goat",
         "Roland Banks fights Goat Spawn"),
        ((), "my turn", "it is the turn of Roland Banks"),
        ((), "I have Machete in my hand", "Roland Banks has Machete in hand"),
        ((), "I have Guard Dog out", "Roland Banks controls Guard Dog"),
        ((), "I am also called Ishmael", None),
        (("Goat Spawn is engaged with Roland Banks",), "It has 2 damage",
         "Goat Spawn has 2 damage"),
        ((), "An enemy is engaged with me", None),  # which one has to be said
        (("Roland Banks controls Bulletproof Vest",), "vest has 3 of 5 damage", None),
        ((), "A Ghoul Minion is engaged with me and I have 3 resources",
         "Ghoul Minion is engaged with Roland Banks; Roland Banks has 3 resources"),
        ((), "the goat sings", None),
        ((), "", None),
        ((), "x" * 10_000, None),
        ((), "I get hit for 99999999999999999999999", None),
    ],
)  # fmt: skip
def test_own_words_are_proposed_only_as_the_table_would_take_them(
    lines: tuple[str, ...], line: str, meant: str | None
) -> None:
    session = rulesref.sit()
    session.tell("Roland Banks is at the Study")
    for told in lines:
        session.tell(told)
    before = session.case()
    try:
        found = "; ".join(one.text for one in understood(session, line))
    except RulesrefError:  # it is understood, and the table would not take it
        found = ""
    assert session.case() == before
    assert found == (meant or "")


def test_who_says_i_among_several_is_not_guessed() -> None:
    session = rulesref.sit()
    session.tell("Roland Banks and Agnes Baker are at the Study")
    assert understood(session, "I get hit for 2") == ()


def test_a_text_lays_an_empty_table_out() -> None:
    session = rulesref.sit()
    text = "I am Roland at the Study with a Goat Spawn engaged with me. It has 2 damage."
    for line in understood(session, text):
        session.tell(line.text, line.kind)
    assert [line.text for line in session.lines] == [
        "Roland Banks is at Study",
        "Goat Spawn is engaged with Roland Banks",
        "Goat Spawn has 2 damage",
    ]


@pytest.mark.parametrize(
    ("question", "asked", "verdict"),
    [
        ("does the goat like me?", None, ""),
        ("does the goat attack before the .45 enters play?",
         "Goat Spawn attacks Roland Banks before .45 Automatic enters play", "yes"),
        ("is the goat dead?", "Goat Spawn is defeated", "depends"),
        ("can I use the dog?", "Roland Banks may use Guard Dog", "yes"),
        ("how much damage does the dog have?", None, ""),  # it is being dealt
        ("how much damage does the goat have?", None, ""),
        ("who is the goat engaged with?", "Goat Spawn is engaged with Roland Banks", "depends"),
    ],
)  # fmt: skip
def test_own_words_ask_at_a_table(question: str, asked: str | None, verdict: str) -> None:
    session = rulesref.sit()
    for line in (
        "Roland Banks is at the Study", "Goat Spawn is engaged with Roland Banks with 2 damage",
        "Roland Banks controls Guard Dog", "Roland Banks has .45 Automatic in hand",
        "Roland Banks plays .45 Automatic", "Roland Banks assigns 1 damage to Guard Dog",
    ):  # fmt: skip
        session.tell(line)
    if asked is None:
        with pytest.raises(CaseError):
            ruling_at(session, question)
        return
    ruling = ruling_at(session, question)
    assert (ruling.questions[0].verdict.question, ruling.verdict) == (asked, verdict)
