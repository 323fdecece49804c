"""Where a card is, as a ruling tells it."""

from __future__ import annotations

from rulesref.rulings.scene import Scene

_WHOSE = {"en": ("{}, of {}", "nobody"), "it": ("{}, di {}", "nessuno")}


def in_zone(scene: Scene, zone: str) -> str:
    """Where a card in ``zone`` is, in the language of the case."""
    told = scene.tongue.speech.zones.get(zone)
    return told[scene.language] if told else zone


def whereabouts(scene: Scene, id: str) -> str:
    """Where the card ``id`` is now."""
    return in_zone(scene, scene.state.get(id, "zone", "nowhere"))


def in_zone_of(scene: Scene, zone: str, who: str) -> str:
    """Where a card in ``zone`` is, and whose it is there: that of ``who``, or nobody's."""
    of, nobody = _WHOSE[scene.language]
    return of.format(in_zone(scene, zone), scene.name(who) or nobody)
