"""One row of the table of productions."""

from __future__ import annotations

from typing import Any, NamedTuple


class Production(NamedTuple):
    """One way to say something: ``id`` is the category and the place in it.

    ``types`` are the types of card that it is said on; empty where it is said on any.
    """

    id: str
    category: str
    says: str
    means: Any
    file: str
    types: frozenset[str] = frozenset()
