"""The records of a state: what there is, what of it lies where, and the hash of all of it.

A record ("thing") is a mapping from attribute to value; what is absent is zero, so that equal
positions are equal mappings.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, NewType, TypeVar

from rulesref.engine.index import TriggerIndex

if TYPE_CHECKING:
    from rulesref.engine.ability import Ability
    from rulesref.engine.rules import Rules

#: A record of its own kind: mypy tells it from the slots of an event and the words of a clause.
Thing = NewType("Thing", Mapping[str, Any])
_Found = TypeVar("_Found")
#: The record of a thing that is not there.
NOTHING = Thing({})


class Records:
    """Every thing that there is, with the index of what it can do."""

    __slots__ = ("_dirty", "_hash", "_laid", "index", "rules", "things")

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.things: dict[str, Thing] = {}
        self.index = TriggerIndex()
        self._hash = 0
        self._dirty: dict[str, Thing | None] = {}
        self._laid: dict[Any, Any] = {}

    def get(self, id: str, name: str, default: Any = 0) -> Any:
        """The attribute ``name`` of the thing ``id``; ``default`` where it has none."""
        try:
            return self.things[id].get(name, default)
        except KeyError:
            return default

    def put(self, id: str, **changes: Any) -> None:
        """Change attributes of the thing ``id``, making it where there is none."""
        old = self.things.get(id)
        if id not in self._dirty:
            self._dirty[id] = old
        new: Any = {**old, **changes} if old else changes
        if not all(changes.values()):
            for name in [name for name, value in changes.items() if not value]:
                del new[name]
        self.things[id] = new
        if not self.rules.moving.isdisjoint(changes):
            self._laid = {}

    def remove(self, id: str) -> None:
        """Forget the thing ``id`` and its abilities."""
        old = self.things.pop(id)
        self._laid = {}
        if id not in self._dirty:
            self._dirty[id] = old
        self.unlist(id)

    def exchange(self, things: dict[str, Thing]) -> None:
        """Let ``things`` take the place of all that there are; their abilities stay as enlisted."""
        for id in {*self.things, *things}:
            old = self.things.get(id)
            if things.get(id) is not old and id not in self._dirty:
                self._dirty[id] = old
        self.things = things
        self._laid = {}

    def laid(self, find: Callable[[Any], _Found]) -> _Found:
        """What ``find(state)`` says of where things lie; it is asked anew once one has moved.

        A thing moves where an attribute changes that the game counts among ``Rules.moving``.
        """
        if find not in self._laid:
            if not self.rules.moving:
                return find(self)
            self._laid[find] = find(self)
        found: _Found = self._laid[find]
        return found

    def enlist(self, id: str, abilities: Iterable[Ability]) -> None:
        """Put ``abilities`` of the thing ``id`` into the trigger index."""
        self.index = self.index.with_abilities(id, abilities, self.rules.kinds)

    def unlist(self, id: str) -> None:
        """Take every ability of the thing ``id`` out of the trigger index."""
        self.index = self.index.without(id)

    def position(self) -> int:
        """A hash of the things alone; only what changed since the last call is hashed again."""
        total = self._hash
        for id, old in self._dirty.items():
            total ^= _hash(id, old) ^ _hash(id, self.things.get(id))
        self._hash = total
        self._dirty.clear()
        return total

    def position_without(self, id: str) -> int:
        """The same of everything but the thing ``id``."""
        return self.position() ^ _hash(id, self.things.get(id))


def _hash(id: str, thing: Thing | None) -> int:
    return 0 if thing is None else hash((id, frozenset(thing.items())))
