"""When: clues of the token pool that come to lie at a location, or on another card in play."""

from __future__ import annotations

from rulesref.rulings.reference import Reference
from rulesref.rulings.scene import Scene
from rulesref.sentences.arkham_lcg.speech import SPEECH
from rulesref.sentences.arkham_lcg.unnamed import happens
from rulesref.wording.sentence import Intent


@SPEECH.sentence(
    "when",
    "clues-come",
    effect=True,
    amount="number",
    at="card",
    en="{amount} (clue is|clues are) placed (on|at) {at}",
    it="{amount} (indizio viene collocato|indizi vengono collocati) (in|a|su) {at}",
)
def clues_come(scene: Scene, amount: int, at: Reference) -> list[Intent]:
    """By an effect that the case does not name, out of the token pool."""
    where = scene.location(at) if at.card.type == "location" else scene.thing(at)
    found: list[Intent] = happens("place-clues", at=where, amount=amount)
    return found
