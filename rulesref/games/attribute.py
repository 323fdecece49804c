"""What things can hold: each attribute with its type, who holds it, and the rule that it carries."""

from __future__ import annotations

from typing import Any

from rulesref.record import NamedTuple


class Attribute(NamedTuple):
    """One attribute. A name that different things use for different things has several rows.

    ``holders`` are types of cards, "card" for any of them, or what the game calls things that are
    no cards. ``type`` is the type of every value; a state keeps none that is false. ``cites`` is
    the entry that says what the attribute is for.
    """

    name: str
    type: Any
    holders: tuple[str, ...]
    cites: str
    says: str


def held_by(holders: str, cites: str, *rows: tuple[str, Any, str]) -> tuple[Attribute, ...]:
    """Rows (name, type, what it says) that the same ``holders`` have under the same entry."""
    return tuple(
        Attribute(name, type, tuple(holders.split()), cites, says) for name, type, says in rows
    )
