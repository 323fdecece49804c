"""An event of several cards that happens to each of them alone: "Umordhoth attacks Roland Banks and Agnes Baker"."""

from __future__ import annotations

from itertools import product

from rulesref.errors import UnresolvedReference
from rulesref.rulings.reference import Reference, listed_cards
from rulesref.rulings.scene import Scene
from rulesref.rulings.timeline import Wanted


def one_by_one(scene: Scene, wanted: Wanted) -> list[Wanted]:
    """``wanted`` for each card alone, where it tells several in a place that holds one; else nothing."""
    found: list[list[Wanted]] = []
    for kind, slots in wanted:
        types = scene.tongue.game.rules.events[kind].slots if _is_event(scene, kind) else {}
        apart = {
            slot: _several(scene, told)
            for slot, told in slots.items()
            if types.get(slot) == "card" and isinstance(told, str)
        }
        apart = {slot: names for slot, names in apart.items() if len(names) > 1}
        if apart:
            every = (dict(zip(apart, names, strict=True)) for names in product(*apart.values()))
            found.append([[(kind, {**slots, **alone})] for alone in every])
    if not found or len(found) < len(wanted):
        return []
    counts = {len(each) for each in found}
    if len(counts) > 1:
        return []
    return [[event for one in alike for event in one] for alike in zip(*found, strict=True)]


def _is_event(scene: Scene, kind: str) -> bool:
    return kind in scene.tongue.game.rules.events


def _several(scene: Scene, told: str) -> list[str]:
    """The cards that ``told`` lists; itself where it is the name of one."""
    try:
        Reference(told, scene.tongue, dict(scene.telling.said))
    except UnresolvedReference:
        return listed_cards(told, scene.tongue)
    return [told]
