"""arkham-lcg/elimination: nobody who is out of the game does, or gets, what was about to happen.

A made-up card wounds its bearer just before each event, which leaves them in the game or does not.
"""

from __future__ import annotations

from typing import Any

import pytest

from rulesref.rulings.ruling import Ruling
from tests.games.arkham_lcg.made_up import Workshop, texts

WOUND = {"verb": "deal", "damage": 1, "to": "you"}
HALLWAY = {"all": "location", "named": "Hallway"}
#: Event → the slot that names whoever is out of the game by then, what brings it about, its text.
EVENTS: dict[str, tuple[str, dict[str, Any], str]] = {
    "deal": ("to", {"verb": "deal", "horror": 1, "to": "you"}, "Trap deals 1 horror to Daisy"),
    "heal": ("of", {"verb": "heal", "horror": 1, "of": "you"}, "1 horror is healed from Daisy"),
    "lose-resources": (
        "who",
        {"verb": "lose-resources", "who": "you", "amount": 2},
        "Daisy Walker loses 2 resources",
    ),
    "gain-resources": (
        "who",
        {"verb": "gain-resources", "who": "you", "amount": 1},
        "Daisy Walker gains 1 resource",
    ),
    "place-at": ("who", {"verb": "place-at", "who": "you", "at": HALLWAY}, "is placed at Hallway"),
    "move": ("who", {"verb": "move", "who": "you", "to": HALLWAY}, "Daisy Walker moves"),
    "resign": ("who", {"verb": "resign", "who": "you"}, "Daisy Walker resigns"),
    "spend-clues": ("who", {"verb": "spend-clues", "amount": 1}, "Daisy Walker spends 1 clue"),
    "spend-resources": (
        "who",
        {"verb": "spend-resources", "amount": 1},
        "Daisy Walker spends 1 resource",
    ),
    "lose-actions": (
        "who",
        {"verb": "lose-actions", "who": "you", "amount": 1},
        "Daisy Walker loses 1 action",
    ),
}


def _wounded_before(workshop: Workshop, event: str, damage: int) -> Ruling:
    slot, clause, _ = EVENTS[event]
    on = {"when": event, slot: "you"}
    workshop.card("Omen", {"kind": "forced", "on": on, "limit": "1 per phase", "do": [WOUND]})
    workshop.card("Trap", {"kind": "revelation", "do": [clause]}, type="treachery")
    return workshop.play(
        "Given Roland Banks and Daisy Walker are at the Study\n"
        "And the Hallway is connected to the Study\n"
        "And Daisy Walker controls Omen\n"
        f"And Daisy Walker has {damage} damage\n"
        "And Daisy Walker has 1 horror\n"
        "And Daisy Walker has 3 resources\n"
        "And Daisy Walker has 1 clue\n"
        "And it is the turn of Daisy Walker\n"
        "When Daisy Walker draws Trap from the encounter deck"
    )


@pytest.mark.parametrize("event", EVENTS)
def test_it_happens_to_whoever_is_still_there(workshop: Workshop, event: str) -> None:
    happened = texts(_wounded_before(workshop, event, 0))
    place = _place_of(event, happened)
    assert place is not None, happened
    assert happened.index("1 damage is placed on Daisy Walker") < place


@pytest.mark.parametrize("event", EVENTS)
def test_nothing_of_it_is_told_once_they_are_gone(workshop: Workshop, event: str) -> None:
    ruling = _wounded_before(workshop, event, 4)
    happened = texts(ruling)
    assert "Daisy Walker is defeated" in happened
    assert _place_of(event, happened) is None, happened
    assert (happened[-1], ruling.reason) == ("Trap is discarded", "")


@pytest.mark.parametrize("verb", ["may", "choose-one"])
def test_nobody_gone_is_asked_what_is_left_of_an_effect(workshop: Workshop, verb: str) -> None:
    gain = {"verb": "gain-resources", "who": {"all": "investigator"}, "amount": 3}
    lose = {"verb": "lose-resources", "who": {"all": "investigator"}, "amount": 1}
    chosen = {
        "may": {"verb": "may", "effects": [gain]},
        "choose-one": {"verb": "choose-one", "options": [[gain], [lose]]},
    }[verb]
    workshop.card("Trap", {"kind": "revelation", "do": [WOUND, chosen]}, type="treachery")
    ruling = workshop.play(
        "Given Roland Banks and Daisy Walker are at the Study\n"
        "And Daisy Walker has 4 damage\n"
        "And Roland Banks has 3 resources\n"
        "When Daisy Walker draws Trap from the encounter deck\n"
        "Then Daisy Walker is eliminated\n"
        "And Roland Banks has 3 resources\n"
        "And Trap is in the encounter discard pile"
    )
    assert (ruling.unmet, ruling.reason) == ((), ""), texts(ruling)


@pytest.mark.parametrize("edition", ["2016", "2026"])
def test_nobody_gone_becomes_the_lead(workshop: Workshop, edition: str) -> None:
    """arkham-lcg/elimination, step 5: those who are left choose, and choose among themselves."""
    daisy = {"all": "investigator", "named": "Daisy Walker"}
    deadly = {"verb": "deal", "damage": 9, "to": daisy}
    on = {"when": "new-lead"}
    workshop.card("Omen", {"kind": "forced", "on": on, "limit": "1 per phase", "do": [deadly]})
    ruling = workshop.play(
        "Given Roland Banks, Daisy Walker and Agnes Baker are at the Study\n"
        "And Roland Banks is the lead investigator\n"
        "And Roland Banks has 8 damage\n"
        "And Agnes Baker controls Omen\n"
        "When Roland Banks takes 1 damage\n"
        "And Daisy Walker becomes the lead investigator\n"
        "Then Daisy Walker is eliminated\n"
        "And Agnes Baker is the lead investigator",
        edition,
    )
    assert (ruling.unmet, ruling.reason) == ((), ""), texts(ruling)
    assert "Daisy Walker becomes the lead investigator" not in texts(ruling)


def _place_of(event: str, happened: list[str]) -> int | None:
    text = EVENTS[event][2]
    return next((place for place, told in enumerate(happened) if text in told), None)
