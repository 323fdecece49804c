"""Cases as the user meets them: what passes, what is refused, and how it is said."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rulesref.entries import EDITIONS
from rulesref.errors import CaseError
from rulesref.rulings.ruling import Ruling
from tests.arkham import parse_cases, read_cases, replay
from tests.rulings.shipped import CASES, replayed

GIVEN = """\
Feature: f
  Scenario: s
    Given Roland Banks and Agnes Baker are at the Study
    And Roland Banks controls Guard Dog
    And Goat Spawn is engaged with Roland Banks with 2 damage
    And Ghoul Minion is engaged with Agnes Baker
"""


def play(steps: str, given: str = GIVEN) -> Ruling:
    return replay(parse_cases(given + steps, "x.feature")[0], "2016")


def refusal(steps: str, given: str = GIVEN) -> CaseError:
    with pytest.raises(CaseError) as caught:
        play(steps, given)
    return caught.value


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_shipped_cases(path: Path) -> None:
    for ruling in (one for edition in EDITIONS for one in replayed(path, edition).rulings):
        assert ruling.passed or ruling.expected_stop, (ruling.edition, ruling.unmet)
        assert not (ruling.passed and "unsupported" in ruling.tags), "it runs: drop the tag"


def test_nothing_is_chosen_silently() -> None:
    error = refusal(
        "    When Roland Banks plays .45 Automatic\n    Then in order:\n      | Guard Dog is defeated |\n"
    )
    assert error.line == 8
    assert "Roland Banks must choose" in error.message
    assert error.candidates == (
        "Roland Banks assigns 1 damage to Roland Banks",
        "Roland Banks assigns 1 damage to Guard Dog",
    )


def test_an_offered_reaction_must_be_used_or_declined() -> None:
    head = (
        "    When Roland Banks plays .45 Automatic\n"
        "    And Roland Banks assigns 1 damage to Guard Dog\n"
    )
    tail = "    Then in order:\n      | .45 Automatic enters play |\n"
    assert "must choose" in refusal(head + tail).message
    ruling = play(head + "    And nobody reacts\n" + tail)
    assert ruling.passed
    assert "Goat Spawn is defeated" not in [moment.text for moment in ruling.timeline]


def test_a_wrong_order_is_unmet_and_says_what_happened() -> None:
    ruling = play(
        "    When Roland Banks plays .45 Automatic\n"
        "    And Roland Banks assigns 1 damage to Roland Banks\n"
        "    Then in order:\n"
        "      | .45 Automatic enters play |\n"
        "      | Goat Spawn attacks Roland Banks |\n"
    )
    assert not ruling.passed
    assert ruling.unmet[0].line == 11
    assert "before" in ruling.unmet[0].happened


@pytest.mark.parametrize(
    ("step", "column", "message"),
    [
        ("    When Roland Banks plays .45 Automtic", 29, "no card called"),
        ("    When Roland Banks dances", 10, "unknown step"),
        ("    When Goat Spawn plays Guard Dog", 10, "no investigator"),
    ],
)
def test_bad_steps_have_a_place(step: str, column: int, message: str) -> None:
    error = refusal(step + "\n")
    assert (error.line, error.column) == (7, column)
    assert message in error.message


def test_an_investigator_is_at_one_place() -> None:
    error = refusal("    And Roland Banks is at the Study\n")
    assert "already" in error.message


def test_a_card_with_lethal_damage_is_no_position() -> None:
    error = refusal("    And Ghoul Minion #2 is engaged with Roland Banks with 2 damage\n")
    assert "would be defeated" in error.message


@pytest.mark.parametrize(
    "text", ["", "hello", "Feature: f\n", "# language: fr\nFonctionnalité: f\n"]
)
def test_what_is_no_case(text: str) -> None:
    with pytest.raises(CaseError):
        parse_cases(text, "x.feature")


def test_not_utf8_and_too_large(tmp_path: Path) -> None:
    bad = tmp_path / "bad.feature"
    bad.write_bytes(b"Feature: f\n\xff\xfe")
    with pytest.raises(CaseError) as caught:
        read_cases(bad)
    assert caught.value.line == 2
    bad.write_bytes(b"#" * 10_000_000)
    with pytest.raises(CaseError):
        read_cases(bad)


def test_an_undescribed_symbol_is_unsupported_not_zero() -> None:
    given = """\
Feature: f
  Scenario: s
    Given Roland Banks is at the Study
    And Study has 1 clue
    And the chaos bag holds skull, 0
"""
    ruling = play(
        "    When Roland Banks investigates\n    And Roland Banks reveals skull\n"
        "    Then Roland Banks has 1 clue\n",
        given,
    )
    assert (ruling.verdict, ruling.passed) == ("unsupported", False)
    assert "skull" in ruling.reason


def test_a_numbered_copy_in_hand_is_the_one_that_is_played() -> None:
    ruling = play(
        "    And Roland Banks has Emergency Cache and Emergency Cache #2 in hand\n"
        "    When Roland Banks plays Emergency Cache #2\n"
        "    And Roland Banks assigns 1 damage to Roland Banks\n"
        "    Then Emergency Cache #2 is in the discard pile\n"
        "    And Emergency Cache is in hand\n"
    )
    assert ruling.passed, ruling.unmet


def test_only_the_top_card_of_a_known_deck_is_drawn() -> None:
    error = refusal(
        "    And the encounter deck holds Swarm of Rats, Acolyte\n"
        "    When Roland Banks draws Acolyte from the encounter deck\n"
        "    Then Roland Banks has 0 damage\n"
    )
    assert "not the top card" in error.message


def test_a_step_after_a_token_finds_the_test_over() -> None:
    given = (
        "Feature: f\n  Scenario: s\n"
        "    Given Roland Banks and Agnes Baker are at the Study\n"
        "    And the chaos bag holds 0, auto-fail\n"
        "    When Roland Banks investigates\n"
        "    And Roland Banks reveals auto-fail\n"
    )
    ruling = play(
        "    And Agnes Baker takes a resource\n    Then Agnes Baker has 1 resource\n", given
    )
    assert ruling.passed, ruling.unmet
    ruling = play("    And Agnes Baker plays Knife\n    Then Knife is in play\n", given)
    assert ruling.passed, ruling.unmet


def test_a_step_after_a_choice_finds_it_carried_out() -> None:
    steps = (
        "    When Roland Banks plays Knife\n"
        "    And Roland Banks assigns 1 damage to Roland Banks\n"
        "    And Agnes Baker takes a resource\n"
        "    Then Agnes Baker has 1 resource\n"
    )
    ruling = play(steps, GIVEN.replace("    And Ghoul Minion is engaged with Agnes Baker\n", ""))
    assert ruling.passed, ruling.unmet


def test_what_stands_behind_the_last_then_happens_as_well() -> None:
    """Whether something was expected before: what follows is shown, and stops as it would alone."""
    given = (
        "Feature: f\n  Scenario: s\n    Given Preston Fairmont is at the Study\n"
        "    And the Study has 1 clue\n    And the chaos bag holds elder sign\n"
    )
    asked = "    Then Preston Fairmont is at the Study\n"
    begun = "    When Preston Fairmont investigates\n"
    paid = begun + "    And Preston Fairmont accepts the effect of Preston Fairmont\n"
    alone, behind = play(paid, given), play(asked + paid, given)
    assert behind.verdict == alone.verdict == "unsupported"
    assert behind.timeline == alone.timeline
    assert not behind.passed
    assert "must choose first" in refusal(asked + begun, given).message


def test_framework_steps_are_told_with_their_titles() -> None:
    given = (
        "Feature: f\n  Scenario: s\n    Given Roland Banks is at the Study\n"
        "    And the chaos bag holds +1\n"
    )
    for sentence in ("step st-6", "step st-6: Success or failure"):
        ruling = play(
            "    When Roland Banks investigates\n    Then in order:\n"
            f"      | step st-3 |\n      | {sentence} |\n",
            given,
        )
        assert ruling.passed
        assert "step st-6: Success or failure" in [moment.text for moment in ruling.timeline]


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_timelines_tell_nothing_that_only_the_machine_reads(path: Path) -> None:
    for ruling in replayed(path, "2016").rulings:
        told = json.dumps(ruling.as_json())
        assert "<function" not in told
        assert " at 0x" not in told
