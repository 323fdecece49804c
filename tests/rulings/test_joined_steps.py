"""A step that tells two things is two, in a case as at a table."""

from __future__ import annotations

import pytest

from rulesref.engine.found import USUAL
from rulesref.errors import CaseError
from rulesref.rulings.outcomes import outcomes
from rulesref.session.opening import opened
from rulesref.session.session import Session
from tests.arkham import HEADS, JUDGE, parse_cases, play

SEATED = "Given Roland Banks is at the Study\n"
RICH = "Given Roland Banks is at the Study\nGiven Roland Banks has 5 resources\n"
RICH_IT = "Dato Roland Banks è nello Studio\nDato Roland Banks ha 5 risorse\n"
JOINED = [
    ("en", "Given Roland Banks is at the Study and Roland Banks has 2 clues"),
    ("en", "Given Roland Banks is at the Study and has Knife in hand"),
    ("en", SEATED + "When Roland Banks gains 1 resource and then gains 2 resources"),
    ("en", SEATED + "Then Roland Banks has 0 clues and Roland Banks has 0 resources"),
    ("it", "Dato Roland Banks è nello Studio e ha in mano Coltello"),
    ("en", "Given Roland Banks is at the Study, which has 2 clues"),
    ("en", "Given Roland Banks is at the Study with Ghoul Minion engaged with him"),
    ("it", "Dato Roland Banks è nello Studio, che ha 2 indizi"),
    ("it", "Dato Roland Banks è nello Studio con Ghoul Minion impegnato con lui"),
    ("en", "Given Roland Banks is at the Study, wielding Machete"),
    ("en", "Given Roland Banks is at the Study, where there are 2 clues"),
    ("it", "Dato Roland Banks è nello Studio, dove ci sono 2 indizi"),
    ("en", SEATED + "Given Roland Banks controls Knife with Jury-Rig attached to it"),
    ("en", SEATED + "Given there are 2 clues and 1 doom on the Study"),
    ("en", SEATED + "When Roland Banks investigates with a -1"),
    ("it", "Dato Roland Banks è nello Studio\nQuando Roland Banks indaga con un -1"),
    ("it", "Dato Roland Banks è nello Studio, impugnando Machete"),
    ("en", SEATED + "Given the current act is Trapped with 2 clues on it"),
    ("en", RICH + "When Roland Banks plays Machete, paying 3 resources"),
    ("en", RICH + "When Roland Banks spends 3 resources to play Machete"),
    ("it", RICH_IT + "Quando Roland Banks gioca Machete, pagando 3 risorse"),
]


@pytest.mark.parametrize(("language", "told"), JOINED)
def test_a_table_takes_each_as_a_line_of_its_own(language: str, told: str) -> None:
    *before, joined = told.split("\n")
    session = Session(JUDGE, "2016", language)
    for line in before:
        session.tell(line)
    session.tell(joined)
    assert len(session.lines) == len(before) + 2
    keyword = joined.split(" ")[0]
    steps = [f"{keyword} {line.text}" for line in session.lines[-2:]]
    apart, whole = (
        play("\n".join((*before, *steps)), language=language),
        play(told, language=language),
    )
    assert whole.passed
    assert [one.text for one in whole.timeline] == [one.text for one in apart.timeline]


def test_three_things_at_once() -> None:
    ruling = play(
        """Given Roland Banks is at the Study and has 2 clues and the Study has 1 clue
        When Roland Banks investigates and succeeds by 0
        Then Roland Banks has 3 clues and the Study has 0 clues"""
    )
    assert ruling.passed


def test_what_is_wrong_is_told_of_its_part() -> None:
    ruling = play(SEATED + "Then Roland Banks has 0 clues and Roland Banks has 2 doom")
    assert [(unmet.line, unmet.expected[:12]) for unmet in ruling.unmet] == [(4, "Roland Banks")]


def test_the_place_of_the_second_is_where_it_stands() -> None:
    with pytest.raises(CaseError) as refused:
        play(SEATED + "When Roland Banks gains 1 resource and Ghoul Minion attacks Wendy Adams")
    text = "    When Roland Banks gains 1 resource and Ghoul Minion attacks Wendy Adams"
    assert refused.value.column == 1 + text.index("Ghoul Minion")


def test_only_whom_the_first_is_about_is_carried_over() -> None:
    with pytest.raises(CaseError, match="Roland Banks"):
        play(SEATED + "And Roland Banks controls Beat Cop and is exhausted")


def test_names_that_are_joined_are_one_thing() -> None:
    assert play("Given Roland Banks and Agnes Baker are at the Study").verdict == "ordered"


def test_a_table_that_opens_the_case_and_its_outcomes_take_it_too() -> None:
    case = parse_cases(
        HEADS["en"]
        + "    Given Roland Banks is at the Study and the Study has 1 clue\n"
        + "    And the chaos bag holds 0, -4\n"
        + "    When Roland Banks gains 1 resource and investigates\n",
        "x.feature",
    )[0]
    session = opened(JUDGE, case, "2016")
    assert [line.text for line in session.coming] == [
        "Roland Banks is at the Study",
        "the Study has 1 clue",
        "the chaos bag holds 0, -4",
        "Roland Banks gains 1 resource",
        "Roland Banks investigates",
    ]
    assert len(outcomes(JUDGE, case, "2016", USUAL).found.ends) == 2


SEATED_ALONE = (
    "Given Roland Banks is at the Study\nGiven Ghoul Minion is engaged with Roland Banks\n"
)


@pytest.mark.parametrize(
    "expected",
    [
        "Ghoul Minion attacks Roland Banks again",
        "it is asked whether Ghoul Minion attacks Roland Banks again",
        "the discard pile of Roland Banks contains only Machete",
    ],
)
def test_what_an_expectation_says_besides_is_not_left_out(expected: str) -> None:
    with pytest.raises(CaseError):
        play(f"{SEATED_ALONE}When Roland Banks takes a resource\nThen {expected}")


@pytest.mark.parametrize(
    ("told", "expected"),
    [
        ("When Roland Banks takes a resource\nWhen Roland Banks takes a resource again",
         "Roland Banks has 2 resources"),
        ("Given Roland Banks's deck contains only Knife\nWhen Roland Banks takes a resource",
         "Knife is in Roland Banks's deck"),
    ],
)  # fmt: skip
def test_what_is_laid_out_or_done_may_say_so(told: str, expected: str) -> None:
    assert play(f"{SEATED}{told}\nThen {expected}").passed
