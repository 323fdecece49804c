"""A card that leaves its place while it is being initiated is not played, but paid for."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.arkham_lcg.made_up import Workshop, texts

GAIN = {"verb": "gain-resources", "who": "you", "amount": 5}
EVENT = [{"kind": "play", "do": [GAIN]}]
ACTION = {"kind": "action", "cost": [{"pay": "action", "amount": 1}], "do": [GAIN]}
OWN_CARD = {"pay": "discard", "card": "this"}
#: What the enemy does to all that its victim could be playing or using.
THEFT = {
    "kind": "forced",
    "on": {"when": "attack", "enemy": "this", "to": "you"},
    "do": [
        {"verb": "remove", "card": {"all": "your-discard-pile"}},
        {"verb": "discard", "card": {"all": "your-hand"}},
        {"verb": "discard", "card": {"all": "asset"}},
    ],
}
DIARY = {"kind": "constant", "do": [{"verb": "may-play", "of": {"all": "your-discard-pile"}}]}

#: How it is played: the type of the card, its abilities, where it lies, who attacks.
WAYS: dict[str, tuple[str, list[dict[str, Any]], str, bool]] = {
    "an event": ("event", EVENT, "has Lamp in hand", True),
    "an asset": ("asset", [], "has Lamp in hand", True),
    "an event in the discard pile": ("event", EVENT, "has Lamp in her discard pile", True),
    "a fast event whose cost takes it": (
        "event",
        [{"kind": "fast", "cost": [OWN_CARD], "do": [GAIN]}],
        "has Lamp in hand",
        False,
    ),
}


@pytest.fixture
def workshop(monkeypatch: pytest.MonkeyPatch) -> Workshop:
    made = Workshop(monkeypatch)
    made.card("Thief", THEFT, type="enemy", stats={"health": 1, "fight": 1, "evade": 1})
    made.card("Diary", DIARY)
    return made


@pytest.mark.parametrize("edition", ["2016", "2026"])
@pytest.mark.parametrize("name", WAYS)
def test_it_is_paid_for_and_not_played(workshop: Workshop, name: str, edition: str) -> None:
    type, abilities, where, attacked = WAYS[name]
    workshop.card("Lamp", *abilities, type=type, stats={"cost": 1})
    ruling = workshop.play(
        "Given Agnes Baker is at the Study\n"
        + "And Agnes Baker has 3 resources\n"
        + f"And Agnes Baker {where}\n"
        + "And Agnes Baker controls Diary\n" * ("discard pile" in where)
        + "And Thief is engaged with Agnes Baker\n" * attacked
        + "When Agnes Baker plays Lamp\n"
        f"Then Agnes Baker has {2 if attacked else 3} resources",
        edition,
    )
    happened = texts(ruling)
    assert ruling.passed, happened
    assert not any(line.startswith("Agnes Baker plays") for line in happened)
    assert sum(line.startswith("Lamp is ") for line in happened) == 1


@pytest.mark.parametrize("edition", ["2016", "2026"])
def test_an_ability_goes_on_though_its_card_has_left_play(workshop: Workshop, edition: str) -> None:
    workshop.card("Lamp", ACTION)
    ruling = workshop.play(
        "Given Agnes Baker is at the Study\n"
        "And Agnes Baker controls Lamp\n"
        "And Thief is engaged with Agnes Baker\n"
        "When Agnes Baker uses Lamp\n"
        "Then Lamp is in the discard pile of Agnes Baker\n"
        "And Agnes Baker has 5 resources",
        edition,
    )
    assert ruling.passed, texts(ruling)
