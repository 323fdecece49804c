"""Whoever cannot disengage: no way of taking or leaving their enemies ends the engagement."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.arkham_lcg.made_up import Workshop, texts

GRIP = {"kind": "constant", "do": [{"verb": "cannot-disengage", "of": "you"}]}
ENEMY = {"all": "enemy"}
STATS = {"health": 9, "fight": 1, "evade": 1}
MARK = {"verb": "gain-resources", "who": "you", "amount": 1}

#: What would end the engagement: the effect of a card, or what is said; and whether it is refused.
WAYS: dict[str, tuple[dict[str, Any] | None, str, bool]] = {
    "the engage action of another": (None, "Roland Banks engages Ghoul", True),
    "an effect by which another engages it": (
        {"verb": "engage", "enemy": ENEMY, "who": "you"},
        "Roland Banks uses Lamp",
        False,
    ),
    "an effect by which it disengages": (
        {"verb": "disengage", "enemy": ENEMY},
        "Roland Banks uses Lamp",
        False,
    ),
    "an evasion": (
        {"verb": "evade-automatically", "enemy": ENEMY},
        "Roland Banks uses Lamp",
        False,
    ),
    "its slipping away": (None, "Ghoul attacks Agnes Baker", False),
    "a move to where it may not follow": (None, "Agnes Baker moves to the Hallway", True),
}
BAR = {
    "kind": "constant",
    "do": [{"verb": "cannot-enter", "of": "this", "to": {"all": "location", "named": "Hallway"}}],
}


@pytest.mark.parametrize("edition", ["2016", "2026"])
@pytest.mark.parametrize("bound", [True, False])
@pytest.mark.parametrize("name", WAYS)
def test_the_engagement_lasts(workshop: Workshop, name: str, bound: bool, edition: str) -> None:
    effect, said, refused = WAYS[name]
    workshop.card("Lamp", *([{"kind": "free", "do": [effect, MARK]}] if effect else []))
    workshop.card("Grip", GRIP, type="treachery")
    keywords = {"aloof": True, "elusive": "slipping" in name}
    workshop.card("Ghoul", BAR, type="enemy", stats=STATS, keywords=keywords)
    who = said[: said.index(" ")].replace("Ghoul", "Agnes")
    then = ["Ghoul is engaged with Agnes Baker", "Ghoul is at the Study"]
    if refused:
        then = ["it is refused under arkham-lcg/cannot"]
    ruling = workshop.play(
        "Given Agnes Baker and Roland Banks are at the Study\n"
        "And the Study is connected to the Hallway\n"
        f"And it is the turn of {'Agnes Baker' if who == 'Agnes' else 'Roland Banks'}\n"
        "And Roland Banks controls Lamp\n"
        + "And Grip is in the threat area of Agnes Baker\n"
        * bound
        + "And Ghoul is engaged with Agnes Baker\n"
        f"When {said}\n" + "\n".join(f"Then {one}" for one in then if bound),
        edition,
    )
    assert ruling.passed, texts(ruling)
    ends = ("Ghoul disengages from Agnes Baker", "Ghoul engages Roland Banks")
    assert any(line in ends for line in texts(ruling)) is not bound
