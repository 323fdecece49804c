"""Locations that flip, leave play and come back; flood levels; the exploration deck; placement."""

from __future__ import annotations

import pytest

from rulesref.engine.machine import run
from rulesref.games.arkham_lcg.in_play.leaving_play import leave
from rulesref.games.arkham_lcg.locations.flooding import changes, put_level
from rulesref.games.arkham_lcg.locations.location_cards import put_location
from rulesref.games.arkham_lcg.locations.placement import free
from rulesref.games.arkham_lcg.table import new_game, seat
from rulesref.games.things import bring
from tests.arkham import card_named
from tests.games.arkham_lcg.made_up import Workshop, texts


def test_a_location_that_flips_gets_no_clues(workshop: Workshop) -> None:
    workshop.card("Day", type="location", stats={"shroud": 1, "clues": 2})
    workshop.card("Night", type="location", stats={"shroud": 3, "clues": 4})
    workshop.card("Lamp", {"kind": "free", "do": [{"verb": "flip", "card": "your-location"}]})
    ruling = workshop.play("""\
Given Roland Banks is at Day
And Day has Night on its other side
And Day has 1 clue
And Roland Banks controls Lamp
When Roland Banks uses Lamp
Then Night has 1 clue""")
    assert ruling.passed, ruling.unmet


def test_a_location_that_cannot_flip_stays(workshop: Workshop) -> None:
    everywhere = {"all": "location"}
    workshop.card("Day", type="location", stats={"shroud": 1, "clues": 2})
    workshop.card("Night", type="location", stats={"shroud": 3, "clues": 4})
    flip = {"kind": "free", "do": [{"verb": "flip", "card": "your-location"}]}
    workshop.card("Lamp", flip)
    workshop.card("Pin", {"kind": "constant", "do": [{"verb": "cannot-flip", "of": everywhere}]})
    ruling = workshop.play("""\
Given Roland Banks is at Day
And Day has Night on its other side
And Roland Banks controls Lamp, Pin
When Roland Banks uses Lamp
Then it is refused under arkham-lcg/ability
And Day is in play""")
    assert ruling.passed, ruling.unmet


def test_a_location_that_comes_back_is_revealed_with_its_clues_again() -> None:
    state = new_game()
    place = bring(state, card_named("Attic"), zone="play", revealed=True, clues=1)
    who = seat(state, card_named("Roland Banks"), None)
    leave(state, place, "aside")
    assert not state.get(place, "clues")
    state.emit(put_location(state, place, (who,), None))
    run(state)
    assert not state.get(place, "revealed")
    state.emit(state.event("move", who=who, to=place, origin=None))
    run(state)
    assert state.get(place, "clues") == 2


def test_levels_rise_and_fall_within_their_bounds() -> None:
    state = new_game()
    study = bring(state, card_named("Study"), zone="play", revealed=True)
    told = []
    for by in (-1, 1, 1, 1, -1):
        events = changes(state, (study,), by, None)
        told.append([one.slots["level"] for one in events])
        for one in events:
            state.emit(one)
        run(state)
    assert told == [[], ["partially flooded"], ["fully flooded"], [], ["partially flooded"]]


@pytest.mark.parametrize(("now", "rises"), [(0, True), (1, False)])
def test_what_cannot_be_fully_flooded_rises_once(now: int, rises: bool) -> None:
    state = new_game()
    river = bring(state, card_named("Underground River"), zone="play", revealed=True)
    put_level(state, river, now)
    assert bool(changes(state, (river,), 1, None)) is rises
    assert not changes(state, (river,), None, 2)


def test_what_stands_on_the_other_side_does_nothing(workshop: Workshop) -> None:
    barred = {"verb": "cannot-enter", "of": {"all": "investigator"}, "to": "this"}
    shut = {"kind": "constant", "name": "unrevealed", "do": [barred]}
    workshop.card("Vault", shut, type="location", stats={"shroud": 1})
    steps = """\
Given Roland Banks is at the Study
And the Study is connected to Vault
{}When Roland Banks moves to Vault
Then {}"""
    assert workshop.play(
        steps.format("And Vault is unrevealed\n", "it is refused under arkham-lcg/cannot")
    ).passed
    assert workshop.play(steps.format("", "Roland Banks is at Vault")).passed


def test_only_locations_fill_spots() -> None:
    state = new_game()
    one = bring(state, card_named("Study"), zone="play", revealed=True, spot=(1, 1))
    bring(state, card_named("Hallway"), zone="play", revealed=True, spot=(2, 1))
    state.put("table", **{"empty-spaces": ((1, 0),)})
    assert free(state, one) == ["above", "below", "left"]


def test_everybody_reveals_what_several_enter_together(workshop: Workshop) -> None:
    there = {"all": "location", "named": "Hallway"}
    go = [{"verb": "place-at", "who": {"all": "investigator"}, "at": there}]
    workshop.card("Gate", {"kind": "free", "do": go})
    ruling = workshop.play("""\
Given Roland Banks and Agnes Baker are at the Study
And the Study is connected to the Cellar
And the Cellar is connected to the Hallway
And the Hallway is unrevealed
And Roland Banks controls Gate
When Roland Banks uses Gate
Then Agnes Baker is at the Hallway""")
    revealed = [one for one in texts(ruling) if "the location" in one]
    assert revealed == ["Roland Banks, Agnes Baker reveal the location Hallway"]


@pytest.mark.parametrize("level", ["partially flooded", "fully flooded"])
def test_a_location_enters_play_as_flooded_as_its_unrevealed_side_says(
    workshop: Workshop, level: str
) -> None:
    floods = {"verb": "enters-flooded", "of": "this", "level": level}
    behind = {"kind": "constant", "name": "unrevealed", "do": [floods]}
    workshop.card("Old Well", behind, type="location", stats={"shroud": 2})
    put = {"verb": "put-location", "titles": ["Old Well"]}
    workshop.card("Bell", {"kind": "free", "do": [put]})
    ruling = workshop.play(
        "Given Roland Banks is at the Study\nAnd Roland Banks controls Bell\n"
        "And Old Well is set aside\nWhen Roland Banks uses Bell\n"
        f"Then the flood level of Old Well is {level}"
    )
    assert ruling.passed, ruling.unmet


@pytest.mark.parametrize(
    ("barred", "level"),
    [("cannot-be-flooded", "unflooded"), ("cannot-be-fully-flooded", "partially flooded")],
)
def test_a_location_is_flooded_as_far_as_it_can_be(
    workshop: Workshop, barred: str, level: str
) -> None:
    dry = {"kind": "constant", "do": [{"verb": barred, "of": "this"}]}
    workshop.card("Old Well", dry, type="location", stats={"shroud": 2})
    rise = {"verb": "change-flood-level", "of": {"all": "location"}, "by": 1}
    workshop.card("Bell", {"kind": "free", "do": [rise, rise]})
    ruling = workshop.play(
        "Given Roland Banks is at the Study\nAnd Roland Banks controls Bell\n"
        "And the Study is connected to Old Well\nWhen Roland Banks uses Bell\n"
        f"Then the flood level of Old Well is {level}\n"
        "And the flood level of the Study is fully flooded"
    )
    assert ruling.passed, ruling.unmet
