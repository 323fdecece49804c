"""A ready massive enemy counts as engaged with all at its location, whatever keeps it from engaging."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.arkham_lcg.made_up import Workshop, texts

STATS = {"health": 3, "fight": 3, "evade": 3, "damage": 1}
FREE = {"kind": "constant", "do": [{"verb": "cannot-be-engaged", "of": {"all": "investigator"}}]}
APART = {
    "kind": "free",
    "cost": [{"pay": "exhaust", "card": "this"}],
    "do": [
        {"verb": "disengage", "enemy": {"all": "enemy"}},
        {"verb": "gain-resources", "who": "you", "amount": 1},
    ],
}
#: What an enemy attacks for that is engaged with Roland Banks.
SAID = ("Roland Banks takes a resource", "the enemy phase begins")


@pytest.mark.parametrize("edition", ["2016", "2026"])
@pytest.mark.parametrize("said", SAID)
@pytest.mark.parametrize("shield", [FREE, APART, None])
@pytest.mark.parametrize("massive", [True, False])
def test_it_stays_engaged(
    workshop: Workshop, massive: bool, shield: dict[str, Any] | None, said: str, edition: str
) -> None:
    workshop.card("Lamp", *([shield] if shield else []))
    keywords = {"massive": True} if massive else {"aloof": True}
    workshop.card("Ghoul", type="enemy", stats=STATS, keywords=keywords)
    where = "at the Study" if massive else "engaged with Roland Banks"
    ruling = workshop.play(
        "Given Roland Banks is at the Study\n"
        "And Roland Banks controls Lamp\n"
        "And the chaos bag holds 0\n"
        f"And Ghoul is {where}\n"
        + "When Roland Banks uses Lamp\n" * (shield is APART)
        + f"When {said}\n",
        edition,
    )
    attacked = "Ghoul attacks Roland Banks" in texts(ruling)
    assert attacked is (massive or shield is not APART)
    assert not (massive and "Ghoul disengages from Roland Banks" in texts(ruling))
