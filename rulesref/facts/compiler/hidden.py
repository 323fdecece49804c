"""arkham-lcg/hidden: the abilities of a hidden card act in the hand, where it lies."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

#: What a hidden card does of itself acts in the hand where it lies; a revelation brings it there.
_BROUGHT = "revelation"


#: Type of a hidden card → where what it does acts; an enemy may come out of the hand.
_LIES = {"treachery": ["hand"], "enemy": ["hand", "play"]}


def where_it_lies(facts: Mapping[str, Any]) -> Mapping[str, Any]:
    """arkham-lcg/hidden: the abilities of a hidden card act in the hand."""
    zones = _LIES.get(facts["type"])
    if zones is None or not facts.get("keywords", {}).get("hidden"):
        return facts
    abilities = [
        ability if ability["kind"] == _BROUGHT else {"zones": zones, **ability}
        for ability in facts.get("ability", ())
    ]
    return {**facts, "ability": abilities}
