"""The entries whose names come near to one that no entry has."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable

from rulesref.entries import name_key
from rulesref.nearest import nearest

#: So many names are looked at: several may be those of one entry.
_NAMES = 12


def nearest_entries(
    connection: sqlite3.Connection, name: str, game: str | None = None
) -> Iterable[str]:
    """The ids of entries whose names look like ``name``, nearest first; one may come twice."""
    rows = connection.execute(
        "select name, entry from names where ? is null or game = ? order by weight",
        (game, game),
    )
    bearers: dict[str, str] = dict(rows.fetchall())
    return [bearers[found] for found in nearest(name_key(name), list(bearers), most=_NAMES)]
