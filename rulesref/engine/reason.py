"""Why something is refused: rows that say it in every language."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import NamedTuple


class Reason(NamedTuple):
    """One row: language → text with ``{slot}`` in it, and the entries that say so.

    ``slots`` maps name → type: "card" is a thing, "name" the English name of a card, "number", or
    "word", a word of the engine.
    """

    id: str
    slots: Mapping[str, str]
    texts: Mapping[str, str]
    cites: tuple[str, ...] = ()


class Reasons(dict[str, Reason]):
    """The rows of one kind, by id."""

    def add(
        self, id: str, cites: tuple[str, ...], texts: Mapping[str, str], slots: Mapping[str, str]
    ) -> None:
        """Add a row. Raises ``ValueError`` for an id that there is already."""
        if id in self:
            raise ValueError(f"two rows are called {id!r}")
        self[id] = Reason(id, slots, texts, cites)

    def take(self, id: str, slots: Mapping[str, Hashable]) -> Reason:
        """The row ``id``. Raises ``ValueError`` where ``slots`` are not the ones that it has."""
        row = self[id]
        if slots.keys() != row.slots.keys():
            raise ValueError(f"{id!r} takes {sorted(row.slots)}, given are {sorted(slots)}")
        return row
