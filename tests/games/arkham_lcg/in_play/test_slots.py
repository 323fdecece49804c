"""arkham-lcg/slots: after whatever happens, every asset of everybody finds its slots."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations

import pytest

from rulesref.engine.state import State
from rulesref.games.arkham_lcg.in_play.slots import fits, makes_room, ways_to_make_room
from rulesref.games.arkham_lcg.table import new_game, seat
from rulesref.games.things import bring
from tests.arkham import card_named, read_card
from tests.games.arkham_lcg.made_up import Workshop, texts

EDITIONS = ("2016", "2026")
GIVES_HAND = {
    "kind": "constant",
    "do": [{"verb": "more-slots", "of": "you", "slot": "hand", "by": 1}],
}
NEEDS_NONE = {"kind": "constant", "do": [{"verb": "takes-no-slot", "of": "this"}]}
NEEDS_LESS = {
    "kind": "constant",
    "do": [{"verb": "fewer-slots", "of": "this", "slots": ["hand"], "by": 1}],
}
OWN = {"more": GIVES_HAND, "none": NEEDS_NONE, "fewer": NEEDS_LESS}
FULL = (
    "Given Roland Banks and Agnes Baker are at the Study\n"
    "And Roland Banks has 5 resources\nAnd Roland Banks controls Knife and Machete\n"
)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("own", OWN)
def test_what_an_asset_itself_says_of_slots_counts_as_it_enters(
    workshop: Workshop, own: str, edition: str
) -> None:
    workshop.card("Strange", OWN[own], slots=("Hand",), stats={"cost": 0})
    ruling = workshop.play(
        FULL + "And Roland Banks has Strange in hand\nWhen Roland Banks plays Strange\n"
        "Then Knife is in play\nAnd Machete is in play\nAnd Strange is in play",
        edition,
    )
    assert ruling.passed, ruling.unmet


@pytest.mark.parametrize("own", OWN)
def test_so_it_does_as_somebody_takes_control_of_it(workshop: Workshop, own: str) -> None:
    take = {"verb": "take-control", "card": {"choose": "asset", "named": "Strange"}, "who": "you"}
    workshop.card("Strange", OWN[own], slots=("Hand",))
    workshop.card("Taker", {"kind": "free", "do": [take]})
    ruling = workshop.play(
        FULL + "And Roland Banks controls Taker\nAnd Agnes Baker controls Strange\n"
        "When Roland Banks uses Taker\n"
        "Then Strange is under the control of Roland Banks\n"
        "And Knife is in play\nAnd Machete is in play"
    )
    assert ruling.passed, ruling.unmet


def test_what_is_discarded_to_make_room_takes_its_slots_with_it() -> None:
    state, roland = _table()
    giver = read_card(
        {"code": "x1", "name": "Giver", "type": "asset", "slots": ["Body"], "ability": [GIVES_HAND]}
    )
    held = bring(state, giver, zone="play", controller=roland)
    for name in ("Knife", "Machete"):
        bring(state, card_named(name), zone="play", controller=roland)
    flashlight = bring(state, card_named("Flashlight"), zone="hand", controller=roland)
    assert makes_room(state, roland, (flashlight,), ())
    assert not makes_room(state, roland, (flashlight,), (held,))


@pytest.mark.parametrize("edition", EDITIONS)
def test_where_nothing_is_said_of_slots_counting_them_is_enough(edition: str) -> None:
    """Whatever is held, comes and goes: the same as where each symbol looks for a slot of its own."""
    names = (
        "Knife",
        "Machete",
        "Flashlight",
        "Shotgun",
        "Leather Coat",
        "Guard Dog",
        "Physical Training",
    )
    rng = random.Random(1)
    found = Counter[bool]()
    for _ in range(200):
        state = new_game(edition)
        roland = seat(
            state, card_named("Roland Banks"), bring(state, card_named("Study"), zone="play")
        )
        held = [
            bring(state, card_named(name), zone="play", controller=roland)
            for name in rng.choices(names, k=rng.randrange(6))
        ]
        if len(held) > 1 and rng.random() < 0.3:
            state.put(held[-1], attached=held[0])
        new = bring(state, card_named(rng.choice(names)), zone="hand", controller=roland)
        gone = set(rng.sample(held, rng.randrange(len(held) + 1)))
        ahead = state.fork()
        for id in (*gone, *(one for one in held if state.get(one, "attached") in gone)):
            ahead.put(id, zone="discard", controller=None)
        ahead.put(new, zone="play", controller=roland)
        found[fits(ahead, roland)] += 1
        assert makes_room(state, roland, (new,), gone) == fits(ahead, roland)
    assert min(found[True], found[False]) > 20


@pytest.mark.parametrize("edition", EDITIONS)
def test_whatever_comes_to_a_threat_area_takes_its_slots(workshop: Workshop, edition: str) -> None:
    reveal = {"verb": "put-in-threat-area", "card": "this", "of": "you"}
    workshop.card(
        "Burden",
        {"kind": "revelation", "do": [reveal]},
        slots=("Hand x2",),
        weakness=True,
    )
    ruling = workshop.play(
        FULL + "And the deck of Roland Banks holds Burden, Guts\nWhen Roland Banks draws 1 card\n"
        "Then Knife is in the discard pile\nAnd Machete is in the discard pile\n"
        "And Burden is in play",
        edition,
    )
    assert ruling.passed, ruling.unmet


#: How a slot that a card gave is lost: what happens, and that it did.
LOSSES = {
    "discarded": ("", "When Giver is discarded"),
    "blank": ("", "When Roland Banks draws Snakescourge from the encounter deck"),
    "taken": ("And Agnes Baker controls Taker", "When Agnes Baker uses Taker"),
}


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("loss", LOSSES)
def test_a_slot_is_lost_however_its_giver_stops_giving(
    workshop: Workshop, loss: str, edition: str
) -> None:
    take = {"verb": "take-control", "card": {"choose": "asset", "named": "Giver"}, "who": "you"}
    workshop.card("Giver", GIVES_HAND, traits=("Item",))
    workshop.card("Taker", {"kind": "free", "do": [take]})
    more, happens = LOSSES[loss]
    given = FULL + "And Roland Banks controls Giver and Flashlight\n"
    if loss == "taken":
        given += more + "\n"
    ruling = workshop.play(
        given + happens + "\nThen Roland Banks must choose between:\n"
        "  | Roland Banks discards Knife to make room      |\n"
        "  | Roland Banks discards Machete to make room    |\n"
        "  | Roland Banks discards Flashlight to make room |",
        edition,
    )
    assert ruling.passed, (ruling.unmet, texts(ruling))


def _table() -> tuple[State, str]:
    state = new_game()
    study = bring(state, card_named("Study"), zone="play", revealed=True)
    return state, seat(state, card_named("Roland Banks"), study)


def test_among_very_many_assets_the_ways_to_make_room_are_not_looked_at_for_ever(
    workshop: Workshop,
) -> None:
    """Each set of dozens of assets would be tried: the replay says that it cannot, in seconds."""
    copies = [
        f"{name}{f' #{n}' if n > 1 else ''}"
        for name in ("Bandolier", "Knife")
        for n in range(1, 11)
    ]
    held = "".join(f"And Roland Banks controls {copy}\n" for copy in copies)
    ruling = workshop.play(
        "Given Roland Banks is at the Study\nAnd Roland Banks has 5 resources\n"
        + held
        + "And Roland Banks has Machete in hand\nWhen Roland Banks plays Machete\n"
    )
    assert ruling.verdict == "unsupported"
    assert "very many ways to make room" in ruling.reason


@pytest.mark.parametrize("new", ["Flashlight", "Machete", "Beat Cop", "Holy Rosary"])
def test_only_assets_of_lacking_slots_go_and_no_set_is_passed_over(new: str) -> None:
    """Against every subset of what lies there, the smallest first."""
    state, roland = _table()
    held = [
        bring(state, card_named(name), zone="play", controller=roland)
        for name in ("Knife", "Machete", "Guard Dog", "Leather Coat", "Holy Rosary", "Scrying")
    ]
    card = bring(state, card_named(new), zone="hand", controller=roland)
    ways: list[frozenset[str]] = []
    for size in range(len(held) + 1):
        for way in map(frozenset, combinations(held, size)):
            if makes_room(state, roland, (card,), way) and not any(less <= way for less in ways):
                ways.append(way)
    found = ways_to_make_room(state, roland, (card,))
    assert found is not None
    assert list(map(frozenset, found)) == ways


def test_a_full_table_is_no_such_case(workshop: Workshop) -> None:
    copies = [f"Knife{f' #{n}' if n > 1 else ''}" for n in range(1, 3)]
    held = "".join(f"And Roland Banks controls {copy}\n" for copy in copies)
    held += "".join(
        f"And Roland Banks controls {name}\n"
        for name in ("Bandolier", "Charisma", "Beat Cop", "Guard Dog", "Holy Rosary")
    )
    ruling = workshop.play(
        "Given Roland Banks is at the Study\nAnd Roland Banks has 5 resources\n"
        + held
        + "And Roland Banks has Machete in hand\nWhen Roland Banks plays Machete\n"
    )
    assert ruling.verdict != "unsupported", ruling.reason
