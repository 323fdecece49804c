"""Given: a card that somebody "holds": one that is never in play under anybody is in their hand."""

from __future__ import annotations

from rulesref.errors import UnresolvedReference
from rulesref.rulings.explaining import explain
from rulesref.rulings.reference import Reference
from rulesref.rulings.scene import Scene
from rulesref.sentences.arkham_lcg.speech import SPEECH

SPEECH.explanation(
    "held-where",
    en=(
        "whether {card} is in play or in hand is not said",
        "write: {given} {hand}, or: {given} {play}",
    ),
    it=(
        "se {card} è in gioco o in mano non è detto",
        "scrivi: {given} {hand}, oppure: {given} {play}",
    ),
)
#: What is played from hand, or committed, and does not stay in play by that.
_FROM_HAND = ("event", "skill")


@SPEECH.sentence(
    "given",
    "holds",
    who="investigator",
    cards="loose-cards",
    en="{who} holds {cards}",
    it="{who} tiene {cards}",
)
def holds(scene: Scene, who: Reference, cards: tuple[Reference, ...]) -> None:
    """Events and skills are in hand; of any other card it has to be said whether it is in play.

    Raises ``UnresolvedReference`` for those, with both of the sentences that could be meant.
    """
    rows = SPEECH.sentences
    in_play = [card for card in cards if card.card.type not in _FROM_HAND]
    if in_play:
        names = ", ".join(card.text for card in cards)
        slots = {"who": who.text, "cards": names}
        hand = rows["in-hand"].patterns[scene.language][0].write(slots)
        play = rows["controls"].patterns[scene.language][1].write(slots)
        why, remedy = explain(scene, "held-where", card=in_play[0].text, hand=hand, play=play)
        raise UnresolvedReference(why, told=in_play[0].text, remedy=remedy)
    rows["in-hand"].run(scene, who=who, cards=cards)
