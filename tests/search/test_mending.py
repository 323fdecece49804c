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


def test_of_two_as_near_one_by_which_a_rule_is_called_was_meant() -> None:
    """Not the one that is in more texts."""

    def named(word: str) -> bool:
        return word in ("trauma", "weakness")

    words = Vocabulary(["trama", "trauma", "weakness", "weakens"])
    often = {"trama": 90, "weakens": 90}
    for token, word in (("traua", "trauma"), ("weaknes", "weakness")):
        found = meant_by(token, words, lambda one: often.get(one, 1), named)
        assert found == (word,)


def test_one_with_the_same_letters_was_meant_unless_another_is_far_commoner() -> None:
    words = Vocabulary(["bank", "blank", "blanks"])
    often = {"bank": 20, "blank": 3}
    assert meant_by("balnk", words, lambda word: often.get(word, 1)) == ("blank",)
    assert meant_by("balnk", words, lambda word: 90 if word == "bank" else 3) == ("bank",)


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
