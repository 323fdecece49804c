"""Two ways to say when an ability acts that mean the same: of which nothing is told, any will do.

Whoever is attacked, evaded or engaged is an enemy, and who moves comes to a location. Where you are once
you have come there is where you came to.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

#: What says nothing of whatever a slot holds.
_ANY_CARD = "any-card"
_ANY_ENEMY = ({"all": "enemy"}, "enemy")
#: Tests that are made against an enemy, whose target one is.
_AGAINST_ENEMIES = frozenset({"fight", "evade"})
#: What brings you to a place.
_COMING = frozenset({"move", "swap-places", "place-at"})
_STAGES = ("after", "if")


def any_of_them(ability: Mapping[str, Any]) -> dict[str, Any]:
    """``ability`` without what its occasion says of anything that it could be made of."""
    occasion = {slot: item for slot, item in ability["on"].items() if not _says_nothing(slot, item)}
    against = str(occasion.get("why")) in _AGAINST_ENEMIES
    if against and occasion.get("target") in _ANY_ENEMY:
        del occasion["target"]
    there = occasion.get("to")
    if _brings_you(occasion) and isinstance(there, Mapping) and there.get("all") == "location":
        del occasion["to"]
        told = {**there, "all": "your-location"}
        more = [{"test": "there-is", "a": told}] if len(told) > 1 else []
        tests = [*ability.get("if", ()), *more]
        return {**ability, "on": occasion, **({"if": tests} if tests else {})}
    return {**ability, "on": occasion}


def _says_nothing(slot: str, item: Any) -> bool:
    return item == _ANY_CARD or (slot == "enemy" and item in _ANY_ENEMY)


def _brings_you(occasion: Mapping[str, Any]) -> bool:
    events = [occasion[stage] for stage in _STAGES if stage in occasion]
    told = [one for event in events for one in (event if isinstance(event, list) else [event])]
    return bool(told) and set(told) <= _COMING and occasion.get("who") == "you"
