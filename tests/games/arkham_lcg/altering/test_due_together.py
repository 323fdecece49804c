"""arkham-lcg/delayed-effects: of several that are due at once each is told by its card."""

from __future__ import annotations

import pytest

from tests.games.arkham_lcg.made_up import Workshop

EDITIONS = ("2016", "2026")


def later(amount: int) -> dict[str, object]:
    gain = {"verb": "gain-resources", "who": "you", "amount": amount}
    due = {"kind": "forced", "on": {"after": "place-damage", "to": "you"}, "do": [gain]}
    return {"kind": "free", "do": [{"verb": "delay", "ability": due}]}


@pytest.fixture
def workshop(monkeypatch: pytest.MonkeyPatch) -> Workshop:
    made = Workshop(monkeypatch)
    made.card("Sooner", later(1))
    made.card("Later", later(2))
    made.card("Twofold", later(1), later(2))
    return made


GIVEN = (
    "Given Roland Banks is at the Study\nAnd the deck of Roland Banks holds Knife, Guts\n"
    "And Roland Banks controls Sooner, Later and Twofold\n"
)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_step_says_which_comes_first(workshop: Workshop, edition: str) -> None:
    ruling = workshop.play(
        GIVEN + "When Roland Banks uses Sooner\nAnd Roland Banks uses Later\n"
        "And Roland Banks takes 1 damage\n"
        "Then Roland Banks must choose between:\n"
        "  | Roland Banks uses Sooner |\n  | Roland Banks uses Later |\n"
        "When Roland Banks uses Later\nThen in order:\n"
        "  | Roland Banks gains 2 resources |\n  | Roland Banks gains 1 resource |",
        edition,
    )
    assert ruling.passed, ruling.unmet


@pytest.mark.parametrize("edition", EDITIONS)
def test_two_of_one_card_come_in_the_order_in_which_they_were_made(
    workshop: Workshop, edition: str
) -> None:
    ruling = workshop.play(
        GIVEN + "When Roland Banks uses Sooner\nAnd Roland Banks uses Sooner\n"
        "And Roland Banks takes 1 damage\nAnd Roland Banks uses Sooner\n"
        "Then Roland Banks has 2 resources",
        edition,
    )
    assert ruling.passed, ruling.unmet


def test_no_choice_is_told_by_the_engines_own_name(workshop: Workshop) -> None:
    ruling = workshop.play(
        GIVEN + "When Roland Banks uses ability 1 of Twofold\nAnd Roland Banks uses Later\n"
        "And Roland Banks takes 1 damage\n"
        "Then Roland Banks must choose between:\n"
        "  | Roland Banks uses Twofold |\n  | Roland Banks uses Later |"
    )
    assert ruling.passed, ruling.unmet
