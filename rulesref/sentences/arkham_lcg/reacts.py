"""A card in play that "bites back" or "reacts": whoever controls it uses it."""

from __future__ import annotations

from collections.abc import Iterator

from rulesref.errors import RulesrefError
from rulesref.expression import lazily
from rulesref.rulings.reference import read_slot
from rulesref.rulings.scene import Scene

#: Language → what an asset does, and how it is told that it is used.
_REACTS = {
    "en": (
        lazily(
            r"(?P<card>.+?) (?:reacts|triggers|goes off|(?:bites|strikes|hits|fights|shoots) back)"
        ),
        "{who} uses {card}",
    ),
    "it": (
        lazily(r"(?P<card>.+?) (?:reagisce|si attiva|risponde|morde a sua volta)"),
        "{who} usa {card}",
    ),
}


def reacts(scene: Scene, text: str) -> Iterator[str]:
    """``text`` with who uses the card that it is about, if that is an asset which somebody controls."""
    said, row = _REACTS[scene.language]
    found = said.fullmatch(text)
    if found is None:
        return
    try:
        read = read_slot(found["card"], "card", scene.tongue, dict(scene.telling.said))
    except RulesrefError:
        return
    id = scene.find(read) if read.card.type == "asset" else None
    who = scene.state.get(id, "controller") if id is not None else None
    if who:
        yield row.format(who=scene.name(who), card=found["card"])
