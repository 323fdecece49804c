"""A sentence of a case, read by the first row that understands all of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from rulesref.errors import RulesrefError
from rulesref.games.card import Card
from rulesref.rulings.reference import read_slot
from rulesref.wording.sentence import StepRow


class Told(NamedTuple):
    """What a sentence tells: a row, and the values of its slots."""

    row: StepRow
    slots: dict[str, Any]


class Misread(NamedTuple):
    """Why no row understands a sentence that reads like one: the ``error`` at the offset ``at``."""

    error: RulesrefError
    at: int


def read_sentence(
    text: str, rows: Iterable[StepRow], language: str, said: dict[str, Card]
) -> Told | Misread | None:
    """What ``text`` tells by one of ``rows``; ``None`` where it reads like none of them.

    Of several that read like it and understand no more than a part, the one that understands most
    is meant. ``said`` as in ``slot.Reference``.
    """
    misread: Misread | None = None
    for row in rows:
        for pattern in row.patterns[language]:
            found = pattern.read(text)
            if found is None:
                continue
            slots, at = {}, 0
            try:
                for name, (told, offset) in found.items():
                    at = offset
                    slots[name] = read_slot(told, row.slots[name], language, said)
            except RulesrefError as error:
                if misread is None or at > misread.at:
                    misread = Misread(error, at)
                continue
            return Told(row, slots)
    return misread
