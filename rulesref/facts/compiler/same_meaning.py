"""Two readings of one text that mean the same, though their notation differs: no doubt between them.

A test that is told twice is one test, and who may do something up to so many times may as well do
it no time at all. All of a selector are what it selects, and of what there is at least one, there is
one. Whether a number or the whole deed goes by a condition makes no difference.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any, TypeGuard, TypeVar

_Other = TypeVar("_Other")


def plain(value: Any) -> Any:
    """``value`` without what says nothing more."""
    if isinstance(value, list):
        return [plain(one) for one in value]
    if not isinstance(value, Mapping):
        return value
    made = {key: plain(item) for key, item in value.items()}
    if isinstance(made.get("if"), list):
        made["if"] = [one for n, one in enumerate(made["if"]) if one not in made["if"][:n]]
    if made.get("verb") == "may" and len(made["effects"]) == 1:
        (inner,) = made["effects"]
        if inner.get("verb") == "times" and all(one["verb"] == "may" for one in inner["effects"]):
            return inner
    if made.keys() == {"all"} and isinstance(made["all"], str):
        return made["all"]
    counted = made.get("number")
    if made.get("test") == "at-least" and made["least"] == 1 and _is_count_of_cards(counted):
        return {"test": "there-is", "a": counted["of"]}
    return _by_condition(made)


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
