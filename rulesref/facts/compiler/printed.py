"""What the card data prints beside the text: names, numbers, traits, icons, as facts."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from rulesref.cards.data.arkhamdb import CardRecord

_SKILLS = ("willpower", "intellect", "combat", "agility")
_NUMBERS = ("health", "sanity", "fight", "evade", "shroud", "doom")
#: What a card that prints none of it simply has none of.
_ELSE_NOTHING = ("damage", "horror", "clues")
#: Of so many kinds of uses nobody knows which are meant.
_SEVERAL = 2
#: How the data writes X.
_X = -2
_LEVELLED = ("asset", "event", "skill")
_OF_A_CLASS = (*_LEVELLED, "investigator")
#: What the data calls the class of cards that have none.
_NO_CLASS = "mythos"


def facts_of(card: CardRecord, called: Mapping[str, str]) -> dict[str, Any]:
    """The facts of ``card`` in the shape of ``facts.card_file``, without keywords and abilities.

    ``called`` are the names of all cards by their codes.
    """
    facts: dict[str, Any] = {"code": card.code, "name": card.name, "type": card.type}
    if card.name_it and not card.name_it.startswith(card.name):  # otherwise untranslated
        facts["it"] = card.name_it
    told = {
        "subname": card.subname,
        "behind": card.back_name if card.type == "location" and card.back_name != card.name else "",
        "traits": list(card.traits),
        "slots": [name for slot in card.slots for name in _slots(slot)],
        "unique": "unique" in card.flags,
        "weakness": card.subtype in ("weakness", "basicweakness"),
        "signature": _only_for(card, called),
        "keywords": keywords_of(card),
        "stats": stats_of(card),
    }
    facts |= {field: value for field, value in told.items() if value}
    if card.type in _LEVELLED and card.level is not None:
        facts["level"] = card.level
    if card.type in _OF_A_CLASS and not facts.get("weakness"):
        facts["classes"] = [name for name in card.factions if name != _NO_CLASS]
    return facts


def _only_for(card: CardRecord, called: Mapping[str, str]) -> str:
    """The investigator whose signature card it is; the versions of one share a name."""
    named = re.findall(r"investigator:(\w+)", card.restrictions)
    names = {called[code] for code in named if code in called}
    return names.pop() if len(names) == 1 else ""


def _slots(slot: str) -> list[str]:
    """One name a slot: "Hand x2" is two."""
    name, _, times = slot.partition(" x")
    return [name] * int(times or 1)


def keywords_of(card: CardRecord) -> dict[str, int]:
    """The keywords that the data holds as numbers, and that no text repeats."""
    told = {"victory": card.victory, "vengeance": card.vengeance}
    return {keyword: number for keyword, number in told.items() if number not in (None, _X)}


def printed_on(card: CardRecord, facts: Mapping[str, Any]) -> dict[str, Any]:
    """What a meaning may take from ``card`` of ``facts``: its numbers, which are X, its price.

    The price is what is paid to play it, as costs in the notation; what it keeps are the uses that
    its keyword names, or resources, whatever a text calls them there.
    """
    stats = facts.get("stats", {})
    cost = stats.get("cost", 0)
    price = [{"pay": "resources", "amount": cost}] if cost else []
    uses = list(facts.get("keywords", {}).get("uses", ()))
    kept = {"kept": uses[0] if uses else "resources"} if len(uses) < _SEVERAL else {}
    return {**stats, "price": price, **kept, **_alone(stats), **_unknown_of(card)}


def _alone(stats: Mapping[str, Any]) -> dict[str, Any]:
    """What a card that can take both has to be told it takes, where a text names but one."""
    both = {"damage-alone": ["damage"], "horror-alone": ["horror"]}
    return both if {"health", "sanity"} <= stats.keys() else {}


def _unknown_of(card: CardRecord) -> dict[str, str]:
    """The numbers that ``card`` prints as X: the "x" where it is one, else "x-first", "x-second"."""
    names = [field for field in (*_NUMBERS, *_ELSE_NOTHING) if getattr(card, field) == _X]
    if len(names) == 1:
        return {"x": names[0]}
    return dict(zip(("x-first", "x-second"), names, strict=True)) if len(names) == 2 else {}


def stats_of(card: CardRecord) -> dict[str, Any]:
    """The printed numbers of ``card``; an X that an ability has to tell is left out."""
    stats: dict[str, Any] = {}
    if card.cost is not None:
        stats["cost"] = "X" if card.cost == _X else card.cost
    for field in _NUMBERS:
        number = getattr(card, field)
        if number is not None and number != _X:
            stats[field] = number
    stats |= {
        field: number
        for field in _ELSE_NOTHING
        if (number := getattr(card, field)) and number != _X
    }
    icons: Mapping[str, int] = dict(card.icons)
    if card.type == "investigator":
        stats |= {skill: icons.get(skill, 0) for skill in _SKILLS}
    elif icons:
        stats["icons"] = dict(icons)
    if card.stage is not None and card.type in ("act", "agenda"):
        stats["stage"] = card.stage
    per = ["health"] if card.health_per_investigator else []
    if card.clues and not card.clues_fixed and card.type in ("location", "act"):
        per.append("clues")
    if per:
        stats["per-investigator"] = per
    return stats
