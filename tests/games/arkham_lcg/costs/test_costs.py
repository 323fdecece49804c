"""arkham-lcg/costs, arkham-lcg/limits-and-maximums: paying, paying on top, and how often at most."""

from __future__ import annotations

import pytest

from rulesref.engine.block import resolve
from rulesref.engine.machine import run
from rulesref.engine.notation import read_effect
from rulesref.games.arkham_lcg import RULES
from rulesref.games.arkham_lcg.table import new_game
from rulesref.games.things import bring
from tests.arkham import read_card
from tests.games.arkham_lcg.made_up import Workshop, texts

GAIN = {"verb": "gain-resources", "who": "you", "amount": 1}


def test_who_pays_x_says_how_much_and_the_effect_knows(workshop: Workshop) -> None:
    draw = {"verb": "draw", "who": "you", "amount": {"count": "x"}}
    workshop.card("Tribute", {"kind": "play", "do": [draw]}, type="event", stats={"cost": "X"})
    ruling = workshop.play(
        """Given Roland Banks is at the Study
And Roland Banks has 3 resources
And the deck of Roland Banks holds Knife, Guts, Perception
When Roland Banks plays Tribute
And Roland Banks pays 2 for X
Then Roland Banks has 1 resource
And Guts is in hand"""
    )
    assert ruling.passed
    assert "Roland Banks draws Perception" not in texts(ruling)


def test_an_x_that_is_not_paid_is_zero(workshop: Workshop) -> None:
    stats = {"cost": "X"}
    workshop.card("Tribute", {"kind": "play", "do": [GAIN]}, type="event", stats=stats)
    gift = {"verb": "play", "card": {"choose": "your-hand", "named": "Tribute"}, "at-no-cost": True}
    workshop.card("Gift", {"kind": "free", "do": [gift]})
    ruling = workshop.play(
        """Given Roland Banks is at the Study
And Roland Banks has 3 resources
And Roland Banks controls Gift
And Roland Banks has Tribute in hand
When Roland Banks uses Gift
Then Roland Banks has 4 resources
And Roland Banks has 3 actions"""
    )
    assert ruling.passed


def test_a_cost_that_can_no_longer_be_paid_ends_the_playing_unpaid(workshop: Workshop) -> None:
    when = {"kind": "forced", "on": {"when": "initiate-play", "who": "you"}}
    workshop.card("Leak", {**when, "do": [{"verb": "lose-resources", "who": "you", "amount": 1}]})
    ruling = workshop.play(
        """Given Roland Banks is at the Study
And Roland Banks controls Leak
And Roland Banks has 1 resource
And Roland Banks has Knife in hand
When Roland Banks plays Knife
Then Roland Banks has 3 actions
And Roland Banks has 0 resources
And Knife is in hand"""
    )
    assert ruling.passed


@pytest.mark.parametrize("canceled", [False, True])
def test_a_maximum_counts_every_copy_of_everybody_even_a_canceled_one(
    workshop: Workshop, canceled: bool
) -> None:
    most = {"kind": "constant", "do": [{"verb": "max-played", "times": 1, "period": "round"}]}
    for level, name in ((0, "Boon"), (3, "Boon (3)")):
        made = {"type": "event", "stats": {"cost": 0}, "level": level}
        workshop.card(name, {"kind": "play", "do": [GAIN]}, most, **made)
        workshop.cards[name].name = "Boon"
    answer = {"kind": "forced", "on": {"when": "play", "who": "investigator"}}
    do = {"verb": "cancel"} if canceled else {"verb": "ready", "card": "this"}
    workshop.card("Ward", {**answer, "do": [do]})
    steps = """Given Roland Banks and Agnes Baker are at the Study
And Roland Banks controls Ward
And Roland Banks has Boon in hand
And Agnes Baker has Boon (3) in hand
When Roland Banks plays Boon
{turn}
Then it is refused under arkham-lcg/limits-and-maximums"""
    ruling = workshop.play(steps.format(turn="And Agnes Baker plays Boon (3)"))
    assert ruling.passed
    assert ("Roland Banks gains 1 resource" in texts(ruling)) is not canceled


def test_without_a_maximum_the_second_copy_is_played(workshop: Workshop) -> None:
    workshop.card("Boon", {"kind": "play", "do": [GAIN]}, type="event", stats={"cost": 0})
    ruling = workshop.play(
        """Given Roland Banks and Agnes Baker are at the Study
When Roland Banks plays Boon
And Agnes Baker plays Boon
Then Agnes Baker has 1 resource"""
    )
    assert ruling.passed


def test_a_fast_event_pays_what_is_asked_on_top_and_its_changed_cost(workshop: Workshop) -> None:
    cards = {"all": "any-card", "type": "event"}
    toll = {
        "verb": "additional-play-cost",
        "of": cards,
        "costs": [[{"pay": "horror", "amount": 1}]],
    }
    dearer = {"verb": "modify", "of": "your-hand", "stat": "cost", "by": 1}
    workshop.card("Toll", {"kind": "constant", "do": [toll, dearer]})
    fast = {"kind": "fast", "zones": ["hand"], "cost": [{"pay": "resources", "amount": 1}]}
    made = {"type": "event", "stats": {"cost": 1}, "keywords": {"fast": True}}
    workshop.card("Whisper", {**fast, "do": [{"verb": "draw", "who": "you", "amount": 1}]}, **made)
    ruling = workshop.play(
        """Given Roland Banks is at the Study
And Roland Banks controls Toll
And Roland Banks has Whisper in hand
And Roland Banks has 2 resources
And the deck of Roland Banks holds Knife
When Roland Banks begins a turn
And Roland Banks plays Whisper
Then Roland Banks has 0 resources
And Roland Banks has 1 horror
And Knife is in hand"""
    )
    assert ruling.passed, ruling.unmet


def _market(workshop: Workshop, deed: str) -> None:
    """A location where ``deed`` costs two resources on top."""
    toll = {"verb": "additional-cost", "deed": deed, "at": "this"}
    toll["costs"] = [[{"pay": "resources", "amount": 2}]]  # type: ignore[assignment]
    stats = {"shroud": 1, "clues": 1}
    workshop.card("Market", {"kind": "constant", "do": [toll]}, type="location", stats=stats)


@pytest.mark.parametrize(("resources", "found"), [(2, True), (1, False)])
def test_a_basic_action_pays_any_additional_cost_as_it_would_resolve(
    workshop: Workshop, resources: int, found: bool
) -> None:
    _market(workshop, "investigate")
    ruling = workshop.play(
        f"""Given Roland Banks is at the Market
And Market has 1 clue
And Roland Banks has {resources} resources
And the chaos bag holds 0
When Roland Banks investigates
Then {"Market has 0 clues" if found else "it is refused under arkham-lcg/additional-costs"}"""
    )
    assert ruling.passed
    assert ("Roland Banks spends 2 resources" in texts(ruling)) is found


@pytest.mark.parametrize(("resources", "there"), [(2, "Market"), (1, "Study")])
def test_an_effect_pays_any_additional_cost_as_it_would_resolve(
    workshop: Workshop, resources: int, there: str
) -> None:
    _market(workshop, "enter")
    ruling = workshop.play(
        f"""Given Roland Banks is at the Study
And the Study is connected to the Market
And Roland Banks has {resources} resources
And Roland Banks has Shortcut in hand
When Roland Banks plays Shortcut
Then Roland Banks is at the {there}
And Shortcut is in the discard pile"""
    )
    assert ruling.passed


def test_a_basic_move_pays_once(workshop: Workshop) -> None:
    _market(workshop, "enter")
    ruling = workshop.play(
        """Given Roland Banks is at the Study
And the Study is connected to the Market
And Roland Banks has 5 resources
When Roland Banks moves to the Market
Then Roland Banks has 3 resources
And Roland Banks has 2 actions"""
    )
    assert ruling.passed


def test_the_revealed_side_asks_for_nothing_before_it_is_up(workshop: Workshop) -> None:
    """arkham-lcg/location-cards: it is not read yet."""
    _market(workshop, "enter")
    ruling = workshop.play(
        """Given Roland Banks is at the Study
And the Study is connected to the Market
And Market is unrevealed
And Roland Banks has 5 resources
When Roland Banks moves to the Market
Then Roland Banks has 5 resources
And Roland Banks is at the Market
When Roland Banks moves to the Study
And Roland Banks moves to the Market
Then Roland Banks has 3 resources"""
    )
    assert ruling.passed, ruling.unmet


def test_a_payment_for_one_action_is_none_for_a_move_in_the_middle_of_it(
    workshop: Workshop,
) -> None:
    """Chill makes the fight dearer; Step answers the attack and moves through the toll."""
    _market(workshop, "enter")
    dearer = {"verb": "additional-action-cost", "of": {"all": "investigator"}, "types": ["fight"]}
    workshop.card("Chill", {"kind": "constant", "do": [{**dearer, "actions": 1}]}, type="treachery")
    go = {"verb": "move", "who": "you", "to": {"all": "connecting-location"}}
    on = {"after": "skill-test", "who": "you"}
    workshop.card("Step", {"kind": "forced", "on": on, "do": [go]})
    ruling = workshop.play(
        """Given Roland Banks is at the Study
And the Study is connected to the Market
And Chill is in the threat area of Roland Banks
And Roland Banks controls Step
And Roland Banks has 5 resources
And Ghoul Minion is engaged with Roland Banks
And the chaos bag holds 0
When Roland Banks fights Ghoul Minion
Then Roland Banks is at the Market
And Roland Banks has 3 resources
And Roland Banks has 1 action"""
    )
    assert ruling.passed, ruling.unmet


def test_another_action_before_it_pays_nothing_for_the_move(workshop: Workshop) -> None:
    _market(workshop, "enter")
    ruling = workshop.play(
        """Given Roland Banks is at the Study
And the Study is connected to the Market
And Roland Banks has 1 resource
And Roland Banks has Shortcut in hand
When Roland Banks takes a resource
And Roland Banks plays Shortcut
Then Roland Banks has 0 resources
And Roland Banks is at the Market"""
    )
    assert ruling.passed


FREE = {"kind": "free", "do": [GAIN], "limit": "1 per round"}


def test_a_card_that_enters_play_again_may_be_used_again(workshop: Workshop) -> None:
    workshop.card("Charm", FREE, stats={"cost": 0})
    back = {"verb": "return-to-hand", "card": {"choose": "asset", "named": "Charm"}}
    workshop.card("Hook", {"kind": "free", "do": [back]})
    ruling = workshop.play(
        """Given Roland Banks is at the Study
And Roland Banks controls Charm and Hook
When Roland Banks uses Charm
And Roland Banks uses Hook
And Roland Banks plays Charm
And Roland Banks uses Charm
Then Roland Banks has 2 resources"""
    )
    assert ruling.passed


def test_a_second_use_in_the_period_is_refused_and_another_copy_has_its_own(
    workshop: Workshop,
) -> None:
    workshop.card("Charm", FREE)
    ruling = workshop.play(
        """Given Roland Banks is at the Study
And Roland Banks controls Charm and Charm
When Roland Banks uses Charm
And Roland Banks uses Charm #2
Then Roland Banks has 2 resources
And Roland Banks may not use Charm
And Roland Banks may not use Charm #2"""
    )
    assert ruling.passed


@pytest.mark.parametrize("scope", ["copy", "title"])
def test_a_maximum_in_an_ability_counts_every_card_of_the_title(
    workshop: Workshop, scope: str
) -> None:
    workshop.card("Charm", {**FREE, "limit-scope": scope})
    ruling = workshop.play(
        """Given Roland Banks and Agnes Baker are at the Study
And Roland Banks controls Charm
And Agnes Baker controls Charm #2
When Roland Banks uses Charm
And Agnes Baker uses Charm #2
Then {}""".format(
            "it is refused under arkham-lcg/limits-and-maximums"
            if scope == "title"
            else "Agnes Baker has 1 resource"
        )
    )
    assert ruling.passed


@pytest.mark.parametrize(("kind", "there"), [("advance", "Market"), ("forced", "Study")])
def test_the_back_of_an_agenda_asks_for_nothing_on_top_a_forced_ability_does(
    workshop: Workshop, kind: str, there: str
) -> None:
    _market(workshop, "enter")
    to = {"choose": "location", "named": "Market"}
    move = {"verb": "move", "who": {"all": "investigator"}, "to": to}
    other = {"kind": "advance", "do": [move if kind == "advance" else GAIN]}
    front = {"kind": "forced", "on": {"when": "advance", "card": "this"}, "do": [move]}
    sides = (other,) if kind == "advance" else (front, other)
    workshop.card("Dawn", *sides, type="agenda", stats={"doom": 1})
    workshop.card("Noon", {"kind": "advance", "do": [GAIN]}, type="agenda", stats={"doom": 9})
    push = {"verb": "advance", "card": "agenda"}
    workshop.card("Clock", {"kind": "free", "do": [push]})
    ruling = workshop.play(
        f"""Given Roland Banks is at the Study
And the Study is connected to the Market
And Roland Banks has 1 resource
And Roland Banks controls Clock
And the current agenda is Dawn
And the next agenda is Noon
When Roland Banks uses Clock
Then Roland Banks is at the {there}"""
    )
    assert ruling.passed


@pytest.mark.parametrize(("resources", "left", "cards"), [(2, 0, 1), (1, 1, 0)])
def test_an_effect_spends_all_that_it_says_or_nothing(
    workshop: Workshop, resources: int, left: int, cards: int
) -> None:
    """The charm says so after something else; only what was spent in full lets the rest follow."""
    draw = {"verb": "then", "effects": [{"verb": "draw", "who": "you", "amount": 1}]}
    heal = {"verb": "heal", "of": "you", "damage": 1}
    spend = {"verb": "spend-resources", "amount": 2}
    workshop.card("Charm", {"kind": "free", "do": [heal, spend, draw]})
    ruling = workshop.play(
        f"""Given Roland Banks is at the Study
And Roland Banks has 1 damage
And Roland Banks controls Charm
And Roland Banks has {resources} resources
And the deck of Roland Banks holds Knife
When Roland Banks uses Charm
Then Roland Banks has {left} resources
And Roland Banks has {cards} cards in hand"""
    )
    assert ruling.passed, ruling.unmet


@pytest.mark.parametrize("held", [True, False])
def test_what_cannot_ready_lets_nothing_be_used_to_ready_it(workshop: Workshop, held: bool) -> None:
    workshop.card(
        "Chain", {"kind": "constant", "do": [{"verb": "cannot-ready", "of": {"all": "enemy"}}]}
    )
    workshop.card("Bell", {"kind": "free", "do": [{"verb": "ready", "card": {"choose": "enemy"}}]})
    ruling = workshop.play(
        f"""Given Roland Banks is at the Study
And Roland Banks controls Bell
{"And Roland Banks controls Chain" if held else "And Roland Banks controls Knife"}
And Ghoul Minion is exhausted at the Study
When Roland Banks uses Bell
Then {"it is refused under arkham-lcg/ability" if held else "Ghoul Minion is ready"}"""
    )
    assert ruling.passed, ruling.unmet


@pytest.mark.parametrize("held", [True, False])
def test_who_cannot_move_lets_nothing_be_used_to_move_him(workshop: Workshop, held: bool) -> None:
    workshop.card("Chain", {"kind": "constant", "do": [{"verb": "cannot-move", "of": "you"}]})
    ruling = workshop.play(
        f"""Given Roland Banks is at the Study
And the Study is connected to the Hallway
And Roland Banks controls {"Chain" if held else "Knife"}
And Roland Banks has Shortcut in hand
When Roland Banks plays Shortcut
Then {"it is refused under arkham-lcg/event-cards" if held else "Roland Banks is at the Hallway"}"""
    )
    assert ruling.passed, ruling.unmet


@pytest.mark.parametrize(
    ("edition", "changed", "shots"),
    [("2016", {}, 2), ("2016", {"replenish-cap": False}, 4), ("2026", {}, 2)],
)
def test_uses_x_are_replenished_up_to_what_x_was(
    edition: str, changed: dict[str, bool], shots: int
) -> None:
    state = new_game(edition, changed)
    gun = {"code": "g", "name": "Gun", "type": "asset", "keywords": {"uses": {"ammo": "X"}}}
    card = bring(state, read_card(gun), zone="play", controller="r", x=2, ammo=1)
    node = read_effect(
        {"verb": "replenish", "card": "this", "uses": "ammo", "amount": 3}, RULES, "x"
    )
    resolve(state, (node,), {"this": card, "you": "r"})
    run(state)
    assert state.get(card, "ammo") == shots
