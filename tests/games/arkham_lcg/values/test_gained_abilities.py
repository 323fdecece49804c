"""arkham-lcg/gains: an ability that a card gives to another is that other card's own."""

from __future__ import annotations

from typing import Any

import pytest

from rulesref.engine.notation import NotationError, read_ability
from rulesref.games.arkham_lcg import RULES
from tests.games.arkham_lcg.made_up import Workshop, texts

HAUNTED = {"kind": "haunted", "do": [{"verb": "take", "who": "you", "horror": 1}]}
FAILS = """
And the chaos bag holds the auto-fail
When Roland Banks investigates
And Roland Banks commits nothing"""


def gives(of: Any, ability: dict[str, Any], **more: Any) -> dict[str, Any]:
    """A constant ability that gives ``ability`` to ``of``."""
    clause = {"verb": "gain-ability", "of": of, "ability": ability}
    return {"kind": "constant", "do": [clause], **more}


@pytest.mark.parametrize("givers", [1, 2])
def test_each_giver_gives_an_ability_of_its_own(
    monkeypatch: pytest.MonkeyPatch, givers: int
) -> None:
    workshop = Workshop(monkeypatch)
    names = ["Whisper", "Murmur"][:givers]
    for name in names:
        workshop.card(name, gives({"all": "location"}, HAUNTED), type="treachery")
    held = "".join(f"\nAnd {name} is in the threat area of Roland Banks" for name in names)
    ruling = workshop.play("Given Roland Banks is at the Study" + held + FAILS)
    assert texts(ruling).count("Roland Banks takes 1 horror") == givers, texts(ruling)


def test_who_gives_it_is_not_who_has_it(monkeypatch: pytest.MonkeyPatch) -> None:
    workshop = Workshop(monkeypatch)
    attack = {"kind": "haunted", "do": [{"verb": "attack", "enemy": "giver", "who": "you"}]}
    stats = {"fight": 2, "health": 2, "evade": 2, "damage": 1, "horror": 0}
    workshop.card("Mist", gives("this-location", attack), type="enemy", stats=stats)
    ruling = workshop.play(
        "Given Roland Banks is at the Study\nAnd Mist is at the Study\nAnd Mist is exhausted"
        + FAILS
    )
    assert "Mist attacks Roland Banks" in texts(ruling)


@pytest.mark.parametrize("there", [True, False])
def test_it_is_offered_where_the_card_that_has_it_is(
    monkeypatch: pytest.MonkeyPatch, *, there: bool
) -> None:
    workshop = Workshop(monkeypatch)
    draw = {
        "kind": "action",
        "cost": [{"pay": "action", "amount": 1}],
        "do": [{"verb": "gain-resources", "who": "you", "amount": 2}],
    }
    of = {"all": "location", "named": "Hallway"}
    workshop.card("Signpost", gives(of, draw), type="treachery")
    place = "Hallway" if there else "Study"
    ruling = workshop.play(
        f"Given Roland Banks is at the {place}\nAnd the Hallway is in play and revealed"
        "\nAnd Signpost is in the threat area of Roland Banks"
        f"\nThen Roland Banks {'can' if there else 'cannot'} use the Hallway"
    )
    assert ruling.passed, ruling


def test_it_goes_with_the_card_that_gave_it(monkeypatch: pytest.MonkeyPatch) -> None:
    workshop = Workshop(monkeypatch)
    leave = {
        "kind": "action",
        "cost": [{"pay": "action", "amount": 1}],
        "do": [{"verb": "discard", "card": "this"}],
    }
    workshop.card("Whisper", gives({"all": "location"}, HAUNTED), leave, type="treachery")
    ruling = workshop.play(
        "Given Roland Banks is at the Study"
        "\nAnd Whisper is in the threat area of Roland Banks"
        "\nAnd the chaos bag holds the auto-fail"
        "\nWhen Roland Banks uses Whisper"
        "\nAnd Roland Banks investigates\nAnd Roland Banks commits nothing"
    )
    assert "Roland Banks takes 1 horror" not in texts(ruling)
    assert "Whisper is discarded" in texts(ruling)


def test_a_blank_card_keeps_what_it_gained(monkeypatch: pytest.MonkeyPatch) -> None:
    workshop = Workshop(monkeypatch)
    blank = {"kind": "constant", "do": [{"verb": "blank", "of": {"all": "location"}}]}
    workshop.card("Whisper", gives({"all": "location"}, HAUNTED), blank, type="treachery")
    ruling = workshop.play(
        "Given Roland Banks is at the Study\nAnd Whisper is in the threat area of Roland Banks"
        + FAILS
    )
    assert "Roland Banks takes 1 horror" in texts(ruling)


@pytest.mark.parametrize("word", ["giver", "meant"])
def test_outside_of_what_is_given_nobody_gave_it(word: str) -> None:
    ability = {**HAUNTED, "do": [{"verb": "discard", "card": word}]}
    with pytest.raises(NotationError):
        read_ability(ability, RULES, "made-up/1")
    if word == "meant":
        with pytest.raises(NotationError):
            read_ability(gives({"all": "location"}, ability), RULES, "made-up/1")
