"""Measure what ``rulesref ask`` says on disputes: ``python -m tests.eval.disputes FILE ...
[--sources FOLDER] [--missed] [--verdicts] [--unread] [--apart [--tables FOLDER] [--judged FILE ...]
[--posted FILE ...]]``.

A line of a file is one dispute as JSON: its ``setup``, its ``question``, the ``answer``, and the ``rules``
that decide it, by id or by title. Counted are the disputes that have one of their rules among the first five, and the
verdicts that are given, and given right. With ``--apart`` each dispute is asked where nothing has
learnt it, as in ``tests.eval.learning``: a search that knows its disputes says nothing about others.
"""

from __future__ import annotations

import argparse
import json
import tempfile
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import NamedTuple

from rulesref.answers.answer import Answer, answer
from rulesref.book.book import Book
from rulesref.games import DEFAULT
from rulesref.rulings.replay import Judge
from rulesref.search.words import language_of
from rulesref.sentences import judge_of
from tests.eval import judging
from tests.eval.__main__ import built
from tests.eval.apart import PARTS, Apart, part_of
from tests.eval.rules_named import RulesNamed
from tests.eval.texts import questions_of, text_of

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
    parser.add_argument("--apart", action="store_true", help="ask where nothing has learnt it")
    parser.add_argument("--tables", type=Path, help="folder of the associations of each part")
    parser.add_argument("--judged", type=Path, action="append", default=[])
    parser.add_argument("--posted", type=Path, action="append", default=[])
    given = parser.parse_args()
    judge = judge_of(DEFAULT)
    with tempfile.TemporaryDirectory() as folder:
        book = Book(built(Path(folder), given.sources), EDITION)
        named = RulesNamed(book.lookup)
        for file in given.files:
            own = list(disputes(file))
            told = _apart(Path(folder), own, given) if given.apart else [(nullcontext(), own)]
            count: Counter[str] = Counter()
            for learnt, some in told:
                with learnt:
                    for dispute in some:
                        count += _counted(book, judge, named, dispute, given)
            print(f"{file.name}: " + ", ".join(f"{name} {n}" for name, n in count.items()))


def _apart(
    folder: Path, own: Sequence[Dispute], given: argparse.Namespace
) -> Iterator[tuple[AbstractContextManager[None], list[Dispute]]]:
    """The disputes ``own`` in parts, each with a search that has learnt all others and not them."""
    given.ruled = given.files
    judged = judging.Book(folder)
    asked = questions_of(given, judged)
    read = [text_of(question, judged) for question in asked]
    parts = [part_of(question, text) for question, text in zip(asked, read, strict=True)]
    learnt = Apart(read, parts, given.tables)
    part_by_text = {question.text: part for question, part in zip(asked, parts, strict=True)}
    for part in range(PARTS):
        some = [one for one in own if part_by_text.get(one.text, 0) == part]
        yield learnt.without(part), some


def _counted(
    book: Book, judge: Judge, named: RulesNamed, dispute: Dispute, given: argparse.Namespace
) -> Counter[str]:
    count = Counter({"disputes": 1})
    answered = answer(book, lambda: judge, dispute.text, language_of(dispute.text), "", DEFAULT)
    rules, first = named.of(dispute.rules), [r.entry.id for r in answered.found.results]
    if rules:
        count["with rules"] += 1
        count["a rule first"] += bool(rules & set(first[:1]))
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
    return count


if __name__ == "__main__":
    main()
