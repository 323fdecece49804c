"""arkham-lcg/dealing-damage-horror: only what is applied has been dealt, and to whom."""

from __future__ import annotations

import pytest

from tests.arkham import parse_cases, replay
from tests.games.arkham_lcg.made_up import Workshop, texts

CASE = """Feature: Applying
  Scenario: One attack
    Given Roland Banks is at the Study
    And Agnes Baker is at the {where}
    And Agnes Baker controls Brother Xavier
    And Roland Banks controls Survival Knife and Leather Coat
    And Swarm of Rats is engaged with Roland Banks
    And the chaos bag holds 0
    When the enemy phase begins
    And Roland Banks assigns 1 damage to {taker}
    Then {then}
"""
USES = "Roland Banks may use Survival Knife"


@pytest.mark.parametrize(
    ("where", "taker", "then", "passes"),
    [
        ("Study", "Roland Banks", USES, True),
        ("Study", "Leather Coat", USES, True),
        ("Study", "Brother Xavier", USES, False),
        ("Study", "Brother Xavier", "nobody has a choice", True),
        ("Hallway", "Leather Coat", USES, True),
    ],
)
def test_you_are_dealt_what_you_and_your_assets_take(
    where: str, taker: str, then: str, passes: bool
) -> None:
    text = CASE.format(where=where, taker=taker, then=then)
    assert replay(parse_cases(text, "applying.feature")[0], "2016").passed is passes


def test_only_assets_at_the_same_location_take_it() -> None:
    from rulesref.errors import CaseError

    text = CASE.format(where="Hallway", taker="Brother Xavier", then=USES)
    with pytest.raises(CaseError):
        replay(parse_cases(text, "applying.feature")[0], "2016")


@pytest.mark.parametrize(("to", "answered"), [("asset", False), ("investigator", True)])
def test_what_an_effect_deals_to_an_asset_its_controller_has_not_taken(
    monkeypatch: pytest.MonkeyPatch, to: str, answered: bool
) -> None:
    shop = Workshop(monkeypatch)
    dealt = {"verb": "deal", "damage": 1, "to": {"all": to, "at": "your-location"}}
    if to == "asset":
        dealt["to"] = {"all": "asset", "named": "Leather Coat"}
    shop.card("Acid", {"kind": "free", "do": [dealt]})
    ruling = shop.play(
        """\
Given Roland Banks is at the Study
And Roland Banks controls Acid, Leather Coat and Jim Culver (12060)
And the deck of Roland Banks holds Knife
When Roland Banks uses Acid
Then it is asked whether Jim Culver exhausts
And the answer is """
        + ("depends" if answered else "no")
    )
    assert ruling.passed, ruling.unmet
    assert ("1 damage is placed on Leather Coat" in str(texts(ruling))) is not answered


@pytest.mark.parametrize(("clues", "moved"), [(0, 0), (1, 1)])
def test_moving_no_damage_asks_nothing(
    monkeypatch: pytest.MonkeyPatch, clues: int, moved: int
) -> None:
    many = {"count": "tokens", "token": "clues", "on": "you"}
    move = {"verb": "move-damage", "card": "you", "to": {"all": "enemy"}, "amount": many}
    gain = {"verb": "gain-resources", "who": "you", "amount": 1}
    shop = Workshop(monkeypatch)
    shop.card("Engine", {"kind": "free", "do": [move, gain], "limit": "1 per game"})
    ruling = shop.play(
        "Given Roland Banks is at the Study\nAnd Roland Banks has 1 damage\n"
        f"And Roland Banks has {clues} clues\nAnd Ghoul Minion is engaged with Roland Banks\n"
        "And Roland Banks controls Engine\nWhen Roland Banks uses Engine\n"
        f"Then Roland Banks has {1 - moved} damage\nAnd Roland Banks has 1 resource"
    )
    assert ruling.passed, ruling.unmet
