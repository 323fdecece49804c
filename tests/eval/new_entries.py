"""Give entries that are new a row among the associations: ``python -m tests.eval.new_entries
[--write]``, in seconds and without numpy.

It goes on with the table as it stands: entries that are new get a row, rows of entries that are gone
go. The rows of stems are moved a little too, by stochastic descent on a softmax over the entry and a
sample of others. To learn all anew (``tests.eval.associating``) is better, and takes minutes.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator, Sequence
from math import exp, log, sqrt
from operator import mul

from rulesref.search.associations import LEARNT
from tests.eval.rows import Row, rows_of, written
from tests.eval.texts import Text, texts_of_corpus

ROUNDS = 6
#: How many texts that are known are read beside each of a new entry.
KNOWN = 2
#: How many entries a text is told from each time.
OTHERS = 40
RATE = 0.15
#: What each row was moved before.
MOVED = 0.1


class Rows:
    """Rows that are moved against a slope, each the less the more it was moved before."""

    def __init__(self, start: dict[str, Row]) -> None:
        self.of = start
        self._moved = dict.fromkeys(start, MOVED)

    def move(self, key: str, slope: Row) -> None:
        """Move the row of ``key``."""
        moved = self._moved[key] = self._moved[key] + sum(map(mul, slope, slope)) / len(slope)
        step = RATE / sqrt(moved)
        self.of[key] = [
            value - step * part for value, part in zip(self.of[key], slope, strict=True)
        ]


class Learner:
    """Goes on with ``table`` by ``texts``, in which there are entries that it lacks."""

    def __init__(self, table: str, texts: Sequence[Text]) -> None:
        self._random = random.Random(1)
        stems, entries = rows_of(table)
        width = len(next(iter(entries.values())))
        self._entries = sorted({entry for text in texts for entry in text.entries})
        self._new = set(self._entries) - set(entries)
        fresh = {e: entries.get(e) or self._start(width) for e in self._entries}
        self.stems, self.entries = Rows(stems), Rows(fresh)
        self._texts = [text for text in texts if any(key in stems for key in text.keys)]

    def _start(self, width: int) -> Row:
        return [*(self._random.gauss(0.0, 0.15) for _ in range(width - 1)), 0.0]

    def run(self) -> None:
        """Learn the entries that are new, among texts that are known."""
        told = [text for text in self._texts if not self._new.isdisjoint(text.entries)]
        known = min(KNOWN * len(told), len(self._texts))
        for _ in range(ROUNDS):
            texts = told + self._random.sample(self._texts, known)
            self._random.shuffle(texts)
            for text in texts:
                self._read(text)

    def _read(self, text: Text) -> None:
        keys = [key for key in text.keys if key in self.stems.of]
        share = 1 / sqrt(len(keys))
        columns = zip(*(self.stems.of[key] for key in keys), strict=True)
        hidden = [*[share * sum(column) for column in columns][:-1], 1.0]
        back = [0.0] * len(hidden)
        for entry, push in self._pushes(text, hidden):
            row = self.entries.of[entry]
            back = [b + push * value for b, value in zip(back, row, strict=True)]
            self.entries.move(entry, [push * value for value in hidden])
        for key in keys:
            self.stems.move(key, [*(share * value for value in back[:-1]), 0.0])

    def _pushes(self, text: Text, hidden: Row) -> Iterator[tuple[str, float]]:
        """How far each entry is nearer than it should be."""
        others = self._random.sample(self._entries, min(OTHERS, len(self._entries)))
        others = [entry for entry in others if entry not in text.entries]
        more = log(max(len(self._entries) / OTHERS, 1))
        near = {entry: sum(map(mul, hidden, self.entries.of[entry])) for entry in text.entries}
        far = {entry: sum(map(mul, hidden, self.entries.of[entry])) for entry in others}
        top = max(*near.values(), max(far.values(), default=0.0) + more)
        right = {entry: exp(value - top) for entry, value in near.items()}
        wrong = {entry: exp(value + more - top) for entry, value in far.items()}
        meant = sum(right.values())
        whole = meant + sum(wrong.values())
        for entry, value in right.items():
            yield entry, text.weight * (value / whole - value / meant)
        for entry, value in wrong.items():
            if value > 1e-4 * whole:
                yield entry, text.weight * value / whole


def further(table: str, texts: Sequence[Text]) -> str:
    """``table`` with the entries of ``texts`` and no other."""
    learner = Learner(table, texts)
    learner.run()
    return written(learner.stems.of, learner.entries.of)


def main() -> None:
    """Learn, and write it where that is asked for."""
    parser = argparse.ArgumentParser(prog="python -m tests.eval.new_entries", description=__doc__)
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    before = LEARNT.read_text("utf-8")
    text = further(before, list(texts_of_corpus()))
    old, new = (rows_of(table)[1].keys() for table in (before, text))
    print(f"{len(new - old)} entries are new, {len(old - new)} are gone")
    if given.write:
        LEARNT.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
