"""Abilities as data: what a card can do, in records that name rows of the game's tables.

The records know no game. Hand-written facts and the card-text compiler both build them through
``rulesref.engine.notation``.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rulesref.record import NamedTuple

#: How much of each of several words: a number each, or the node of a quantity.
Amounts = tuple[tuple[str, Any], ...]

#: The scope of a limit that names none: each copy of a card, for each who uses it.
OWN = "copy"


class Node(NamedTuple):
    """One verb, test, cost or quantity with its arguments, already resolved to its table row."""

    row: Any
    args: Mapping[str, Any]

    def __hash__(self) -> int:
        return hash(self.row.id)


class Selector(NamedTuple):
    """A way to find things. ``how`` is "all", "choose" or "one" (a named thing such as *this*).

    ``row`` finds the candidates; ``filters`` narrow them; ``chooser`` is who chooses; ``least`` is
    how many must be chosen, where it is not as many of ``count`` as there are.
    """

    how: str
    row: Any
    filters: tuple[Node, ...] = ()
    count: Any = 1
    chooser: str = "you"
    least: int | None = None


class Trigger(NamedTuple):
    """``stage`` and ``event`` are the key of the trigger index; ``filters`` are slots to match.

    Where any of several events triggers, ``event`` holds them all, with ``|`` between them.
    """

    stage: str
    event: str
    filters: tuple[tuple[str, Any], ...] = ()


class Limit(NamedTuple):
    """``times`` uses in one ``period`` for one ``scope``: both are words of the game."""

    times: int
    period: str
    scope: str = OWN


class Ability(NamedTuple):
    """One ability. ``id`` is the card's code and its place on the card: ``01021/1``.

    ``kind`` and ``zones``, where it acts, are words of the game (``Rules.kinds``, ``Rules.zones``).
    """

    id: str
    kind: str
    trigger: Trigger | None = None
    tests: tuple[Node, ...] = ()
    costs: tuple[Node, ...] = ()
    effects: tuple[Node, ...] = ()
    limit: Limit | None = None
    designators: tuple[str, ...] = ()
    optional: bool = False
    cites: tuple[str, ...] = ()
    name: str = ""
    zones: tuple[str, ...] = ()
    origin: str = "written"

    def __hash__(self) -> int:
        return hash(self.id)


def words(value: Any) -> Iterator[Node | Selector]:
    """Every word of a description in ``value``, at any depth: verbs, costs, selectors, filters."""
    waiting: list[Any] = [(value,)]
    while waiting:
        value = waiting.pop()
        parts = value
        if type(value) is Node:
            yield value
            parts = value.args.values()
        elif type(value) is Selector:
            yield value
        waiting += [part for part in parts if isinstance(part, tuple)][::-1]


def nodes(value: Any) -> Iterator[Node]:
    """Those of ``words`` that are nodes."""
    return (word for word in words(value) if isinstance(word, Node))
