"""The trigger index: which abilities on the table answer what, and which constant clauses stand.

A key is (stage, event) of a trigger, ("constant", clause) of what a constant ability says, or
("", kind) of what a player or the game begins. An index is never changed: a new one takes its
place. So what is asked after every event is kept beside the keys.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rulesref.engine.ability import Ability
from rulesref.engine.kind import Kind

#: Stages of keys that no event passes.
_NO_STAGE = frozenset({"", "constant"})


class TriggerIndex(dict[tuple[str, str], tuple[tuple[str, Ability], ...]]):
    """``heard``: the events that any ability answers; ``said``: the constant clauses that stand."""

    __slots__ = ("heard", "said")

    heard: frozenset[str]
    said: frozenset[str]

    def __init__(
        self, entries: Mapping[tuple[str, str], tuple[tuple[str, Ability], ...]] | None = None
    ) -> None:
        super().__init__(entries or {})
        self.heard = frozenset(name for stage, name in self if stage not in _NO_STAGE)
        self.said = frozenset(name for stage, name in self if stage == "constant")

    def with_abilities(
        self, id: str, abilities: Iterable[Ability], kinds: Mapping[str, Kind]
    ) -> TriggerIndex:
        """The index with ``abilities`` of the thing ``id`` as well."""
        index = dict(self)
        for ability in abilities:
            for key in _keys(ability, kinds[ability.kind]):
                index[key] = (*index.get(key, ()), (id, ability))
        return TriggerIndex(index)

    def without(self, id: str) -> TriggerIndex:
        """The index without any ability of the thing ``id``."""
        index = {}
        for key, entries in self.items():
            kept = tuple(entry for entry in entries if entry[0] != id)
            if kept:
                index[key] = kept
        return TriggerIndex(index)


def _keys(ability: Ability, kind: Kind) -> set[tuple[str, str]]:
    """Where the index keeps ``ability``: its trigger, its kind, or what a constant one does."""
    if ability.trigger:
        return {(ability.trigger.stage, event) for event in ability.trigger.event.split("|")}
    if kind.constant:
        return {("constant", node.row.id) for node in ability.effects}
    if kind.answers == "must":  # only an opaque one may have no trigger
        return {("constant", "opaque")}
    return {("", ability.kind)}
