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
    "attack": (
        "to",
        {"verb": "attack", "enemy": {"all": "enemy"}, "who": "you"},
        "Ghoul Minion attacks Daisy Walker",
    ),
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
        "And Ghoul Minion is engaged with Daisy Walker\n"
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
    assert (ruling.unmet, ruling.rests_on) == ((), ("U-12",)), texts(ruling)


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


#: Event → the position in which Daisy Walker would bring it about, and what is told where she does.
ABOUT_TO = {
    "draw": (
        "And the deck of Daisy Walker holds Knife, Guts\nWhen Daisy Walker draws 1 card",
        "Daisy Walker draws",
    ),
    "draw-encounter": (
        "And the encounter deck holds Swarm of Rats, Rotting Remains\n"
        "When Daisy Walker draws Swarm of Rats from the encounter deck",
        "Swarm of Rats",
    ),
    "reveal-token": (
        "And the chaos bag holds 0\nWhen Daisy Walker investigates",
        "Daisy Walker reveals",
    ),
    "reveal": (
        "And the chaos bag holds 0\nWhen Daisy Walker investigates",
        "Daisy Walker reveals",
    ),
    "turn-begin": ("When the turn of Daisy Walker begins", "turn of Daisy Walker begins"),
}


@pytest.mark.parametrize("event", ABOUT_TO)
def test_what_they_were_about_to_do_is_not_done(workshop: Workshop, event: str) -> None:
    position, told = ABOUT_TO[event]
    for damage, happens in ((0, True), (9, False)):
        blow = {"verb": "deal", "damage": damage, "to": "you"}
        on = {"when": event, "who": "you"}
        workshop.card("Omen", {"kind": "forced", "on": on, "limit": "1 per phase", "do": [blow]})
        ruling = workshop.play(
            "Given Roland Banks and Daisy Walker are at the Study\n"
            f"And Daisy Walker controls Omen\n{position}"
        )
        assert any(told in text for text in texts(ruling)) == happens, texts(ruling)
        assert ruling.reason == ""


def test_what_nobody_was_left_to_draw_is_still_on_the_deck(workshop: Workshop) -> None:
    deadly = {"verb": "deal", "damage": 9, "to": "you"}
    on = {"when": "draw-encounter", "who": "you"}
    workshop.card("Omen", {"kind": "forced", "on": on, "do": [deadly]})
    ruling = workshop.play(
        "Given Roland Banks and Daisy Walker are at the Study\n"
        "And Daisy Walker controls Omen\n"
        "And the encounter deck holds Grasping Hands, Rotting Remains\n"
        "When Daisy Walker draws Grasping Hands from the encounter deck\n"
        "And Roland Banks draws Grasping Hands from the encounter deck\n"
        "And Roland Banks reveals 0\n"
        "Then Grasping Hands is in the encounter discard pile"
    )
    assert ruling.passed, texts(ruling)
    assert "Roland Banks draws the encounter card Grasping Hands" in texts(ruling)


@pytest.mark.parametrize(
    ("card", "event"),
    [("Circuitous Trail", "draw-exploration"), ("Ancient Evils", "draw-encounter")],
)
def test_nobody_explores_after_they_are_gone(workshop: Workshop, card: str, event: str) -> None:
    deadly = {"verb": "deal", "damage": 9, "to": "you"}
    workshop.card("Omen", {"kind": "forced", "on": {"when": event, "who": "you"}, "do": [deadly]})
    explore = {"verb": "explore", "found": [{"test": "there-is", "a": {"all": "investigator"}}]}
    workshop.card("Trap", {"kind": "free", "do": [explore]})
    steps = (
        "Given Roland Banks, Agnes Baker and Daisy Walker are at the Study\n"
        "And Daisy Walker controls Omen\n"
        "And Daisy Walker controls Trap\n"
        f"And the exploration deck holds {card}\n"
        "And Roland Banks controls Map\n"
        "When Daisy Walker activates Trap\n"
    )
    workshop.card("Map", {"kind": "free", "do": [explore]})
    ruling = workshop.play(f"{steps}And Roland Banks activates Map")
    happened = texts(ruling)
    assert not [text for text in happened if "Daisy Walker draws" in text], happened
    assert [text for text in happened if text.startswith("Roland Banks draws")], happened
    assert not [text for text in happened if "exploration of Daisy Walker" in text]


def test_where_an_enemy_spawns_that_would_engage_nobody_is_not_known(workshop: Workshop) -> None:
    deadly = {"verb": "deal", "damage": 9, "to": "you"}
    workshop.card("Omen", {"kind": "forced", "on": {"when": "spawn", "who": "you"}, "do": [deadly]})
    ruling = workshop.play(
        "Given Roland Banks and Daisy Walker are at the Study\n"
        "And Daisy Walker controls Omen\n"
        "And the encounter deck holds Swarm of Rats, Rotting Remains\n"
        "When Daisy Walker draws Swarm of Rats from the encounter deck"
    )
    assert "would be engaged with is out of the game" in ruling.reason
    assert not [text for text in texts(ruling) if "spawns" in text or "enters play" in text]


def test_an_enemy_is_defeated_though_whoever_defeats_it_is_gone(workshop: Workshop) -> None:
    deadly = {"verb": "deal", "damage": 9, "to": "you"}
    on = {"when": "defeat", "card": {"all": "enemy"}, "who": "you"}
    workshop.card("Omen", {"kind": "forced", "on": on, "do": [deadly]})
    hit = {"verb": "deal", "damage": 1, "to": {"all": "enemy"}}
    workshop.card("Trap", {"kind": "free", "do": [hit]})
    ruling = workshop.play(
        "Given Roland Banks and Daisy Walker are at the Study\n"
        "And Daisy Walker controls Omen and Trap\n"
        "And Swarm of Rats is engaged with Daisy Walker\n"
        "When Daisy Walker activates Trap\n"
        "Then Swarm of Rats is in the encounter discard pile\n"
        "And Daisy Walker is eliminated"
    )
    assert (ruling.unmet, ruling.reason) == ((), ""), texts(ruling)


def test_the_enemies_of_whoever_is_gone_are_left_behind_and_their_test_ends(
    workshop: Workshop,
) -> None:
    deadly = {"verb": "deal", "damage": 9, "to": "you"}
    on = {"when": "test-end", "who": "you"}
    workshop.card("Omen", {"kind": "forced", "on": on, "do": [deadly]})
    ruling = workshop.play(
        "Given Roland Banks and Daisy Walker are at the Study\n"
        "And Daisy Walker controls Omen\n"
        "And Swarm of Rats is engaged with Daisy Walker\n"
        "And Swarm of Rats is exhausted\n"
        "And the chaos bag holds 0\n"
        "When Daisy Walker investigates"
    )
    assert "Swarm of Rats disengages from Daisy Walker" in texts(ruling)
    assert texts(ruling)[-1] == "the test ends"


def test_what_leaves_play_only_by_itself_does_not_stay_with_nobody(workshop: Workshop) -> None:
    stays = {"kind": "constant", "do": [{"verb": "leaves-play-only-by-itself", "of": "this"}]}
    workshop.card("Trap", stays, type="treachery")
    ruling = workshop.play(
        "Given Roland Banks and Daisy Walker are at the Study\n"
        "And Trap is in the threat area of Daisy Walker\n"
        "When Daisy Walker takes 9 damage\n"
        "Then Trap is in the encounter discard pile"
    )
    assert (ruling.unmet, ruling.reason) == ((), ""), texts(ruling)


def _place_of(event: str, happened: list[str]) -> int | None:
    text = EVENTS[event][2]
    return next((place for place, told in enumerate(happened) if text in told), None)
