"""Measure what ``rulesref ask`` says on disputes: ``python -m tests.eval.disputes FILE ...
[--sources FOLDER] [--missed] [--verdicts] [--unread]``.

A line of a file is one dispute as JSON: its ``setup``, its ``question``, the ``answer``, and the ``rules``
that decide it, by id or by title. Counted are the disputes that have one of their rules among the first five, and the
verdicts that are given, and given right.
"""

from __future__ import annotations

import argparse
import json
import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from rulesref.answers.answer import Answer, answer
from rulesref.book.book import Book
from rulesref.games import DEFAULT
from rulesref.rulings.replay import Judge
from rulesref.search.words import language_of
from rulesref.sentences import judge_of
from tests.eval.__main__ import built
from tests.eval.rules_named import RulesNamed

EDITION = "2016"


class Dispute(NamedTuple):
    """One dispute, with the answer that it should get and the ``rules`` that decide it."""

    id: str
    text: str
    answer: str
    rules: tuple[str, ...]


def disputes(path: Path) -> Iterator[Dispute]:
    """The disputes in ``path``, one a line."""
    for line in path.read_text("utf-8").splitlines():
        row = json.loads(line)
        text = f"{row['setup']} {row['question']}".strip()
        yield Dispute(row["id"], text, row.get("answer", ""), tuple(row.get("rules", ())))


def _first_hindrance(answered: Answer) -> str:
    """Why no verdict was given: what was not understood, else where play stopped."""
    played = answered.played
    if played is None:
        return "no position"
    if played.left:
        return "not read: " + " | ".join(played.left)
    if played.ruling is None:
        return "no ruling"
    return f"{played.ruling.verdict}: {played.statement!r} {played.ruling.reason}"


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(prog="python -m tests.eval.disputes", description=__doc__)
    parser.add_argument("files", type=Path, nargs="+")
    parser.add_argument("--sources", type=Path, help="folder of documents to add to the book")
    parser.add_argument("--missed", action="store_true", help="list what has no rule among five")
    parser.add_argument("--verdicts", action="store_true", help="list the verdicts that are given")
    parser.add_argument("--unread", action="store_true", help="list why the others have none")
    given = parser.parse_args()
    judge = judge_of(DEFAULT)
    with tempfile.TemporaryDirectory() as folder:
        book = Book(built(Path(folder), given.sources), EDITION)
        named = RulesNamed(book.lookup)
        for file in given.files:
            _measure(book, judge, named, file, given)


def _measure(
    book: Book, judge: Judge, named: RulesNamed, file: Path, given: argparse.Namespace
) -> None:
    count: Counter[str] = Counter()
    for dispute in disputes(file):
        answered = answer(book, lambda: judge, dispute.text, language_of(dispute.text), "", DEFAULT)
        rules, first = named.of(dispute.rules), [r.entry.id for r in answered.found.results]
        count["disputes"] += 1
        if rules:
            count["with rules"] += 1
            count["a rule among five"] += bool(rules & set(first))
            if given.missed and not rules & set(first):
                print(dispute.id, "found", *first, "instead of", *sorted(rules))
        if answered.verdict:
            right = answered.verdict == dispute.answer
            count["verdicts"] += 1
            count["right"] += right
            if given.verdicts or not right:
                print(dispute.id, answered.verdict, answered.by, "expected", dispute.answer)
        elif given.unread:
            print(dispute.id, _first_hindrance(answered))
    print(f"{file.name}: " + ", ".join(f"{name} {number}" for name, number in count.items()))


if __name__ == "__main__":
    main()
