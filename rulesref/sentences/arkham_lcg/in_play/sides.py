"""Given: what is printed on the other side of a player card."""

from __future__ import annotations

from rulesref.rulings.reference import Reference
from rulesref.rulings.scene import Scene
from rulesref.sentences.arkham_lcg.speech import SPEECH


@SPEECH.sentence(
    "given",
    "card-other-side",
    card="card",
    other="card",
    en="the other side of {card} is {other}",
    it="l'altro lato di {card} è {other}",
)
def card_other_side(scene: Scene, card: Reference, other: Reference) -> None:
    """A double-sided card in play, each side told as a printing of its own."""
    id = scene.thing(card)
    scene.telling.declare("other-side", id, f"the other side of {card.text}")
    scene.state.put(id, **{"other-side": other.card})
