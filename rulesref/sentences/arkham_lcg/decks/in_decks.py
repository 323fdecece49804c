"""Then: whether a card lies in a deck, wherever in it."""

from __future__ import annotations

from rulesref.catalogue import said
from rulesref.errors import UnresolvedReference
from rulesref.games.arkham_lcg.decks.piles import deck_of, known_whole, told_of
from rulesref.rulings.reference import Reference
from rulesref.rulings.ruling import Unmet
from rulesref.rulings.scene import Scene
from rulesref.rulings.spoken import in_words
from rulesref.rulings.whereabouts import in_zone_of, whereabouts
from rulesref.sentences.arkham_lcg.speech import SPEECH

HERE = 0


@SPEECH.sentence(
    "then",
    "is-in-deck",
    card="card",
    who="investigator",
    en=("{card} is in the deck of {who}", "{card} is in {who}'s deck"),
    it="{card} è nel mazzo di {who}",
)
def is_in_deck(scene: Scene, card: Reference, who: Reference) -> list[Unmet]:
    """Anywhere in an investigator deck."""
    return _lies_in(scene, card, scene.thing(who))


@SPEECH.sentence(
    "then",
    "is-not-in-deck",
    card="card",
    who="investigator",
    en=("{card} is not in the deck of {who}", "{card} is not in {who}'s deck"),
    it="{card} non è nel mazzo di {who}",
)
def is_not_in_deck(scene: Scene, card: Reference, who: Reference) -> list[Unmet]:
    """Anywhere else, or in the deck of somebody else."""
    return _lies_out_of(scene, card, scene.thing(who))


@SPEECH.sentence(
    "then",
    "is-in-encounter-deck",
    card="card",
    en="{card} is in the encounter deck",
    it="{card} è nel mazzo degli incontri",
)
def is_in_encounter_deck(scene: Scene, card: Reference) -> list[Unmet]:
    """Anywhere in it."""
    return _lies_in(scene, card, "")


@SPEECH.sentence(
    "then",
    "is-not-in-encounter-deck",
    card="card",
    en="{card} is not in the encounter deck",
    it="{card} non è nel mazzo degli incontri",
)
def is_not_in_encounter_deck(scene: Scene, card: Reference) -> list[Unmet]:
    """Anywhere else."""
    return _lies_out_of(scene, card, "")


def _lies_in(scene: Scene, card: Reference, who: str) -> list[Unmet]:
    """What is unmet where ``card`` is not in the deck of ``who``, or of the encounter without one."""
    if _is_there(scene, card, deck_of(who)):
        return []
    id = scene.find(card)
    there = whereabouts(scene, id) if id else in_words(scene, "not-there")
    return [Unmet(HERE, _in(scene, card, who), f"{card.text}: {there}")]


def _lies_out_of(scene: Scene, card: Reference, who: str) -> list[Unmet]:
    if not _is_there(scene, card, deck_of(who)):
        return []
    return [Unmet(HERE, in_words(scene, "elsewhere", card=card.text), _in(scene, card, who))]


def _is_there(scene: Scene, card: Reference, deck: str) -> bool:
    """Whether ``card`` is in ``deck``. Raises ``UnresolvedReference`` where nobody knows that.

    Of a deck that nobody has told, only the cards are known that have gone there; a card that is
    no thing yet may lie in it, whichever other deck holds one.
    """
    told = any(one.name == card.card.name for one in told_of(scene.state, deck))
    if told or known_whole(scene.state, deck):
        return told
    if scene.find(card) is None:
        raise UnresolvedReference(
            said("whether {} is in this deck: no step says it").format(card.text),
            told=card.text,
            remedy=said("say in a Given step what it holds"),
        )
    return bool(scene.state.get(scene.thing(card), "zone") == deck)


def _in(scene: Scene, card: Reference, who: str) -> str:
    if who:
        return f"{card.text}: {in_zone_of(scene, 'deck', who)}"
    return f"{card.text}: {in_words(scene, 'encounter-deck')}"


SPEECH.unmet("encounter-deck", en="in the encounter deck", it="nel mazzo degli incontri")
