"""Where a card is and what lies on it, as a ruling tells it."""

from __future__ import annotations

from rulesref.engine.state import Thing
from rulesref.rulings.scene import Scene

_WHOSE = {"en": ("{}, of {}", "nobody"), "it": ("{}, di {}", "nessuno")}


def in_zone(scene: Scene, zone: str) -> str:
    """Where a card in ``zone`` is, in the language of the case; each deck is a zone of its own."""
    zones = scene.tongue.speech.zones
    return zones.get(zone, zones["deck"])[scene.language]


def still_in_a_deck(scene: Scene, card: str) -> str:
    """That ``card``, as a step calls it, still lies in a deck."""
    return f"{card}: {in_zone(scene, 'deck')}"


def whereabouts(scene: Scene, id: str) -> str:
    """Where the card ``id`` is now."""
    return in_zone(scene, scene.state.get(id, "zone", "nowhere"))


def in_zone_of(scene: Scene, zone: str, who: str) -> str:
    """Where a card in ``zone`` is, and whose it is there: that of ``who``, or nobody's."""
    of, nobody = _WHOSE[scene.language]
    return of.format(in_zone(scene, zone), scene.name(who) or nobody)


def tokens(scene: Scene, thing: Thing) -> dict[str, int]:
    """Kind of token → how many of it lie on ``thing``, in the order in which they are told."""
    words = scene.tongue.speech.words
    named = words.sets.get(words.types.get("uses", ""), {}).get(scene.language, {})
    kinds = dict.fromkeys((*named.values(), *scene.state.rules.words.get("uses", ())))
    held: dict[str, int] = {}
    seen: set[str] = set()  # "resource" and "resources" are one kind of token
    for token in kinds:
        kept = token if token in thing else f"{token}s"
        count = thing.get(kept)
        if type(count) is int and count and kept not in seen:
            held[token] = count
        seen.add(kept)
    return held
