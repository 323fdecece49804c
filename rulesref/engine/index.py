"""The trigger index: which abilities on the table answer what, and which constant clauses stand.

A key is (stage, event) of a trigger, ("constant", clause) of what a constant ability says, or
("", kind) of what a player or the game begins. An index is never changed: a new one takes its
place. So what is asked after every event is kept beside the keys.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rulesref.engine.ability import Ability
from rulesref.engine.kind import Kind


class TriggerIndex(dict[tuple[str, str], tuple[tuple[str, Ability], ...]]):
    """``heard``: the events that any ability answers, and the stages in which one does.

    ``said`` are the constant clauses that stand, ``places`` the keys of each thing.
    """

    __slots__ = ("heard", "places", "said")

    heard: dict[str, frozenset[str]]
    said: frozenset[str]
    places: dict[str, tuple[tuple[str, str], ...]]

    def __init__(self) -> None:
        super().__init__()
        self.heard = {}
        self.said = frozenset()
        self.places = {}

    def with_abilities(
        self, id: str, abilities: Iterable[Ability], kinds: Mapping[str, Kind]
    ) -> TriggerIndex:
        """The index with ``abilities`` of the thing ``id`` as well."""
        index = self._copied()
        keys = dict.fromkeys(self.places.get(id, ()))
        for ability in abilities:
            for key in _keys(ability, kinds[ability.kind]):
                index[key] = (*index.get(key, ()), (id, ability))
                keys[key] = None
        if keys:
            index.places[id] = tuple(keys)
        index._note(keys)
        return index

    def without(self, id: str) -> TriggerIndex:
        """The index without any ability of the thing ``id``."""
        if id not in self.places:
            return self
        index = self._copied()
        keys = index.places.pop(id)
        for key in keys:
            kept = tuple([entry for entry in index[key] if entry[0] != id])
            if kept:
                index[key] = kept
            else:
                del index[key]
        index._note(keys)
        return index

    def _copied(self) -> TriggerIndex:
        new = TriggerIndex()
        new.update(self)
        new.heard = self.heard.copy()
        new.said = self.said
        new.places = self.places.copy()
        return new

    def _note(self, keys: Iterable[tuple[str, str]]) -> None:
        """Bring what is kept beside the ``keys``, which have just changed, into line with them."""
        for key in keys:
            stage, name = key
            there = {name} if stage == "constant" else {stage}
            if stage == "constant":
                self.said = self.said | there if key in self else self.said - there
            elif stage:
                before = self.heard.pop(name, frozenset())
                stages = before | there if key in self else before - there
                if stages:
                    self.heard[name] = stages


def _keys(ability: Ability, kind: Kind) -> set[tuple[str, str]]:
    """Where the index keeps ``ability``: its trigger, its kind, or what a constant one does."""
    if ability.trigger:
        return {(ability.trigger.stage, event) for event in ability.trigger.event.split("|")}
    if kind.constant:
        return {("constant", node.row.id) for node in ability.effects}
    if kind.answers == "must":  # only an opaque one may have no trigger
        return {("constant", "opaque")}
    return {("", ability.kind)}
