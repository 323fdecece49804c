"""Associations: how near the words of a question are to an entry, as it was learnt.

Players and rules use other words for the same. Each stem and each entry has a row of numbers, learnt
so that the rows of what players say point to the entry that answers it, whether it has their words
or not. They stand in ``associations.txt``; ``python -m tests.eval.associating --write`` makes it from
what the corpus says that its entries answer, and from their names and sentences.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from functools import lru_cache
from operator import mul
from pathlib import Path

LEARNT = Path(__file__).with_name("associations.txt")
#: From how many nats behind the nearest entry on it is all the same how far an entry is.
FAR = 12.0
#: Begins the line of an entry; the line of a stem begins with its language.
ENTRY = "="


def key_of(stem: str, language: str) -> str:
    """How ``stem`` stands in the table."""
    return f"{language}:{stem}"


def nearness(keys: Sequence[str], game: str) -> dict[str, float]:
    """Entry of ``game`` → 1 for the one nearest to the stems ``keys``, down to 0 for those far off.

    Empty where none of the stems is known.
    """
    table = read_table()
    rows = [row for row in map(table.row, dict.fromkeys(keys)) if row]
    if not rows:
        return {}
    share = table.scale / len(rows) ** 0.5
    sums = [share * sum(column) for column in zip(*rows, strict=True)]
    sums[-1] = 1.0  # what an entry has whatever is asked
    near = {
        entry: table.entry_scale * sum(map(mul, sums, row))
        for entry, row in table.entries(game).items()
    }
    most = max(near.values(), default=0.0)
    return {entry: max(0.0, 1 + (value - most) / FAR) for entry, value in near.items()}


class Table:
    """The rows as the file has them: small whole numbers, and what they are multiplied by."""

    def __init__(self, text: str) -> None:
        first, _, self._text = text.partition("\n")
        self.scale, self.entry_scale = map(float, first.split())
        self._games: dict[str, Mapping[str, array[int]]] = {}

    def row(self, key: str) -> array[int]:
        """The row of a stem; empty where it has none."""
        start = self._text.find(f"\n{key}\t")
        if start < 0:
            return array("b")
        start += len(key) + 2
        return _decoded(self._text[start : self._text.index("\n", start)])

    def entries(self, game: str) -> Mapping[str, array[int]]:
        """The rows of the entries of ``game``."""
        if game not in self._games:
            self._games[game] = dict(self._entries(game))
        return self._games[game]

    def _entries(self, game: str) -> list[tuple[str, array[int]]]:
        begins = f"\n{ENTRY}{game}/"
        first = self._text.find(begins)
        if first < 0:
            return []
        last = self._text.index("\n", self._text.rindex(begins) + 1)
        lines = (line.split("\t") for line in self._text[first + 1 : last].split("\n"))
        return [(entry.removeprefix(ENTRY), _decoded(row)) for entry, row in lines]


def _decoded(row: str) -> array[int]:
    from binascii import a2b_base64

    return array("b", a2b_base64(row))


@lru_cache(maxsize=1)
def read_table() -> Table:
    """The table, read when the first question is asked."""
    return Table(LEARNT.read_text("utf-8"))
