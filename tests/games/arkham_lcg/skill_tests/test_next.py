"""The next test that somebody performs is the next one to begin; what would defeat is taken back."""

from __future__ import annotations

import pytest

from tests.games.arkham_lcg.made_up import Workshop

START = """Given Roland Banks is at the Study
And Roland Banks controls Primer
And the chaos bag holds 0
When """


@pytest.fixture
def workshop(monkeypatch: pytest.MonkeyPatch) -> Workshop:
    made = Workshop(monkeypatch)
    bonus = {"verb": "modify-next-test", "of": "you", "by": 2, "until": "phase"}
    cost = [{"pay": "exhaust", "card": "this"}]
    made.card("Primer", {"kind": "free", "cost": cost, "do": [bonus]})
    return made


def test_it_counts_for_the_test_that_begins_next(workshop: Workshop) -> None:
    ruling = workshop.play(
        START + "Roland Banks uses Primer\nAnd Roland Banks investigates\n"
        "Then in order:\n| Roland Banks succeeds by 3 |"
    )
    assert ruling.passed


def test_it_does_not_count_for_the_test_that_is_running(workshop: Workshop) -> None:
    ruling = workshop.play(
        START + "Roland Banks investigates\nAnd Roland Banks uses Primer\n"
        "Then in order:\n| Roland Banks succeeds by 1 |"
    )
    assert ruling.passed


@pytest.mark.parametrize(
    ("damage", "horror", "may"), [(3, 0, "may not"), (4, 0, "may"), (0, 2, "may")]
)
def test_only_what_would_defeat_is_averted(
    workshop: Workshop, damage: int, horror: int, may: str
) -> None:
    workshop.card(
        "Shield",
        {
            "kind": "reaction",
            "on": {"when": ["place-damage", "place-horror"], "to": "you"},
            "if": [{"test": "would-be-defeated", "of": "you"}],
            "do": [{"verb": "prevent-up-to", "amount": 2}],
        },
    )
    taken = f"{damage} damage" if damage else f"{horror} horror"
    ruling = workshop.play(
        "Given Roland Banks is at the Study\n"
        "And Roland Banks controls Shield\n"
        "And Roland Banks has 5 damage\n"
        "And Roland Banks has 3 horror\n"
        f"When Roland Banks takes {taken}\n"
        f"Then Roland Banks {may} use Shield"
    )
    assert ruling.passed


@pytest.mark.parametrize(("face", "resources"), [("0", 3), ("-8", 0)])
def test_a_delayed_effect_may_lapse_with_the_test(
    workshop: Workshop, face: str, resources: int
) -> None:
    paid = {
        "kind": "forced",
        "on": {"after": "succeed", "who": "you"},
        "do": [{"verb": "gain-resources", "who": "you", "amount": 3}],
    }
    workshop.card(
        "Wager",
        {
            "kind": "free",
            "cost": [{"pay": "exhaust", "card": "this"}],
            "do": [{"verb": "delay", "ability": paid, "until": "test"}],
        },
    )
    ruling = workshop.play(
        "Given Roland Banks is at the Study\n"
        "And Roland Banks controls Wager\n"
        "And Roland Banks has 0 resources\n"
        f"And the chaos bag holds {face}, 0\n"
        "And it is the turn of Roland Banks\n"
        "When Roland Banks uses Wager\n"
        "And Roland Banks investigates\n"
        f"And Roland Banks reveals {face}\n"
        "And Roland Banks investigates\n"
        "And Roland Banks reveals 0\n"
        f"Then Roland Banks has {resources} resources"
    )
    assert ruling.passed


@pytest.mark.parametrize(("place", "resources"), [("Study", 1), ("Cellar", 0)])
def test_where_something_happens_is_no_moment(
    workshop: Workshop, place: str, resources: int
) -> None:
    workshop.card(
        "Bell",
        {
            "kind": "forced",
            "on": {"after": "spawn", "at": {"all": "location", "named": place}},
            "do": [{"verb": "gain-resources", "who": "you", "amount": 1}],
        },
    )
    ruling = workshop.play(
        "Given Roland Banks is at the Study\n"
        "And Roland Banks controls Bell\n"
        "And Roland Banks has 0 resources\n"
        "When Roland Banks draws Goat Spawn from the encounter deck\n"
        f"Then Roland Banks has {resources} resources"
    )
    assert ruling.passed
