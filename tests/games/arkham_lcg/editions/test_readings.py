"""Open questions that the engine runs in every reading: a verdict there is "open"."""

from __future__ import annotations

import pytest

from tests.games.arkham_lcg.made_up import Workshop


@pytest.mark.parametrize("edition", ["2016", "2026"])
def test_reactions_to_a_cost_against_the_attacks_that_follow(monkeypatch, edition):
    """Bell costs its own discard; the ghoul strikes before or after Gong has answered that."""
    made = Workshop(monkeypatch)
    made.card(
        "Bell",
        {
            "kind": "action",
            "cost": [{"pay": "action", "amount": 1}, {"pay": "discard", "card": "this"}],
            "do": [{"verb": "gain-resources", "who": "you", "amount": 1}],
        },
    )
    made.card(
        "Gong",
        {
            "kind": "forced",
            "on": {"after": "discard"},
            "do": [{"verb": "take", "who": "you", "horror": 2}],
        },
    )
    steps = (
        "Given Roland Banks is at the Study\n"
        "And Roland Banks controls Bell and Gong\n"
        "And Ghoul Minion is engaged with Roland Banks\n"
        "When Roland Banks uses Bell\n"
        "Then it is asked whether Roland Banks takes 2 horror before Ghoul Minion attacks Roland Banks\n"
    )
    ruling = made.play(
        steps + "And the answer is open\nAnd the rules leave it open: U-20\n", edition
    )
    assert ruling.passed, ruling.unmet


@pytest.mark.parametrize("edition", ["2016", "2026"])
def test_the_last_word_of_whom_the_damage_defeats(monkeypatch, edition):
    """Bell answers horror, and whoever uses it falls to that horror."""
    made = Workshop(monkeypatch)
    made.card(
        "Bell",
        {
            "kind": "forced",
            "on": {"after": "place-horror", "to": "you"},
            "do": [{"verb": "gain-resources", "who": {"all": "investigator"}, "amount": 1}],
        },
    )
    made.card("Gong", {"kind": "free", "do": [{"verb": "take", "who": "you", "horror": 1}]})
    steps = (
        "Given Roland Banks and Agnes Baker are at the Study\n"
        "And Roland Banks has {horror} horror\n"
        "And Roland Banks controls Bell and Gong\n"
        "And the current agenda is Rise of the Ghouls\n"
        "When Roland Banks uses Gong\n"
        "Then it is asked whether Agnes Baker gains 1 resource\n"
    )
    ruling = made.play(
        steps.format(horror=4) + "And the answer is open\nAnd the rules leave it open: U-12\n",
        edition,
    )
    assert ruling.passed, ruling.unmet
    alive = made.play(steps.format(horror=1) + "And the answer is yes\n", edition)
    assert alive.passed, alive.unmet


@pytest.mark.parametrize(("edition", "answer"), [("2016", "no"), ("2026", "open")])
def test_a_canceled_play_and_the_maximum(monkeypatch, edition, answer):
    made = Workshop(monkeypatch)
    made.card(
        "Bell",
        {"kind": "play", "do": [{"verb": "gain-resources", "who": "you", "amount": 1}]},
        {"kind": "constant", "do": [{"verb": "max-played", "times": 1, "period": "round"}]},
        type="event",
        stats={"cost": 0},
    )
    made.card(
        "Silence",
        {
            "kind": "forced",
            "on": {"when": "play", "who": "you"},
            "do": [{"verb": "cancel"}],
            "limit": "1 per game",
        },
    )
    ruling = made.play(
        "Given Roland Banks is at the Study\n"
        "And Roland Banks has Bell and Bell #2 in hand\n"
        "And Roland Banks controls Silence\n"
        "When Roland Banks plays Bell\n"
        "Then it is asked whether Roland Banks may play Bell #2\n"
        f"And the answer is {answer}\n",
        edition,
    )
    assert ruling.passed, ruling.unmet
