"""What is told again is another deed, and lawful or refused; a drawn card is the one that is played."""

from __future__ import annotations

import pytest

from rulesref.errors import CaseError
from rulesref.rulings.ruling import Ruling
from tests.arkham import parse_cases, replay

HEAD = "Feature: f\n  Scenario: s\n    Given Roland Banks is at the Study\n"


def _play(*steps: str) -> Ruling:
    (case,) = parse_cases(HEAD + "".join(f"    {step}\n" for step in steps), "x.feature")
    return replay(case, "2016")


def _refusal(*steps: str) -> CaseError:
    with pytest.raises(CaseError) as caught:
        _play(*steps)
    return caught.value


BOOK = (
    "And Roland Banks controls Old Book of Lore (01031)",
    "And the deck of Roland Banks holds Knife, Machete, Flashlight",
    "When Roland Banks begins his turn",
    "And Roland Banks uses Old Book of Lore (01031)",
    "And Roland Banks finds Knife",
)


def test_an_exhausted_card_is_not_used_twice() -> None:
    error = _refusal(*BOOK, BOOK[3], "Then Roland Banks has 1 card in hand")
    assert error.line == 10
    assert "the step before was refused" in error.message
    under = "Then it is refused under arkham-lcg/costs"
    assert _play(*BOOK, BOOK[3], under).passed


def test_what_began_a_turn_begins_no_second_one() -> None:
    begins = "Roland Banks begins his turn"
    error = _refusal(f"When {begins}", f"And {begins}", "Then Roland Banks has 3 actions")
    assert (error.line, error.text) == (5, f"    And {begins}")
    assert "must choose first: the next action" in error.message


SHOT = ("And the chaos bag holds 0", "When Roland Banks tests willpower (2)")


@pytest.mark.parametrize(
    ("before", "step"),
    [
        (SHOT, "And Roland Banks reveals 0"),
        (
            ("When Roland Banks takes 1 horror",),
            "And Roland Banks assigns 1 horror to Roland Banks",
        ),
        (
            (
                "And Roland Banks controls Guard Dog and Beat Cop",
                "When Roland Banks takes 3 damage",
            ),
            "And Roland Banks assigns 1 damage to Guard Dog",
        ),
    ],
)
def test_what_came_about_by_itself_is_told_once(before: tuple[str, ...], step: str) -> None:
    asked = "Then it is asked whether Roland Banks is defeated"
    once = _play(*before, step, asked)
    assert once.verdict
    assert _refusal(*before, step, step, asked).line == 3 + len(before) + 2


DRAWN = "And the deck of Roland Banks holds {}, Machete"


@pytest.mark.parametrize("card", ["Knife", "Working a Hunch"])
@pytest.mark.parametrize("begins", [(), ("When Roland Banks begins his turn",)])
def test_a_card_that_was_drawn_is_the_one_that_is_played(
    card: str, begins: tuple[str, ...]
) -> None:
    draws = "takes the draw action"
    keyword = "And" if begins else "When"
    ruling = _play(
        DRAWN.format(card),
        "And the Study has 2 clues",
        *begins,
        f"{keyword} Roland Banks {draws}",
        f"And Roland Banks plays {card}",
        "Then Roland Banks has 0 cards in hand",
        "And the deck of Roland Banks has 1 card",
        f"And it is asked whether {card} is in hand",
        "And the answer is no",
    )
    assert ruling.passed, ruling.unmet


GHOUL = "And Ghoul Minion is engaged with Roland Banks"
REMAINS = ("And the encounter deck holds Rotting Remains", "And the chaos bag holds -1")


@pytest.mark.parametrize(
    ("before", "told"),
    [
        ((GHOUL, "When Roland Banks takes a resource"), "Ghoul Minion attacks Roland Banks"),
        ((GHOUL, "When the enemy phase begins"), "Roland Banks takes 1 damage"),
        ((*REMAINS, "When Roland Banks draws an encounter card"), "Roland Banks takes 1 horror"),
        (
            (*REMAINS, "When Roland Banks draws an encounter card"),
            "Roland Banks tests willpower (3)",
        ),
        (("When Roland Banks plays Emergency Cache",), "Roland Banks gains 3 resources"),
        (("When Roland Banks plays Emergency Cache",), "Emergency Cache is discarded"),
    ],
)
def test_what_a_step_has_led_to_is_not_told_as_an_effect_of_nobody(
    before: tuple[str, ...], told: str
) -> None:
    error = _refusal(*before, f"And {told}")
    assert "has brought this about already" in error.message
    assert _play(*before, "Then nobody has a choice", f"When {told}").verdict


def test_the_same_effect_of_nobody_may_be_told_twice() -> None:
    horror = "Roland Banks takes 1 horror"
    assert _play(f"When {horror}", f"And {horror}", "Then Roland Banks has 2 horror").passed


def test_what_a_step_has_led_to_may_be_told_while_something_of_it_waits() -> None:
    ruling = _play(
        GHOUL,
        "And Roland Banks controls Guard Dog",
        "When the enemy phase begins",
        "And Ghoul Minion attacks Roland Banks",
        "And Roland Banks assigns 1 damage and 1 horror to Roland Banks",
        "Then Roland Banks has 1 damage",
    )
    assert ruling.passed
