"""Associations: how near the words of a question are to an entry, as it was learnt.

Players and rules use other words for the same. Each stem and each entry has a row of numbers, learnt
so that the rows of what players say point to the entry that answers it, whether it has their words
or not. They stand in ``associations.txt``; ``python -m tests.eval.associating --write`` makes it from
what the corpus says that its entries answer, and from their names and sentences.
"""

from __future__ import annotations

import sys
from array import array
from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import exp, fsum, log
from operator import mul
from pathlib import Path

from rulesref.record import NamedTuple

LEARNT = Path(__file__).with_name("associations.txt")
#: From how many nats behind the nearest entry on it is all the same how far an entry is.
FAR = 12.0
#: Begins the line of an entry; the line of a stem begins with its language.
ENTRY = "="
#: So many answers are kept.
_KEPT = 8


class Nearness(NamedTuple):
    """How near entries are to some words: ``of`` each from 1 for the nearest down to 0, without
    those farther off, and ``all``, how likely it is that any of them is meant (nats, beside another
    game's).
    """

    of: Mapping[str, float]
    all: float


_NOWHERE = Nearness({}, 0.0)


def nearness(keys: Sequence[str], game: str) -> Nearness:
    """How near the entries of ``game`` are to the stems ``keys``; nothing where none is known."""
    return read_table().nearness(tuple(dict.fromkeys(keys)), game)


class _Entries:
    """The rows of the entries of a game, column by column: each is one great number, in which every
    entry has a slot of its own, so that one multiplication does for all of them.

    A number that may be below 0 is lifted by ``_LIFT`` before it is put into a slot.
    """

    def __init__(self, rows: Mapping[str, array[int]]) -> None:
        self.names = tuple(rows)
        width = len(next(iter(rows.values())))
        lifted = b"".join(rows.values()).translate(_LIFTED)
        self._columns = [_packed(lifted[place::width]) for place in range(width - 1)]
        self.last = tuple(row[-1] for row in rows.values())
        self._half = _packed(b"\1" * len(rows)) << (_SLOT * 8 - 1)

    def lifted_products(self, sums: Sequence[int]) -> array[int]:
        """The product of ``sums`` with the row of each entry, but for its last number.

        Each is too high by what ``lift`` says of these sums.
        """
        whole = self._half + sum(map(mul, sums, self._columns))
        slots = array("I", whole.to_bytes(_SLOT * len(self.names), sys.byteorder))
        if sys.byteorder == "big":
            slots.reverse()
        return slots

    @staticmethod
    def lift(sums: Sequence[int]) -> int:
        """By how much ``lifted_products`` are too high."""
        return (1 << (_SLOT * 8 - 1)) + _LIFT * sum(sums)


_LIFT = 128
_LIFTED = bytes((number + _LIFT) % 256 for number in range(256))
_SLOT = array("I").itemsize


def _packed(column: bytes) -> int:
    """One number with each of ``column`` in a slot, the first one lowest."""
    slots = array("I", list(column))
    if sys.byteorder == "big":
        slots.reverse()
    return int.from_bytes(slots.tobytes(), sys.byteorder)


class Table:
    """The rows as the file has them: small whole numbers, and what they are multiplied by."""

    def __init__(self, text: str) -> None:
        first, _, self._text = text.partition("\n")
        self.scale, self.entry_scale = map(float, first.split())
        self._games: dict[str, _Entries | None] = {}
        self._stems: dict[str, array[int]] = {}
        self._last: dict[tuple[tuple[str, ...], str], Nearness] = {}

    def row(self, key: str) -> array[int]:
        """The row of a stem; empty where it has none."""
        found = self._stems.get(key)
        if found is None:
            found = self._stems[key] = self._read(key)
        return found

    def _read(self, key: str) -> array[int]:
        start = self._text.find(f"\n{key}\t")
        if start < 0:
            return array("b")
        start += len(key) + 2
        return _decoded(self._text[start : self._text.index("\n", start)])

    def nearness(self, keys: tuple[str, ...], game: str) -> Nearness:
        """How near the entries of ``game`` are; both games and the ranking ask for the same words."""
        found = self._last.get((keys, game))
        if found is None:
            if len(self._last) >= _KEPT:
                self._last.clear()
            found = self._last[keys, game] = self._nearness(keys, game)
        return found

    def _nearness(self, keys: tuple[str, ...], game: str) -> Nearness:
        rows = [row for row in map(self.row, keys) if row]
        entries = self._entries_of(game) if rows else None
        if entries is None:
            return _NOWHERE
        share = self.scale * self.entry_scale / len(rows) ** 0.5
        sums = [sum(column) for column in zip(*rows, strict=True)][:-1]
        lifted, lasts = entries.lifted_products(sums), entries.last
        own = self.entry_scale / share  # the last number counts whatever is asked
        near = [one + own * last for one, last in zip(lifted, lasts, strict=True)]
        most = max(near)
        far = most - FAR / share
        few = [
            (name, value) for name, value in zip(entries.names, near, strict=True) if value > far
        ]
        likely = fsum([exp(share * (value - most)) for _, value in few])
        of = {name: share * (value - far) / FAR for name, value in few}
        return Nearness(of, share * (most - entries.lift(sums)) + log(likely))

    def _entries_of(self, game: str) -> _Entries | None:
        if game not in self._games:
            rows = self.entries(game)
            self._games[game] = _Entries(rows) if rows else None
        return self._games[game]

    def entries(self, game: str) -> Mapping[str, array[int]]:
        """The rows of the entries of ``game``."""
        begins = f"\n{ENTRY}{game}/"
        first = self._text.find(begins)
        if first < 0:
            return {}
        last = self._text.index("\n", self._text.rindex(begins) + 1)
        lines = (line.split("\t") for line in self._text[first + 1 : last].split("\n"))
        return {entry.removeprefix(ENTRY): _decoded(row) for entry, row in lines}


def _decoded(row: str) -> array[int]:
    from binascii import a2b_base64

    return array("b", a2b_base64(row))


@lru_cache(maxsize=1)
def read_table() -> Table:
    """The table, read when the first question is asked."""
    return Table(LEARNT.read_text("utf-8"))
