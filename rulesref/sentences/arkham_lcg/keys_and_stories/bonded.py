"""Given: bonded cards, which begin the game set aside with their investigator."""

from __future__ import annotations

from rulesref.catalogue import said
from rulesref.errors import UnresolvedReference
from rulesref.games.arkham_lcg.decks.setting_aside import ZONE
from rulesref.rulings.reference import Reference
from rulesref.rulings.scene import Scene
from rulesref.sentences.arkham_lcg.keys_and_stories.key_tokens import bound
from rulesref.sentences.arkham_lcg.speech import SPEECH


@SPEECH.sentence(
    "given",
    "bonded",
    cards="cards",
    who="investigator",
    en=(
        "{cards} (is|are) among the bonded cards of {who}",
        "{cards} (is|are) bonded to {who}",
    ),
    it=(
        "{cards} (è|sono) tra le carte vincolate di {who}",
        "{cards} (è|sono) vincolat(a|e) a {who}",
    ),
)
def bonded(scene: Scene, cards: tuple[Reference, ...], who: Reference) -> None:
    """Set aside, and no part of the deck; in Italian a key is bound in the same words."""
    owner = scene.thing(who)
    for card in cards:
        if card.card.type == "key":
            bound(scene, card, who)
            continue
        if "bonded" not in card.card.keywords:
            raise UnresolvedReference(
                said("{text} has not the keyword bonded").format(text=card.text)
            )
        scene.bring(card, zone=ZONE, owner=owner)
