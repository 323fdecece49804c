"""arkham-lcg/lasting-effects: what holds throughout one effect is over with it."""

from __future__ import annotations

import pytest

from tests.games.arkham_lcg.made_up import Workshop

STILL = {"verb": "cannot-move", "of": "you"}
GO = {"verb": "move", "who": "you", "to": {"choose": "connecting-location"}}
CASE = """Given Roland Banks is at the Study
And the Study is connected to the Hallway
When Roland Banks plays Wait
Then Roland Banks is at the {where}"""


@pytest.mark.parametrize(("inside", "where"), [(True, "Study"), (False, "Hallway")])
def test_a_clause_is_over_with_its_effect(
    monkeypatch: pytest.MonkeyPatch, inside: bool, where: str
) -> None:
    workshop = Workshop(monkeypatch)
    card = {"verb": "gain-resources", "who": "you", "amount": 1}
    held = {"verb": "throughout", "clauses": [STILL], "effects": [card, *([GO] if inside else [])]}
    play = {"kind": "play", "do": [held, *([] if inside else [GO])]}
    workshop.card("Wait", play, type="event", stats={"cost": 0})
    assert workshop.play(CASE.format(where=where)).passed
