"""arkham-lcg/elusive: once for each attack, as soon as it has resolved, whatever is nested in it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.arkham_lcg.made_up import Workshop, texts

FIGHT = {"verb": "fight", "enemy": {"all": "enemy"}, "damage": 0}
GAIN = {"verb": "gain-resources", "who": "you", "amount": 1}
TABLE = """Given Roland Banks is at the Study
And the Study is connected to the Hallway
And the Hallway is connected to the Attic
And Roland Banks controls Blade
And Bat Horror is engaged with Roland Banks
And the chaos bag holds 0
"""
#: When the enemy is struck back → how an ability does it.
BACK: dict[str, dict[str, Any]] = {
    "as it attacks": {"when": "attack", "to": "you"},
    "as it deals damage": {"after": "deal", "to": "you", "cause": "enemy-attack"},
    "after its attack": {"after": "attack", "to": "you"},
}


@pytest.mark.parametrize("edition", ["2016", "2026"])
@pytest.mark.parametrize("moment", BACK)
def test_struck_back_in_its_own_attack_it_slips_away_once(
    workshop: Workshop, moment: str, edition: str
) -> None:
    workshop.card(
        "Blade", {"kind": "forced", "on": BACK[moment], "limit": "1 per game", "do": [FIGHT]}
    )
    ruling = workshop.play(
        TABLE + "When Roland Banks takes a resource\nThen Roland Banks has 1 resource", edition
    )
    happened = texts(ruling)
    assert happened.count("Bat Horror disengages from Roland Banks") == 1, happened
    assert happened.count("Bat Horror exhausts") == 1
    assert [text for text in happened if text.startswith("Bat Horror moves")] == [
        "Bat Horror moves to Hallway"
    ]


@pytest.mark.parametrize("edition", ["2016", "2026"])
def test_it_is_gone_before_what_answers_its_attack(workshop: Workshop, edition: str) -> None:
    workshop.card("Blade", {"kind": "forced", "on": BACK["after its attack"], "do": [GAIN]})
    ruling = workshop.play(
        TABLE + "When Roland Banks takes a resource\nThen Roland Banks has 2 resources", edition
    )
    assert ruling.passed, ruling.unmet
    happened = texts(ruling)
    assert happened.index("Bat Horror exhausts") < happened.index("Roland Banks gains 1 resource")


@pytest.mark.parametrize("edition", ["2016", "2026"])
def test_it_is_gone_before_what_answers_the_end_of_the_test(
    workshop: Workshop, edition: str
) -> None:
    blade = {"kind": "forced", "on": {"after": "test-end", "who": "you"}, "do": [GAIN]}
    workshop.card("Blade", blade)
    ruling = workshop.play(
        TABLE + "When Roland Banks fights Bat Horror\nThen Roland Banks has 1 resource", edition
    )
    assert ruling.passed, ruling.unmet
    happened = texts(ruling)
    assert happened.count("Bat Horror exhausts") == 1
    assert happened.index("Bat Horror exhausts") < happened.index("Roland Banks gains 1 resource")
