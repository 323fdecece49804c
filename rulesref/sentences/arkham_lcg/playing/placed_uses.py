"""When: uses that somebody places on a card, by an effect that lets them choose which, or where."""

from __future__ import annotations

from rulesref.rulings.reference import Reference
from rulesref.rulings.scene import Scene
from rulesref.sentences.arkham_lcg.playing.chooses_to import chosen, done
from rulesref.sentences.arkham_lcg.speech import SPEECH
from rulesref.wording.sentence import Intent

_PLACE = {"en": "place {amount} {use} on {card}", "it": "collocare {amount} {use} su {card}"}


@SPEECH.sentence(
    "when",
    "places-uses",
    who="investigator",
    amount="number",
    use="use",
    card="card",
    en="{who} (places|puts|adds) {amount} {use} on {card}",
    it="{who} (colloca|mette|aggiunge) {amount} {use} su {card}",
)
def places_uses(
    scene: Scene, who: Reference, amount: int, use: str, card: Reference
) -> list[Intent]:
    """arkham-lcg/uses-x-type: by the card that was used last; what it does by itself is done as told."""
    word = scene.tongue.worded("uses", use, single=amount == 1)
    what = _PLACE[scene.language].format(amount=amount, use=word, card=card.text)
    *passive, _ = done(who.text, what, scene.language)  # the last is this sentence itself
    return chosen(scene, who, what, iter(passive))
