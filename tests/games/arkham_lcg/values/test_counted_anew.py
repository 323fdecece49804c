"""arkham-lcg/modifiers: what an effect adds is counted anew whenever it is read.

Whatever lasts, or is said of a test, and is counted by something on the table moves with it. FAQ 1.38:
a difficulty that has been checked stays.
"""

from __future__ import annotations

from typing import Any

import pytest

from rulesref.games.arkham_lcg import RULES
from tests.games.arkham_lcg.made_up import Workshop, texts

#: As many as Roland Banks has resources: 1 as the effect begins, 3 as it is read.
RICHES = {"count": "tokens", "token": "resources", "on": "you"}
RISE = [{"verb": "gain-resources", "who": "you", "amount": 2}]
#: A test of willpower, which Roland Banks has at 3.
TEST: dict[str, Any] = {"verb": "test", "skill": "willpower", "difficulty": 3}
EDITIONS = pytest.mark.parametrize("edition", ["2016", "2026"])
#: What is said of the skill, before the test begins, and what the test comes to then.
BEFORE = [
    ({"verb": "modify", "of": "you", "stat": "willpower", "by": RICHES, "until": "round"}, " by 3"),
    ({"verb": "set-base", "of": "you", "stat": "willpower", "to": RICHES, "until": "round"}, ""),
    ({"verb": "set-value", "of": "you", "stat": "willpower", "to": RICHES, "until": "round"}, ""),
    ({"verb": "modify-next-test", "of": "you", "by": RICHES, "until": "round"}, " by 3"),
]


def _play(shop: Workshop, edition: str, *uses: str) -> list[str]:
    steps = "".join(f"And Roland Banks uses {card}\n" for card in uses)
    ruling = shop.play(
        "Given Roland Banks is at the Study\n"
        "And Roland Banks has 1 resource\n"
        "And the chaos bag holds 0\n"
        "And Ghoul Minion is engaged with Roland Banks\n"
        "And Roland Banks controls Engine, Purse and Trial\n"
        f"When Roland Banks {steps.removeprefix('And Roland Banks ')}"
        "Then Roland Banks has 3 resources",
        edition,
    )
    assert ruling.passed, ruling.unmet
    return texts(ruling)


def _shop(monkeypatch: pytest.MonkeyPatch, effect: Any, trial: Any = TEST) -> Workshop:
    """Engine puts ``effect`` in force, Purse makes its user richer, Trial begins the test."""
    shop = Workshop(monkeypatch)
    engine = [{"kind": "free", "do": [effect], "limit": "1 per round"}] if effect else []
    shop.card("Engine", *engine)
    shop.card("Purse", {"kind": "free", "do": RISE, "limit": "1 per round"})
    shop.card("Trial", {"kind": "free", "do": [trial], "limit": "1 per round"})
    return shop


@EDITIONS
@pytest.mark.parametrize(("effect", "margin"), BEFORE)
def test_before_the_test(
    monkeypatch: pytest.MonkeyPatch, effect: Any, margin: str, edition: str
) -> None:
    happened = _play(_shop(monkeypatch, effect), edition, "Engine", "Purse", "Trial")
    assert f"Roland Banks succeeds{margin}" in happened, happened


#: What is said of the running test: how it ends once its user has become richer in its middle.
WITHIN = [
    ({"verb": "modify-value", "by": RICHES}, "succeeds by 3"),
    ({"verb": "change-difficulty", "by": RICHES}, "fails by 3 against a difficulty of 6"),
    ({"verb": "modify", "of": "you", "stat": "willpower", "by": RICHES}, "succeeds by 3"),
]


@EDITIONS
@pytest.mark.parametrize(("effect", "ends"), WITHIN)
def test_within_the_test(
    monkeypatch: pytest.MonkeyPatch, effect: Any, ends: str, edition: str
) -> None:
    happened = _play(_shop(monkeypatch, effect), edition, "Trial", "Engine", "Purse")
    assert any(text.startswith(f"Roland Banks {ends}") for text in happened), happened


#: Attempts and tests that count something themselves, and what they come to in the end.
TRIALS = [
    ({**TEST, "difficulty": RICHES}, "Roland Banks succeeds against a difficulty of 3"),
    ({**TEST, "harder": RICHES}, "Roland Banks fails by 3 against a difficulty of 6"),
    (
        {"verb": "investigate", "difficulty": RICHES},
        "Roland Banks succeeds against a difficulty of 3",
    ),
    (
        {"verb": "fight", "enemy": {"all": "enemy"}, "damage": RICHES},
        "Trial deals 3 damage to Ghoul Minion",
    ),
    (
        {"verb": "fight", "enemy": {"all": "enemy"}, "bonus": {"combat": RICHES}},
        "Roland Banks succeeds by 5",
    ),
]


@EDITIONS
@pytest.mark.parametrize(("trial", "comes"), TRIALS)
def test_what_a_test_counts_by_itself(
    monkeypatch: pytest.MonkeyPatch, trial: Any, comes: str, edition: str
) -> None:
    happened = _play(_shop(monkeypatch, None, trial), edition, "Trial", "Purse")
    assert any(text.startswith(comes) for text in happened), happened


@EDITIONS
def test_the_damage_that_an_attack_deals_besides(
    monkeypatch: pytest.MonkeyPatch, edition: str
) -> None:
    more = {"verb": "more-damage", "by": RICHES}
    fight = {"verb": "fight", "enemy": {"all": "enemy"}}
    happened = _play(_shop(monkeypatch, more, fight), edition, "Trial", "Engine", "Purse")
    assert "Trial deals 4 damage to Ghoul Minion" in happened


@EDITIONS
@pytest.mark.parametrize(("when", "margin"), [("would", "by 1"), ("when", "by 1")])
def test_a_checked_difficulty_stays(
    monkeypatch: pytest.MonkeyPatch, when: str, margin: str, edition: str
) -> None:
    """FAQ 1.38: checked at 4, it does not rise to 6 as its performer becomes richer in ST.6."""
    shop = _shop(monkeypatch, None, {**TEST, "harder": RICHES})
    answers = [*RISE, {"verb": "modify-value", "by": 2}]
    shop.card("Purse", {"kind": "forced", "on": {when: "fail"}, "do": answers})
    happened = _play(shop, edition, "Trial")
    assert any(text.startswith(f"Roland Banks succeeds {margin}") for text in happened), happened


@EDITIONS
def test_what_has_happened_is_counted_once(monkeypatch: pytest.MonkeyPatch, edition: str) -> None:
    """The event that it answers is over: its amount is what it was."""
    event = {"count": "event-amount"}
    lasts = {"verb": "modify", "of": "you", "stat": "willpower", "by": event, "until": "round"}
    shop = _shop(monkeypatch, RISE[0])
    shop.card("Engine", {"kind": "forced", "on": {"after": "gain-resources"}, "do": [lasts]})
    happened = _play(shop, edition, "Purse", "Trial")
    assert "Roland Banks succeeds by 2" in happened


def test_nothing_that_lasts_takes_a_number_once_and_for_all() -> None:
    """A number of an effect that lasts is a quantity; it is frozen nowhere."""
    lasting = RULES.constants - RULES.constants_only
    frozen = [
        f"{verb}.{name}"
        for verb in sorted(lasting)
        for name, type in RULES.verbs[verb].args.items()
        if type.startswith("number")
    ]
    assert frozen == []
