"""arkham-lcg/elimination: whoever is eliminated by their own effect, before its last aspect."""

from __future__ import annotations

from typing import Any

import pytest

from rulesref.rulings.ruling import Ruling
from tests.games.arkham_lcg.made_up import Workshop, texts

TABLE = """\
Given Roland Banks and Daisy Walker are at the Study
And it is the turn of Daisy Walker
And Roland Banks has 0 resources
And Daisy Walker has 4 damage
And the chaos bag holds 0
"""
OPEN = {"U-34": {"goes-on": "yes", "breaks-off": "no"}}
EVERYBODY = {"all": "investigator"}
WOUND = {"verb": "deal", "damage": 1, "to": "you"}
OWN = {"verb": "gain-resources", "who": "you", "amount": 3}
HELP = {"verb": "gain-resources", "who": {"all": "investigator", "not": "you"}, "amount": 3}
ACTION = {"pay": "action", "amount": 1}
GAINED = {"after": "gain-resources", "who": "you"}

#: How an effect names its aspects: what comes after the one that eliminates its user.
ASPECTS: dict[str, list[dict[str, Any]]] = {
    "one after another": [WOUND, HELP],
    "then": [WOUND, {"verb": "then", "effects": [HELP]}],
    "if": [
        WOUND,
        {"verb": "if", "tests": [{"test": "your-turn"}], "effects": [HELP], "otherwise": [HELP]},
    ],
    "within an aspect": [{"verb": "times", "number": 1, "effects": [WOUND, HELP]}],
    "apart": [{"verb": "separately", "effects": [WOUND, HELP]}],
    "after what is apart": [{"verb": "separately", "effects": [WOUND]}, HELP],
    "resolved by everybody": [WOUND, {"verb": "resolved-by", "who": EVERYBODY, "effects": [OWN]}],
}

#: How something is used: type, how it is had, its kind of ability, and what is said.
USES: dict[str, tuple[str, str, dict[str, Any], str]] = {
    "an action ability": ("asset", "controls", {"kind": "action", "cost": [ACTION]}, "uses Lamp"),
    "a free ability": ("asset", "controls", {"kind": "free"}, "uses Lamp"),
    "a reaction": (
        "asset",
        "controls",
        {"kind": "reaction", "on": GAINED},
        "takes a resource\nAnd Daisy Walker uses Lamp",
    ),
    "a forced ability": ("asset", "controls", {"kind": "forced", "on": GAINED}, "takes a resource"),
    "an event": ("event", "has in hand", {"kind": "play"}, "plays Lamp"),
    "a fast event": ("event", "has in hand", {"kind": "fast"}, "plays Lamp"),
}


def _used(workshop: Workshop, use: str, aspects: list[dict[str, Any]], edition: str) -> Ruling:
    type, has, ability, said = USES[use]
    workshop.card("Lamp", {**ability, "do": aspects}, type=type, stats={"cost": 0})
    had = "controls Lamp" if has == "controls" else "has Lamp in hand"
    return workshop.play(
        f"{TABLE}And Daisy Walker {had}\n"
        f"When Daisy Walker {said}\n"
        "Then Daisy Walker is eliminated\n"
        "And Roland Banks has 3 resources\n"
        "And it is asked whether Roland Banks has 3 resources",
        edition,
    )


def _open_only_there(ruling: Ruling) -> None:
    assert ruling.passed, texts(ruling)
    assert ruling.asked is not None
    assert (ruling.verdict, ruling.asked["readings"]) == ("open", OPEN), texts(ruling)


@pytest.mark.parametrize("edition", ["2016", "2026"])
@pytest.mark.parametrize("use", USES)
def test_whether_the_rest_of_it_resolves_is_open(
    workshop: Workshop, use: str, edition: str
) -> None:
    _open_only_there(_used(workshop, use, [WOUND, HELP], edition))


@pytest.mark.parametrize("aspects", ASPECTS)
def test_whichever_way_its_aspects_are_named(workshop: Workshop, aspects: str) -> None:
    _open_only_there(_used(workshop, "a free ability", ASPECTS[aspects], "2016"))


def test_what_others_resolve_for_themselves_goes_on(workshop: Workshop) -> None:
    parts = {"verb": "resolved-by", "who": EVERYBODY, "effects": [WOUND, OWN]}
    ruling = _used(workshop, "a free ability", [parts], "2016")
    assert (ruling.verdict, ruling.unmet) == ("yes", ()), texts(ruling)


@pytest.mark.parametrize("edition", ["2016", "2026"])
@pytest.mark.parametrize("type", ["treachery", "location"])
def test_an_effect_of_the_scenario_goes_on_in_either_reading(
    workshop: Workshop, type: str, edition: str
) -> None:
    kind = {"treachery": "revelation", "location": "action"}[type]
    workshop.card("Trap", {"kind": kind, "do": [WOUND, HELP]}, type=type)
    table, said = {
        "treachery": (TABLE, "draws Trap from the encounter deck"),
        "location": (TABLE.replace("Study", "Trap"), "uses Trap"),
    }[type]
    ruling = workshop.play(
        f"{table}When Daisy Walker {said}\n"
        "Then Daisy Walker is eliminated\n"
        "And it is asked whether Roland Banks has 3 resources",
        edition,
    )
    assert (ruling.verdict, ruling.unmet) == ("yes", ()), texts(ruling)
