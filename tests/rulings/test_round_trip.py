"""What a timeline prints, an expectation understands: for every event row and language."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulesref.engine.event import EventKind
from rulesref.games.arkham_lcg import RULES
from rulesref.rulings.event_sentences import patterns
from rulesref.rulings.event_words import WORDY, known_words
from rulesref.rulings.scene import Scene
from rulesref.rulings.spoken import printed_name
from rulesref.rulings.timeline import understand
from tests import arkham
from tests.arkham import card_named

NAMES = st.sampled_from(["Roland Banks", "Guard Dog", ".45 Automatic", "Goat Spawn #2", "Study"])


def told(scene: Scene, kind: EventKind, slot: str) -> st.SearchStrategy[object]:
    """What a timeline can print in ``slot``: a number, a name, a word of that slot."""
    if kind.slots[slot] == "number":
        return st.integers(1, 12)
    if kind.slots[slot] in WORDY:
        known = known_words(scene, kind.id, slot)
        return st.sampled_from([scene.tongue.worded(slot, one) for one in known])
    return NAMES


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("kind", RULES.events.values(), ids=lambda kind: kind.id)
@given(data=st.data())
def test_round_trip(kind: EventKind, language: str, data: st.DataObject) -> None:
    scene = arkham.scene(language=language)
    # Somebody remembers a phrase of it.
    scene.telling.said["engram's oath"] = card_named("Engram's Oath")
    scene.state.put("table", **{"costly-words": (("Hastur", 1),)})
    for pattern in patterns(kind, language):
        slots = {name: data.draw(told(scene, kind, name)) for name in pattern.names()}
        printed = {
            name: printed_name(scene, value) if pattern.slots[name] in ("card", "cards") else value
            for name, value in slots.items()
        }
        assert (kind.id, printed) in understand(scene, pattern.write(slots))
