"""Given: what is printed on the other side of a player card.

Where the data has both sides of an asset, under codes that differ in the letter alone, no step says it.
"""

from __future__ import annotations

from rulesref.catalogue import said
from rulesref.facts.described import printed_as
from rulesref.games.card import Card
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
    scene.telling.declare("other-side", id, said("the other side of {}").format(card.text))
    scene.state.put(id, **{"other-side": other.card})


def print_other_side(scene: Scene, id: str, card: Card) -> None:
    """What is printed on the other side of ``card``, where its code tells which printing that is."""
    stem, letter = card.code.rstrip("ab"), card.code[-1:]
    backs = (stem, f"{stem}a") if letter == "b" else (f"{stem}b",)
    for code in backs:
        other = printed_as(card.name, code, scene.tongue.game)
        if other is not None and other.type == card.type:
            scene.state.put(id, **{"other-side": other})
