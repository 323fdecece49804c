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
from math import log
from pathlib import Path
from typing import NamedTuple

CASES = Path(__file__).with_name("precedents.txt")
ANSWERED = Path(__file__).with_name("answered.txt")
#: How many precedents are listened to.
ALIKE = 20
#: A stem that more of them have is common.
COMMON = 300
#: So many are gone through as quickly as looked at for whether they could still be among the likest.
FEW = 100
#: What a sum may lose by its rounding.
_SURELY = 1 - 1e-9
#: What a word's weight in a precedent is multiplied by in the file.
SCALE = 10_000


#: The numbers of those that have a stem, each with what it weighs there, and the most that it does.
_Having = tuple[Mapping[int, int], int]


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
        entries, count = first.split(" ")
        *lines, stems = rest.split("\n", int(entries) + int(count))
        self.entries = tuple(lines[: int(entries)])
        self._cases = lines[int(entries) :]
        having = (line.partition("\t") for line in stems.split("\n"))
        self._stems = {stem: coded for stem, _, coded in having}
        self._read: dict[str, _Having] = {}

    def of(self, stems: Iterable[str], *, hasty: bool = False) -> Mapping[str, Precedent]:
        """Entry → what those say of it that have most of ``stems``.

        In a ``hasty`` look those are passed over that have none but common ones, if others have more.
        """
        found = sorted(filter(None, map(self._having, dict.fromkeys(stems))), key=_length)
        worths = [log(1 + 2 * len(self._cases) / len(cases)) for cases, _ in found]
        whole = sum(worth * worth for worth in worths) ** 0.5
        shares = [worth / whole / SCALE for worth in worths]
        gains = [share * most for share, (_, most) in zip(shares, found, strict=True)]
        like: dict[int, float] = {}
        closed = False
        for place, (share, (cases, _)) in enumerate(zip(shares, found, strict=True)):
            if len(cases) > FEW and len(like) > ALIKE:
                closed, like = _without_hopeless(like, sum(gains[place:]))
            if closed or (hasty and like and len(cases) > COMMON):
                for case in like.keys() & cases.keys():
                    like[case] += share * cases[case]
            elif not like:
                like = {case: share * weight for case, weight in cases.items()}
            else:
                for case, weight in cases.items():
                    like[case] = like.get(case, 0.0) + share * weight
        best = sorted(like, key=like.__getitem__, reverse=True)[:ALIKE]
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

    def _having(self, stem: str) -> _Having | None:
        """Those that have ``stem``; none where it stands nowhere."""
        coded = self._stems.get(stem)
        if not coded:
            return None
        found = self._read.get(stem)
        if found is None:
            from binascii import a2b_base64

            cases: array[int] = array("H")
            cases.frombytes(a2b_base64(coded))
            weights = dict(zip(cases[::2], cases[1::2], strict=True))
            found = self._read[stem] = weights, max(weights.values())
        return found


def _length(having: _Having) -> int:
    return len(having[0])


def _without_hopeless(like: Mapping[int, float], gain: float) -> tuple[bool, dict[int, float]]:
    """``like`` without those that are none of the likest, whatever they gain of ``gain``.

    With it goes whether that holds of all that are not in ``like``, too.
    """
    bar = sorted(like.values(), reverse=True)[:ALIKE][-1] * _SURELY
    if gain >= bar:
        return False, dict(like)
    return True, {case: alike for case, alike in like.items() if alike + gain >= bar}


@lru_cache(maxsize=1)
def read_precedents() -> Precedents:
    """The cases, read when the first question is asked."""
    return Precedents(CASES.read_text("utf-8"))


@lru_cache(maxsize=1)
def read_answered() -> Precedents:
    """The answered questions, read when the first question is asked."""
    return Precedents(ANSWERED.read_text("utf-8"))
