"""Given: decks and what lies in them, threat areas, and what is hidden in a hand."""

from __future__ import annotations

from rulesref.catalogue import said
from rulesref.errors import UnresolvedReference
from rulesref.games.arkham_lcg.decks.piles import ENCOUNTER_DECK, deck_of, fill
from rulesref.games.arkham_lcg.keywords import keyword
from rulesref.games.arkham_lcg.values.as_asset import as_asset_there, slots_there
from rulesref.rulings.explaining import explain
from rulesref.rulings.reference import Reference
from rulesref.rulings.scene import Scene
from rulesref.sentences.arkham_lcg.enemies.threat_area import engaged
from rulesref.sentences.arkham_lcg.holding import brought_along, put_tokens, say_of_each
from rulesref.sentences.arkham_lcg.odd_slots import (
    stop_at_kinds,
    stop_at_player_card,
)
from rulesref.sentences.arkham_lcg.speech import SPEECH


def fill_deck(scene: Scene, deck: str, cards: tuple[Reference, ...], *, shuffled: bool) -> None:
    """Put ``cards`` into a ``deck`` of which no step has told anything, top first unless ``shuffled``."""
    for part in ("deck", "top", "bottom"):
        scene.telling.declare(part, deck, said("what this deck holds"))
    fill(scene.state, deck, tuple(card.card for card in cards), shuffled=shuffled)


@SPEECH.sentence(
    "given",
    "deck",
    who="investigator",
    cards="loose-cards",
    en=(
        "the deck of {who} (holds|is|contains) {cards}",
        "{who}'s deck (holds|is|contains) {cards}",
    ),
    it="il mazzo di {who} (contiene|è) {cards}",
)
def deck(scene: Scene, who: Reference, cards: tuple[Reference, ...]) -> None:
    """An investigator deck, top first."""
    fill_deck(scene, deck_of(scene.thing(who)), cards, shuffled=False)


@SPEECH.sentence(
    "given",
    "somewhere-in-deck",
    who="investigator",
    cards="loose-cards",
    en=(
        "{cards} (is|are) in the deck of {who}",
        "{cards} (is|are) in {who}'s deck",
        "{who} has {cards} in (the|his|her|their) deck",
    ),
    it=(
        "{cards} (è|sono) nel mazzo di {who}",
        "{who} ha {cards} nel (mazzo|suo mazzo)",
    ),
)
def somewhere_in_deck(scene: Scene, who: Reference, cards: tuple[Reference, ...]) -> None:
    """What else lies there has to be told as well: the sentence with all of it is proposed."""
    raise _rest_untold(scene, "deck", ", ".join(card.text for card in cards), who.text)


@SPEECH.sentence(
    "given",
    "somewhere-in-encounter-deck",
    cards="loose-cards",
    en="{cards} (is|are) in the encounter deck",
    it="{cards} (è|sono) nel mazzo (degli incontri|incontri)",
)
def somewhere_in_encounter_deck(scene: Scene, cards: tuple[Reference, ...]) -> None:
    """The same of the encounter deck."""
    raise _rest_untold(scene, "encounter-deck", ", ".join(card.text for card in cards))


def _rest_untold(scene: Scene, row: str, cards: str, who: str = "") -> UnresolvedReference:
    whole = SPEECH.sentences[row].patterns[scene.language][0].write({"who": who, "cards": cards})
    why, remedy = explain(scene, "deck-untold", step=whole)
    return UnresolvedReference(why, remedy=remedy)


SPEECH.explanation(
    "deck-untold",
    en=(
        "what else lies in that deck is not told: nobody could say what happens once it is reached",
        "tell the whole deck, top first, such as: {given} {step}, …; or what lies on top of it",
    ),
    it=(
        "che cosa altro c'è in quel mazzo non è detto: nessuno potrebbe dire che cosa succede dopo",
        "di' tutto il mazzo, dalla cima, per esempio: {given} {step}, …; oppure che cosa c'è in cima",
    ),
)


@SPEECH.sentence(
    "given",
    "shuffled-deck",
    who="investigator",
    cards="loose-cards",
    en=("the shuffled deck of {who} holds {cards}", "{who}'s shuffled deck holds {cards}"),
    it="il mazzo mescolato di {who} contiene {cards}",
)
def shuffled_deck(scene: Scene, who: Reference, cards: tuple[Reference, ...]) -> None:
    """An investigator deck in no known order: fate decides what is drawn."""
    fill_deck(scene, deck_of(scene.thing(who)), cards, shuffled=True)


@SPEECH.sentence(
    "given",
    "empty-deck",
    who="investigator",
    en=("the deck of {who} is empty", "{who}'s deck is empty"),
    it="il mazzo di {who} è vuoto",
)
def empty_deck(scene: Scene, who: Reference) -> None:
    """Nothing is left to draw."""
    fill_deck(scene, deck_of(scene.thing(who)), (), shuffled=False)


@SPEECH.sentence(
    "given",
    "encounter-deck",
    cards="loose-cards",
    en="the encounter deck (holds|is|contains) {cards}",
    it="il mazzo (degli incontri|incontri) (contiene|è) {cards}",
)
def encounter_deck(scene: Scene, cards: tuple[Reference, ...]) -> None:
    """The encounter deck, top first."""
    for card in cards:
        stop_at_player_card(card, said("the encounter deck"))
    fill_deck(scene, ENCOUNTER_DECK, cards, shuffled=False)


@SPEECH.sentence(
    "given",
    "empty-encounter-deck",
    en="the encounter deck is empty",
    it="il mazzo (degli incontri|incontri) è vuoto",
)
def empty_encounter_deck(scene: Scene) -> None:
    """Nothing is left to draw."""
    fill_deck(scene, ENCOUNTER_DECK, (), shuffled=False)


@SPEECH.sentence(
    "given",
    "threat-area",
    cards="loose-cards",
    who="investigator",
    amount="number",
    token="pool",
    en=(
        "{cards} (is|are) in the threat area of {who}[ with {amount} {token}]",
        "{cards} (is|are) in {who}'s threat area[ with {amount} {token}]",
        "{cards} (is|are) in play in the threat area of {who}[ with {amount} {token}]",
        "{cards} (is|are) in play in {who}'s threat area[ with {amount} {token}]",
    ),
    it="{cards} (è|sono) nell'area di minaccia di {who}[ con {amount} {token}]",
)
def threat_area(
    scene: Scene,
    cards: tuple[Reference, ...],
    who: Reference,
    amount: int | None = None,
    token: str = "damage",
) -> None:
    """Treacheries; a weakness among them belongs to its bearer. A lone enemy is engaged with them.

    What lies on one by its Revelation lies there, as uses do on an asset, unless it is told.
    """
    player = scene.thing(who)
    laid = []
    for card in cards:
        if card.card.type == "enemy":
            if len(cards) > 1 or amount is not None:
                raise UnresolvedReference(
                    said("{text} is an enemy").format(text=card.text),
                    remedy=said("say that it is engaged with the investigator"),
                )
            engaged(scene, card, who)
            return
        stop_at_kinds(card, said("is in no threat area"), ("skill",))
        id = scene.bring(card, zone="play", threat=player, **brought_along(card.card))
        slots = slots_there(scene.state, id)
        if slots:
            as_asset_there(scene.state, id, player, slots)
        if card.card.weakness:
            scene.state.put(id, owner=player)
        laid.append(id)
    if amount is not None:
        if len(laid) > 1:
            say_of_each(scene, tuple(laid), amount, token)
        put_tokens(scene, laid[0], amount, token)


@SPEECH.sentence(
    "given",
    "hidden-in-hand",
    card="loose-card",
    who="investigator",
    en=("{card} is hidden in the hand of {who}", "{card} is hidden in {who}'s hand"),
    it="{card} è nascost(a|o) nella mano di {who}",
)
def hidden_in_hand(scene: Scene, card: Reference, who: Reference) -> None:
    """An encounter card with the hidden keyword that somebody holds."""
    id = scene.bring(card, zone="hand", controller=scene.thing(who))
    if not keyword(scene.state, id, "hidden"):
        raise UnresolvedReference(said("{text} has not the keyword hidden").format(text=card.text))
