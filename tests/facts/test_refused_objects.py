"""Facts that are about cards of a type, or in a place, that never fits: each is refused."""

from __future__ import annotations

from typing import Any

import pytest

from rulesref.engine.notation import NotationError
from tests.arkham import read_card

DRAW = {"verb": "draw", "who": "you", "amount": 1}
SEEN = "to which this is done"


def card(do: list[dict[str, Any]], kind: str = "free", type: str = "asset", **more: Any) -> Any:
    ability = {"kind": kind, "do": do, **more}
    return {"code": "x1", "name": "Lantern", "type": type, "ability": [ability]}


def refusal(facts: Any) -> str:
    with pytest.raises(NotationError) as refused:
        read_card(facts)
    return str(refused.value)


@pytest.mark.parametrize("how", ["all", "choose"])
def test_cards_among_cards_that_are_told_in_full_are_refused(how: str) -> None:
    whom = {how: {"all": "enemy"}, "engaged-with": "you"}
    why = refusal(card([{"verb": "exhaust", "card": whom}]))
    assert "unknown selector" in why


@pytest.mark.parametrize(
    ("effect", "why"),
    [
        ({"verb": "deal", "damage": 1, "to": "your-location"}, SEEN),
        ({"verb": "heal", "of": {"choose": "location"}, "damage": 1}, SEEN),
        ({"verb": "discover", "amount": 1, "at": "you"}, SEEN),
        ({"verb": "draw", "who": {"choose": "enemy"}, "amount": 1}, SEEN),
        ({"verb": "move", "who": {"choose": "location"}, "to": "your-location"}, SEEN),
        ({"verb": "attack", "enemy": {"choose": "asset"}, "who": "you"}, SEEN),
        ({"verb": "attack", "enemy": "this", "who": "you"}, SEEN),
        ({"verb": "return-to-hand", "card": {"choose": "location"}}, SEEN),
        ({"verb": "exhaust", "card": {"all": "your-hand"}}, "out of play"),
        ({"verb": "deal", "damage": 1, "to": {"choose": "enemy", "type": "asset"}}, "no asset"),
        ({"verb": "deal", "damage": 1, "to": {"choose": "enemy", "in-zone": "hand"}}, "in play"),
        ({"verb": "deal", "damage": 0, "to": {"choose": "enemy"}}, "changes nothing"),
        ({"verb": "gain-resources", "who": "you", "amount": 0}, "changes nothing"),
        ({"verb": "gain-resources", "who": "you", "amount": -1}, "changes nothing"),
        ({"verb": "heal", "of": "you"}, "without any damage or horror"),
        ({"verb": "deal", "to": "you"}, "without any damage or horror"),
        ({"verb": "then", "effects": [{"verb": "draw", "who": "you", "amount": 1}]}, "before it"),
        ({"verb": "resign", "who": {"choose": "enemy"}}, SEEN),
        ({"verb": "spawn", "enemy": {"choose": "asset"}, "at": "your-location"}, SEEN),
        ({"verb": "play", "card": {"choose": "enemy"}, "who": "you"}, SEEN),
        ({"verb": "swap-places", "who": "you", "other": "your-location"}, SEEN),
        ({"verb": "remove-location", "of": {"choose": "enemy"}}, SEEN),
        ({"verb": "exhaust", "card": "this-test"}, "no card"),
        ({"verb": "modify", "of": {"all": "this-test"}, "stat": "difficulty", "by": 1}, "no card"),
        (
            {
                "verb": "gain-resources",
                "who": "you",
                "amount": {"count": "for-every", "of": 4, "size": 0},
            },
            "1 or more",
        ),
    ],
)
def test_what_can_be_done_to_no_such_card(effect: dict[str, Any], why: str) -> None:
    assert why in refusal(card([effect]))


@pytest.mark.parametrize(
    ("of", "stat"),
    [("you", "fight"), ({"all": "enemy"}, "combat"), ({"all": "location"}, "evade")],
)
def test_a_value_that_no_such_card_has(of: Any, stat: str) -> None:
    clause = {"verb": "modify", "of": of, "stat": stat, "by": 1}
    assert "has the value" in refusal(card([clause], "constant"))


def test_this_in_a_slot_that_cards_of_its_type_never_fill() -> None:
    on = {"after": "reveal", "who": "this"}
    assert "'this' is no investigator" in refusal(card([DRAW], "reaction", on=on))
    assert read_card(card([DRAW], "reaction", "investigator", on=on))


def test_only_an_event_does_something_as_it_is_played() -> None:
    assert "only an event" in refusal(card([DRAW], "play"))
    assert read_card(card([DRAW], "play", "event"))


@pytest.mark.parametrize(
    "effect",
    [
        DRAW,
        {"verb": "deal", "damage": 1, "to": {"choose": "enemy"}},
        {"verb": "deal", "damage": 1, "horror": 0, "to": "you"},
        {"verb": "heal", "of": "this", "damage": 1},
        {"verb": "exhaust", "card": "this"},
    ],
)
def test_what_fits_is_read(effect: dict[str, Any]) -> None:
    assert read_card(card([effect]))


@pytest.mark.parametrize("verb", ["connect", "lead-to"])
def test_what_connects_goes_by_no_connection(verb: str) -> None:
    told = {"verb": verb, "of": "your-location", "to": {"all": "near-location"}}
    assert "how locations are connected" in refusal(card([told], "constant"))
    read_card(card([{**told, "to": {"all": "location"}}], "constant"))
