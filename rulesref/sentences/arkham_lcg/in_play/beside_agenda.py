"""Given and Then: encounter cards that lie next to the agenda deck, at no location."""

from __future__ import annotations

from rulesref.catalogue import said
from rulesref.errors import UnresolvedReference
from rulesref.rulings.reference import Reference
from rulesref.rulings.ruling import Unmet
from rulesref.rulings.scene import Scene
from rulesref.rulings.spoken import in_words
from rulesref.rulings.whereabouts import whereabouts
from rulesref.sentences.arkham_lcg.speech import SPEECH

HERE = 0
#: What can be put into play there.
_TYPES = ("treachery", "enemy")
#: Where else a card may be, or with whom; there it is nowhere else.
_PLACES = ("at", "threat", "engaged", "attached", "controller")
SPEECH.unmet(
    "beside-agenda", en="{card}: next to the agenda deck", it="{card}: accanto al mazzo delle trame"
)


@SPEECH.sentence(
    "given",
    "lies-beside-agenda",
    card="card",
    en="{card} is (in play next to|next to) the (agenda deck|agenda)",
    it="{card} è (in gioco accanto|accanto) (al mazzo delle trame|alla trama)",
)
def lies_beside_agenda(scene: Scene, card: Reference) -> None:
    """A treachery or an enemy that was put into play there."""
    if card.card.type not in _TYPES:
        raise UnresolvedReference(
            said("{card} is no encounter card that could lie there").format(card=card.text),
            remedy=said("say where it is: with whom, or at which location"),
        )
    scene.bring(card, zone="play", at=None)


@SPEECH.sentence(
    "then",
    "is-beside-agenda",
    card="card",
    en="{card} is (in play next to|next to) the (agenda deck|agenda)",
    it="{card} è (in gioco accanto|accanto) (al mazzo delle trame|alla trama)",
)
def is_beside_agenda(scene: Scene, card: Reference) -> list[Unmet]:
    """In play, at no location and with nobody."""
    id, state = scene.thing(card), scene.state
    there = state.get(id, "zone") == "play" and card.card.type in _TYPES
    if there and not any(state.get(id, place, None) for place in _PLACES):
        return []
    wanted = in_words(scene, "beside-agenda", card=card.text)
    return [Unmet(HERE, wanted, f"{card.text}: {whereabouts(scene, id)}")]
