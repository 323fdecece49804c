"""What is learnt from: texts, each with the entries that it leads to.

They are what the entries of the corpus say that they answer, their names and their sentences, and the
questions of players from which may be learnt; those of the unseen lists are never among them.
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple
from unittest import mock

from rulesref.entries import Section
from rulesref.search import EntryNames, indexing
from rulesref.search.asking import key_of
from rulesref.search.lines import sentences
from rulesref.search.words import language_of, stems
from tests.eval.__main__ import built
from tests.eval.judging import Book
from tests.eval.questions import (
    LEARNT_FROM,
    Question,
    judged_questions,
    own_questions,
    posted_questions,
)

#: What a sentence of a rule weighs beside a question.
SENTENCE = 0.5
#: How many entries that answer a question by their lines are learnt.
ANSWERS = 4


class Text(NamedTuple):
    """The stems of a text, the entries that it leads to, and what it weighs."""

    keys: tuple[str, ...]
    entries: tuple[str, ...]
    weight: float = 1.0


def texts_of_corpus() -> Iterator[Text]:
    """All texts of the bundled corpus."""
    heard: list[tuple[str, Sequence[Section], EntryNames]] = []
    add = indexing._add_entry

    def listening(writer: object, entry: str, own: Sequence[Section], names: EntryNames) -> object:
        heard.append((entry, own, names))
        return add(writer, entry, own, names)  # type: ignore[arg-type]

    listened = mock.patch.object(indexing, "_add_entry", listening)
    with tempfile.TemporaryDirectory() as folder, listened:
        built(Path(folder), None)
    for entry, own, names in heard:
        yield from _texts_of(entry, own, names)


def _texts_of(entry: str, own: Iterable[Section], names: EntryNames) -> Iterator[Text]:
    said = [(names.title, "en"), (names.title_it, "it")]
    said += [(text, language_of(text)) for text in (*names.names, *names.aliases, *names.asks)]
    for text, language in said:
        if text:
            yield Text(_keys(text, language), (entry,))
    for section in own:
        parts = () if section.pointer else sentences(section.markdown)
        for first in range(len(parts)):
            text = " ".join((section.title, *parts[first : first + 2]))
            yield Text(_keys(text, section.language), (entry,), SENTENCE)


def _keys(text: str, language: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(key_of(stem, language) for stem in stems(text, language)))


def text_of(asked: Question, book: Book) -> Text | None:
    """The question ``asked`` with the entries that answer it in ``book``; ``None`` without any."""
    hits = () if asked.entries else book.judge(asked).results
    right = [hit.entry for hit in hits if book.answers(hit, asked)]
    entries = sorted(asked.entries) or right[:ANSWERS]
    return Text(_keys(asked.text, language_of(asked.text)), tuple(entries)) if entries else None


def questions_of(given: argparse.Namespace, book: Book) -> list[Question]:
    """The questions of players from which may be learnt."""
    from tests.eval.learning import ruled_questions

    questions = [question for file in LEARNT_FROM for question in own_questions(file)]
    for file in given.judged:
        questions += judged_questions(file)
    for file in given.posted:
        questions += posted_questions(file)
    for file in given.ruled:
        questions += ruled_questions(file, book)
    return questions


def texts_of_questions(given: argparse.Namespace) -> Iterator[Text]:
    """The questions of players from which may be learnt, with the entries that answer them."""
    with tempfile.TemporaryDirectory() as folder:
        book = Book(built(Path(folder), given.sources))
        yield from filter(None, (text_of(asked, book) for asked in questions_of(given, book)))


def parser_of(module: str, described: str | None) -> argparse.ArgumentParser:
    """The options of ``module`` that say which questions of players there are."""
    parser = argparse.ArgumentParser(prog=f"python -m {module}", description=described)
    parser.add_argument("--sources", type=Path, help="folder of documents to ask in")
    parser.add_argument("--judged", type=Path, action="append", default=[])
    parser.add_argument("--posted", type=Path, action="append", default=[])
    parser.add_argument("--ruled", type=Path, action="append", default=[])
    parser.add_argument("--write", action="store_true")
    return parser
