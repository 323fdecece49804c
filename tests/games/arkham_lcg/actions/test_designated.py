"""arkham-lcg/ability/action-designators: whatever is a fight costs and counts as one."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.arkham_lcg.made_up import Workshop, texts

FIGHT = {"verb": "fight", "enemy": {"choose": "attackable"}}
PERFORM = {"verb": "perform-action", "who": "you", "action": "fight"}
ACT = {"pay": "action", "amount": 1}
DEAR = {"pay": "action", "amount": 9}
BOLD: dict[str, Any] = {"designators": ["fight"], "do": [FIGHT]}
IN_HAND = {"zones": ["hand"]}
SURPLUS = {"after": "gain-resources", "who": "you"}
ONCE = {"limit": "1 per round"}
PROMPT = {"kind": "free", **ONCE, "do": [{"verb": "gain-resources", "who": "you", "amount": 1}]}
RESOLVE = {"verb": "resolve-ability", "card": "this", "paying": "nothing"}

#: What is a fight → the abilities of the card that has it, its type, what its user does, and how
#: many actions that costs by itself.
WAYS: dict[str, tuple[list[dict[str, Any]], str, str, int]] = {
    "action": ([{"kind": "action", "cost": [ACT], **BOLD}], "asset", "uses Blade", 1),
    "free": ([{"kind": "free", **ONCE, **BOLD}], "asset", "uses Blade", 0),
    "reaction": ([PROMPT, {"kind": "reaction", "on": SURPLUS, **BOLD}], "asset", "uses Blade", 0),
    "event": ([{"kind": "play", **BOLD}], "event", "plays Blade", 1),
    "fast": ([{"kind": "play", **BOLD}], "fast event", "plays Blade", 0),
    "window": ([{"kind": "fast", **IN_HAND, **BOLD}], "fast event", "plays Blade", 0),
    "performed": ([{"kind": "free", **ONCE, "do": [PERFORM]}], "asset", "uses Blade", 0),
    "resolved": (
        [{"kind": "free", **ONCE, "do": [RESOLVE]}, {"kind": "action", "cost": [DEAR], **BOLD}],
        "asset",
        "uses Blade",
        0,
    ),
}
#: Why none of them can be begun by somebody who cannot pay on top. The reaction is not offered, and
#: the card told once more is its first ability, which has been used.
SHORT = {
    "action": "costs",
    "free": "costs",
    "reaction": "limits-and-maximums",
    "event": "additional-costs",
    "fast": "additional-costs",
    "window": "additional-costs",
    "performed": "ability",
    "resolved": "ability",
}


def _table(workshop: Workshop, way: str, actions: int, frozen: bool = True) -> str:
    abilities, type, _, _ = WAYS[way]
    keywords = {"fast": True} if type == "fast event" else {}
    workshop.card("Blade", *abilities, type=type.split()[-1], keywords=keywords, stats={"cost": 0})
    where = "controls Blade" if type == "asset" else "has Blade in hand"
    fear = "And Frozen in Fear is in the threat area of Roland Banks\n" if frozen else ""
    return (
        "Given Roland Banks is at the Study\n"
        f"And Roland Banks {where}\n{fear}"
        "And Ghoul Minion is engaged with Roland Banks\n"
        f"And Roland Banks has {actions} actions\n"
        "And it is the turn of Roland Banks\n"
        "And the chaos bag holds auto-fail\n"
    )


def _deed(way: str) -> str:
    _, _, deed, _ = WAYS[way]
    if way == "reaction":
        return "When Roland Banks uses Blade\nAnd Roland Banks uses Blade\n"
    return f"When Roland Banks {deed}\n"


@pytest.mark.parametrize("edition", ["2016", "2026"])
@pytest.mark.parametrize("frozen", [True, False])
@pytest.mark.parametrize("way", WAYS)
def test_the_first_fight_costs_what_a_fight_costs_on_top(
    workshop: Workshop, way: str, frozen: bool, edition: str
) -> None:
    left = 3 - WAYS[way][3] - frozen
    steps = _table(workshop, way, 3, frozen) + _deed(way)
    ruling = workshop.play(steps + f"Then Roland Banks has {left} actions", edition)
    assert ruling.passed, (ruling.unmet, texts(ruling))
    happened = texts(ruling)
    assert any("tests combat" in text for text in happened)
    assert not any("attacks Roland Banks" in text for text in happened)  # it is a fight


@pytest.mark.parametrize("way", WAYS)
def test_it_was_the_first_of_its_kind(workshop: Workshop, way: str) -> None:
    steps = _table(workshop, way, 3) + _deed(way) + "Then nobody has a choice\n"
    steps += "When Roland Banks fights Ghoul Minion\n"
    ruling = workshop.play(steps + f"Then Roland Banks has {1 - WAYS[way][3]} actions")
    assert ruling.passed, (ruling.unmet, texts(ruling))


@pytest.mark.parametrize("way", WAYS)
def test_it_is_one_action_that_has_been_performed(workshop: Workshop, way: str) -> None:
    steps = _table(workshop, way, 3) + _deed(way)
    ruling = workshop.play(steps + "Then Roland Banks has performed 1 action")
    assert ruling.passed, (ruling.unmet, texts(ruling))


@pytest.mark.parametrize("edition", ["2016", "2026"])
@pytest.mark.parametrize("way", WAYS)
def test_nobody_begins_one_without_what_it_costs_on_top(
    workshop: Workshop, way: str, edition: str
) -> None:
    steps = _table(workshop, way, WAYS[way][3]) + _deed(way)
    ruling = workshop.play(f"{steps}Then it is refused under arkham-lcg/{SHORT[way]}", edition)
    assert ruling.passed, (ruling.unmet, texts(ruling))
