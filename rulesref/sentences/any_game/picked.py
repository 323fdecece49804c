"""When: what fate picks where a card says "at random"."""

from __future__ import annotations

from rulesref.rulings.reference import Reference
from rulesref.rulings.scene import Scene
from rulesref.sentences.any_game.speech import SPEECH
from rulesref.wording.sentence import Intent


@SPEECH.sentence(
    "when",
    "fate-picks",
    card="card",
    en="fate picks {card}",
    it="il caso sceglie {card}",
)
def fate_picks(scene: Scene, card: Reference) -> list[Intent]:
    """One of several cards, each as likely as any other."""
    return [Intent("picked", {"value": scene.thing(card)})]


SPEECH.choice("picked", en="which card is picked at random", it="quale carta viene scelta a caso")
SPEECH.chance("", en="fate picks {what}", it="il caso sceglie {what}")
