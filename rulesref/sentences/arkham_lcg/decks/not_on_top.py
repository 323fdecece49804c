"""Another card is drawn than the one that lies on top: how a step would have had to lay out the deck."""

from __future__ import annotations

from rulesref.cases.keywords import KEYWORD
from rulesref.catalogue import said
from rulesref.errors import UnresolvedReference
from rulesref.games.arkham_lcg.decks.piles import ENCOUNTER_DECK, known_whole, on_top
from rulesref.games.card import Card
from rulesref.rulings.reference import Reference
from rulesref.rulings.scene import Scene
from rulesref.rulings.spoken import in_words
from rulesref.sentences.arkham_lcg.speech import SPEECH

SPEECH.unmet(
    "encounter-deck-of",
    en="the encounter deck holds {cards}",
    it="il mazzo degli incontri contiene {cards}",
)
SPEECH.unmet(
    "encounter-tops-of",
    en="the top cards of the encounter deck are {cards}",
    it="le prime carte del mazzo degli incontri sono {cards}",
)


def not_on_top(scene: Scene, deck: str, card: Reference, top: list[Card]) -> UnresolvedReference:
    """That ``card`` is not on ``top`` of ``deck``, and the line that would have it there."""
    remedy = said("name it first in the step that says what the deck holds")
    if deck == ENCOUNTER_DECK:
        lies = [str(one.name) for one in on_top(scene.state, deck)]
        rest = [name for name in lies if name != card.card.name]
        rest += [str(card.card.name)] * (lies.count(str(card.card.name)) - 1)
        cards = ", ".join((card.text, *rest))
        whole = known_whole(scene.state, deck)
        line = in_words(scene, "encounter-deck-of" if whole else "encounter-tops-of", cards=cards)
        remedy = said("where it lies on top, write instead of what tells the deck: {}").format(
            f"{KEYWORD[scene.language]['given']} {line}"
        )
    return UnresolvedReference(
        said("{text} is not the top card of that deck").format(text=card.text),
        candidates=tuple(one.name for one in top[:1]),
        remedy=remedy,
    )
