"""Whom "you" stands for on an encounter card: somebody whom its occasion names."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

#: Cards of the encounter deck that nobody bears: "you" is whoever did what their ability answers.
_NOBODYS = frozenset({"enemy", "location"})
#: Cards of which a constant ability holds for everybody.
_EVERYBODYS = _NOBODYS | {"act", "agenda"}


def addresses_nobody(type: str, abilities: Iterable[Mapping[str, Any]]) -> bool:
    """Whether an ability of a card of ``type`` speaks to a "you" that there is none of.

    A forced one has whom its occasion names, a constant one whoever pays a cost that it asks for.
    """
    return any(
        (
            type in _NOBODYS
            and ability["kind"] == "forced"
            and _says_you(ability.get("do"))
            and not _says_you(ability["on"])
        )
        or (
            type in _EVERYBODYS
            and ability["kind"] == "constant"
            and (_says_you(said := _without_costs(ability)) or _says_near_you(said))
        )
        for ability in abilities
    )


#: What is paid on top, and an ability that a card gains: "you" is whoever pays, or whoever has it.
_OF_WHOEVER_ACTS = frozenset({"costs", "ability"})


def _without_costs(ability: Mapping[str, Any]) -> list[Any]:
    """What the constant ``ability`` says, but for what speaks to somebody of its own."""
    clauses = [
        {key: item for key, item in clause.items() if key not in _OF_WHOEVER_ACTS}
        for clause in ability.get("do", ())
    ]
    return [ability.get("if", []), clauses]


#: What nobody but the "you" of an ability does, without a word of it in the notation.
_ADDRESSED = frozenset({"you", "you-perform", "during-your-test"})
_ITS_USER = frozenset({"remember", "spend-clues", "spend-resources", "end-turn"})


def _says_you(value: Any) -> bool:
    if isinstance(value, str):
        return value in _ADDRESSED or value.startswith("your-")
    if isinstance(value, Mapping):
        if value.get("verb") in _ITS_USER and not value.get("group"):
            return True
        own = value.get("verb") == "resolved-by"  # whoever resolves it is its "you"
        return any(_says_you(item) for key, item in value.items() if not (own and key == "effects"))
    return isinstance(value, list) and any(map(_says_you, value))


#: What is where somebody is, or next to it, without a word of whom.
_NEAR_SOMEBODY = frozenset({"connecting-location", "near-location"})


def _says_near_you(value: Any) -> bool:
    if isinstance(value, Mapping):
        return any(map(_says_near_you, value.values()))
    if isinstance(value, list):
        return any(map(_says_near_you, value))
    return value in _NEAR_SOMEBODY
