"""Precedents: what was settled before and is told most like a question, and the rules that did it.

A dispute that was settled is the best hint to what settles one like it. There are two tables. The
shipped cases stand in ``precedents.txt`` by their English stems; ``python -m tests.eval.precedents
--write`` makes it from the cases of the corpus and the entries that these are tagged with. Answered
questions stand in ``answered.txt`` by their stems with the language before each; ``python -m
tests.eval.answered --write`` makes it from what the entries of the corpus say that they answer, and
from players' questions whose answers are known.
"""

from __future__ import annotations

from array import array
from collections import defaultdict
from collections.abc import Iterable, Mapping
from functools import lru_cache
from heapq import nlargest
from math import log
from pathlib import Path
from typing import NamedTuple

CASES = Path(__file__).with_name("precedents.txt")
ANSWERED = Path(__file__).with_name("answered.txt")
#: How many precedents are listened to.
ALIKE = 20
#: A stem that more of them have is common.
COMMON = 300
#: What a word's weight in a precedent is multiplied by in the file.
SCALE = 10_000


class Precedent(NamedTuple):
    """What the precedents like a question say of an entry.

    ``share`` is 1 for the entry that they name most, ``nearest`` how like the likest of them is
    that names it (0 to 1).
    """

    share: float
    nearest: float


class Precedents:
    """A table as the file has it."""

    def __init__(self, text: str) -> None:
        first, _, rest = text.partition("\n")
        self.game, entries, count = first.split(" ")
        *lines, stems = rest.split("\n", int(entries) + int(count))
        self.entries = tuple(f"{self.game}/{name}" for name in lines[: int(entries)])
        self._cases = lines[int(entries) :]
        having = (line.partition("\t") for line in stems.split("\n"))
        self._stems = {stem: coded for stem, _, coded in having}
        self._read: dict[str, Mapping[int, int]] = {}

    def of(self, stems: Iterable[str], *, hasty: bool = False) -> Mapping[str, Precedent]:
        """Entry → what those say of it that have most of ``stems``.

        In a ``hasty`` look those are passed over that have none but common ones, if others have more.
        """
        found = sorted(filter(None, map(self._having, dict.fromkeys(stems))), key=len)
        worths = [log(1 + 2 * len(self._cases) / len(cases)) for cases in found]
        whole = sum(worth * worth for worth in worths) ** 0.5
        like: dict[int, float] = {}
        for worth, cases in zip(worths, found, strict=True):
            share = worth / whole / SCALE
            if hasty and like and len(cases) > COMMON:
                for case in like.keys() & cases.keys():
                    like[case] += share * cases[case]
            else:
                for case, weight in cases.items():
                    like[case] = like.get(case, 0.0) + share * weight
        best = nlargest(ALIKE, like, key=like.__getitem__)
        return self._named_by({case: like[case] for case in best})

    def _named_by(self, like: Mapping[int, float]) -> Mapping[str, Precedent]:
        sums: dict[str, float] = defaultdict(float)
        most: dict[str, float] = defaultdict(float)
        for case, alike in like.items():
            for name in self._cases[case].split(" "):
                sums[name] += alike * alike
                most[name] = max(most[name], alike)
        top = max(sums.values(), default=1.0)
        return {
            self.entries[int(name)]: Precedent(value / top, most[name])
            for name, value in sums.items()
        }

    def _having(self, stem: str) -> Mapping[int, int]:
        """The numbers of those that have ``stem``, each with what it weighs there."""
        found = self._read.get(stem)
        if found is None:
            from binascii import a2b_base64

            cases: array[int] = array("H")
            cases.frombytes(a2b_base64(self._stems.get(stem, "")))
            found = self._read[stem] = dict(zip(cases[::2], cases[1::2], strict=True))
        return found


@lru_cache(maxsize=1)
def read_precedents() -> Precedents:
    """The cases, read when the first question is asked."""
    return Precedents(CASES.read_text("utf-8"))


@lru_cache(maxsize=1)
def read_answered() -> Precedents:
    """The answered questions, read when the first question is asked."""
    return Precedents(ANSWERED.read_text("utf-8"))
