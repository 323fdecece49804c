"""Two readings of one text that mean the same, though their notation differs: no doubt between them.

A test that is told twice is one test, as is what always holds, and who may do something up to so many times may as well do
it no time at all. All of a selector are what it selects, and of what there is at least one, there is
one. Whether a number or the whole deed goes by a condition makes no difference, nor whether what is
there is told or the location that it is at, nor whether what one deed is done to is chosen before.
What a card is attached to is what was chosen for that, and harm for each of so many is taken at once.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from itertools import pairwise
from typing import Any, TypeGuard, TypeVar

from rulesref.facts.compiler.occasions_alike import any_of_them

_Other = TypeVar("_Other")


def plain(value: Any) -> Any:
    """``value`` without what says nothing more."""
    if isinstance(value, list):
        return _chosen_at_once(_attached([plain(one) for one in value]))
    if not isinstance(value, Mapping):
        return value
    made = {key: plain(item) for key, item in value.items()}
    if isinstance(made.get("if"), list):
        made["if"] = _each_once(made["if"])
    if made.get("kind") == "constant" and isinstance(made.get("do"), list):
        made["do"] = _each_once(made["do"])
    if made.get("verb") == "may" and len(made["effects"]) == 1:
        (inner,) = made["effects"]
        if inner.get("verb") == "times" and all(one["verb"] == "may" for one in inner["effects"]):
            return inner
        if inner.get("verb") == "may":
            return inner
    if made.get("verb") == "times" and len(made["effects"]) == 1:
        return _at_once(made["number"], made["effects"][0]) or made
    if ("choose" in made or "pay" in made) and made.get("count") == 1 and "least" not in made:
        del made["count"]
    if made.keys() == {"all"} and isinstance(made["all"], str):
        return made["all"]
    if "on" in made and isinstance(made["on"], Mapping):
        made = any_of_them(made)
    if made.get("in-zone") == _ASIDE and made["all"] == _ENEMY_CARD and "named" in made:
        made = {**made, "all": "set-aside"}
        del made["in-zone"]
    if made.get("test") == "holds" and made.get("least") == 1 and "most" not in made:
        del made["least"]
    counted = made.get("number")
    if made.get("test") == "at-least" and made["least"] == 1 and _is_count_of_cards(counted):
        return {"test": "there-is", "a": counted["of"]}
    if made.get("test") == "there-is" and _bears_alone(made["a"]):
        return {"test": "holds", "token": made["a"]["with"], "on": made["a"]["all"]}
    if made.get("test") == "there-is" and _is_your_location_of(made["a"]):
        there = made["a"]["location-of"]
        told = {"all": there} if isinstance(there, str) else there
        return {"test": "there-is", "a": {**told, "at": _HERE}}
    return _by_condition(_told_of_all(made))


def _each_once(told: list[Any]) -> list[Any]:
    """``told`` without what stands in it a second time."""
    return [one for n, one in enumerate(told) if one not in told[:n]]


def _told_of_all(ability: Mapping[str, Any]) -> Mapping[str, Any]:
    """A constant ``ability`` whose one number goes by tests, with the tests told of all of it."""
    deeds = ability.get("do")
    if ability.get("kind") != "constant" or "if" in ability or not isinstance(deeds, list):
        return ability
    number = deeds[0].get("by") if len(deeds) == 1 and isinstance(deeds[0], Mapping) else None
    if not isinstance(number, Mapping) or number.keys() != {"count", "tests", "yes"}:
        return ability
    return {**ability, "if": number["tests"], "do": [{**deeds[0], "by": number["yes"]}]}


def _at_once(number: Any, deed: Any) -> Mapping[str, Any] | None:
    """The harm of ``deed``, 1 of a kind taken ``number`` times, as harm that is taken at once."""
    if not isinstance(deed, Mapping) or deed.get("verb") != "take":
        return None
    harm = {kind: deed[kind] for kind in _HARM if kind in deed}
    if set(harm.values()) != {1}:
        return None
    return {**deed, **dict.fromkeys(harm, number)}


_HARM = ("damage", "horror")
#: How the notation names an enemy wherever it is, and where cards lie that were set aside.
_ENEMY_CARD, _ASIDE = "enemy-card", "aside"
#: How the notation names where you are.
_HERE = "your-location"


def _bears_alone(cards: Any) -> bool:
    """Whether ``cards`` is the location that you are at, where nothing is told but what lies there."""
    return isinstance(cards, Mapping) and cards.keys() == {"all", "with"} and cards["all"] == _HERE


def _is_your_location_of(cards: Any) -> bool:
    """Whether ``cards`` is the location that you are at, where something else is there."""
    if not isinstance(cards, Mapping) or cards.keys() != {"all", "location-of"}:
        return False
    there = cards["location-of"]
    return cards["all"] == _HERE and "at" not in there


def _attached(deeds: list[Any]) -> list[Any]:
    """``deeds`` where what this card is attached to is named so in the deed right behind that."""
    said = list(deeds)
    for place, (before, deed) in enumerate(pairwise(deeds), 1):
        if _attaches_to_choice(before) and isinstance(deed, Mapping):
            bearer = {slot: _BEARER if item == "it" else item for slot, item in deed.items()}
            said[place] = bearer
    return said


#: How the notation names what this card is attached to.
_BEARER = "attached-to-this"


def _attaches_to_choice(deed: Any) -> bool:
    if not isinstance(deed, Mapping) or deed.get("verb") != "attach" or deed["card"] != "this":
        return False
    to = deed["to"]
    return isinstance(to, Mapping) and "choose" in to


def _chosen_at_once(deeds: list[Any]) -> list[Any]:
    """``deeds`` without those that only choose what the next one is done to."""
    said: list[Any] = []
    for deed in deeds:
        said[-1:] = _in_one(said[-1], deed) if said else [deed]
    return said


def _in_one(choice: Any, deed: Any) -> list[Any]:
    """``choice`` and ``deed``, or the deed alone where it is done to what the other one chooses."""
    if not isinstance(choice, Mapping) or not isinstance(deed, Mapping):
        return [choice, deed]
    done_to = [slot for slot, item in deed.items() if item == "it"]
    if choice.keys() != {"verb", "cards"} or choice["verb"] != "choose" or len(done_to) != 1:
        return [choice, deed]
    if not _is_plain(deed, done_to[0]):
        return [choice, deed]
    return [{**deed, done_to[0]: choice["cards"]}]


def _is_plain(deed: Mapping[str, Any], slot: str) -> bool:
    """Whether nothing else in ``deed`` than ``slot`` could speak of what was chosen."""
    return all(isinstance(item, str | int) for key, item in deed.items() if key != slot)


def _by_condition(deed: Mapping[str, Any]) -> Mapping[str, Any]:
    """``deed``, or one of two deeds where its one number is one of two numbers."""
    either = {slot: item for slot, item in deed.items() if _is_either(item)}
    if "verb" not in deed or len(either) != 1:
        return deed
    ((slot, number),) = either.items()
    return {
        "verb": "if",
        "tests": number["tests"],
        "effects": [{**deed, slot: number["yes"]}],
        "otherwise": [{**deed, slot: number["no"]}],
    }


def _is_either(number: Any) -> TypeGuard[Mapping[str, Any]]:
    return isinstance(number, Mapping) and number.keys() == {"count", "tests", "yes", "no"}


def _is_count_of_cards(number: Any) -> TypeGuard[Mapping[str, Any]]:
    return isinstance(number, Mapping) and number.get("count") == "how-many"


def apart(
    readings: Iterable[tuple[Mapping[str, Any], _Other]],
) -> list[tuple[Mapping[str, Any], _Other]]:
    """One of each meaning among ``readings``, the plainest of those that mean the same."""
    found: dict[str, tuple[Mapping[str, Any], _Other]] = {}
    for facts, reading in readings:
        same = json.dumps(plain(facts), sort_keys=True)
        if same not in found or facts == plain(facts):
            found[same] = (facts, reading)
    return list(found.values())
