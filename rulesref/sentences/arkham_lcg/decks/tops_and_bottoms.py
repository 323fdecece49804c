"""Given: what lies on top of a deck, or at its bottom, while nobody tells the rest of it."""

from __future__ import annotations

from collections.abc import Callable

from rulesref.catalogue import said
from rulesref.engine.state import State
from rulesref.errors import UnresolvedReference
from rulesref.games.arkham_lcg.decks.piles import (
    ENCOUNTER_DECK,
    deck_of,
    tell_bottom,
    tell_top,
)
from rulesref.games.card import Card
from rulesref.rulings.reference import Reference
from rulesref.rulings.scene import Scene
from rulesref.sentences.arkham_lcg.odd_slots import stop_at_player_card
from rulesref.sentences.arkham_lcg.speech import SPEECH


def _tell(
    scene: Scene,
    deck: str,
    cards: tuple[Reference, ...],
    amount: int | None,
    told: tuple[str, str, Callable[[State, str, tuple[Card, ...]], None]],
) -> None:
    """Let ``cards`` be what ``told`` says: which part of ``deck``, in words, and what lays them there."""
    which, what, lay_there = told
    if amount is not None and amount != len(cards):
        raise UnresolvedReference(
            said("{there} cards are named, and not {amount}").format(
                there=len(cards), amount=amount
            )
        )
    if deck == ENCOUNTER_DECK:
        for card in cards:
            stop_at_player_card(card, said("the encounter deck"))
    scene.telling.declare(which, deck, what)
    lay_there(scene.state, deck, tuple(card.card for card in cards))


def _top(scene: Scene, deck: str, cards: tuple[Reference, ...], amount: int | None = None) -> None:
    _tell(scene, deck, cards, amount, ("top", said("what lies on top of this deck"), tell_top))


def _bottom(
    scene: Scene, deck: str, cards: tuple[Reference, ...], amount: int | None = None
) -> None:
    what = said("what lies at the bottom of this deck")
    _tell(scene, deck, cards, amount, ("bottom", what, tell_bottom))


@SPEECH.sentence(
    "given",
    "top-of-deck",
    who="investigator",
    cards="loose-cards",
    amount="number",
    en=(
        "the top [{amount} ](card|cards) of the deck of {who} (is|are) {cards}[ in that order]",
        "the top [{amount} ](card|cards) of {who}'s deck (is|are) {cards}[ in that order]",
        "{cards} (is|are) the top (card|cards) of the deck of {who}[ in that order]",
        "{cards} (is|are) on [the ]top of the deck of {who}[ in that order]",
        "{cards} (is|are) the top (card|cards) of {who}'s deck[ in that order]",
        "{cards} (is|are) on [the ]top of {who}'s deck[ in that order]",
    ),
    it=(
        "(la prima|le prime) [{amount} ](carta|carte) del mazzo di {who} (è|sono) {cards}[ in quest'ordine]",
        "{cards} (è|sono) (la prima|le prime) (carta|carte) del mazzo di {who}[ in quest'ordine]",
        "{cards} (è|sono) in cima al mazzo di {who}[ in quest'ordine]",
    ),
)
def top_of_deck(
    scene: Scene, who: Reference, cards: tuple[Reference, ...], amount: int | None = None
) -> None:
    """Top first. Others lie beneath them, and nobody tells which."""
    _top(scene, deck_of(scene.thing(who)), cards, amount)


@SPEECH.sentence(
    "given",
    "bottom-of-deck",
    who="investigator",
    cards="loose-cards",
    amount="number",
    en=(
        "the bottom [{amount} ](card|cards) of the deck of {who} (is|are) {cards}[ in that order]",
        "the bottom [{amount} ](card|cards) of {who}'s deck (is|are) {cards}[ in that order]",
        "{cards} (is|are) the bottom (card|cards) of the deck of {who}[ in that order]",
        "{cards} (is|are) (on|at) the bottom of the deck of {who}[ in that order]",
        "{cards} (is|are) the bottom (card|cards) of {who}'s deck[ in that order]",
        "{cards} (is|are) (on|at) the bottom of {who}'s deck[ in that order]",
    ),
    it=(
        "(l'ultima|le ultime) [{amount} ](carta|carte) del mazzo di {who} (è|sono) {cards}[ in quest'ordine]",
        "{cards} (è|sono) (l'ultima|le ultime) (carta|carte) del mazzo di {who}[ in quest'ordine]",
        "{cards} (è|sono) in fondo al mazzo di {who}[ in quest'ordine]",
    ),
)
def bottom_of_deck(
    scene: Scene, who: Reference, cards: tuple[Reference, ...], amount: int | None = None
) -> None:
    """The bottommost last. Others lie above them, and nobody tells which."""
    _bottom(scene, deck_of(scene.thing(who)), cards, amount)


@SPEECH.sentence(
    "given",
    "top-of-encounter-deck",
    cards="loose-cards",
    amount="number",
    en=(
        "the top [{amount} ](card|cards) of the encounter deck (is|are) {cards}[ in that order]",
        "{cards} (is|are) the top (card|cards) of the encounter deck[ in that order]",
        "{cards} (is|are) on [the ]top of the encounter deck[ in that order]",
    ),
    it=(
        "(la prima|le prime) [{amount} ](carta|carte) del mazzo (degli incontri|incontri) (è|sono) {cards}[ in quest'ordine]",
        "{cards} (è|sono) (la prima|le prime) (carta|carte) del mazzo (degli incontri|incontri)[ in quest'ordine]",
        "{cards} (è|sono) in cima al mazzo (degli incontri|incontri)[ in quest'ordine]",
    ),
)
def top_of_encounter_deck(
    scene: Scene, cards: tuple[Reference, ...], amount: int | None = None
) -> None:
    """The same of the encounter deck."""
    _top(scene, ENCOUNTER_DECK, cards, amount)


@SPEECH.sentence(
    "given",
    "bottom-of-encounter-deck",
    cards="loose-cards",
    amount="number",
    en=(
        "the bottom [{amount} ](card|cards) of the encounter deck (is|are) {cards}[ in that order]",
        "{cards} (is|are) the bottom (card|cards) of the encounter deck[ in that order]",
        "{cards} (is|are) (on|at) the bottom of the encounter deck[ in that order]",
    ),
    it=(
        "(l'ultima|le ultime) [{amount} ](carta|carte) del mazzo (degli incontri|incontri) (è|sono) {cards}[ in quest'ordine]",
        "{cards} (è|sono) (l'ultima|le ultime) (carta|carte) del mazzo (degli incontri|incontri)[ in quest'ordine]",
        "{cards} (è|sono) in fondo al mazzo (degli incontri|incontri)[ in quest'ordine]",
    ),
)
def bottom_of_encounter_deck(
    scene: Scene, cards: tuple[Reference, ...], amount: int | None = None
) -> None:
    """The same of the encounter deck."""
    _bottom(scene, ENCOUNTER_DECK, cards, amount)
