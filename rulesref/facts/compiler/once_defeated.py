"""arkham-lcg/elimination: an investigator who was defeated is none of those in the game any more."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

#: A filter of whoever is in the game → the same of whoever was.
_WAS = {"at": "defeated-at"}


def once_defeated(facts: Mapping[str, Any]) -> Mapping[str, Any]:
    """``facts`` where what answers a defeat means an investigator by their type and where they were."""
    if "ability" not in facts:
        return facts
    return {**facts, "ability": [_told(ability) for ability in facts["ability"]]}


def _told(ability: Mapping[str, Any]) -> Mapping[str, Any]:
    on = ability.get("on", {})
    card = on.get("card")
    if on.get("after") != "defeat" or not isinstance(card, Mapping):
        return ability
    if card.get("all") != "investigator":
        return ability
    filters = {_WAS.get(id, id): value for id, value in card.items() if id != "all"}
    defeated = {"all": "any-card", "type": "investigator", **filters}
    return {**ability, "on": {**on, "card": defeated}}
