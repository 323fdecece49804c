"""What no card of the data prints is read phrase by phrase: who, what, where, by how much, and what follows."""

from __future__ import annotations

from typing import Any

import pytest

from rulesref.facts.compiler.compiled_card import FULL, HEAD, CompiledAbility
from rulesref.facts.compiler.compiling import Compiler, compiler_of
from tests.arkham import JUDGE
from tests.facts.compiler.made import card


def compiler() -> Compiler:
    """A compiler that knows no other card."""
    return compiler_of(JUDGE.game, {"99001": "Made Up"})


def line(text: str, type: str = "asset") -> CompiledAbility:
    """What becomes of the last line of a card of ``type`` that prints ``text``."""
    return compiler().card(card(text, type)).lines[-1]


def ability(text: str, type: str = "asset") -> Any:
    """The first ability of that line, which is wholly understood."""
    last = line(text, type)
    assert last.understood == FULL, text[last.stopped :]
    return last.facts["ability"][0]


ATTACKS = "attacks you"
ANOTHER = {"all": "investigator", "not": "you", "at": "your-location"}


@pytest.mark.parametrize(
    ("occasion", "on"),
    [
        (
            "After you succeed at an investigation by 2 or more",
            {"after": "succeed", "who": "you", "why": "investigate", "margin": "2+"},
        ),
        (
            "After another investigator at your location fails a [combat] or [agility] test",
            {"after": "fail", "who": ANOTHER, "skill": ["combat", "agility"]},
        ),
        (
            "When another investigator at your location would take damage from an enemy attack",
            {"would": "deal", "to": ANOTHER, "damage": "1+", "cause": "enemy-attack"},
        ),
        (
            "After you defeat a [[Ghoul]] enemy using a [[Spell]] asset",
            {
                "after": "defeat",
                "who": "you",
                "card": {"all": "enemy-card", "trait": "Ghoul"},
                "by": {"all": "any-card", "type": "asset", "trait": "Spell"},
            },
        ),
        (
            "After an investigator discovers 2 or more clues at a [[City]] location",
            {
                "after": "discover",
                "who": {"all": "investigator"},
                "amount": "2+",
                "at": {"all": "location", "trait": "City"},
            },
        ),
        (
            "When you draw a non-[[Hex]] treachery",
            {
                "when": ["draw", "draw-encounter"],
                "who": "you",
                "card": {"all": "any-card", "type": "treachery", "without-trait": "Hex"},
            },
        ),
        (
            "At the end of another investigator's turn",
            {"at": "turn-end", "who": {"all": "investigator", "not": "you"}},
        ),
    ],
)
def test_an_occasion_is_put_together_of_its_parts(occasion: str, on: object) -> None:
    assert ability(f"[reaction] {occasion}: Draw 1 card.")["on"] == on


def test_by_how_much_a_test_would_fail_is_asked_of_its_result() -> None:
    said = ability("[reaction] When you would fail a skill test by 2 or less: Draw 1 card.")
    assert said["if"] == [{"test": "result-by", "most": 2}]


def test_a_card_that_is_used_from_the_hand_is_discarded_from_there() -> None:
    said = ability("[fast] During your turn, discard Made Up from your hand: Draw 1 card.")
    assert said["zones"] == ["hand"]
    assert said["cost"] == [{"pay": "discard", "card": "this"}]


def test_what_follows_if_it_was_done_follows_all_of_it() -> None:
    done = ability("[action]: You may move to a connecting location. If you do, draw 1 card.")["do"]
    assert done[0]["verb"] == "may"
    assert [one["verb"] for one in done[0]["effects"]] == ["move", "then"]


def test_two_things_are_done_to_the_one_enemy_that_is_chosen() -> None:
    chosen, first, second = ability(
        "[action]: Exhaust an enemy at your location and move it to a connecting location."
    )["do"]
    assert chosen["verb"] == "choose"
    assert first == {"verb": "exhaust", "card": "it"}
    assert second["who"] == "it"


@pytest.mark.parametrize(
    "text",
    [
        # Whom an attack was against is not the card.
        "[action]: <b>Fight</b> ([combat]). If you succeed, place 1 doom on it.",
        # The card was named last, and is no enemy.
        "[reaction] When an enemy attacks you, exhaust Made Up: Engage it.",
        "[fast] Exhaust Made Up: Move it to a connecting location.",
    ],
)
def test_it_is_no_enemy_and_no_card_that_was_not_named(text: str) -> None:
    assert line(text).understood == HEAD


def test_it_is_the_enemy_that_a_test_was_against() -> None:
    done = ability("[action]: <b>Evade.</b> If you succeed, deal 1 damage to it.")["do"]
    assert done[0]["effects"] == [{"verb": "deal", "damage": 1, "to": "tested"}]


def test_it_is_the_enemy_of_the_occasion_whatever_else_the_event_is_called() -> None:
    said = ability(
        f"[reaction] After an enemy {ATTACKS}, even if that attack was canceled:"
        " Deal 1 damage to that enemy. Exhaust it."
    )
    assert said["do"][1] == {"verb": "exhaust", "card": "attacker"}


@pytest.mark.parametrize(
    ("text", "type", "verbs"),
    [
        (
            "<b>Revelation</b> - Each investigator must either lose 1 action or discard 1 card at"
            " random from their hand.",
            "treachery",
            ["resolved-by"],
        ),
        (
            "<b>Revelation</b> - Lose 3 resources. For each resource you cannot lose, take 1 horror.",
            "treachery",
            ["reckon-number", "lose-resources", "take"],
        ),
        (
            "<b>Haunted</b> - Discard your hand and draw that many cards.",
            "location",
            ["reckon-number", "discard", "draw"],
        ),
        (
            "Made Up cannot attack, be engaged, or move or be moved.",
            "enemy",
            ["cannot-attack", "cannot-be-engaged", "cannot-move"],
        ),
        (
            "<b>Forced</b> - When Made Up is defeated: Increase the flood level of its location.",
            "enemy",
            ["change-flood-level"],
        ),
        ("[action]: Decrease the flood level of Made Up.", "location", ["change-flood-level"]),
        (
            "<b>Revelation</b> - Test [combat] (2). If you fail, lose 1 resource. If you fail by 2"
            " or more, lose 4 resources, instead.",
            "treachery",
            ["test"],
        ),
    ],
)
def test_an_encounter_card_says_it_of_whatever_it_has(
    text: str, type: str, verbs: list[str]
) -> None:
    assert [one["verb"] for one in ability(text, type)["do"]] == verbs


def test_a_failure_by_more_takes_the_place_of_the_failure() -> None:
    (tested,) = ability(
        "<b>Revelation</b> - Test [combat] (2). If you fail, lose 1 resource. If you fail by 2 or"
        " more, lose 4 resources, instead.",
        "treachery",
    )["do"]
    (result,) = tested["failure"]
    assert result["effects"][0]["amount"] == 4
    assert result["otherwise"][0]["amount"] == 1


def test_a_concealed_enemy_keeps_its_number() -> None:
    assert line("Concealed 2. Hunter.", "enemy").facts["keywords"] == {
        "concealed": 2,
        "hunter": True,
    }


@pytest.mark.parametrize(
    ("text", "type", "done"),
    [
        (
            "[action] Exhaust Made Up: Move to an unrevealed connecting location with no enemies.",
            "asset",
            {
                "verb": "move",
                "who": "you",
                "to": {
                    "choose": "connecting-location",
                    "revealed": False,
                    "without-enemies": True,
                },
            },
        ),
        (
            "<b>Investigate.</b> This test uses [agility] instead of [intellect].",
            "event",
            {"verb": "investigate", "skill": "agility"},
        ),
        (
            "If this test fails, gain 1 resource for each point you failed by (max 2).",
            "skill",
            {
                "verb": "gain-resources",
                "who": "you",
                "amount": {"count": "to-a-maximum", "of": {"count": "margin"}, "most": 2},
            },
        ),
        (
            "Gain 6 resources, divided as you choose among investigators at your location.",
            "event",
            {
                "verb": "divide",
                "number": 6,
                "among": {"all": "investigator", "at": "your-location"},
                "effects": [
                    {"verb": "gain-resources", "who": "each", "amount": {"count": "share"}}
                ],
            },
        ),
        (
            "<b>Revelation</b> - For each ready [[Ally]] asset you control,"
            " either exhaust it or lose 1 action.",
            "treachery",
            {
                "verb": "for-each",
                "among": {
                    "all": "asset",
                    "controlled-by": "you",
                    "ready": True,
                    "trait": "Ally",
                },
                "effects": [
                    {
                        "verb": "choose-one",
                        "options": [
                            [{"verb": "exhaust", "card": "each"}],
                            [{"verb": "lose-actions", "who": "you", "amount": 1}],
                        ],
                    }
                ],
            },
        ),
    ],
)
def test_what_is_done_is_put_together(text: str, type: str, done: Any) -> None:
    assert ability(text, type)["do"] == [done]


def test_the_rest_of_a_line_belongs_to_its_option() -> None:
    """Else the last sentence would happen whichever option is chosen."""
    (choice,) = ability(
        "Choose one:\n- Draw 1 card.\n- Draw 2 cards. Each investigator heals 1 horror.", "event"
    )["do"]
    assert [len(option) for option in choice["options"]] == [1, 2]


def test_nothing_is_answered_by_a_card_that_is_gone() -> None:
    """The asset is in play no more: such an ability would never trigger."""
    text = "[reaction] {} an [[Ally]] asset you control is defeated, exhaust Made Up: Draw 2 cards."
    assert line(text.format("After")).understood != FULL
    assert line(text.format("When")).understood == FULL


@pytest.mark.parametrize(
    "text",
    [
        "Forced - At the start of your turn, if Made Up is engaged with you: Lose 1 action.",
        "Forced - When you fail a skill test while engaged with Made Up: Lose 1 action.",
    ],
)
def test_only_whoever_is_engaged(text: str) -> None:
    engaged = {"test": "there-is", "a": {"all": "this", "engaged-with": "you"}}
    assert ability(f"<b>{text[:6]}</b>{text[6:]}", "enemy")["if"] == [engaged]
