"""arkham-lcg/deck: a deck of which only the cards on top are told; others lie beneath them.

Whatever looks further than what is told stops the play by itself, so that no rule needs to ask.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import overload

from rulesref.engine.outcome import Unsupported, UnsupportedClause
from rulesref.games.card import Card


class ToldInPart(Sequence[Card]):
    """The cards of such a deck, top first. ``stop`` is what looking past them comes to."""

    def __init__(self, told: tuple[Card, ...], stop: Unsupported) -> None:
        self._told = told
        self._stop = stop

    def __bool__(self) -> bool:
        """There are others, too."""
        return True

    def __len__(self) -> int:
        raise UnsupportedClause(self._stop)

    def __iter__(self) -> Iterator[Card]:
        yield from self._told
        raise UnsupportedClause(self._stop)

    @overload
    def __getitem__(self, place: int) -> Card: ...
    @overload
    def __getitem__(self, place: slice) -> tuple[Card, ...]: ...
    def __getitem__(self, place: int | slice) -> Card | tuple[Card, ...]:
        last = place.stop if isinstance(place, slice) else place + 1
        first = place.start or 0 if isinstance(place, slice) else place
        if last is None or not 0 <= first <= last <= len(self._told):
            raise UnsupportedClause(self._stop)
        return self._told[place]
