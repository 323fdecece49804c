"""A sentence of a case, read by the first row that understands all of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rulesref.errors import RulesrefError
from rulesref.games.card import Card
from rulesref.record import NamedTuple
from rulesref.rulings.reference import read_slot
from rulesref.rulings.tongue import Tongue
from rulesref.wording.pattern import Pattern
from rulesref.wording.sentence import Sentence

#: A name is taken to hold no more words than these that part two slots of a sentence.
_TRIES = 12


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
    folded = text.casefold()
    every = (
        (row, pattern)
        for row in rows
        for pattern in row.patterns[tongue.language]
        if pattern.fixed in folded  # what reading one asks first
    )
    return _read(text, every, tongue, said)


def read_of_kind(
    text: str, kind: str, tongue: Tongue, said: dict[str, Card]
) -> Told | Misread | None:
    """The same by any sentence of ``kind``."""
    could = tongue.speech.table(kind, tongue.language).could_read(text)
    return _read(text, ((row, pattern) for _, row, pattern in could), tongue, said)


def read_stated(text: str, tongue: Tongue, said: dict[str, Card]) -> Told | None:
    """What a Given sentence says that lays out nothing, as a Then step would: it has to be so."""
    read = read_of_kind(text, "then", tongue, said)
    if not isinstance(read, Told) or read.row.table or read.row.lasts or read.row.fleeting:
        return None
    return read if read.row.asks else None


def _read(
    text: str, pairs: Iterable[tuple[Sentence, Pattern]], tongue: Tongue, said: dict[str, Card]
) -> Told | Misread | None:
    misread: tuple[int, int, Misread] | None = None
    parted: list[tuple[Sentence, Pattern, dict[str, int]]] = []
    for row, pattern in pairs:
        read = pattern.read(text)
        if read is None:
            continue
        slots, name = {}, ""
        try:
            for name, (value, _) in read.items():
                slots[name] = read_slot(value, row.slots[name], tongue, said)
            return Told(row, slots)
        except RulesrefError as error:
            at, left = read[name][1], sum(len(value) for value, _ in read.values())
            parted.append((row, pattern, {name: len(read[name][0])}))
            if misread is None or (at, -left) > misread[:2]:
                misread = (at, -left, Misread(error, at))
    for row, pattern, longer in parted:
        if told := _read_longer(text, row, pattern, longer, tongue, said):
            return told
    return misread[2] if misread else None


def _read_longer(
    text: str,
    row: Sentence,
    pattern: Pattern,
    longer: dict[str, int],
    tongue: Tongue,
    said: dict[str, Card],
) -> Told | None:
    """What ``text`` tells where a name in it holds a word that parts two slots of ``pattern``."""
    before = None
    for _ in range(_TRIES):
        read = pattern.read_longer(text, longer)
        if read is None or read == before:
            return None
        before, slots, name = read, dict[str, Any](), ""
        try:
            for name, (value, _) in read.items():
                slots[name] = read_slot(value, row.slots[name], tongue, said)
            return Told(row, slots)
        except RulesrefError:
            longer = {**longer, name: len(read[name][0])}
    return None
