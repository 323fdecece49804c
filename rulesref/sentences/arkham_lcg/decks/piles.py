"""Given and Then: cards in discard piles and in the victory display."""

from __future__ import annotations

from rulesref.catalogue import said
from rulesref.games.arkham_lcg.decks.discard_order import lay_on_top
from rulesref.games.arkham_lcg.decks.piles import discarded as cards_discarded
from rulesref.rulings.reference import Reference
from rulesref.rulings.ruling import Unmet
from rulesref.rulings.scene import Scene
from rulesref.rulings.spoken import in_words
from rulesref.sentences.arkham_lcg.decks.hands import is_in_whose
from rulesref.sentences.arkham_lcg.odd_slots import stop_at_encounter_card, stop_at_player_card
from rulesref.sentences.arkham_lcg.speech import SPEECH

HERE = 0
SPEECH.assumption(
    "take-pile-for-empty",
    en="the discard pile of {who} is taken to be empty: no step tells what lies there",
    it="la pila degli scarti di {who} si considera vuota: nessun passo dice che cosa c'è",
    decides=True,
)


@SPEECH.sentence(
    "given",
    "discarded",
    who="investigator",
    cards="loose-cards",
    en=(
        "{who} has {cards} in (his|her|their|the) discard pile",
        "the discard pile of {who} (holds|contains|is) {cards}",
        "{who}'s discard pile (holds|contains|is) {cards}",
        "{cards} (is|are) in the discard pile of {who}",
        "{cards} (is|are) in {who}'s discard pile",
    ),
    it=(
        "{who} ha {cards} nella sua pila degli scarti",
        "la pila degli scarti di {who} contiene {cards}",
        "{cards} (è|sono) nella pila degli scarti di {who}",
    ),
)
def discarded(scene: Scene, who: Reference, cards: tuple[Reference, ...]) -> None:
    """Cards in an investigator's discard pile, top first."""
    owner = scene.thing(who)
    pile = said("write: the encounter discard pile holds …")
    scene.telling.declared.add(("discard", owner))
    for card in cards:
        stop_at_encounter_card(card, pile)
    _lie_in_order(scene, [scene.bring(card, zone="discard", owner=owner) for card in cards])


@SPEECH.sentence(
    "given",
    "nothing-discarded",
    who="investigator",
    en=(
        "the discard pile of {who} is empty",
        "{who}'s discard pile is empty",
        "{who} has (an empty|no cards in the) discard pile",
    ),
    it=(
        "la pila degli scarti di {who} è vuota",
        "{who} (ha la pila degli scarti vuota|non ha carte nella pila degli scarti)",
    ),
)
def nothing_discarded(scene: Scene, who: Reference) -> None:
    """No card lies there: whoever draws from an empty deck has nothing to make a new one of."""
    scene.telling.declare(
        "discard", scene.thing(who), said("what {} has discarded").format(who.text)
    )


@SPEECH.sentence(
    "then",
    "has-discarded",
    who="investigator",
    cards="cards",
    en=(
        "{who} has {cards} in (his|her|their|the) discard pile",
        "the discard pile of {who} (holds|contains) {cards}",
        "{cards} are in the discard pile of {who}",
    ),
    it=(
        "{who} ha {cards} nella sua pila degli scarti",
        "la pila degli scarti di {who} contiene {cards}",
        "{cards} sono nella pila degli scarti di {who}",
    ),
)
def has_discarded(scene: Scene, who: Reference, cards: tuple[Reference, ...]) -> list[Unmet]:
    """Each of these cards, among others."""
    return [unmet for card in cards for unmet in is_in_whose(scene, card, who)]


@SPEECH.sentence(
    "then",
    "pile-is-empty",
    who="investigator",
    en=("the discard pile of {who} is empty", "{who}'s discard pile is empty"),
    it="la pila degli scarti di {who} è vuota",
)
def pile_is_empty(scene: Scene, who: Reference) -> list[Unmet]:
    """No card lies there."""
    return _none_in(scene, scene.thing(who))


@SPEECH.sentence(
    "then",
    "encounter-pile-is-empty",
    en="the encounter discard pile is empty",
    it="la pila degli scarti degli incontri è vuota",
)
def encounter_pile_is_empty(scene: Scene) -> list[Unmet]:
    """The same of encounter cards."""
    return _none_in(scene, "")


def _none_in(scene: Scene, owner: str) -> list[Unmet]:
    there = len(cards_discarded(scene.state, owner))
    none, found = (in_words(scene, "cards", amount=one) for one in (0, there))
    return [Unmet(HERE, none, found)] if there else []


@SPEECH.sentence(
    "given",
    "encounter-discarded",
    cards="loose-cards",
    en=(
        "the encounter discard pile (holds|contains|is) {cards}",
        "{cards} (is|are) in the encounter discard pile",
    ),
    it=(
        "la pila degli scarti degli incontri contiene {cards}",
        "{cards} (è|sono) nella pila degli scarti degli incontri",
    ),
)
def encounter_discarded(scene: Scene, cards: tuple[Reference, ...]) -> None:
    """Cards in the encounter discard pile, top first."""
    for card in cards:
        stop_at_player_card(card, said("the encounter discard pile"))
    _lie_in_order(scene, [scene.bring(card, zone="discard") for card in cards])


@SPEECH.sentence(
    "given",
    "victory-display",
    cards="cards",
    en=("the victory display holds {cards}", "{cards} (is|are) in the victory display"),
    it=(
        "la galleria delle vittorie contiene {cards}",
        "{cards} (è|sono) nella galleria delle vittorie",
    ),
)
def in_victory_display(scene: Scene, cards: tuple[Reference, ...]) -> None:
    """Cards that have been added to the victory display before the case begins."""
    for card in cards:
        scene.bring(card, zone="victory")


def _lie_in_order(scene: Scene, cards: list[str]) -> None:
    for card in reversed(cards):
        lay_on_top(scene.state, card)
