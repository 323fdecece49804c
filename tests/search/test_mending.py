"""Typos: what was meant, and when nothing was."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulesref.search.mending import Vocabulary, distance, meant_by

WORDS = Vocabulary(
    [
        "engagement",
        "opportunity",
        "retaliate",
        "weakness",
        "weakens",
        "auto",
        "fail",
        "staff",
        "bless",
        "hunter",
    ]
)
USES = {"weakness": 40, "weakens": 2, "staff": 1, "bless": 9, "auto": 5, "fail": 9}


def meant(token: str) -> tuple[str, ...]:
    return tuple(meant_by(token, WORDS, lambda word: USES.get(word, 5)))


@pytest.mark.parametrize(
    ("token", "word"),
    [
        ("engagment", "engagement"),
        ("oportunity", "opportunity"),
        ("retalaite", "retaliate"),
        ("weaknes", "weakness"),
        ("huntre", "hunter"),
    ],
)
def test_the_nearest_common_word_is_meant(token: str, word: str) -> None:
    assert meant(token) == (word,)


def test_a_word_is_no_slip_of_itself() -> None:
    assert meant("weakness") == ("weakens",)
    assert sorted(WORDS.of_length(4, 5)) == ["auto", "bless", "fail", "staff"]


def test_two_words_run_together() -> None:
    assert meant("autofail") == ("auto", "fail")


@pytest.mark.parametrize("token", ["abc", "x", "1.4", "zzzzzz", "stiff", "less"])
def test_what_is_not_near_enough_is_left(token: str) -> None:
    assert meant(token) == ()


@pytest.mark.parametrize(
    ("left", "right", "edits"),
    [("a", "a", 0), ("ab", "ba", 1), ("abc", "abd", 1), ("abc", "ab", 1), ("abcd", "ab", 2)],
)
def test_distance(left: str, right: str, edits: int) -> None:
    assert distance(left, right, 2) == edits


@given(st.text("abc", max_size=7), st.text("abc", max_size=7))
def test_distance_is_symmetric_and_bounded(left: str, right: str) -> None:
    there, back = distance(left, right, 2), distance(right, left, 2)
    assert there == back <= 3
    assert (there == 0) == (left == right)
