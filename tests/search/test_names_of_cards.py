"""A word that a card's name has, or the language, is spelt as it is, however near a word of the rules is to it."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulesref.search import Query, Searcher


@pytest.mark.parametrize("name", ["Lita Chantler", "Collins", "lita chantler damage"])
def test_no_card_is_taken_for_a_word_of_the_rules(bundled_book: Path, name: str) -> None:
    assert Searcher(bundled_book).search(Query(name)).corrected is None


@pytest.mark.parametrize("word", ["vanish", "stab", "drag", "mate", "newspapers", "spara"])
def test_no_word_of_the_language_is_taken_for_a_word_of_the_rules(
    bundled_book: Path, word: str
) -> None:
    assert Searcher(bundled_book).search(Query(word)).corrected is None


@pytest.mark.parametrize(
    ("typo", "word"), [("oportunity", "opportunity"), ("retalliate", "retaliate")]
)
def test_what_is_no_word_of_the_language_is_still_mended(
    bundled_book: Path, typo: str, word: str
) -> None:
    assert Searcher(bundled_book).search(Query(typo)).corrected == word


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("can i play dodge against an attack of opportunity", ["Dodge"]),
        ("can roland play working a hunch", ["Working a Hunch"]),
        ("does dodging count as an evasion", []),
        ("What happens if the encounter deck is empty", []),
        ("cosa succede se finisco le carte nel mazzo", []),
        ("When does What Have You Done? advance", ["What Have You Done?"]),
    ],
)
def test_a_card_is_named_by_its_own_words_and_no_turn_of_speech_is(
    bundled_book: Path, text: str, names: list[str]
) -> None:
    cards = Searcher(bundled_book).cards_named(text, "arkham-lcg")
    assert [card.name for card in cards] == names
