"""Given and Then: decks that a scenario keeps beside the encounter deck."""

from __future__ import annotations

from rulesref.catalogue import said
from rulesref.errors import UnresolvedReference
from rulesref.games.arkham_lcg.decks.laying import scenario_deck
from rulesref.games.arkham_lcg.decks.piles import cards_in, fill, known_whole
from rulesref.rulings.reference import Reference
from rulesref.rulings.ruling import Unmet
from rulesref.rulings.scene import Scene
from rulesref.rulings.spoken import in_words
from rulesref.sentences.arkham_lcg.odd_slots import stop_at_player_card
from rulesref.sentences.arkham_lcg.speech import SPEECH

HERE = 0
SPEECH.unmet("cards", en="{amount} cards", it="{amount} (carta|carte)")


@SPEECH.sentence(
    "given",
    "tekeli-li-deck",
    cards="loose-cards",
    en="the Tekeli-li deck holds {cards}",
    it="il mazzo Tekeli-li contiene {cards}",
)
def tekeli_li_deck(scene: Scene, cards: tuple[Reference, ...]) -> None:
    """Top first."""
    deck = scenario_deck("tekeli-li")
    scene.telling.declare("deck", deck, said("what this deck holds"))
    for card in cards:
        stop_at_player_card(card, said("the Tekeli-li deck"))
    fill(scene.state, deck, tuple(card.card for card in cards))


@SPEECH.sentence(
    "given",
    "empty-tekeli-li-deck",
    en="the Tekeli-li deck is empty",
    it="il mazzo Tekeli-li è vuoto",
)
def empty_tekeli_li_deck(scene: Scene) -> None:
    """No card is left in it."""
    tekeli_li_deck(scene, ())


@SPEECH.sentence(
    "then",
    "tekeli-li-count",
    amount="number",
    en=("the Tekeli-li deck has {amount} (card|cards)", "the Tekeli-li deck is empty"),
    it=("il mazzo Tekeli-li ha {amount} (carta|carte)", "il mazzo Tekeli-li è vuoto"),
)
def tekeli_li_count(scene: Scene, amount: int = 0) -> list[Unmet]:
    """How many lie in it."""
    return so_many_cards(scene, amount, scenario_deck("tekeli-li"))


def so_many_cards(scene: Scene, wanted: int, deck: str) -> list[Unmet]:
    """Whether ``deck`` has so many cards; of one that no step tells nobody knows how many."""
    if not known_whole(scene.state, deck):
        raise UnresolvedReference(
            said("how many cards this deck holds: no step says it"),
            remedy=said("say in a Given step what it holds"),
        )
    there = len(cards_in(scene.state, deck))
    if wanted == there:
        return []
    expected, happened = (in_words(scene, "cards", amount=one) for one in (wanted, there))
    return [Unmet(HERE, expected, happened)]


SPEECH.lacking(
    "scenario-deck-unknown",
    en="to go on, tell it with what lies there at first, such as: {given} the Tekeli-li deck holds "
    "Tekeli-li (08723)",
    it="per proseguire, dillo con ciò che c'è all'inizio, per esempio: {given} il mazzo Tekeli-li "
    "contiene Tekeli-li (08723)",
)
