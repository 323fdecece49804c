"""Associations: how near the words of a question are to an entry, as it was learnt.

Players and rules use other words for the same. Each stem and each entry has a row of numbers, learnt
so that the rows of what players say point to the entry that answers it, whether it has their words
or not. They stand in ``associations.txt``; ``python -m tests.eval.associating --write`` makes it from
what the corpus says that its entries answer, from their names and sentences, and from questions.
"""

from __future__ import annotations

import sys
from array import array
from binascii import a2b_base64
from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import exp, fsum, log
from operator import mul
from pathlib import Path

from rulesref.record import NamedTuple
from rulesref.search import weights

LEARNT = Path(__file__).with_name("associations.txt")
#: Begins the line of an entry; the line of a stem begins with its language.
ENTRY = "="
#: So many answers are kept.
_KEPT = 8
#: Of so few letters it is no matter which half they are in; no line is so long.
_NEARBY = 2048


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

    ``rows`` are those of all, one behind the other, a byte a number. A number that may be below 0
    is lifted by ``_LIFT`` before it is put into a slot.
    """

    def __init__(self, names: Sequence[str], rows: bytes) -> None:
        self.names = names
        width = len(rows) // len(names)
        lifted = rows.translate(_LIFTED)
        self._columns = [_packed(lifted[place::width]) for place in range(width - 1)]
        self.last = array("b", rows[width - 1 :: width])
        #: How far apart the last numbers are at most.
        self.spread = max(self.last) - min(self.last)
        self._half = _packed(b"\1" * len(names)) << (_SLOT * 8 - 1)

    def lifted_products(self, sums: Sequence[int]) -> array[int]:
        """The product of ``sums`` with the row of each entry, but for its last number.

        Each is too high by what ``lift`` says of these sums.
        """
        whole = self._half + sum(map(mul, sums, self._columns))
        slots = array("I", whole.to_bytes(_SLOT * len(self.names), "little"))
        if sys.byteorder == "big":
            slots.byteswap()
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
    slots = bytearray(_SLOT * len(column))
    slots[::_SLOT] = column
    return int.from_bytes(slots, "little")


class Table:
    """The rows as the file has them: small whole numbers, and what they are multiplied by.

    Its lines are sorted, those of the entries before those of the stems.
    """

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
        start = self._place(f"\n{key}\t")
        if start < 0:
            return array("b")
        start += len(key) + 2
        return array("b", a2b_base64(self._text[start : self._text.index("\n", start)]))

    def _place(self, begins: str) -> int:
        """Where the first line stands that ``begins`` so; -1 where there is none.

        Half of what is left is passed over again and again: to look through all takes longer.
        """
        text = self._text
        low, high = 0, len(text)
        while high - low > _NEARBY:
            middle = (low + high) // 2
            start = text.find("\n", middle, high)
            if start >= 0 and text[start : start + len(begins)] < begins:
                low = start
            else:
                high = middle
        return text.find(begins, low, high + _NEARBY)

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
        # who is too far off whatever their last number is passed over unreckoned; 1 for the rounding
        bar = max(lifted) - own * entries.spread - weights.FAR / share - 1
        near = [
            (name, one + own * last)
            for name, one, last in zip(entries.names, lifted, lasts, strict=True)
            if one > bar
        ]
        most = max([value for _, value in near])
        far = most - weights.FAR / share
        few = [row for row in near if row[1] > far]
        likely = fsum([exp(share * (value - most)) for _, value in few])
        of = {name: share * (value - far) / weights.FAR for name, value in few}
        return Nearness(of, share * (most - entries.lift(sums)) + log(likely))

    def _entries_of(self, game: str) -> _Entries | None:
        if game not in self._games:
            names, rows = self._lines(game)
            self._games[game] = _Entries(names, b"".join(map(a2b_base64, rows))) if rows else None
        return self._games[game]

    def entries(self, game: str) -> Mapping[str, array[int]]:
        """The rows of the entries of ``game``."""
        names, rows = self._lines(game)
        return {name: array("b", a2b_base64(row)) for name, row in zip(names, rows, strict=True)}

    def _lines(self, game: str) -> tuple[Sequence[str], Sequence[str]]:
        """The names of the entries of ``game``, and their rows as they stand in the file."""
        begins = f"\n{ENTRY}{game}/"
        first = self._place(begins)
        if first < 0:
            return (), ()
        last = self._text.index("\n", self._text.rindex(begins) + 1)
        parts = self._text[first + 1 : last].replace("\t", "\n").split("\n")
        return [name.removeprefix(ENTRY) for name in parts[::2]], parts[1::2]


@lru_cache(maxsize=1)
def read_table() -> Table:
    """The table, read when the first question is asked."""
    return Table(LEARNT.read_text("utf-8"))
