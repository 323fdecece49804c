"""Slots of events and options as they are printed: names of cards, words of the language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.errors import UnresolvedReference
from rulesref.rulings.reference import Reference, alike, listed_cards
from rulesref.rulings.scene import Scene
from rulesref.wording.pattern import Several


def spoken(scene: Scene, slots: Mapping[str, Any]) -> dict[str, Any]:
    """``slots`` as they are printed in the language of the case; numbers stay numbers."""
    single = slots.get("amount") == 1
    return {
        name: value if isinstance(value, int) else _said(scene, name, value, single)
        for name, value in slots.items()
        if value
    }


def _said(scene: Scene, slot: str, value: Any, single: bool) -> Any:
    if isinstance(value, tuple):
        told = ", ".join(str(_said(scene, slot, one, single)) for one in value)
        return Several(told) if len(value) > 1 else told
    named = scene.name(value)
    return scene.tongue.worded(slot, named, single=single) if isinstance(named, str) else named


def in_words(scene: Scene, id: str, **slots: Any) -> str:
    """The text ``id`` of an unmet expectation; words of the engine are printed as their slot does."""
    return scene.tongue.speech.unmets[id][scene.language].write(
        {
            slot: scene.tongue.worded(slot, value) if isinstance(value, str) else value
            for slot, value in slots.items()
        }
    )


def says(scene: Scene, slot: str, value: Any, told: str) -> bool:
    """Whether ``told`` is ``value`` as a slot prints it, in either number, or as the engine has it.

    A card may be told by a printing or a level, such as "Knife (01086)".
    """
    ways = {str(scene.name(value)), *(str(_said(scene, slot, value, one)) for one in (True, False))}
    return alike(told) in {alike(way) for way in ways} or _is_printing(scene, value, told)


def _is_printing(scene: Scene, value: Any, told: str) -> bool:
    if not told.endswith(")"):
        return False
    try:
        return bool(scene.find(Reference(told, scene.tongue, scene.telling.said)) == value)
    except UnresolvedReference:
        return False


def printed_name(scene: Scene, told: str) -> str:
    """The card that ``told`` names in any way, or several, as the timeline prints them.

    One that is told by its printing stays as it is. Raises ``UnresolvedReference``.
    """
    try:
        found = Reference(told, scene.tongue, dict(scene.telling.said))
    except UnresolvedReference:
        parts = listed_cards(told, scene.tongue)
        if len(parts) < 2:
            raise
        return ", ".join(printed_name(scene, part) for part in parts)
    if found.printing:
        return told
    name = scene.printed(found.card)
    return f"{name} #{found.copy}" if found.copy else name
