"""arkham-lcg/spawn: enemies that effects bring into play, from wherever they are."""

from __future__ import annotations

from typing import Any

from tests.games.arkham_lcg.made_up import Workshop, texts

PICK = {"verb": "pick-at-random", "cards": {"all": "enemy-card", "in-zone": "aside"}}


def event(workshop: Workshop, *effects: dict[str, Any]) -> None:
    play = {"kind": "play", "do": list(effects)}
    workshop.card("Call", play, type="event", stats={"cost": 0})


BASE = """Given Roland Banks is at the Study
And the Study is connected to the Hallway
"""


def test_one_of_several_at_random(workshop: Workshop) -> None:
    event(workshop, PICK, {"verb": "spawn", "enemy": "it", "at": "your-location"})
    ruling = workshop.play(
        BASE + "And Ghoul Minion is set aside\n"
        "And Acolyte is set aside\n"
        "When Roland Banks plays Call\n"
        "And fate picks Acolyte\n"
        "Then Acolyte is engaged with Roland Banks"
    )
    assert ruling.passed
    assert "Acolyte spawns at Study" in texts(ruling)


def test_exhausted_it_engages_nobody(workshop: Workshop) -> None:
    spawned = {"all": "enemy-card", "in-zone": "discard"}
    event(workshop, {"verb": "spawn", "enemy": spawned, "at": "your-location", "exhausted": True})
    ruling = workshop.play(
        BASE + "And the encounter discard pile holds Ghoul Minion\n"
        "When Roland Banks plays Call\n"
        "Then Ghoul Minion is exhausted\n"
        "And Ghoul Minion is engaged with nobody\n"
        "And Ghoul Minion is at the Study"
    )
    assert ruling.passed


def test_without_a_place_its_own_instruction_counts(workshop: Workshop) -> None:
    event(workshop, {"verb": "spawn", "enemy": {"all": "enemy-card", "in-zone": "aside"}})
    ruling = workshop.play(
        BASE + "And Acolyte is set aside\n"
        "When Roland Banks plays Call\n"
        "Then Acolyte is at the Hallway"
    )
    assert ruling.passed


def test_what_is_in_play_does_not_spawn(workshop: Workshop) -> None:
    event(workshop, {"verb": "spawn", "enemy": {"all": "enemy"}, "at": "your-location"})
    ruling = workshop.play(
        BASE + "And Acolyte is exhausted at the Hallway\n"
        "When Roland Banks plays Call\n"
        "Then it is refused under arkham-lcg/event-cards\n"
        "And Acolyte is at the Hallway"
    )
    assert ruling.passed
