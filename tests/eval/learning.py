"""Learn the weights of the ranking: ``python -m tests.eval.learning [--sources FOLDER]
[--judged FILE ...] [--posted FILE ...] [--ruled FILE ...] [--apart [--tables FOLDER]] [--by-entry]
[--write]``.

Learnt is from our own questions (``queries.tsv``, ``typed.tsv``, ``posed.tsv``, ``posted.tsv``,
``table.tsv``, ``eldritch.tsv``) and from judged files. What the entries of the corpus say they answer is no teacher: the
tables that tell how near an entry is have learnt it.

Printed is what comes out when nothing is asked that was learnt from, in five parts: of short queries
no entry is in two of them, of questions no question, since players ask the same rules again and
again; with ``--by-entry`` no entry either, which is how a question fares about a rule that nobody has
asked before, but weights that are learnt so are the worse for others. With ``--apart`` the associations
and the answered questions learn the other four parts before a part is asked, by fewer learners than
those that are shipped (half a minute for each part; in ``--tables`` they are kept); without it they may know the question, and weigh too much. ``--write``
writes ``rulesref/search/learnt.json``, or the table of it that is named. What rules decide (``--ruled``)
may be shipped as a case too, so that its figures are too good by that.
"""

from __future__ import annotations

import argparse
import json
import random
import tempfile
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple
from unittest import mock

from rulesref.search import Query, ranking
from rulesref.search.asking import POSED
from rulesref.search.weights import CANDIDATES
from rulesref.search.words import tokens
from tests.eval.__main__ import built
from tests.eval.apart import PARTS, Apart, part_of
from tests.eval.judging import Book, figures_of
from tests.eval.questions import (
    LEARNT_FROM,
    Question,
    judged_questions,
    own_questions,
    posted_questions,
)
from tests.eval.rules_named import RulesNamed
from tests.eval.texts import Text, text_of

#: What a question weighs.
WORTH = 6.0
#: Disputes are put as a referee puts them, with all rules that decide: each weighs less, but among
#: questions that tell of cards, of which most are put so.
RULED = 1.8
#: How much more a question weighs whose own table learns.
OWN_TABLE = 4.0
#: Which tables' questions each table learns from: what is told of cards is a question too, and of
#: those there are few.
TAUGHT_BY = {
    ranking.SHORT: (ranking.SHORT,),
    ranking.QUESTION: (ranking.QUESTION, ranking.TOLD),
    ranking.TOLD: (ranking.TOLD, ranking.QUESTION),
}
ROUNDS = 12
RATE = 0.1
RIDGE = 0.002

Row = Mapping[str, float]
#: An array of numpy, which is imported where something is learnt.
Matrix = Any


class Case(NamedTuple):
    """A query with the traits of its first candidates, in the order they had, and the answers."""

    group: str  # whence it is
    table: str  # of the weights by which its candidates are weighed
    rows: tuple[Row, ...]
    good: tuple[bool, ...]
    rank: int  # of the first answer before anything was learnt, 0 for none
    fold: int


class Seen(NamedTuple):
    """A case as numbers: its rows, which of them are answers, which traits it has, what it weighs."""

    rows: Matrix
    good: Matrix
    traits: Matrix
    worth: float


class Learnt(NamedTuple):
    """Weights by trait."""

    weights: Mapping[str, float]

    def rank(self, case: Case) -> int:
        """The rank of the first answer."""
        if not any(case.good):
            return case.rank
        sums = [sum(self.weights.get(t, 0.0) * v for t, v in row.items()) for row in case.rows]
        order = sorted(range(len(sums)), key=lambda i: (-sums[i], i))
        return next(place for place, i in enumerate(order, 1) if case.good[i])


def learn(table: str, cases: Sequence[Case], rounds: int = ROUNDS) -> Learnt:
    """The weights of ``table`` that make the answers of ``cases`` the likeliest (a softmax over candidates)."""
    import numpy as np

    told = [case for case in cases if any(case.good) and not all(case.good)]
    traits = sorted({trait for case in told for row in case.rows for trait in row})
    scale = _scales(told, traits)
    read = [_read(case, traits, scale, table) for case in told]
    learnt = np.array([trait not in ranking.GIVEN for trait in traits])
    weights = np.array([ranking.GIVEN.get(trait, 0.0) for trait in traits])
    steps = np.full(len(traits), 1e-6)
    order = random.Random(1)
    for _ in range(rounds):
        order.shuffle(read)
        for rows, good, seen, worth in read:
            slope = (worth * _slope(rows, good, weights) + RIDGE * weights) * (seen & learnt)
            steps += slope * slope
            weights -= RATE * slope / np.sqrt(steps)
    return Learnt(dict(zip(traits, (weights / scale).tolist(), strict=True)))


def _scales(cases: Sequence[Case], traits: Sequence[str]) -> Matrix:
    """By how much each of ``traits`` varies."""
    import numpy as np

    rows = [[row.get(trait, 0.0) for trait in traits] for case in cases for row in case.rows]
    spread = np.std(np.array(rows), axis=0)
    # a kind is seldom there, and not to be trusted the more for it
    plain = [trait.startswith(ranking.KIND) or trait in ranking.GIVEN for trait in traits]
    return np.where(np.array(plain) | (spread == 0.0), 1.0, spread)


def _read(case: Case, traits: Sequence[str], scale: Matrix, table: str) -> Seen:
    import numpy as np

    rows = np.array([[row.get(trait, 0.0) for trait in traits] for row in case.rows])
    lighter = case.group == "ruled" and table != ranking.TOLD
    worth = (RULED if lighter else WORTH) * (OWN_TABLE if case.table == table else 1.0)
    return Seen(rows / scale, np.array(case.good), (rows != 0.0).any(axis=0), worth)


def _slope(rows: Matrix, good: Matrix, weights: Matrix) -> Matrix:
    import numpy as np

    sums = rows @ weights
    likely = np.exp(sums - sums.max())
    push = likely / likely.sum()
    push[good] -= likely[good] / likely[good].sum()
    return push @ rows


def cross_validated(cases: Sequence[Case]) -> Iterator[tuple[Case, int]]:
    """Each case with its rank by weights of its table, learnt without any case of its fold."""
    for table in TAUGHT_BY:
        for fold in range(PARTS):
            learnt = learn(table, [case for case in teachers(table, cases) if case.fold != fold])
            own = (case for case in cases if case.fold == fold and case.table == table)
            yield from ((case, learnt.rank(case)) for case in own)


def teachers(table: str, cases: Iterable[Case]) -> list[Case]:
    """Those of ``cases`` that ``table`` learns from."""
    return [case for case in cases if case.table in TAUGHT_BY[table]]


def case_of(book: Book, group: str, asked: Question, part: int) -> Case:
    """``asked`` put to ``book``, with what the ranking sees of each candidate."""
    seen: dict[str, Row] = {}
    tables: list[str] = []

    def keep(
        worth: Mapping[int, float], scores: Mapping[int, float], traits: ranking.Traits, long: bool
    ) -> dict[int, float]:
        if not seen:
            tables.append(traits.table)
            few = ranking.first_few(worth, traits, long)
            rows = traits.rows(few, scores, worth)
            seen.update({traits.entry(number): row for number, row in rows.items()})
        return dict(worth)

    with mock.patch.object(ranking, "ranked", keep):
        hits = book.searcher.search(Query(asked.text, edition="2016", limit=2 * CANDIDATES)).hits
    right = {hit.entry for hit in hits if book.answers(hit, asked)}
    rank = next((place for place, hit in enumerate(hits, 1) if hit.entry in right), 0)
    long = len(set(tokens(asked.text))) >= POSED
    good = tuple(entry in right for entry in seen)
    table = tables[0] if tables else ranking.QUESTION if long else ranking.SHORT
    return Case(group, table, tuple(seen.values()), good, rank, part)


def cases_of(
    book: Book, asked: Iterable[tuple[str, Question]], parts: Iterable[int]
) -> Iterator[Case]:
    """All of ``asked``, questions with their group, put to ``book``, each in its part."""
    for (group, question), part in zip(asked, parts, strict=True):
        yield case_of(book, group, question, part)


def cases_apart(
    book: Book,
    asked: Sequence[tuple[str, Question]],
    read: Sequence[Text | None],
    parts: Sequence[int],
    tables: Path | None,
) -> Iterator[Case]:
    """The same, each with tables that have learnt the questions of the other parts.

    ``read`` are the questions as they are learnt; ``tables`` keeps the associations of each part.
    """
    learnt = Apart(read, parts, tables)
    for part in range(PARTS):
        with learnt.without(part):
            own_part = [one for one, own in zip(asked, parts, strict=True) if own == part]
            yield from cases_of(book, own_part, [part] * len(own_part))


def ruled_questions(path: Path, book: Book) -> list[Question]:
    """Questions with the names of the rules that decide them: one JSON object a line.

    Those are left out of whose rules ``book`` has none.
    """
    rows = [json.loads(line) for line in path.read_text("utf-8").splitlines() if line.strip()]
    named = RulesNamed(book.lookup)
    asked = [
        Question("ruled", f"{row['setup']} {row['question']}".strip(), named.of(row["rules"]))
        for row in rows
    ]
    return [question for question in asked if question.entries]


def report(ranks: Iterable[tuple[Case, int]]) -> str:
    """Figures before and after, by length and whence the questions are."""
    rows: dict[tuple[str, str], list[tuple[int, int]]] = defaultdict(list)
    for case, rank in ranks:
        rows[case.table, case.group].append((case.rank, rank))
    lines = [f"{'':20s}    n  before: first/five/MRR   after"]
    for (length, group), pairs in sorted(rows.items()):
        before, after = (figures_of([pair[i] for pair in pairs]) for i in (0, 1))
        lines.append(f"{length + ' ' + group:20s} {len(pairs):4d}  {before}      {after}")
    return "\n".join(lines)


def main() -> None:
    """Print what is learnt, and write it where that is asked for."""
    parser = argparse.ArgumentParser(prog="python -m tests.eval.learning", description=__doc__)
    parser.add_argument("--sources", type=Path, help="folder of documents to add to the book")
    parser.add_argument("--judged", type=Path, action="append", default=[])
    parser.add_argument("--posted", type=Path, action="append", default=[])
    parser.add_argument("--ruled", type=Path, action="append", default=[])
    parser.add_argument("--apart", action="store_true", help="learn each part without itself")
    parser.add_argument("--by-entry", action="store_true", help="no entry is in two parts")
    parser.add_argument("--tables", type=Path, help="folder of the associations of each part")
    parser.add_argument("--write", nargs="*", choices=tuple(TAUGHT_BY))
    given = parser.parse_args()
    named = [(file.stem, own_questions(file)) for file in LEARNT_FROM]
    named += [("judged", judged_questions(file)) for file in given.judged]
    named += [("posted", posted_questions(file)) for file in given.posted]
    with tempfile.TemporaryDirectory() as folder:
        book = Book(built(Path(folder), given.sources))
        named += [("ruled", ruled_questions(file, book)) for file in given.ruled]
        asked = [(group, q) for group, some in named for q in some if book.knows(q)]
        read = [text_of(question, book) for _, question in asked]
        parts = [
            part_of(question, text, by_entry=given.by_entry)
            for (_, question), text in zip(asked, read, strict=True)
        ]
        cases = list(
            cases_apart(book, asked, read, parts, given.tables)
            if given.apart
            else cases_of(book, asked, parts)
        )
    print(report(cross_validated(cases)))
    if given.write is not None:
        write(cases, given.write or tuple(TAUGHT_BY))


def write(cases: Sequence[Case], wanted: Sequence[str]) -> None:
    """Learn from all ``cases``, and keep the weights of the tables that are ``wanted``."""
    tables = dict(ranking.read_learnt())
    for name in wanted:
        learnt = learn(name, teachers(name, cases)).weights
        own = learnt.keys() - ranking.GIVEN.keys()
        tables[name] = {t: round(learnt[t], 4) for t in sorted(own)}
    ranking.LEARNT.write_text(json.dumps(tables, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
