"""Whether the lines that decide a question stand in what is shown of the first few results.

A line counts where it is shown whole: half a rule is none. Icons, marks and quotes are read past, for
a document is mended where they were lost.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from rulesref.entries import fold
from tests.eval.judging import FILES, Book
from tests.eval.questions import Question

#: The lines of fresh questions of players, from which nothing is learnt or tuned.
DECIDING = Path(__file__).with_name("deciding-lines.tsv")
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
    return [
        Question(
            "deciding",
            text,
            lines=frozenset((LETTERS[one[0]], int(one[1:])) for one in lines.split()),
        )
        for lines, text in rows
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
