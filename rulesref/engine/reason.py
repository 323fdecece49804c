"""Why something is refused, and where the machine stops: rows that say it in every language."""

from __future__ import annotations

from collections.abc import Hashable, Mapping

from rulesref.record import NamedTuple


class Reason(NamedTuple):
    """One row: language → text with ``{slot}`` in it, and the entries that say so.

    ``slots`` maps name → type: "card" is a thing, "name" the English name of a card, "number",
    "word" a word of the engine, "clause" an undescribed clause, "text" what a case says.
    """

    id: str
    slots: Mapping[str, str]
    texts: Mapping[str, str]
    cites: tuple[str, ...] = ()


class Clause(NamedTuple):
    """What an undescribed clause would do, in our own words; ``it`` is empty where nobody says.

    ``unread``: not even when its ability is used, and at what cost, is known.
    """

    en: str
    it: str = ""
    unread: bool = False


class Reasons(dict[str, Reason]):
    """The rows of one kind, by id."""

    def add(
        self, id: str, cites: tuple[str, ...], texts: Mapping[str, str], slots: Mapping[str, str]
    ) -> None:
        """Add a row. Raises ``ValueError`` for an id that there is already."""
        if id in self:
            raise ValueError(f"two rows are called {id!r}")
        self[id] = Reason(id, slots, texts, cites)

    def with_slots(self, id: str, slots: Mapping[str, Hashable]) -> Reason:
        """The row ``id``. Raises ``ValueError`` where ``slots`` are not the ones that it has."""
        row = self[id]
        if slots.keys() != row.slots.keys():
            raise ValueError(f"{id!r} takes {sorted(row.slots)}, given are {sorted(slots)}")
        return row


#: Stops that every game has: a clause of a card, and what a case itself says is missing.
OWN_STOPS: Mapping[str, Reason] = {
    "opaque": Reason("opaque", {"clause": "clause"}, {"en": "{clause}", "it": "{clause}"}),
    "undescribed": Reason(
        "undescribed",
        {"what": "text"},
        {"en": "not described yet: {what}", "it": "non ancora descritto: {what}"},
    ),
}
