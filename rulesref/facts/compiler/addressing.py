"""Whom "you" stands for on an encounter card: somebody whom its occasion names."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

#: Cards of the scenario that nobody bears: "you" is whoever did what their ability answers.
_NOBODYS = frozenset({"enemy", "location", "act", "agenda"})


def addresses_nobody(card: Mapping[str, Any], abilities: Iterable[Mapping[str, Any]]) -> bool:
    """Whether one of ``abilities`` of ``card`` speaks to a "you" that there is none of.

    A forced one has whom its occasion names, a constant one whoever pays a cost that it asks for. So
    it is with a treachery, too, whose revelation has laid it elsewhere than before somebody.
    """
    if card["type"] not in _NOBODYS and not _lies_apart(card):
        return False
    return any(
        (
            ability["kind"] == "forced"
            and _says_you(ability.get("do"))
            and not _says_you(ability["on"])
        )
        or (
            ability["kind"] == "constant"
            and (_says_you(said := _without_costs(ability)) or _says_near_you(said))
        )
        for ability in abilities
    )


#: How a revelation lays a card before somebody, and how elsewhere.
_BEFORE_SOMEBODY, _ELSEWHERE = "put-in-threat-area", frozenset({"attach", "put-beside-agenda"})


def _lies_apart(card: Mapping[str, Any]) -> bool:
    """Whether ``card`` is a treachery that no weakness's bearer has, nor anybody's threat area."""
    if card["type"] != "treachery" or card.get("weakness"):
        return False
    verbs = {
        verb
        for ability in card.get("ability", ())
        if ability["kind"] == "revelation"
        for verb in _verbs(ability.get("do"))
    }
    return _BEFORE_SOMEBODY not in verbs and not _ELSEWHERE.isdisjoint(verbs)


def _verbs(value: Any) -> Iterator[str]:
    """Every verb of the clauses in ``value``."""
    if isinstance(value, Mapping):
        if "verb" in value:
            yield value["verb"]
        for item in value.values():
            yield from _verbs(item)
    elif isinstance(value, list):
        for item in value:
            yield from _verbs(item)


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
