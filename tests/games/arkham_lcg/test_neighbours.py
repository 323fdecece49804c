"""Rules that differ from their neighbours by one word: any or all, whoever did or did not, once or twice."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.arkham_lcg.made_up import Workshop, texts

GAIN = {"verb": "gain-resources", "who": "you", "amount": 1}
EXHAUSTS = [{"pay": "exhaust", "card": "this"}]
ROLAND = "Given Roland Banks is at the Study\n"


def lamp(workshop: Workshop, *do: dict[str, Any], **more: Any) -> None:
    workshop.card("Lamp", {"kind": "free", "cost": EXHAUSTS, "do": list(do), **more})


def test_a_deck_that_nobody_tells_is_not_taken_to_be_empty(workshop: Workshop) -> None:
    lamp(workshop, GAIN, **{"if": [{"test": "deck-is-empty", "of": "you"}]})
    steps = "And Roland Banks controls Lamp\nThen Roland Banks {} use Lamp"
    assert workshop.play(ROLAND + steps.format("may not")).passed
    told = "And the deck of Roland Banks is empty\n"
    assert workshop.play(ROLAND + told + steps.format("may")).passed


@pytest.mark.parametrize("no", [True, False])
@pytest.mark.parametrize("succeeds", [True, False])
def test_whoever_has_succeeded_is_told_from_whoever_has_not(
    workshop: Workshop, no: bool, succeeds: bool
) -> None:
    test: dict[str, Any] = {"test": "succeeded-this-round", "why": "investigate"}
    lamp(workshop, GAIN, **{"if": [test | ({"no": True} if no else {})]})
    ruling = workshop.play(
        ROLAND
        + "And Roland Banks controls Lamp\n"
        + f"And the chaos bag holds {'+1' if succeeds else '-8'}\n"
        + "And it is the turn of Roland Banks\n"
        + "When Roland Banks investigates\n"
        + "And nobody commits anything\n"
        + "And nobody reacts to anything else\n"
        + f"Then Roland Banks {'may' if succeeds is not no else 'may not'} use Lamp"
    )
    assert ruling.passed, ruling.unmet


def test_what_each_does_can_be_done_where_one_of_them_can(workshop: Workshop) -> None:
    discard = {"verb": "discard", "card": {"choose": "your-discardable"}}
    lamp(workshop, {"verb": "resolved-by", "who": {"all": "investigator"}, "effects": [discard]})
    steps = (
        "Given Roland Banks and Agnes Baker are at the Study\n"
        "And Roland Banks controls Lamp\n"
        "And Roland Banks has no cards in hand\n"
        "And Agnes Baker has Knife in hand\n"
    )
    ruling = workshop.play(steps + "When Roland Banks uses Lamp\nThen Knife is discarded")
    assert ruling.passed, texts(ruling)


def test_an_attack_is_made_worse_by_each_effect_that_does_it(workshop: Workshop) -> None:
    worse = {"kind": "forced", "on": {"when": "attack", "to": "you"}}
    workshop.card("Goad", {**worse, "do": [{"verb": "worsen-attack", "damage": 1}]})
    workshop.card("Spur", {**worse, "do": [{"verb": "worsen-attack", "damage": 1}]})
    ruling = workshop.play(
        ROLAND + "And Roland Banks controls Goad and Spur\n"
        "And Icy Ghoul is engaged with Roland Banks\n"
        "When Icy Ghoul attacks Roland Banks\n"
        "And Roland Banks uses Goad\n"
        "Then Roland Banks has 4 damage"
    )
    assert ruling.passed, texts(ruling)


def test_what_is_in_play_is_not_put_into_play(workshop: Workshop) -> None:
    child = {"all": "asset", "named": "Lost Child"}
    workshop.card("Lost Child")
    put = {"verb": "put-into-play-at", "card": child, "at": "your-location"}
    lamp(workshop, put, GAIN)
    ruling = workshop.play(
        ROLAND + "And Roland Banks controls Lamp and Lost Child\nWhen Roland Banks uses Lamp"
    )
    assert "Lost Child enters play" not in texts(ruling)


@pytest.mark.parametrize("free", [True, False])
def test_an_action_is_under_way_while_an_event_resolves(workshop: Workshop, free: bool) -> None:
    """In the windows of its test nothing is used that is not used during an action."""
    lamp(workshop, GAIN, **({} if free else {"if": [{"test": "between-actions"}]}))
    workshop.card(
        "Probe", {"kind": "play", "do": [{"verb": "investigate"}]}, type="event", stats={"cost": 0}
    )
    ruling = workshop.play(
        ROLAND + "And Roland Banks controls Lamp\n"
        "And the chaos bag holds 0\n"
        "And Roland Banks has Perception in hand\n"
        "When Roland Banks plays Probe\n"
        f"Then Roland Banks {'may' if free else 'may not'} use Lamp"
    )
    assert ruling.passed, ruling.unmet


@pytest.mark.parametrize("barred", ["", "Study", "Hallway"])
def test_two_swap_places_where_nothing_keeps_either_out(workshop: Workshop, barred: str) -> None:
    keeps = {
        "verb": "cannot-move-into",
        "of": {"all": "investigator"},
        "to": {"all": "location", "named": barred},
    }
    workshop.card("Fence", *([{"kind": "constant", "do": [keeps]}] if barred else []))
    swap = {"verb": "swap-places", "who": "you", "other": {"all": "investigator", "not": "you"}}
    lamp(workshop, swap)
    ruling = workshop.play(
        ROLAND + "And Agnes Baker is at the Hallway\n"
        "And the Study is connected to the Hallway\n"
        "And Roland Banks controls Lamp and Fence\n"
        f"Then Roland Banks {'may not' if barred else 'may'} use Lamp"
    )
    assert ruling.passed, ruling.unmet
