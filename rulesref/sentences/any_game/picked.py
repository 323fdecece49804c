"""When: what fate picks where a card says "at random"."""

from __future__ import annotations

from rulesref.rulings.chances import PICKS
from rulesref.rulings.reference import Reference
from rulesref.rulings.scene import Scene
from rulesref.sentences.any_game.speech import SPEECH
from rulesref.wording.sentence import Intent


@SPEECH.sentence(
    "when",
    "fate-picks",
    cards="cards",
    en="fate picks {cards}",
    it="il caso sceglie {cards}",
)
def fate_picks(scene: Scene, cards: tuple[Reference, ...]) -> list[Intent]:
    """What is picked, dealt or discarded at random; of several cards at once, all of them."""
    return [Intent(PICKS, {"cards": cards})]


SPEECH.choice("picked", en="which card is picked at random", it="quale carta viene scelta a caso")
SPEECH.chance("", en="fate picks {what}", it="il caso sceglie {what}")
