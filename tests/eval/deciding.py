"""Whether the lines that decide a question stand in what is shown of the first few results.

A line counts where it is shown whole: half a rule is none. Icons, marks and quotes are read past, for
a document is mended where they were lost. A reader of Italian has no document of 2016 in their
language and is shown our words for it: there the sentence of ours counts that decides, where it is
shown whole and what is shown cites one of the lines.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from rulesref.entries import fold
from tests.eval.judging import FILES, Book
from tests.eval.questions import Question

#: The lines of fresh questions of players, from which nothing is learnt or tuned.
DECIDING = Path(__file__).with_name("deciding-lines.tsv")
#: The same, each for an entry drawn by lot.
BLIND = DECIDING.with_name("deciding-blind.tsv")
#: The same, each for a line drawn by lot.
DRAWN = DECIDING.with_name("deciding-drawn.tsv")
#: The same for readers of Italian, with our sentence before the question.
DECIDING_IN_ITALIAN = DECIDING.with_suffix(".it.tsv")
#: Questions with their answers beside the lines, from which nothing is learnt or tuned either.
HELD_OUT = DECIDING.with_name("posted-held-out.tsv")
#: A document by its letter in that file.
LETTERS = {
    "R": FILES["arkham-lcg/rules-reference-2.5"],
    "G": FILES["arkham-lcg/grimorio-1.0"],
}
#: So many results are looked at; a shorter line is a heading.
RESULTS, WORDS = 3, 6


def questions(path: Path = DECIDING) -> list[Question]:
    """The questions in ``path``: the lines that decide, each by itself, a tab, the question."""
    rows = [
        line.split("\t") for line in path.read_text("utf-8").splitlines() if line[:1] in LETTERS
    ]
    return [_question(lines, text) for lines, text in rows]


def held_out(path: Path = HELD_OUT) -> list[Question]:
    """The questions in ``path`` by the lines that decide, which stand behind the last tab."""
    rows = [line.split("\t") for line in path.read_text("utf-8").splitlines()]
    return [_question(row[3], row[2]) for row in rows if not row[0].startswith("#")]


def _question(lines: str, text: str) -> Question:
    cited = frozenset((LETTERS[one[0]], int(one[1:])) for one in lines.split())
    return Question("deciding", text, lines=cited)


class InOurWords(NamedTuple):
    """A question, and the sentence of ours that decides it."""

    question: Question
    sentence: str


def in_our_words(path: Path = DECIDING_IN_ITALIAN) -> list[InOurWords]:
    """The questions in ``path``: the lines, our sentence and the question between tabs."""
    rows = [
        line.split("\t") for line in path.read_text("utf-8").splitlines() if line[:1] in LETTERS
    ]
    return [InOurWords(_question(lines, text), sentence) for lines, sentence, text in rows]


def told_whole(book: Book, asked: Iterable[InOurWords]) -> list[bool]:
    """For each question whether our sentence stands in one of the first snippets with its lines."""
    return [
        any(
            read(one.sentence) in read(hit.snippet) and book.cites(hit, one.question)
            for hit in book.judge(one.question).results[:RESULTS]
        )
        for one in asked
    ]


def shown_whole(book: Book, asked: Iterable[Question], sources: Path) -> list[bool]:
    """For each question with a line that is no heading, whether one stands in the first snippets."""
    texts = {
        name: (sources / name).read_text("utf-8").split("\n") for name in set(LETTERS.values())
    }
    found = []
    for question in asked:
        decides = [line for line in _lines(question, texts) if line.count(" ") >= WORDS - 1]
        if decides:
            snippets = [read(hit.snippet) for hit in book.judge(question).results[:RESULTS]]
            found.append(any(line in snippet for line in decides for snippet in snippets))
    return found


def _lines(question: Question, texts: Mapping[str, Sequence[str]]) -> list[str]:
    return [read(texts[file][line - 1]) for file, line in question.lines if file in texts]


def read(text: str) -> str:
    """``text`` as its words alone."""
    plain = fold(re.sub(r"\[[^\]]*\]|\*+", " ", text)).replace("’", "'")
    return " ".join(re.findall(r"[a-z0-9]+", plain))
