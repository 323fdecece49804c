"""Then: which card lies on top of a deck, or at its bottom."""

from __future__ import annotations

from rulesref.catalogue import said
from rulesref.engine.state import State
from rulesref.errors import UnresolvedReference
from rulesref.games.arkham_lcg.decks.piles import (
    ENCOUNTER_DECK,
    deck_of,
    known_whole,
    on_top,
    told_of,
)
from rulesref.games.card import Card
from rulesref.rulings.reference import Reference
from rulesref.rulings.ruling import Unmet
from rulesref.rulings.scene import Scene
from rulesref.sentences.arkham_lcg.speech import SPEECH

HERE = 0


def _top(state: State, deck: str) -> Card | None:
    return next(iter(on_top(state, deck)), None)


def _bottom(state: State, deck: str) -> Card | None:
    told = told_of(state, deck) if known_whole(state, deck) else state.get(deck, "bottom", ())
    return told[-1] if told else None


def _is(scene: Scene, card: Reference, deck: str, *, top: bool) -> list[Unmet]:
    """What is unmet where ``card`` is not there. Raises ``UnresolvedReference`` where nobody knows."""
    there = (_top if top else _bottom)(scene.state, deck)
    empty = known_whole(scene.state, deck) and not on_top(scene.state, deck)
    if scene.state.get(deck, "shuffled") or (there is None and not empty):
        raise UnresolvedReference(
            said("which card lies there nobody knows: no step says it, or the deck was shuffled"),
            remedy=said("say in a Given step what it holds"),
        )
    if there is not None and there.name == card.card.name:
        return []
    return [Unmet(HERE, card.text, scene.printed(there) if there else "-")]


@SPEECH.sentence(
    "then",
    "is-on-top-of-deck",
    card="loose-card",
    who="investigator",
    en=(
        "{card} is on [the ]top of the deck of {who}",
        "{card} is on [the ]top of {who}'s deck",
        "{card} is the top card of the deck of {who}",
        "{card} is the top card of {who}'s deck",
        "the top card of the deck of {who} is {card}",
        "the top card of {who}'s deck is {card}",
    ),
    it=(
        "{card} è in cima al mazzo di {who}",
        "{card} è la prima carta del mazzo di {who}",
        "la prima carta del mazzo di {who} è {card}",
    ),
)
def is_on_top(scene: Scene, card: Reference, who: Reference) -> list[Unmet]:
    """The card that would be drawn next from an investigator deck."""
    return _is(scene, card, deck_of(scene.thing(who)), top=True)


@SPEECH.sentence(
    "then",
    "is-at-bottom-of-deck",
    card="loose-card",
    who="investigator",
    en=(
        "{card} is (at|on) the bottom of the deck of {who}",
        "{card} is (at|on) the bottom of {who}'s deck",
        "{card} is the bottom card of the deck of {who}",
        "{card} is the bottom card of {who}'s deck",
        "the bottom card of the deck of {who} is {card}",
        "the bottom card of {who}'s deck is {card}",
    ),
    it=(
        "{card} è in fondo al mazzo di {who}",
        "{card} è l'ultima carta del mazzo di {who}",
        "l'ultima carta del mazzo di {who} è {card}",
    ),
)
def is_at_bottom(scene: Scene, card: Reference, who: Reference) -> list[Unmet]:
    """The last card of an investigator deck."""
    return _is(scene, card, deck_of(scene.thing(who)), top=False)


@SPEECH.sentence(
    "then",
    "is-on-top-of-encounter-deck",
    card="loose-card",
    en=(
        "{card} is on [the ]top of the encounter deck",
        "{card} is the top card of the encounter deck",
        "the top card of the encounter deck is {card}",
    ),
    it=(
        "{card} è in cima al mazzo (degli incontri|incontri)",
        "{card} è la prima carta del mazzo (degli incontri|incontri)",
        "la prima carta del mazzo (degli incontri|incontri) è {card}",
    ),
)
def is_on_top_of_encounters(scene: Scene, card: Reference) -> list[Unmet]:
    """The card that would be drawn next from the encounter deck."""
    return _is(scene, card, ENCOUNTER_DECK, top=True)


@SPEECH.sentence(
    "then",
    "is-at-bottom-of-encounter-deck",
    card="loose-card",
    en=(
        "{card} is (at|on) the bottom of the encounter deck",
        "{card} is the bottom card of the encounter deck",
        "the bottom card of the encounter deck is {card}",
    ),
    it=(
        "{card} è in fondo al mazzo (degli incontri|incontri)",
        "{card} è l'ultima carta del mazzo (degli incontri|incontri)",
        "l'ultima carta del mazzo (degli incontri|incontri) è {card}",
    ),
)
def is_at_bottom_of_encounters(scene: Scene, card: Reference) -> list[Unmet]:
    """The last card of the encounter deck."""
    return _is(scene, card, ENCOUNTER_DECK, top=False)
