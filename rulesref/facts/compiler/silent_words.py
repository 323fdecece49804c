"""The words of a reading that say something of play, and those that say nothing of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rulesref.facts.compiler.reading import Reading
from rulesref.facts.compiler.tokens import Token


def told(tokens: Sequence[Token], reading: Reading) -> list[Token]:
    """The words of ``reading`` but for those that say nothing of play.

    Such are how decks are built, and the words of a name: "Another Dimension" is no other one.
    """
    silent = set(_silent(reading))
    return [token for place, token in enumerate(tokens) if place not in silent]


def _silent(reading: Reading) -> Iterator[int]:
    if reading.production is None:
        if isinstance(reading.value, str) and reading.end - reading.start > 1:
            yield from range(reading.start, reading.end)
    elif reading.value == {}:
        yield from range(reading.start, reading.end)
    for part in reading.parts:
        yield from _silent(part)
