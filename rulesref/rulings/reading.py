"""A sentence of a case, read by the first row that understands all of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from rulesref.errors import RulesrefError
from rulesref.games.card import Card
from rulesref.rulings.reference import read_slot
from rulesref.rulings.tongue import Tongue
from rulesref.wording.pattern import Pattern
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
    every = ((row, pattern) for row in rows for pattern in row.patterns[tongue.language])
    return _read(text, every, tongue, said)


def read_of_kind(
    text: str, kind: str, tongue: Tongue, said: dict[str, Card]
) -> Told | Misread | None:
    """The same by any sentence of ``kind``."""
    could = tongue.speech.table(kind, tongue.language).could_read(text)
    return _read(text, ((row, pattern) for _, row, pattern in could), tongue, said)


def _read(
    text: str, pairs: Iterable[tuple[Sentence, Pattern]], tongue: Tongue, said: dict[str, Card]
) -> Told | Misread | None:
    misread: tuple[int, int, Misread] | None = None
    for row, pattern in pairs:
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
