"""How well a book answers questions: success at 1 and at 5, mean reciprocal rank, by kind."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

from rulesref.book.lookup import Lookup
from rulesref.entries import Section
from rulesref.search import Hit, Query, Searcher
from rulesref.search.indexing import length
from tests.eval.questions import Question

#: A result is judged on so many of its passages, and shows at most so many lines.
PASSAGES = 3
LINES = 60


class Judged(NamedTuple):
    """A question and the rank (from 1) of the first result that answers it; 0 for none."""

    question: Question
    rank: int
    results: tuple[Hit, ...]
    seconds: float
    lines: int  # of the longest judged passage of the first result


class Figures(NamedTuple):
    """What came out for some questions."""

    questions: int
    first: float  # success@1
    fifth: float  # success@5
    reciprocal: float  # mean reciprocal rank
    empty: int  # answers without any result


class Book:
    """A book to be asked: a folder with its lookup and its index."""

    def __init__(self, folder: Path) -> None:
        self.lookup = Lookup(folder)
        self.searcher = Searcher(folder)
        self._files = {d.id: d.file for d in self.lookup.documents()}
        self._sections: dict[str, Section] = {}

    def knows(self, question: Question) -> bool:
        """Whether the book holds an entry that answers ``question`` (always for judged lines)."""
        return not question.entries or any(map(self.lookup.has_entry, question.entries))

    def judge(self, question: Question) -> Judged:
        """Ask ``question`` and find its answer."""
        start = perf_counter()
        hits = self.searcher.search(Query(question.text, edition="2016")).hits
        seconds = perf_counter() - start
        rank = next((i for i, hit in enumerate(hits, 1) if self.answers(hit, question)), 0)
        lines = [self._length(s) for s in hits[0].sections[:PASSAGES]] if hits else []
        return Judged(question, rank, hits, seconds, max(lines, default=0))

    def answers(self, hit: Hit, question: Question) -> bool:
        """Whether ``hit`` answers ``question``."""
        if question.entries:
            return hit.entry in question.entries
        return self.cites(hit, question, PASSAGES)

    def cites(self, hit: Hit, question: Question, passages: int = 1) -> bool:
        """Whether one of the first ``passages`` of ``hit`` is, or restates, a line that answers."""
        return any(
            file == wanted and first <= line <= last
            for section in hit.sections[:passages]
            for file, first, last in self._places(section)
            for wanted, line in question.lines
        )

    def _places(self, section_id: str) -> list[tuple[str, int, int]]:
        """(file, first line, last line) of a passage, or of what a restatement restates."""
        section = self._section(section_id)
        file = self._files[section.document]
        if file is not None:
            return [(file, section.first_line, section.last_line)]
        return [
            (FILES.get(r.document_id, r.document_id), r.first_line, r.last_line)
            for r in self.lookup.restates(section_id)
        ]

    def _section(self, section_id: str) -> Section:
        if section_id not in self._sections:
            self._sections[section_id] = self.lookup.section(section_id)
        return self._sections[section_id]

    def _length(self, section_id: str) -> int:
        return length(self._section(section_id))


#: The file that each document stands in, for books that hold restatements alone.
FILES = {
    "arkham-lcg/rules-reference-2.5": "arkham-lcg.rules-reference-faq-2.5.en.txt",
    "arkham-lcg/faq-2.5": "arkham-lcg.rules-reference-faq-2.5.en.txt",
    "arkham-lcg/faq-1.3": "arkham-lcg.faq-1.3.en.txt",
    "arkham-lcg/grimorio-1.0": "arkham-lcg.grimorio-1.0.it.txt",
    "arkham-lcg/eog-summary-2": "arkham-lcg.eog-summary-2.en.txt",
    "eldritch-horror/rulebook": "eldritch-horror.rulebook.en.txt",
}


def figures(judged: Sequence[Judged]) -> Figures:
    """The figures of ``judged``; zeros for none."""
    count = len(judged)
    if not count:
        return Figures(0, 0.0, 0.0, 0.0, 0)
    return Figures(
        count,
        sum(one.rank == 1 for one in judged) / count,
        sum(0 < one.rank <= 5 for one in judged) / count,
        sum(1 / one.rank for one in judged if one.rank) / count,
        sum(not one.results for one in judged),
    )


def figures_of(ranks: Sequence[int]) -> str:
    """Success at 1 and at 5 and the mean reciprocal rank of ``ranks``, between strokes."""
    count = len(ranks) or 1
    first, fifth = sum(rank == 1 for rank in ranks), sum(0 < rank <= 5 for rank in ranks)
    reciprocal = sum(1 / rank for rank in ranks if rank)
    return f"{first / count:.3f}/{fifth / count:.3f}/{reciprocal / count:.3f}"


def table(judged: Sequence[Judged]) -> str:
    """The figures over all and by kind, a line each."""
    kinds = sorted({one.question.kind for one in judged})
    rows = [("all", judged)]
    rows += [(kind, [one for one in judged if one.question.kind == kind]) for kind in kinds]
    lines = ["kind        n   success@1  success@5    MRR  empty"]
    for name, some in rows:
        f = figures(some)
        lines.append(
            f"{name:9s} {f.questions:3d}   {f.first:9.3f}  {f.fifth:9.3f}  {f.reciprocal:5.3f}"
            f"  {f.empty:5d}"
        )
    times = sorted(one.seconds for one in judged)
    lines.append(f"median {times[len(times) // 2] * 1000:.1f} ms a query")
    return "\n".join(lines)


def missed(judged: Iterable[Judged]) -> str:
    """The questions whose first result is no answer, with what came instead."""
    return "\n".join(
        f"{one.question.kind} {one.rank} | {one.question.text} | "
        + ", ".join(hit.entry for hit in one.results[:4])
        for one in judged
        if one.rank != 1
    )


__all__ = ["Book", "Figures", "Judged", "figures", "figures_of", "missed", "table"]
