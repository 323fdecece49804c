"""Slots of events and options as they are printed: names of cards, words of the language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.errors import UnresolvedReference
from rulesref.rulings.pattern import Several
from rulesref.rulings.slot import Reference, alike, listed_cards
from rulesref.rulings.stage import Stage
from rulesref.rulings.words import worded


def spoken(case: Stage, slots: Mapping[str, Any]) -> dict[str, Any]:
    """``slots`` as they are printed in the language of the case; numbers stay numbers."""
    single = slots.get("amount") == 1
    return {
        name: value if isinstance(value, int) else _said(case, name, value, single)
        for name, value in slots.items()
        if value
    }


def _said(case: Stage, slot: str, value: Any, single: bool) -> Any:
    if isinstance(value, tuple):
        told = ", ".join(str(_said(case, slot, one, single)) for one in value)
        return Several(told) if len(value) > 1 else told
    named = case.name(value)
    return worded(slot, named, case.language, single=single) if isinstance(named, str) else named


def says(case: Stage, slot: str, value: Any, told: str) -> bool:
    """Whether ``told`` is ``value`` as a slot prints it, in either number, or as the engine has it."""
    ways = {str(case.name(value)), *(str(_said(case, slot, value, one)) for one in (True, False))}
    return alike(told) in {alike(way) for way in ways}


def printed_name(case: Stage, told: str) -> str:
    """The card that ``told`` names in any way, or several, as the timeline prints them.

    One that is told by its printing stays as it is. Raises ``UnresolvedReference``.
    """
    try:
        found = Reference(told, dict(case.said))
    except UnresolvedReference:
        parts = listed_cards(told)
        if len(parts) < 2:
            raise
        return ", ".join(printed_name(case, one) for one in parts)
    if found.printing:
        return told
    name = case.printed(found.card)
    return f"{name} #{found.copy}" if found.copy else name
