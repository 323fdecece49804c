"""Rows for halves and multiples, how far it is, what comes in some state, ways for who moves."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.arkham_lcg.made_up import Workshop, texts

GIVEN = "Given Roland Banks is at the Study\n"


def bell(workshop: Workshop, amount: Any) -> None:
    gain = {"verb": "gain-resources", "who": "you", "amount": amount}
    workshop.card("Bell", {"kind": "free", "do": [gain]})


@pytest.mark.parametrize(("clues", "half"), [(4, 2), (5, 3), (1, 1)])
def test_a_half_is_rounded_up(workshop: Workshop, clues: int, half: int) -> None:
    bell(workshop, {"count": "half", "of": {"count": "tokens", "token": "clues", "on": "you"}})
    ruling = workshop.play(
        GIVEN + f"And Roland Banks controls Bell\nAnd Roland Banks has {clues} clues\n"
        "And Roland Banks has 0 resources\nWhen Roland Banks uses Bell\n"
        f"Then Roland Banks has {half} resources"
    )
    assert ruling.passed, ruling.unmet


@pytest.mark.parametrize(("clues", "shroud"), [(0, 2), (1, 4), (3, 8)])
def test_each_of_several_counts_twice(workshop: Workshop, clues: int, shroud: int) -> None:
    clue = {"count": "tokens", "token": "clues", "on": "you"}
    by = {"count": "multiplied", "of": clue, "times": 2}
    more = {"verb": "modify", "of": "your-location", "stat": "shroud", "by": by}
    workshop.card("Lamp", {"kind": "constant", "do": [more]})
    ruling = workshop.play(
        GIVEN + f"And Roland Banks controls Lamp\nAnd Roland Banks has {clues} clues\n"
        "And the chaos bag holds 0\nWhen Roland Banks investigates\n"
        f"Then in order:\n| Roland Banks tests intellect ({shroud}) |"
    )
    assert ruling.passed, ruling.unmet


@pytest.mark.parametrize(("at", "steps"), [("Study", 0), ("Hallway", 1), ("Attic", 2)])
def test_how_far_a_place_is(workshop: Workshop, at: str, steps: int) -> None:
    study = {"all": "location", "named": "Study"}
    least = {"count": "to-a-minimum", "of": {"count": "distance", "of": "you", "to": study}}
    bell(workshop, {**least, "least": 0})
    plus = {"count": "plus", "number": {"count": "distance", "of": "you", "to": study}, "more": 1}
    bell(workshop, plus)
    ruling = workshop.play(
        f"Given Roland Banks is at the {at}\nAnd the Study is connected to the Hallway\n"
        "And the Hallway is connected to the Attic\nAnd Roland Banks controls Bell\n"
        "And Roland Banks has 0 resources\nWhen Roland Banks uses Bell\n"
        f"Then Roland Banks has {steps + 1} resources"
    )
    assert ruling.passed, ruling.unmet


def test_nobody_says_how_far_a_place_is_that_no_path_leads_to(workshop: Workshop) -> None:
    bell(workshop, {"count": "distance", "of": "you", "to": {"all": "location", "named": "Attic"}})
    ruling = workshop.play(
        GIVEN + "And the Study is connected to the Hallway\nAnd Attic is in play\n"
        "And Roland Banks controls Bell\nWhen Roland Banks uses Bell"
    )
    assert ruling.verdict.startswith("unsupported")


def test_an_enemy_comes_with_what_it_says(workshop: Workshop) -> None:
    workshop.card(
        "Elder",
        {
            "kind": "constant",
            "do": [
                {"verb": "enters-with", "of": "this", "token": "doom", "amount": 2},
                {"verb": "enters-exhausted", "of": "this"},
            ],
        },
        {"kind": "spawn", "do": [{"verb": "spawn-at", "at": {"all": "location"}}]},
        type="enemy",
        stats={"health": 2, "fight": 1, "evade": 1},
    )
    ruling = workshop.play(
        GIVEN + "When Roland Banks draws Elder from the encounter deck\n"
        "Then Elder has 2 doom\nAnd Elder is exhausted"
    )
    assert ruling.passed, ruling.unmet


@pytest.mark.parametrize(("there", "place"), [("is at the Hallway", "Study"), ("", "Hallway")])
def test_an_enemy_spawns_elsewhere_only_where_it_cannot_as_it_would(
    workshop: Workshop, there: str, place: str
) -> None:
    empty = {"all": "location", "named": "Hallway", "empty": True}
    at = {"verb": "spawn-at", "at": empty, "otherwise": {"all": "location", "named": "Study"}}
    workshop.card(
        "Elder",
        {"kind": "spawn", "do": [at]},
        type="enemy",
        stats={"health": 2, "fight": 1, "evade": 1},
    )
    other = f"And Goat Spawn {there}\n" if there else ""
    ruling = workshop.play(
        GIVEN + f"And the Study is connected to the Hallway\n{other}"
        f"When Roland Banks draws Elder from the encounter deck\nThen Elder is at the {place}"
    )
    assert ruling.passed, ruling.unmet


@pytest.mark.parametrize("origin", [False, True])
def test_a_way_that_is_there_for_whoever_moves(workshop: Workshop, origin: bool) -> None:
    study = {"all": "location", "named": "Study"}
    way = {"verb": "connect-while-moving", "of": {"all": "enemy"}, "to": study}
    if origin:
        way["origin"] = {"all": "location", "named": "Attic"}
    workshop.card("Gate", {"kind": "constant", "do": [way]})
    given = (
        GIVEN + "And the Study is connected to the Hallway\n"
        "And the Hallway is connected to the Attic\nAnd Roland Banks controls Gate\n"
        "And Ghoul Priest is at the Attic\n"
    )
    move = {"verb": "move-toward", "enemy": {"all": "enemy"}, "to": "your-location"}
    workshop.card("Horn", {"kind": "free", "do": [move]})
    ruling = workshop.play(
        given + "And Roland Banks controls Horn\nWhen Roland Banks uses Horn\n"
        "Then Ghoul Priest is at the Study"
    )
    assert ruling.passed, ruling.unmet
    assert workshop.play(given + "Then Roland Banks may not move to the Attic").passed


HAND = "And Roland Banks has Knife, Overpower and Guts in hand\n"


@pytest.mark.parametrize(
    ("among", "icons", "least", "may"),
    [
        ("your-hand", ["combat"], 3, "may"),
        ("your-hand", ["combat"], 4, "may not"),
        ("your-hand", ["willpower"], 2, "may"),
        ("your-hand", None, 1, "may"),
        ("your-hand", None, 2, "may not"),
        ("cards-you-control", None, 3, "may"),
        ("cards-you-control", None, 4, "may not"),
    ],
)
def test_a_total_of_icons_or_costs_is_paid_with_what_counts(
    workshop: Workshop, among: str, icons: list[str] | None, least: int, may: str
) -> None:
    pay: dict[str, Any] = {"pay": "worth", "least": least, "among": {"all": among}}
    if icons:
        pay["icons"] = icons
    gain = {"verb": "gain-resources", "who": "you", "amount": 1}
    workshop.card("Bell", {"kind": "free", "cost": [pay], "do": [gain]})
    ruling = workshop.play(
        GIVEN + f"{HAND}And Roland Banks controls Bell and Machete\n"
        f"Then Roland Banks {may} use Bell"
    )
    assert ruling.passed, ruling.unmet


def test_only_what_counts_is_discarded_for_a_total(workshop: Workshop) -> None:
    off = {"verb": "discard-worth", "of": "you", "least": 2, "icons": ["willpower"]}
    workshop.card("Bell", {"kind": "free", "do": [{**off, "among": {"all": "your-hand"}}]})
    ruling = workshop.play(
        GIVEN + f"{HAND}And Roland Banks controls Bell\nWhen Roland Banks uses Bell\n"
        "And Roland Banks discards Guts\n"
        "Then Guts is in the discard pile\nAnd Knife is in the hand of Roland Banks"
    )
    assert ruling.passed, ruling.unmet


@pytest.mark.parametrize(("icon", "card"), [("willpower", "Guts"), ("combat", "Overpower")])
def test_a_card_with_an_icon(workshop: Workshop, icon: str, card: str) -> None:
    off = {"verb": "discard", "card": {"choose": "your-discardable", "with-icon": icon}}
    workshop.card("Bell", {"kind": "free", "do": [off]})
    ruling = workshop.play(
        GIVEN + "And Roland Banks has Guts and Overpower in hand\n"
        "And Roland Banks controls Bell\nWhen Roland Banks uses Bell\n"
        f"Then {card} is in the discard pile"
    )
    assert ruling.passed, ruling.unmet


def test_all_keys_go_from_one_card_to_another(workshop: Workshop) -> None:
    there = {"all": "location", "with-keys": True}
    mine = {"verb": "move-keys", "of": "you", "to": "your-location"}
    back = {"verb": "move-keys", "of": there, "to": "you"}
    workshop.card("Bell", {"kind": "free", "do": [mine]}, {"kind": "free", "do": [back]})
    given = GIVEN + "And Roland Banks controls Bell\n"
    assert workshop.play(given + "Then Roland Banks may not use Bell").passed
    ruling = workshop.play(
        given + "And the red key is on Roland Banks\n"
        "And the blue key is on Roland Banks\nWhen Roland Banks uses Bell\n"
        "Then the red key is on the Study\nAnd the blue key is on the Study"
    )
    assert ruling.passed


ALARM = {"count": "scenario-number", "which": "alarm", "of": "you"}
DEPTH = {"count": "scenario-number", "which": "depth"}


@pytest.mark.parametrize(
    ("count", "told", "resources"),
    [
        (ALARM, "alarm stands at 3 for Roland Banks", 3),
        (DEPTH, "depth stands at 2", 2),
        (
            {**ALARM, "count": "highest-scenario-number", "of": {"all": "investigator"}},
            "alarm stands at 3 for Roland Banks\nAnd alarm stands at 5 for Daisy Walker",
            5,
        ),
    ],
)
def test_numbers_of_a_scenario_are_what_a_case_tells(
    workshop: Workshop, count: Any, told: str, resources: int
) -> None:
    bell(workshop, count)
    given = (
        "Given Roland Banks and Daisy Walker are at the Study\n"
        "And Roland Banks controls Bell\nAnd Roland Banks has 0 resources\n"
    )
    ruling = workshop.play(
        f"{given}And {told}\nWhen Roland Banks uses Bell\n"
        f"Then Roland Banks has {resources} resources"
    )
    assert ruling.passed, ruling.unmet
    untold = workshop.play(f"{given}When Roland Banks uses Bell")
    assert untold.verdict.startswith("unsupported")


@pytest.mark.parametrize(
    ("which", "of", "by", "now"),
    [
        ("alarm", "you", 1, 3),
        ("alarm", "you", -1, 1),
        ("darkness", None, 2, 4),
        ("day", None, 1, 3),
        ("abyss", None, -1, 1),
        ("depth", None, -2, None),
    ],
)
def test_numbers_of_a_scenario_rise_and_sink(
    workshop: Workshop, which: str, of: str | None, by: int, now: int | None
) -> None:
    whose = {"of": of} if of else {}
    change = {"verb": "change-scenario-number", "which": which, "by": by, **whose}
    number = {"count": "scenario-number", "which": which, **whose}
    gain = {"verb": "gain-resources", "who": "you", "amount": number}
    workshop.card("Bell", {"kind": "free", "do": [change]})
    workshop.card("Horn", {"kind": "free", "do": [gain]})
    told = f"{which} stands at 2" + (" for Roland Banks" if of else "")
    moved = "rises" if by > 0 else "sinks"
    given = GIVEN + "And Roland Banks controls Bell and Horn\nAnd Roland Banks has 0 resources\n"
    steps = "When Roland Banks uses Bell\nAnd Roland Banks uses Horn\n"
    ruling = workshop.play(f"{given}And {told}\n{steps}")
    # How low it may sink the campaign guide says: from there on nobody knows.
    assert ruling.verdict.startswith("unsupported") is (now is None)
    assert any(f"{which} {moved} by {abs(by)}" in text for text in texts(ruling))
    if now is not None:
        paid = workshop.play(f"{given}And {told}\n{steps}Then Roland Banks has {now} resources")
        assert paid.passed, paid.unmet
    assert workshop.play(given + steps).verdict.startswith("unsupported")


def test_a_place_has_numbers_of_its_own(workshop: Workshop) -> None:
    level = {"count": "scenario-number", "which": "level", "of": "your-location"}
    bell(workshop, level)
    ruling = workshop.play(
        "Given Roland Banks is at the Study\nAnd Roland Banks controls Bell\n"
        "And Roland Banks has 0 resources\nAnd the level of the Study is 4\n"
        "And the Study is connected to Rivertown\nAnd the level of Rivertown is 2\n"
        "When Roland Banks uses Bell\n"
        "Then Roland Banks has 4 resources"
    )
    assert ruling.passed, ruling.unmet


@pytest.mark.parametrize(
    ("fits", "most", "rats"),
    [("of-remaining-health", 2, "ready"), ("most-remaining-health", 2, "exhausted")],
)
def test_enemies_by_what_they_can_still_take(
    workshop: Workshop, fits: str, most: int, rats: str
) -> None:
    few = {"all": "enemy", fits: most}
    workshop.card("Bell", {"kind": "free", "do": [{"verb": "exhaust", "card": few}]})
    ruling = workshop.play(
        "Given Roland Banks is at the Study\nAnd Roland Banks controls Bell\n"
        "And Ghoul Minion is engaged with Roland Banks\n"
        "And Swarm of Rats is engaged with Roland Banks\n"
        "And Ghoul Priest is engaged with Roland Banks\nWhen Roland Banks uses Bell\n"
        f"Then Ghoul Minion is exhausted\nAnd Swarm of Rats is {rats}\nAnd Ghoul Priest is ready"
    )
    assert ruling.passed, ruling.unmet


@pytest.mark.parametrize(
    ("cards", "lies_there", "fits"),
    [
        ({"all": "enemy", "least-damage": 2}, "Ghoul Priest has 2 damage", True),
        ({"all": "enemy", "least-damage": 2}, "Ghoul Priest has 1 damage", False),
        ({"all": "enemy", "least-doom": 2}, "Ghoul Priest has 2 doom", True),
        ({"all": "enemy", "least-doom": 2}, "Ghoul Priest has 1 doom", False),
        ({"all": "investigator", "least-clues": 2}, "Roland Banks has 2 clues", True),
        ({"all": "investigator", "least-clues": 2}, "Roland Banks has 1 clue", False),
        ({"all": "investigator", "least-horror": 2}, "Roland Banks has 2 horror", True),
        ({"all": "investigator", "least-horror": 2}, "Roland Banks has 1 horror", False),
        ({"all": "investigator", "least-resources": 2}, "Roland Banks has 2 resources", True),
        ({"all": "investigator", "least-resources": 2}, "Roland Banks has 1 resource", False),
        (
            {"all": "investigator", "least-cards-in-hand": 1},
            "Roland Banks has Flashlight in hand",
            True,
        ),
        (
            {"all": "investigator", "least-cards-in-hand": 1},
            "Roland Banks has 0 cards in hand",
            False,
        ),
    ],
)
def test_so_many_or_more(
    workshop: Workshop, cards: dict[str, object], lies_there: str, fits: bool
) -> None:
    asked = [{"test": "there-is", "a": cards}]
    placed = {"verb": "place-clues", "on": "your-location", "amount": 1}
    workshop.card(
        "Bell", {"kind": "free", "do": [{"verb": "if", "tests": asked, "effects": [placed]}]}
    )
    ruling = workshop.play(
        "Given Roland Banks is at the Study\nAnd Roland Banks controls Bell\nAnd the Study has no clues\n"
        f"And Ghoul Priest is engaged with Roland Banks\nAnd {lies_there}\n"
        f"When Roland Banks uses Bell\nThen the Study has {int(fits)} clue{'' if fits else 's'}"
    )
    assert ruling.passed, ruling.unmet
