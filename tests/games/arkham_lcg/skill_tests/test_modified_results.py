"""arkham-lcg/steps/st-7: what modifies the damage of an attack is in it, in every order."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.arkham_lcg.made_up import Workshop, texts

MORE: dict[str, Any] = {"verb": "more-damage", "by": 1}
DRAW: dict[str, Any] = {"verb": "draw", "who": "you", "amount": 1}
GAIN: dict[str, Any] = {"verb": "gain-resources", "who": "you", "amount": 1}
FIGHT = [{"test": "test-is", "why": "fight"}]
#: What a success adds to the test, and how much damage that is.
ADDED = {
    "alone": ([MORE], 1),
    "under a condition": ([{"verb": "if", "tests": FIGHT, "effects": [MORE]}], 1),
    "otherwise": (
        [
            {
                "verb": "if",
                "tests": [{"test": "test-is", "why": "evade"}],
                "effects": [GAIN],
                "otherwise": [MORE],
            }
        ],
        1,
    ),
    "beside another effect": ([DRAW, MORE], 1),
    "both under a condition": ([{"verb": "if", "tests": FIGHT, "effects": [GAIN, MORE]}], 1),
    "less": ([{**MORE, "by": -1}], -1),
}
#: What cannot be made before its turn: it is offered before the damage, and the damage waits.
COSTLY = [
    {"verb": "lose-resources", "who": "you", "amount": 1},
    {"verb": "then", "effects": [MORE]},
]
GIVEN = (
    "Given Roland Banks is at the Study\nAnd Roland Banks has Blow in hand\n"
    "And Roland Banks has 1 resource\nAnd Roland Banks controls Engine\n"
    "And the deck of Roland Banks holds Knife\nAnd Ghoul Priest is engaged with Roland Banks\n"
    "And the chaos bag holds +1\nWhen Roland Banks uses Engine\n"
)
OWN = "the result of the test itself"


def _damage(shop: Workshop, effects: list[dict[str, Any]], steps: str, edition: str) -> str:
    """What the attack of an engine that deals 2 damage tells, with Blow committed to it."""
    enemy = {"choose": "attackable"}
    fight = {"verb": "fight", "enemy": enemy, "damage": 2, "bonus": {"combat": 8}}
    shop.card("Engine", {"kind": "action", "cost": [{"pay": "action", "amount": 1}], "do": [fight]})
    blow = {"kind": "skill", "name": "success", "do": effects}
    shop.card("Blow", blow, type="skill", stats={"icons": {"combat": 1}})
    ruling = shop.play(f"{GIVEN}And Roland Banks commits Blow\n{steps}", edition)
    dealt = [text for text in texts(ruling) if text.startswith("Engine deals")]
    assert len(dealt) == 1
    return dealt[0]


@pytest.mark.parametrize("edition", ["2016", "2026"])
@pytest.mark.parametrize("first", ["Blow", OWN])
@pytest.mark.parametrize("added", ADDED)
def test_it_is_in_the_damage_in_either_order(monkeypatch, added, first, edition):
    effects, more = ADDED[added]
    steps = f"And {first} is applied first\nThen Ghoul Priest is in play"
    dealt = _damage(Workshop(monkeypatch), effects, steps, edition)
    assert dealt == f"Engine deals {2 + more} damage to Ghoul Priest"


@pytest.mark.parametrize("edition", ["2016", "2026"])
def test_what_has_to_be_paid_for_comes_before_the_damage(monkeypatch, edition):
    steps = "Then Roland Banks has 0 resources"
    dealt = _damage(Workshop(monkeypatch), COSTLY, steps, edition)
    assert dealt == "Engine deals 3 damage to Ghoul Priest"


@pytest.mark.parametrize("edition", ["2016", "2026"])
def test_what_does_something_else_as_well_does_that_in_its_turn(monkeypatch, edition):
    shop = Workshop(monkeypatch)
    effects, _ = ADDED["beside another effect"]
    steps = f"And {OWN} is applied first\nThen Knife is in hand"
    assert _damage(shop, effects, steps, edition) == "Engine deals 3 damage to Ghoul Priest"
