"""What keeps "you" from the basic action of a card is said, and not that the card could change nothing."""

from __future__ import annotations

import pytest

from tests.arkham import play

LAID = """\
Given Roland Banks is at the Study
    And the Study is connected to the Hallway
    And the Study has 1 clue
    And Roland Banks has 9 resources
    And Roland Banks has Deciphered Reality, Backstab, Blinding Light, Unexpected Courage in hand
    And Roland Banks controls Flashlight and .45 Automatic
    And the chaos bag holds 0
    And {lies}
    When Roland Banks {deed}
    """
DOOR = "Locked Door is attached to the Study"
BIRD = "Whippoorwill (02090) is at the Study"
ENGAGED = "Ghoul Minion is engaged with Roland Banks"


@pytest.mark.parametrize("edition", ["2016", "2026"])
@pytest.mark.parametrize(
    ("lies", "deed", "rules"),
    [
        (DOOR, "uses Flashlight", ("cannot", "ability")),
        (DOOR, "plays Deciphered Reality", ("cannot", "event-cards")),
        (DOOR, "investigates", ("cannot",)),
        (BIRD, "uses .45 Automatic", ("aloof", "ability")),
        (BIRD, "plays Backstab", ("aloof", "event-cards")),
        (BIRD, "fights Whippoorwill (02090)", ("aloof",)),
    ],
)
def test_the_rule_is_that_of_the_basic_action(
    lies: str, deed: str, rules: tuple[str, ...], edition: str
) -> None:
    for rule in rules:
        told = LAID.format(lies=lies, deed=deed) + f"Then it is refused under arkham-lcg/{rule}"
        ruling = play(told, edition)
        assert ruling.passed, ruling.unmet


@pytest.mark.parametrize(
    ("lies", "deed"),
    [
        (ENGAGED, "uses Flashlight"),
        (f"{BIRD}\n    And {ENGAGED}", "plays Backstab on Ghoul Minion"),
        (DOOR, "plays Backstab"),
    ],
)
def test_where_it_is_lawful_or_nothing_is_there_no_such_rule_is_named(lies: str, deed: str) -> None:
    for rule in ("cannot", "aloof"):
        told = LAID.format(lies=lies, deed=deed) + f"Then it is refused under arkham-lcg/{rule}"
        assert not play(told).passed
