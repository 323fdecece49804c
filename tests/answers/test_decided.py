"""Verdicts of sources: only where an answered question asks the very same, else none."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from rulesref.answers.decided import Decided, asking, decided, same_question, verdict_of
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
    return decided(book, question, book.cards_named(question, GAME), GAME)


def test_the_very_question_has_its_answer(book: Book) -> None:
    for question, verdict in TITLED:
        found = ruled(book, question)
        assert (found.verdict if found else None) == verdict, question


@pytest.mark.parametrize(
    "question",
    [
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
