"""Then: what lies in the encounter deck, its discard pile and the victory display, told of the pile."""

from __future__ import annotations

from rulesref.games.arkham_lcg.decks.piles import deck_of
from rulesref.rulings.reference import Reference
from rulesref.rulings.ruling import Unmet
from rulesref.rulings.scene import Scene
from rulesref.rulings.whereabouts import in_zone, whereabouts
from rulesref.sentences.arkham_lcg.decks.hands import is_in_encounter_discard
from rulesref.sentences.arkham_lcg.decks.scenario_decks import so_many_cards
from rulesref.sentences.arkham_lcg.speech import SPEECH

HERE = 0


@SPEECH.sentence(
    "then",
    "encounter-deck-has",
    amount="number",
    en=("the encounter deck has {amount} (card|cards)[ left]", "the encounter deck is empty"),
    it=(
        "il mazzo (degli incontri|incontri) ha {amount} (carta|carte)",
        "il mazzo (degli incontri|incontri) è vuoto",
    ),
)
def encounter_deck_has(scene: Scene, amount: int = 0) -> list[Unmet]:
    """How many cards are left in it."""
    return so_many_cards(scene, amount, deck_of(""))


@SPEECH.sentence(
    "then",
    "encounter-pile-holds",
    cards="cards",
    en="the encounter discard pile (holds|contains) {cards}",
    it="la pila degli scarti degli incontri contiene {cards}",
)
def encounter_pile_holds(scene: Scene, cards: tuple[Reference, ...]) -> list[Unmet]:
    """Each of these cards, among others."""
    return [unmet for card in cards for unmet in is_in_encounter_discard(scene, card)]


@SPEECH.sentence(
    "then",
    "victory-display-holds",
    cards="cards",
    en="the victory display (holds|contains) {cards}",
    it="la galleria delle vittorie contiene {cards}",
)
def victory_display_holds(scene: Scene, cards: tuple[Reference, ...]) -> list[Unmet]:
    """Each of these cards, among others."""
    wanted = in_zone(scene, "victory")
    return [
        Unmet(HERE, f"{card.text}: {wanted}", f"{card.text}: {whereabouts(scene, id)}")
        for card in cards
        if scene.state.get(id := scene.thing(card), "zone") != "victory"
    ]
