"""Questions that lay a table out: every answer is taken whole or refused, and can be taken back."""

from __future__ import annotations

import random
from contextlib import suppress

import pytest

import rulesref
from rulesref.catalogue import heard_in
from rulesref.errors import RulesrefError, UsageError
from rulesref.session.guide import Guide
from rulesref.session.replies import chosen, counted, names_in, split
from rulesref.session.session import Session
from tests.arkham import JUDGE

ANSWERS = (
    "Roland, Agnes Baker", "", "Hallway", "Goat Spawn", "2", "exhausted, 1 damage", "", "Attic", "",
    "Guard Dog", ".45 Automatic", "4", "", "", "1 damage on dog, 2 clues on hallway", "0, skull", "The Gathering",
    "hard", "2", "Guard Dog", "", "1",
)  # fmt: skip
LAID = (
    "Roland Banks is at Study",
    "Agnes Baker is at Hallway",
    "Goat Spawn is engaged with Agnes Baker",
    "Goat Spawn is exhausted",
    "Goat Spawn has 1 damage",
    "Study is connected to Attic",
    "Roland Banks controls Guard Dog",
    "Roland Banks has .45 Automatic in hand",
    "Roland Banks has 4 resources",
    "Guard Dog has 1 damage",
    "Hallway has 2 clues",
    "the chaos bag holds 0, skull",
    "the scenario is The Gathering",
    "the difficulty is hard",
    "Guard Dog is exhausted",
    "it is the turn of Roland Banks",
)


def laid(session: Session) -> tuple[str, ...]:
    return tuple(line.text for line in session.lines)


def test_answers_become_sentences() -> None:
    session = rulesref.sit()
    guide = Guide(session)
    for line in ANSWERS:
        assert guide.prompt is not None
        guide.answer(line)
    assert guide.prompt is None
    assert laid(session) == LAID
    assert JUDGE.replay(JUDGE.parse(session.case(), "x")[0], "2016").passed


def test_every_answer_can_be_taken_back() -> None:
    session = rulesref.sit()
    guide = Guide(session)
    asked = []
    for line in ANSWERS[:-1]:
        asked.append((guide.prompt, laid(session)))
        guide.answer(line)
    for before in reversed(asked):
        guide.back()
        assert (guide.prompt, laid(session)) == before
    with pytest.raises(UsageError):
        guide.back()


@pytest.mark.parametrize(
    ("before", "answer", "problem"),
    [
        (0, "", "somebody has to play"),
        (0, "Roland Bnaks", "no such card is called"),
        (0, "Guard Dog", "is not of the kind"),
        (0, "Charlie", "no such card is called"),
        (1, "nowhere", "no such card is called"),
        (3, "guard dog", "Guard Dog is not of the kind"),
        (4, "", "it has to be somewhere"),
        (4, "9", "none of them"),
        (5, "tired", "how many of what"),
        (5, "2 sorrows", "sorrows"),
        (11, "many", "is no number"),
        (11, "9" * 5000, "is no number"),
        (14, "1 damage", "on which card"),
        (14, "2 damage on dog, 1 clue on nothing", "on which card"),
        (14, "9" * 5000 + " damage", "how many of what"),
        (15, "0, yellow", "yellow"),
        (16, "Guard Dog", "is not of the kind"),
        (17, "impossible", "none of them"),
        (18, "99", "none of them"),
        (18, "is", "none of them"),
        (19, "99", "none of them"),
        (19, "Study", "never exhausts"),
        (21, "9", "none of them"),
    ],
)
def test_what_is_no_answer_leaves_the_question_and_the_table(
    before: int, answer: str, problem: str
) -> None:
    session = rulesref.sit()
    guide = Guide(session)
    for line in ANSWERS[:before]:
        guide.answer(line)
    asked, lines = guide.prompt, laid(session)
    with pytest.raises(RulesrefError, match=problem):
        guide.answer(answer)
    assert (guide.prompt, laid(session)) == (asked, lines)
    for line in ANSWERS[before:]:
        guide.answer(line)
    assert laid(session) == LAID


@pytest.mark.parametrize("seed", range(3))
def test_no_answers_lose_anything(seed: int) -> None:
    """Whatever is answered, what it lays out is a case that can be read."""
    rng = random.Random(seed)
    words = [*ANSWERS, "1", "2", "9", "nobody", "Machete", "Frozen in Fear", "Dodge", "skull", ","]
    session = rulesref.sit()
    guide = Guide(session)
    for _ in range(60):
        if guide.prompt is None:
            break
        with suppress(RulesrefError):
            guide.answer(rng.choice(words))
        if rng.random() < 0.1:
            with suppress(RulesrefError):
                guide.back()
    if session.lines:
        assert JUDGE.parse(session.case(), "x")[0].fault is None


def test_it_asks_and_lays_out_in_italian() -> None:
    with heard_in(lambda: "it"):
        session = rulesref.sit("2016", "it")
        guide = Guide(session)
        for line in ("Roland Banks", "Studio", "Progenie", "", "", "Cane da Guardia"):
            with suppress(RulesrefError):
                guide.answer(line)
    assert session.lines[0].text.startswith("Roland Banks è")
    assert "# language: it" in session.case()


def test_replies_are_read_whole() -> None:
    assert names_in("Double, Double, Machete", {"double, double"}) == ["Double, Double", "Machete"]
    assert split("2 damage on Sword and Shield and 1 horror, exhausted") == [
        "2 damage on Sword and Shield",
        "1 horror",
        "exhausted",
    ]
    assert counted("a clue on Study") == (1, "clue", "Study")
    assert counted("no clues on Study") == (0, "clues", "Study")
    assert split("3 clues on Cover Up, no clues on Study") == [
        "3 clues on Cover Up",
        "no clues on Study",
    ]
    with pytest.raises(UsageError):
        counted("some damage")
    with pytest.raises(UsageError):
        chosen("9" * 5000, ("one",))


@pytest.mark.parametrize(
    ("bag", "asks"),
    [
        ("0, skull", True),
        ("0, elder thing", True),
        ("0, auto-fail, elder-sign, bless", False),
        ("", False),
    ],
)
def test_the_scenario_is_asked_for_where_it_says_what_a_symbol_does(bag: str, asks: bool) -> None:
    guide = Guide(rulesref.sit())
    for line in ("Roland", "Study", "", "", "", "", "", bag):
        guide.answer(line)
    assert guide.prompt is not None
    assert ("scenario" in guide.prompt.text) is asks


def test_an_enemy_that_could_not_stand_so_is_refused_at_once() -> None:
    guide = Guide(rulesref.sit())
    for line in ("Roland", "Study", "Acolyte", "Study"):
        guide.answer(line)
    with pytest.raises(UsageError, match="would be engaged with Roland Banks"):
        guide.answer("")
    guide.answer("exhausted")
    assert laid(guide.session)[-1] == "Acolyte is exhausted"


def test_who_plays_alone_is_me() -> None:
    guide = Guide(rulesref.sit())
    for line in ("Roland", "Study", "Ghoul Minion", "me", "", "", "", "", "", "2 damage on me"):
        guide.answer(line)
    assert laid(guide.session)[1:] == (
        "Ghoul Minion is engaged with Roland Banks",
        "Roland Banks has 2 damage",
    )
    several = Guide(rulesref.sit())
    for line in ("Roland, Wendy", "Study", "", "Ghoul Minion"):
        several.answer(line)
    with pytest.raises(UsageError):
        several.answer("me")


def test_each_phase_is_offered_once_in_either_language() -> None:
    for language in ("en", "it"):
        guide = Guide(Session(JUDGE, "2016", language))
        for line in ("Roland", *([""] * 8)):
            guide.answer(line)
        assert guide.prompt is not None
        phases = [one for one in guide.prompt.choices if "phase" in one or "Fase" in one]
        assert len(phases) == len(set(phases)) == 4
