"""Cards that a question names, and phrases of players in it, on a small book."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulesref.entries import CardSaid
from rulesref.errors import ParseError, StoreError
from rulesref.search import Phrase, Query, Searcher, build, read_phrases
from rulesref.search.phrases import Phrases, write_phrases
from tests.search.small_index import CARDS, GAMES, NAMES, SECTIONS, SYNONYMS, A

PHRASES = [Phrase(("turned ... sideways", "lies on its side"), ("used", "already"), A)]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("settling")
    build(folder, SECTIONS, NAMES, CARDS, SYNONYMS, GAMES, PHRASES)
    return folder


@pytest.fixture(scope="module")
def book(folder: Path) -> Searcher:
    return Searcher(folder)


def first(book: Searcher, text: str) -> str:
    return book.search(Query(text)).hits[0].entry.split("/", 1)[1]


STORY = "I own Lucky Dice. Does a ready enemy engaged with me strike when I spend an action on it?"


def test_a_named_card_does_not_outrank_the_rule_that_the_rest_asks_for(book: Searcher) -> None:
    assert first(book, STORY) == "attack-of-opportunity"


def test_it_does_where_little_else_is_said_and_where_its_errata_are_asked(book: Searcher) -> None:
    assert first(book, "lucky dice roll") == "errata/lucky-dice"
    asked = "which errata are there of Lucky Dice when an enemy engaged with me strikes"
    assert first(book, asked) == "errata/lucky-dice"


def test_what_is_printed_about_a_named_card_wins_where_it_has_the_rest(book: Searcher) -> None:
    asked = "My turn: if Duke walks into a place where it ends, do I still investigate there?"
    assert first(book, asked) == "qa/duke"


def test_a_question_says_what_is_known_of_its_cards(book: Searcher) -> None:
    (dice,) = book.search(Query(STORY)).cards
    assert dice == CardSaid("Lucky Dice", "Dadi Portafortuna", 1, 1, 0)


def test_a_card_is_no_common_word_and_a_short_query_names_none(book: Searcher) -> None:
    asked = "does a duke strike when I spend an action on any other thing"
    assert book.search(Query(asked)).cards == ()
    assert book.search(Query("lucky dice")).cards == ()


def test_a_phrase_stands_for_words_of_the_rules(book: Searcher, folder: Path) -> None:
    phrases = Phrases(folder / "whoosh")
    assert phrases.meant(A, ["the", "card", "was", "turned", "right", "over", "sideways"])
    assert phrases.meant(A, ["it", "lies", "on", "its", "side"])
    assert not phrases.meant(A, ["turned", "a", "b", "c", "d", "sideways"])
    assert phrases.meant(
        A, ["it", "turned", "and", "I", "turned", "and", "fell", "down", "sideways"]
    )
    assert not phrases.meant(A, ["sideways", "turned"])
    assert not phrases.meant("eldritch-horror", ["it", "lies", "on", "its", "side"])
    asked = "somebody here has a thing that lies on its side and what now about that"
    assert first(book, asked) == "exhaust"


def test_every_phrase_is_found_in_the_order_of_the_file(tmp_path: Path) -> None:
    said = {"bury it": "discard", "bury ... deep": "draw", "ask for": "search", "an": "enemy"}
    write_phrases(tmp_path, [Phrase((words,), (means,), A) for words, means in said.items()])
    in_order = [("enemi",), ("search",), ("draw",), ("discard",)]
    phrases = Phrases(tmp_path)
    asked = ["bury", "it", "so", "deep", "and", "ask", "for", "an", "axe"]
    assert phrases.meant(A, asked) == in_order
    for words in said:
        assert phrases.meant(A, f"so {words} then".replace("...", "that").split(" "))


def test_phrases_that_cannot_be_read_are_an_error(tmp_path: Path) -> None:
    with pytest.raises(StoreError):
        Phrases(tmp_path).meant(A, ["hunter"])


def test_no_file_is_no_phrases_and_a_broken_one_is_named(tmp_path: Path) -> None:
    path = tmp_path / "terms.toml"
    assert read_phrases(path, A) == []
    path.write_text("[[phrase]]\nsaid = 1\n", "utf-8")
    with pytest.raises(ParseError) as caught:
        read_phrases(path, A)
    assert str(path) in str(caught.value)
