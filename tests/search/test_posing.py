"""How a question is put."""

from __future__ import annotations

import pytest

from rulesref.search.asking import read
from rulesref.search.posing import cues, emphasis, proper


def test_the_sentence_that_asks_weighs_more_than_the_story() -> None:
    found = emphasis("A ghoul sits in the attic. Can the hunter move through the barred hallway?")
    assert found["ghoul"] == found["attic"] < 1.0
    assert "hunter" not in found


def test_the_story_is_needed_where_the_question_says_little() -> None:
    enough = emphasis("A ghoul sits here. Can the hunter move through the barred hallway?")
    little = emphasis("A ghoul sits here. Is that so?")
    assert enough["ghoul"] < little["ghoul"] < 1.0


def test_a_question_without_a_mark_is_one_too() -> None:
    assert "ghoul" in emphasis("A ghoul sits in the attic. May the hunter walk past its hallway")
    assert emphasis("The ghoul sits in the attic. The hunter walks.") == {}


def test_no_sentence_ends_at_an_abbreviation() -> None:
    found = emphasis("Does Dr. Milan trigger off a clue which was investigated? My friend says no.")
    assert "milan" not in found
    assert "friend" in found


def test_words_of_talk_weigh_little() -> None:
    assert emphasis("okay guys does the hunter walk")["guys"] < 1.0


def test_names_are_written_with_a_capital() -> None:
    assert proper("May Roland's Guard Dog EVER bark") == {"may", "roland", "guard", "dog"}


def test_the_kind_of_a_question_says_what_its_answer_has() -> None:
    assert "order" in cues("who goes first")
    assert "order" not in cues("may I walk")
    assert "cannot" in cues("may I walk")
    assert "ordine" in cues("chi sceglie?")
    assert "3" in cues("I have 3 clues")


def test_few_words_are_no_question() -> None:
    few = read("okay guys may Roland walk", lambda word: (), lambda word: "")
    many = read("okay guys may Roland walk past the ghoul", lambda word: (), lambda word: "")
    assert (few.question, few.proper) == (False, frozenset())
    assert few.said == ("okay", "guys", "may", "roland", "walk")
    assert many.question
    assert many.said[0] == "okay"
    assert "roland" in many.proper


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("It has the Massive keyword. Do we all get hit?", {"massive"}),
        ("There is a keyword called “Doomed” on it. What now?", {"doomed"}),
        ("Ha la parola chiave Sfuggente. Dove va?", {"sfuggente"}),
        ("What is that keyword? Does the keyword count?", set()),
    ],
)
def test_a_keyword_that_is_named_as_one_weighs_most(text: str, named: set[str]) -> None:
    weighty = {token for token, weight in emphasis(text).items() if weight > 1.0}
    assert weighty == named
