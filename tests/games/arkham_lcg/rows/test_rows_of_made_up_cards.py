"""Verbs, filters and numbers of card text that no described card uses yet, by made-up cards."""

from __future__ import annotations

from typing import Any

import pytest

from rulesref.engine.notation import NotationError, read_ability
from rulesref.games.arkham_lcg import RULES
from tests.games.arkham_lcg.made_up import Workshop, texts

ACTION = {"kind": "free"}
DISCARDS = "And Roland Banks discards Machete to make room\n"


@pytest.mark.parametrize(
    ("controls", "then"), [("Ban", "it is refused under arkham-lcg/cannot"), ("Knife", "step st-1")]
)
def test_an_enemy_that_cannot_be_evaded(workshop: Workshop, controls: str, then: str) -> None:
    all_enemies = {"all": "enemy"}
    workshop.card(
        "Ban", {"kind": "constant", "do": [{"verb": "cannot-be-evaded", "of": all_enemies}]}
    )
    ruling = workshop.play(
        f"""\
Given Roland Banks is at the Study
And Roland Banks controls {controls}
And Ghoul Minion is engaged with Roland Banks
And the chaos bag holds 0
When Roland Banks attempts to evade Ghoul Minion
Then {then if controls == "Ban" else f"in order:{chr(10)}      | {then} |"}"""
    )
    assert ruling.passed, ruling.unmet


@pytest.mark.parametrize(("bans", "commits"), [(True, False), (False, True)])
def test_somebody_who_cannot_commit(workshop: Workshop, bans: bool, commits: bool) -> None:
    workshop.card("Ban", {"kind": "constant", "do": [{"verb": "cannot-commit", "of": "you"}]})
    ruling = workshop.play(
        f"""\
Given Roland Banks is at the Study
And Study has 1 clue
And the chaos bag holds 0
And Roland Banks controls {"Ban" if bans else "Knife"}
And Roland Banks has Perception in hand
When Roland Banks investigates
Then Roland Banks may{"" if commits else " not"} commit Perception"""
    )
    assert ruling.passed, ruling.unmet


@pytest.mark.parametrize(("engaged", "commits"), [(True, False), (False, True)])
def test_somebody_who_is_engaged_with_an_enemy(
    workshop: Workshop, engaged: bool, commits: bool
) -> None:
    of = {"all": "investigator", "engaged-with": {"all": "enemy"}}
    workshop.card("Ban", {"kind": "constant", "do": [{"verb": "cannot-commit", "of": of}]})
    ruling = workshop.play(
        f"""\
Given Roland Banks and Agnes Baker are at the Study
And Ghoul Minion is engaged with {"Roland Banks" if engaged else "Agnes Baker"}
And Study has 1 clue
And the chaos bag holds 0
And Roland Banks controls Ban
And Roland Banks has Perception in hand
When Roland Banks investigates
Then Roland Banks may{"" if commits else " not"} commit Perception"""
    )
    assert ruling.passed, ruling.unmet


@pytest.mark.parametrize(
    ("clause", "steps"),
    [
        (
            {"verb": "discard-encounters", "amount": 2},
            ["Ghoul Minion is discarded", "Acolyte is discarded"],
        ),
        (
            {"verb": "draw-encounter-card", "card": {"all": "encounter-discard"}},
            ["Roland Banks draws the encounter card Ancient Evils"],
        ),
    ],
)
def test_what_becomes_of_encounter_cards(
    workshop: Workshop, clause: dict[str, Any], steps: list[str]
) -> None:
    workshop.card("Engine", ACTION | {"do": [clause]})
    ruling = workshop.play(
        """\
Given Roland Banks is at the Study
And Roland Banks controls Engine
And the current agenda is Rise of the Ghouls
And the encounter deck holds Ancient Evils, Ghoul Minion, Acolyte
When Roland Banks draws Ancient Evils from the encounter deck
And Roland Banks uses Engine
Then in order:
"""
        + "\n".join(f"      | {step} |" for step in steps)
    )
    assert ruling.passed, ruling.unmet


@pytest.mark.parametrize(("by", "margin"), [(2, "fails by 1"), (-1, "succeeds by 2")])
def test_a_difficulty_that_is_changed(workshop: Workshop, by: int, margin: str) -> None:
    use = {"if": [{"test": "during-your-test"}], "limit": "1 per test"}
    workshop.card("Engine", ACTION | use | {"do": [{"verb": "change-difficulty", "by": by}]})
    ruling = workshop.play(
        f"""\
Given Roland Banks is at the Study
And Study has 1 clue
And the chaos bag holds 0
And Roland Banks controls Engine
When Roland Banks investigates
And Roland Banks uses Engine
Then in order:
      | Roland Banks {margin} |"""
    )
    assert ruling.passed, ruling.unmet


@pytest.mark.parametrize(("amount", "left"), [(1, 2), (5, 0)])
def test_doom_is_removed_as_far_as_there_is_any(workshop: Workshop, amount: int, left: int) -> None:
    remove = {"verb": "remove-doom", "on": {"all": "enemy"}, "amount": amount}
    workshop.card("Engine", ACTION | {"do": [remove]})
    ruling = workshop.play(
        f"""\
Given Roland Banks is at the Study
And Ghoul Minion is at the Hallway
And Ghoul Minion has 3 doom
And Roland Banks controls Engine
When Roland Banks uses Engine
Then Ghoul Minion has {left} doom"""
    )
    assert ruling.passed, ruling.unmet


def test_all_that_is_sealed_on_a_card_is_released(workshop: Workshop) -> None:
    workshop.card("Engine", ACTION | {"do": [{"verb": "release", "of": {"all": "asset"}}]})
    ruling = workshop.play(
        """\
Given Roland Banks is at the Study
And the chaos bag holds 0
And Roland Banks controls Engine
And skull and -1 are sealed on Engine
When Roland Banks uses Engine
Then the chaos bag now holds 0, skull, -1"""
    )
    assert ruling.passed, ruling.unmet


def test_a_word_that_an_ability_has_somebody_say(workshop: Workshop) -> None:
    workshop.card("Engine", ACTION | {"do": [{"verb": "say", "word": "hastur"}]})
    ruling = workshop.play(
        """\
Given Roland Banks is at the Study
And whoever says Hastur takes 1 horror
And Roland Banks controls Engine
When Roland Banks uses Engine
Then Roland Banks has 1 horror"""
    )
    assert ruling.passed, ruling.unmet


def test_a_basic_action_that_is_performed_costs_none(workshop: Workshop) -> None:
    perform = {"verb": "perform-action", "who": "you", "action": "investigate"}
    workshop.card("Engine", ACTION | {"do": [perform], "limit": "1 per round"})
    ruling = workshop.play(
        """\
Given Roland Banks is at the Study
And Study has 1 clue
And the chaos bag holds 0
And it is the turn of Roland Banks
And Roland Banks controls Engine
When Roland Banks uses Engine
And Roland Banks takes a resource
And Roland Banks takes a resource
And Roland Banks takes a resource
Then Roland Banks has 1 clue
And Roland Banks has 3 resources"""
    )
    assert ruling.passed, ruling.unmet


@pytest.mark.parametrize(("engine", "step"), [("Engine", ""), ("Beat Cop", DISCARDS)])
def test_an_asset_that_takes_no_slot(workshop: Workshop, engine: str, step: str) -> None:
    """Two hands are full; there is room for a Knife only where one of the two takes no slot."""
    clause = {"verb": "takes-no-slot", "of": {"all": "asset", "named": "Machete"}}
    workshop.card("Engine", {"kind": "constant", "do": [clause]})
    ruling = workshop.play(
        f"""\
Given Roland Banks is at the Study
And Roland Banks controls Machete, .45 Automatic, {engine}
When Roland Banks plays Knife
{step}Then Knife is in play"""
    )
    assert ruling.passed, ruling.unmet
    assert ("Machete is discarded" in " ".join(texts(ruling))) is bool(step)


def test_only_those_who_carry_a_supply(workshop: Workshop) -> None:
    bearers = {"all": "investigator", "carries": "rope"}
    workshop.card(
        "Engine", ACTION | {"do": [{"verb": "gain-resources", "who": bearers, "amount": 1}]}
    )
    ruling = workshop.play(
        """\
Given Roland Banks and Agnes Baker are at the Study
And Agnes Baker has taken a rope along
And Roland Banks has taken a torch along
And Roland Banks controls Engine
When Roland Banks uses Engine
Then Agnes Baker has 1 resource
And Roland Banks has 0 resources"""
    )
    assert ruling.passed, ruling.unmet


def test_the_actions_of_this_turn_are_counted(workshop: Workshop) -> None:
    many = {"count": "actions-performed", "of": "you"}
    workshop.card(
        "Engine", ACTION | {"do": [{"verb": "gain-resources", "who": "you", "amount": many}]}
    )
    ruling = workshop.play(
        """\
Given Roland Banks is at the Study
And it is the turn of Roland Banks
And Roland Banks controls Engine
When Roland Banks takes a resource
And Roland Banks takes a resource
And Roland Banks uses Engine
Then Roland Banks has 4 resources"""
    )
    assert ruling.passed, ruling.unmet


def test_an_act_that_says_which_one_comes_next(workshop: Workshop) -> None:
    other = {"kind": "advance", "do": [{"verb": "comes-next", "title": "Third"}]}
    workshop.card("First", other, type="act", stats={"clues": 1})
    workshop.card("Second", type="act", stats={"clues": 1})
    workshop.card("Third", type="act", stats={"clues": 1})
    ruling = workshop.play(
        """\
Given Roland Banks is at the Study
And Roland Banks has 1 clue
And the current act is First
And the next acts are Second, Third
When Roland Banks spends clues to advance the act
Then in order:
      | Third becomes current |"""
    )
    assert ruling.passed, ruling.unmet


@pytest.mark.parametrize(
    ("data", "near"),
    [
        ({"kind": "skill", "name": "sucess"}, "success"),
        ({"kind": "symbol", "name": "skul"}, "skull"),
        ({"kind": "free", "zones": ["hand", "discards"]}, "discard"),
        ({"kind": "forced", "on": {"after": "deal", "cause": "enemy-atack"}}, "enemy-attack"),
        ({"kind": "forced", "on": {"when": "attack", "why": ["oportunity"]}}, "opportunity"),
        ({"kind": "free", "if": [{"test": "test-is", "why": "figth"}]}, "fight"),
        ({"kind": "free", "limit": "1 per game", "limit-scope": "titel"}, "title"),
        ({"kind": "free", "do": [{"verb": "blank", "of": "this", "until": "fase"}]}, "phase"),
    ],
)
def test_a_word_that_would_be_passed_over_is_refused(data: dict[str, Any], near: str) -> None:
    with pytest.raises(NotationError) as caught:
        read_ability(data, RULES, "x/1")
    assert near in caught.value.candidates


MORE: dict[str, Any] = {"verb": "more-slots", "of": "you", "slot": "hand", "by": 1}


@pytest.mark.parametrize("effect", [MORE, {"verb": "may", "effects": [MORE]}])
def test_what_only_a_constant_ability_may_say_is_refused_as_an_effect(effect: Any) -> None:
    assert read_ability({"kind": "constant", "do": [MORE]}, RULES, "x/1").effects
    with pytest.raises(NotationError, match="constant ability only"):
        read_ability({"kind": "free", "do": [effect]}, RULES, "x/1")


def test_an_effect_plays_a_card_that_is_set_aside(workshop: Workshop) -> None:
    aside = {"choose": "set-aside", "named": "Knife"}
    play = {"verb": "play", "card": aside, "at-no-cost": True}
    workshop.card("Engine", ACTION | {"do": [play]})
    ruling = workshop.play(
        """\
Given Roland Banks is at the Study
And Knife is set aside
And Roland Banks controls Engine
When Roland Banks uses Engine
Then Knife is in play"""
    )
    assert ruling.passed, ruling.unmet


def test_a_test_of_no_skill_is_not_begun(workshop: Workshop) -> None:
    workshop.card("Engine", ACTION | {"do": [{"verb": "test", "difficulty": 2}]})
    ruling = workshop.play(
        """\
Given Roland Banks is at the Study
And the chaos bag holds 0
And Roland Banks controls Engine
When Roland Banks uses Engine
Then Roland Banks has 0 horror"""
    )
    assert ruling.verdict == "unsupported"
    assert "which skill is tested" in ruling.reason


def test_whom_an_enemy_has_lost_it_does_not_strike_as_in_the_enemy_phase(
    workshop: Workshop,
) -> None:
    """Agnes is moved away when Roland is attacked, before the massive enemy comes to her."""
    stats = {"fight": 2, "health": 3, "damage": 1}
    workshop.card("Hulk", type="enemy", stats=stats, keywords={"massive": True})
    flee = {
        "kind": "forced",
        "on": {"when": "attack", "to": "you"},
        "do": [
            {
                "verb": "move",
                "who": {"all": "investigator", "named": "Agnes Baker"},
                "to": {"all": "connecting-location"},
            }
        ],
    }
    workshop.card("Panic", flee)
    horn = {"verb": "attack-as-in-enemy-phase", "enemy": {"all": "enemy"}}
    workshop.card("Horn", {"kind": "free", "do": [horn]})
    ruling = workshop.play(
        """Given Roland Banks and Agnes Baker are at the Study
And the Study is connected to the Hallway
And Hulk is at the Study
And Roland Banks controls Panic and Horn
When Roland Banks uses Horn
Then Roland Banks has 1 damage
And Agnes Baker is at the Hallway
And Agnes Baker has 0 damage"""
    )
    assert ruling.passed, ruling.unmet


@pytest.mark.parametrize(("tokens", "holds"), [(0, True), (2, True), (3, False)])
def test_up_to_so_many_tokens_are_none_as_well(
    workshop: Workshop, tokens: int, holds: bool
) -> None:
    few = {"test": "holds", "token": "doom", "on": "this", "most": 2}
    gain = {"verb": "gain-resources", "who": "you", "amount": 1}
    workshop.card("Jar", {**ACTION, "limit": "1 per round", "if": [few], "do": [gain]})
    ruling = workshop.play(
        f"Given Roland Banks is at the Study\nAnd Roland Banks controls Jar\n"
        f"And Jar has {tokens} doom\nThen Roland Banks {'may' if holds else 'may not'} use Jar"
    )
    assert ruling.passed, ruling.unmet


@pytest.mark.parametrize(("away", "may"), [(0, True), (1, True), (2, False)])
def test_up_to_one_connection_away_is_where_one_is_as_well(
    workshop: Workshop, away: int, may: bool
) -> None:
    near = {"choose": "enemy", "at": {"all": "location", "within": 1}}
    hit = {"verb": "deal", "damage": 1, "to": near}
    workshop.card("Sling", {**ACTION, "limit": "1 per round", "do": [hit]})
    place = ("Study", "Hallway", "Attic")[away]
    ruling = workshop.play(
        f"Given Roland Banks is at the Study\nAnd Roland Banks controls Sling\n"
        f"And Study is connected to Hallway\nAnd Hallway is connected to Attic\n"
        f"And Goat Spawn is exhausted at the {place}\n"
        f"Then Roland Banks {'may' if may else 'may not'} use Sling"
    )
    assert ruling.passed, ruling.unmet


@pytest.mark.parametrize(
    "test",
    [
        {"test": "holds", "token": "doom", "on": "this", "least": 1, "most": 0},
        {"test": "result-by", "least": 3, "most": 2},
    ],
)
def test_what_no_number_is_is_refused(test: dict[str, Any]) -> None:
    with pytest.raises(NotationError, match="no number is at least"):
        read_ability({"kind": "free", "if": [test], "do": []}, RULES, "x/1")


def test_a_threat_area_holds_engaged_enemies_and_encounter_cards_but_nothing_massive(
    workshop: Workshop,
) -> None:
    counted = {"count": "how-many", "of": {"all": "any-card", "in-threat-area-of": "you"}}
    gain = {"verb": "gain-resources", "who": "you", "amount": counted}
    workshop.card("Ledger", {**ACTION, "do": [gain]})
    workshop.card("Brute", type="enemy", keywords={"massive": True}, stats={"health": 3})
    ruling = workshop.play(
        "Given Roland Banks and Daisy Walker are at the Study\n"
        "And Roland Banks has 0 resources\n"
        "And Roland Banks controls Ledger and Machete\n"
        "And Ghoul Minion is engaged with Roland Banks\n"
        "And Frozen in Fear is in the threat area of Roland Banks\n"
        "And Dissonant Voices is in the threat area of Daisy Walker\n"
        "And Brute is at the Study\n"
        "When Roland Banks activates Ledger\n"
        "Then Roland Banks has 2 resources"
    )
    assert (ruling.unmet, ruling.reason) == ((), "")
