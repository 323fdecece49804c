"""Verdicts of sources: only where an answered question asks the very same, else none."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from rulesref.answers.decided import Decided, asking, decided, same_question, verdict_of
from rulesref.answers.recognising import question_words
from rulesref.answers.same_words import said_anew
from rulesref.book.book import Book
from tests.named_folders import COMMUNITY, folder_of

GAME = "arkham-lcg"
TITLED = (
    ("Is moving damage or horror to another card healing?", "no"),
    ("Do enemies exhaust after attacks of opportunity or Retaliate attacks?", "no"),
    ("Can I use Physical Training more than once in the same test?", "yes"),
    ("Può un'assenza essere un sì?", None),
)


@pytest.fixture(scope="module")
def book(bundled_book: Path) -> Iterator[Book]:
    opened = Book(bundled_book)
    yield opened
    opened.close()


def ruled(book: Book, question: str) -> Decided | None:
    ways = question_words(GAME).ways
    return decided(book, question, book.cards_named(question, GAME), GAME, ways)


def test_the_very_question_has_its_answer(book: Book) -> None:
    for question, verdict in TITLED:
        found = ruled(book, question)
        assert (found.verdict if found else None) == verdict, question


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("Could I activate Physical Training multiple times in the same skill test?", "yes"),
        ("May I investigate a location that has no clues?", "yes"),
        ("Can Olive McBride and Grotesque Statue be used in the same test?", "yes"),
        ("After moving to a location without enemies, can I use Track Shoes?", "yes"),
        ("Does the extra investigate action of Ursula Downs provoke AoOs?", "yes"),
        ("Can the hand size of George Barnaby be modified further?", "yes"),
        ("If I automatically fail, do I pass a difficulty 0 test?", "no"),
        ("Does Read the Signs allow me to ignore Locked Door?", "no"),
        ("Am I able to use a Straitjacket in another player's threat area?", "yes"),
    ],
)
def test_the_very_question_in_other_words_has_its_answer(
    book: Book, question: str, verdict: str | None
) -> None:
    found = ruled(book, question)
    assert (found.verdict if found else None) == verdict


def test_saying_it_anew_changes_no_answered_question(book: Book) -> None:
    """What the rows make one is one question: no two with other answers come to the same words."""
    ways, told = question_words(GAME).ways, {}
    for entry in book.lookup.entries(game=GAME, kind="question"):
        for anew in said_anew(entry.title, (), ways):
            assert told.setdefault(anew, entry.id) == entry.id


@pytest.mark.parametrize(
    "question",
    [
        "Could I activate Physical Training multiple times in the same round?",
        "Could I activate Physical Training only once in the same skill test?",
        "Am I not allowed to investigate a location that has no clues?",
        "May I discover a clue at a location that has no clues?",
        "Can Olive McBride and Grotesque Statue be used in different tests?",
        "Before moving to a location without enemies, can I use Track Shoes?",
        "After moving to a location with enemies, can I use Track Shoes?",
        "Unless I automatically fail, do I pass a difficulty 0 test?",
        "If I automatically succeed, do I pass a difficulty 0 test?",
        "If I automatically fail, do I fail a difficulty 0 test?",
        "Does the extra move action of Ursula Downs provoke AoOs?",
        "Can the deck size of George Barnaby be modified further?",
        "Does Beguile provoke an attack of opportunity when I use it to evade?",
        "Is moving damage or horror to another card not healing?",
        "Can moving damage or horror to another card be healing?",  # asks of leave
        "Is moving damage or horror to the same card healing?",
        "Is healing moving damage or horror to another card?",  # the other way round
        "Is moving damage or horror to another card healing, or is it dealing?",
        "How is moving damage or horror to another card healing?",
        "Is moving clues or horror to another card healing?",
        "Is moving damage or horror to another card healing during the mythos phase?",
        "Is moving damage or horror to another card healing with Guard Dog?",
        "Is moving damage healing?",
        "Can I use Physical Training more than twice in the same test?",
        "Can I use Arcane Studies more than once in the same test?",
        "Can I never use Physical Training more than once in the same test?",
        "Do all enemies exhaust after attacks of opportunity or Retaliate attacks?",
        "Can an enemy without a path to me be the nearest?",  # the answer sets a condition
    ],
)
def test_whatever_differs_has_none(book: Book, question: str) -> None:
    assert ruled(book, question) is None


@pytest.mark.parametrize("word", ["not", "only", "unless", "another", "twice", "before", "all"])
def test_a_word_that_turns_a_question_takes_the_verdict_away(book: Book, word: str) -> None:
    """Every answered question, with that word put in behind its second one."""
    for entry in book.lookup.entries(game=GAME, kind="question"):
        words = entry.title.split()
        changed = " ".join((*words[:2], word, *words[2:]))
        if word not in entry.title.casefold() and verdict_of(entry, book.edition):
            found = ruled(book, changed)
            assert found is None, changed


def test_every_answered_question_gives_its_own_answer_or_none(book: Book) -> None:
    given = 0
    for entry in book.lookup.entries(game=GAME, kind="question"):
        found = ruled(book, entry.title)
        if found is not None:
            given += 1
            assert (found.entry, found.verdict) == (entry.id, verdict_of(entry, book.edition))
    assert given >= 60


def _faq() -> list[tuple[str, str]]:
    """(Question, how its answer begins) as players keep the FAQ."""
    rows = json.loads(next(folder_of(COMMUNITY).glob("*/faqs/general_faq.json")).read_text("utf-8"))
    return [(_bare(row["question"]), row["ruling"].casefold()) for row in rows]


def _bare(text: str) -> str:
    text = re.sub(r"<small>.*?</small>", "", re.sub(r"\[([^\]]*)\]\(/card[^)]*\)", r"\1", text))
    return re.sub(r"<[^>]*>|\[\w+\]", "", text).replace("[[", "").replace("]]", "")


def test_the_official_questions_have_their_official_answers(documents_book) -> None:
    opened = Book(documents_book.folder)
    given = 0
    for question, answer in _faq():
        found = ruled(opened, question)
        if found is not None:
            given += 1
            assert answer.startswith(found.verdict), question
    opened.close()
    assert given >= 8


def test_what_asks_for_no_yes_or_no_asks_nothing() -> None:
    assert asking("which comes first?") is None
    assert asking("can I, and may I?") is None
    assert asking("") is None
    assert not same_question("what?", "what?")
    assert same_question("Can I move?", "so, may I actually move")
