"""What a timeline prints, an expectation understands: for every event row and language."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulesref.games.arkham_lcg import RULES
from rulesref.rulings.spoken import printed_name
from rulesref.rulings.stage import Stage
from rulesref.rulings.timeline import patterns, understand

NAMES = st.sampled_from(["Roland Banks", "Guard Dog", ".45 Automatic", "Goat Spawn #2", "Study"])


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("kind", RULES.events.values(), ids=lambda kind: kind.id)
@given(data=st.data())
def test_round_trip(kind: object, language: str, data: st.DataObject) -> None:
    case = Stage("2016", language)
    for pattern in patterns(kind, language):  # type: ignore[arg-type]
        slots = {
            name: data.draw(st.integers(1, 12) if pattern.slots[name] == "number" else NAMES)
            for name in pattern.names()
        }
        printed = {
            name: printed_name(case, value) if pattern.slots[name] in ("card", "cards") else value
            for name, value in slots.items()
        }
        assert (kind.id, printed) in understand(case, pattern.write(slots))  # type: ignore[attr-defined]
