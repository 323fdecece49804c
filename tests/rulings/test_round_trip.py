"""What a timeline prints, an expectation understands: for every event row and language."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulesref.engine.event import EventKind
from rulesref.facts.described import card_named
from rulesref.games.arkham_lcg import RULES
from rulesref.rulings.event_words import WORDY, known_words
from rulesref.rulings.spoken import printed_name
from rulesref.rulings.stage import Stage
from rulesref.rulings.timeline import patterns, understand
from rulesref.rulings.words import worded

NAMES = st.sampled_from(["Roland Banks", "Guard Dog", ".45 Automatic", "Goat Spawn #2", "Study"])


def told(case: Stage, kind: EventKind, slot: str) -> st.SearchStrategy[object]:
    """What a timeline can print in ``slot``: a number, a name, a word of that slot."""
    if kind.slots[slot] == "number":
        return st.integers(1, 12)
    if kind.slots[slot] in WORDY:
        known = known_words(case, kind.id, slot)
        return st.sampled_from([worded(slot, one, case.language) for one in known])
    return NAMES


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("kind", RULES.events.values(), ids=lambda kind: kind.id)
@given(data=st.data())
def test_round_trip(kind: EventKind, language: str, data: st.DataObject) -> None:
    case = Stage("2016", language)
    case.said["engram's oath"] = card_named("Engram's Oath")  # somebody remembers a phrase of it
    case.state.put("table", **{"costly-words": (("Hastur", 1),)})
    for pattern in patterns(kind, language):
        slots = {name: data.draw(told(case, kind, name)) for name in pattern.names()}
        printed = {
            name: printed_name(case, value) if pattern.slots[name] in ("card", "cards") else value
            for name, value in slots.items()
        }
        assert (kind.id, printed) in understand(case, pattern.write(slots))
