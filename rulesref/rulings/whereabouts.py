"""Where a card is, as a ruling tells it."""

from __future__ import annotations

from rulesref.rulings.scene import Scene

#: Zone of the engine, "nowhere" for none → where a card in it is.
_WHERE = {
    "en": {
        "play": "in play",
        "hand": "in hand",
        "discard": "in a discard pile",
        "victory": "in the victory display",
        "removed": "removed from the game",
        "aside": "set aside",
        "deck": "in a deck",
        "beneath": "beneath another card",
        "limbo": "in limbo",
        "box": "back in the collection",
        "collection": "in the collection",
        "committed": "committed to a test",
        "left": "on its way out of play",
        "set-up": "taken for setup",
        "drawn": "drawn just now",
        "found": "among the cards found",
        "nowhere": "nowhere",
    },
    "it": {
        "play": "in gioco",
        "hand": "in mano",
        "discard": "in una pila degli scarti",
        "victory": "nella galleria delle vittorie",
        "removed": "fuori dalla partita",
        "aside": "da parte",
        "deck": "in un mazzo",
        "beneath": "sotto un'altra carta",
        "limbo": "nel limbo",
        "box": "di nuovo nella collezione",
        "collection": "nella collezione",
        "left": "mentre lascia il gioco",
        "set-up": "presa per la preparazione",
        "committed": "in una prova, dove è investita",
        "drawn": "appena pescata",
        "found": "tra le carte trovate",
        "nowhere": "da nessuna parte",
    },
}
_WHOSE = {"en": ("{}, of {}", "nobody"), "it": ("{}, di {}", "nessuno")}

#: Every zone that can be told.
ZONES = frozenset(_WHERE["en"]) & frozenset(_WHERE["it"])


def in_zone(scene: Scene, zone: str) -> str:
    """Where a card in ``zone`` is, in the language of the case."""
    return _WHERE[scene.language].get(zone, zone)


def whereabouts(scene: Scene, id: str) -> str:
    """Where the card ``id`` is now."""
    return in_zone(scene, scene.state.get(id, "zone", "nowhere"))


def in_zone_of(scene: Scene, zone: str, who: str) -> str:
    """Where a card in ``zone`` is, and whose it is there: that of ``who``, or nobody's."""
    of, nobody = _WHOSE[scene.language]
    return of.format(in_zone(scene, zone), scene.name(who) or nobody)
