"""A keyword that a location gives or takes counts for an enemy that is just spawning there."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.arkham_lcg.made_up import Workshop, texts

STATS = {"health": 3, "fight": 3, "evade": 3, "damage": 1}
THERE = {"all": "enemy", "at": "attached-to-this"}


def _mark(verb: str, keyword: str) -> dict[str, Any]:
    more = {"value": 1} if keyword == "swarming" else {}
    return {"kind": "constant", "do": [{"verb": verb, "of": THERE, "keyword": keyword, **more}]}


#: What the location does with which keyword, what the enemy has itself → who it is engaged with.
MARKS = [
    ("gain-keyword", "aloof", {}, "nobody"),
    ("gain-keyword", "massive", {}, "Roland Banks"),
    ("gain-keyword", "hunter", {}, "Roland Banks"),
    ("lose-keyword", "aloof", {"aloof": True}, "Roland Banks"),
    ("lose-keyword", "massive", {"massive": True}, "Roland Banks"),
    ("lose-keyword", "hunter", {"aloof": True}, "nobody"),
]


@pytest.mark.parametrize("edition", ["2016", "2026"])
@pytest.mark.parametrize(("verb", "name", "own", "engaged"), MARKS)
@pytest.mark.parametrize("marked", [True, False])
def test_it_counts_as_the_enemy_spawns(
    workshop: Workshop,
    verb: str,
    name: str,
    own: dict[str, Any],
    engaged: str,
    marked: bool,
    edition: str,
) -> None:
    workshop.card("Mark", _mark(verb, name), type="treachery")
    workshop.card("Ghoul", type="enemy", stats=STATS, keywords=own)
    if not marked:
        engaged = "nobody" if "aloof" in own else "Roland Banks"
    ruling = workshop.play(
        "Given Roland Banks is at the Study\n"
        + f"And Mark is attached to {'Study' if marked else 'Hallway'}\n"
        + "And the encounter deck holds Ghoul\n"
        "When Roland Banks draws an encounter card\n"
        f"Then Ghoul is engaged with {engaged}\n"
        "And Ghoul is at the Study",
        edition,
    )
    assert ruling.passed, texts(ruling)
    held = "Ghoul spawns engaged with Roland Banks" in texts(ruling)
    gains = marked and verb.startswith("gain")
    loses = marked and verb.startswith("lose")
    keywords = (own.keys() | ({name} if gains else set())) - ({name} if loses else set())
    assert held is not bool(keywords & {"aloof", "massive"})
