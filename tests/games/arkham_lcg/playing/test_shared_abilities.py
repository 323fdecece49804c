"""arkham-lcg/triggered-abilities: what is open to everybody at a location is so there alone."""

from __future__ import annotations

import pytest

from tests.games.arkham_lcg.made_up import Workshop

OPEN = {"kind": "constant", "do": [{"verb": "open-to-all-here", "of": "this"}]}
HEAL = [{"verb": "heal", "of": "you", "damage": 1}]


@pytest.mark.parametrize(
    ("lamp", "place", "reason"),
    [
        ((OPEN,), "Study", "it was lawful"),
        ((OPEN,), "Hallway", "Lamp is not at the location of this investigator"),
        ((), "Hallway", "Lamp is under another investigator's control"),
    ],
)
@pytest.mark.parametrize(
    ("ability", "before"),
    [
        ({"kind": "free"}, ""),
        (
            {"kind": "reaction", "on": {"after": "gain-resources"}},
            "When Daisy Walker takes a resource\n",
        ),
    ],
)
def test_why_somebody_else_cannot_use_it(
    monkeypatch: pytest.MonkeyPatch,
    lamp: tuple[dict[str, object], ...],
    place: str,
    reason: str,
    ability: dict[str, object],
    before: str,
) -> None:
    shop = Workshop(monkeypatch)
    shop.card("Lamp", *lamp, {**ability, "limit": "1 per round", "do": HEAL})
    ruling = shop.play(
        f"Given Roland Banks is at the {place}\n"
        "And Roland Banks has 1 damage\n"
        "And Daisy Walker is at the Study\n"
        "And Daisy Walker has 1 damage\n"
        "And Daisy Walker controls Lamp\n"
        "And it is the turn of Daisy Walker\n"
        f"{before}When Roland Banks uses Lamp\n"
        "Then it is refused under arkham-lcg/peril"
    )
    assert reason in ruling.unmet[0].happened
