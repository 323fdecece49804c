"""What a sentence names and no step has laid out: nothing that happens here could tell of it.

That an event of such a card has not happened would be true of every case, and says nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rulesref.rulings.reference import Reference
from rulesref.rulings.scene import Scene
from rulesref.rulings.timeline import Wanted


def stop_at_never_here(scene: Scene, wanted: Wanted) -> None:
    """Raise ``NotHere`` where every event in ``wanted`` is of a card of which there is no copy."""
    missing = [next(_missing(scene, kind, slots), None) for kind, slots in wanted]
    named = [reference for reference in missing if reference is not None]
    if named and len(named) == len(missing):
        scene.thing(named[0])


def _missing(scene: Scene, kind: str, slots: dict[str, Any]) -> Iterator[Reference]:
    """The cards in ``slots`` of an event, or deed, of that ``kind`` that are nowhere in the case."""
    events = scene.tongue.game.rules.events
    cards = events[kind].slots if kind in events else dict.fromkeys(slots, "card")
    for slot, told in slots.items():
        if cards[slot] in ("card", "cards") and isinstance(told, str):
            for name in told.split(", "):
                reference = Reference(name, scene.tongue, dict(scene.telling.said))
                if not (scene.copies(reference) or scene.in_a_deck({"card": reference})):
                    yield reference
