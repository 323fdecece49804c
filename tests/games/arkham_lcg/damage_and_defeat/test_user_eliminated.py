"""Whoever is eliminated between initiating something and its effects: nothing of it resolves."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.arkham_lcg.made_up import Workshop, texts

TABLE = """\
Given Roland Banks and Agnes Baker are at the Study
And it is the turn of Agnes Baker
And Agnes Baker has 5 damage
"""
ATTACKED = TABLE + "And Swarm of Rats is engaged with Agnes Baker\n"
HELP = {"verb": "gain-resources", "who": {"all": "investigator"}, "amount": 3}
ACTION = {"pay": "action", "amount": 1}
WOUND = {"pay": "damage", "amount": 1}
RESOLVE = {"verb": "resolve-ability", "paying": "all", "card": "this"}
GAINED = {"after": "gain-resources", "who": "you"}


#: How something is used that costs its user the game: type, abilities, and what is said.
USES: dict[str, tuple[str, str, list[dict[str, Any]], str]] = {
    "an action ability": (
        "asset",
        ATTACKED,
        [{"kind": "action", "cost": [ACTION], "do": [HELP]}],
        "uses Lamp",
    ),
    "an action ability that costs damage": (
        "asset",
        TABLE,
        [{"kind": "action", "cost": [ACTION, WOUND], "do": [HELP]}],
        "uses Lamp",
    ),
    "a parley that costs damage": (
        "asset",
        ATTACKED,
        [{"kind": "action", "designators": ["parley"], "cost": [ACTION, WOUND], "do": [HELP]}],
        "uses Lamp",
    ),
    "a free ability": (
        "asset",
        TABLE,
        [{"kind": "free", "cost": [WOUND], "do": [HELP]}],
        "uses Lamp",
    ),
    "a reaction": (
        "asset",
        TABLE,
        [{"kind": "reaction", "on": GAINED, "cost": [WOUND], "do": [HELP]}],
        "takes a resource\nAnd Agnes Baker uses Lamp",
    ),
    "an ability resolved by an effect": (
        "asset",
        ATTACKED,
        [
            {"kind": "free", "do": [RESOLVE]},
            {"kind": "action", "cost": [ACTION], "do": [HELP]},
        ],
        "uses ability 1 of Lamp",
    ),
    "an event": ("event", ATTACKED, [{"kind": "play", "do": [HELP]}], "plays Lamp"),
    "an asset": (
        "asset in hand",
        ATTACKED,
        [
            {
                "kind": "forced",
                "on": {"after": "enter-play", "card": "this"},
                "do": [HELP],
            }
        ],
        "plays Lamp",
    ),
    "a fast event that costs damage": (
        "event",
        TABLE,
        [{"kind": "fast", "cost": [WOUND], "do": [HELP]}],
        "plays Lamp",
    ),
    "the resource action": ("asset", ATTACKED, [], "takes a resource"),
    "the draw action": ("asset", ATTACKED, [], "takes the draw action"),
    "the investigate action": ("asset", ATTACKED, [], "investigates"),
}


@pytest.mark.parametrize("edition", ["2016", "2026"])
@pytest.mark.parametrize("name", USES)
def test_nothing_of_it_resolves(workshop: Workshop, name: str, edition: str) -> None:
    kind, table, abilities, said = USES[name]
    type = kind.split()[0]
    workshop.card("Lamp", *abilities, type=type, stats={"cost": 0})
    where = "controls Lamp" if kind == "asset" else "has Lamp in hand"
    ruling = workshop.play(
        f"{table}And Agnes Baker {where}\n"
        "And Study has 2 clues\n"
        "And the chaos bag holds 0\n"
        "And the deck of Agnes Baker holds Knife and Knife\n"
        f"When Agnes Baker {said}\n"
        "Then Agnes Baker is eliminated\n"
        "And Roland Banks has 0 resources\n"
        "And Study has 2 clues",
        edition,
    )
    assert ruling.passed, texts(ruling)
    happened = texts(ruling)
    defeated = happened.index("Agnes Baker is defeated")
    acts = [line for line in happened[defeated + 1 :] if line.startswith("Agnes Baker ")]
    assert acts == ["Agnes Baker suffers 1 physical trauma"]
