"""A test of the lowest skill: the one of the least value as it begins; of several the performer chooses."""

from __future__ import annotations

import pytest

from rulesref.errors import Undecided
from rulesref.games.arkham_lcg.values.stats import SKILLS
from tests.games.arkham_lcg.made_up import Workshop, texts

TRIAL = {
    "kind": "action",
    "cost": [{"pay": "action", "amount": 1}],
    "do": [{"verb": "test", "lowest": True, "difficulty": 3}],
}
TABLE = """Given {who} is at the Study
And {who} controls Trial
And the chaos bag holds 0
When {who} uses Trial"""


def test_the_least_is_tested(monkeypatch: pytest.MonkeyPatch) -> None:
    workshop = Workshop(monkeypatch)
    workshop.card("Trial", TRIAL)
    ruling = workshop.play(TABLE.format(who="Roland Banks"))
    assert "Roland Banks tests agility (3)" in texts(ruling)


@pytest.mark.parametrize(
    ("who", "ties"),
    [("Agnes Baker", {"intellect", "combat"}), ("Daisy Walker", {"combat", "agility"})],
)
def test_of_several_that_are_as_low_the_performer_chooses(
    monkeypatch: pytest.MonkeyPatch, who: str, ties: set[str]
) -> None:
    workshop = Workshop(monkeypatch)
    workshop.card("Trial", TRIAL)
    with pytest.raises(Undecided) as raised:
        workshop.play(TABLE.format(who=who))
    asked = str(raised.value)
    assert {name for name in SKILLS if f"{who} uses {name} for the test" in asked} == ties
    for name in ties:
        steps = TABLE.format(who=who) + f"\nAnd {who} uses {name} for the test"
        assert workshop.play(steps).passed


def test_what_raises_a_skill_lets_another_be_the_lowest(monkeypatch: pytest.MonkeyPatch) -> None:
    workshop = Workshop(monkeypatch)
    swift = {"verb": "modify", "of": "you", "stat": "agility", "by": 3}
    workshop.card("Trial", TRIAL, {"kind": "constant", "do": [swift]})
    mind = {"verb": "modify", "of": "you", "stat": "intellect", "by": -1}
    workshop.card("Fog", {"kind": "constant", "do": [mind]})
    ruling = workshop.play(
        "Given Roland Banks is at the Study\nAnd Roland Banks controls Trial and Fog"
        "\nAnd the chaos bag holds 0\nWhen Roland Banks uses Trial"
    )
    assert "Roland Banks tests intellect (3)" in texts(ruling)
