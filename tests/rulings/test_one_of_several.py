"""However few of several a timeline tells of, what they are of stays in the plural: "1 of his clues"."""

from __future__ import annotations

import re

import pytest

from rulesref.engine.event import EventKind
from rulesref.games.arkham_lcg import RULES
from rulesref.rulings.event_sentences import patterns

#: A number and whose they are; what follows that is several of a thing.
_OF = re.compile(r"\b[12] of (?:his|her|their|its|the) (\w+)")


@pytest.mark.parametrize("amount", [1, 2])
@pytest.mark.parametrize(
    "kind",
    [kind for kind in RULES.events.values() if "number" in kind.slots.values()],
    ids=lambda kind: kind.id,
)
def test_what_some_are_of_is_several(kind: EventKind, amount: int) -> None:
    for pattern in patterns(kind, "en"):
        slots = {
            name: amount if kind.slots[name] == "number" else "Roland Banks"
            for name in pattern.names()
        }
        told = pattern.write(slots)
        assert all(one.endswith("s") for one in _OF.findall(told)), told
