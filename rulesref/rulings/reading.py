"""A sentence of a case, read by the first row that understands all of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from rulesref.errors import RulesrefError
from rulesref.games.card import Card
from rulesref.rulings.reference import read_slot
from rulesref.rulings.tongue import Tongue
from rulesref.wording.sentence import Sentence


class Told(NamedTuple):
    """What a sentence tells: a row, and the values of its slots."""

    row: Sentence
    slots: dict[str, Any]


class Misread(NamedTuple):
    """Why no row understands a sentence that reads like one: the ``error`` at the offset ``at``."""

    error: RulesrefError
    at: int


def read_sentence(
    text: str, rows: Iterable[Sentence], tongue: Tongue, said: dict[str, Card]
) -> Told | Misread | None:
    """What ``text`` tells by one of ``rows``; ``None`` where it reads like none of them.

    Of several that read like it and understand no more than a part, the one that understands most
    is meant, then the one that leaves least of the text to its slots: the order of the rows never
    decides. ``said`` as in ``Reference``.
    """
    misread: tuple[int, int, Misread] | None = None
    for row in rows:
        for pattern in row.patterns[tongue.language]:
            read = pattern.read(text)
            if read is None:
                continue
            slots, at = {}, 0
            try:
                for name, (value, offset) in read.items():
                    at = offset
                    slots[name] = read_slot(value, row.slots[name], tongue, said)
            except RulesrefError as error:
                left = sum(len(value) for value, _ in read.values())
                if misread is None or (at, -left) > misread[:2]:
                    misread = (at, -left, Misread(error, at))
                continue
            return Told(row, slots)
    return misread[2] if misread else None
