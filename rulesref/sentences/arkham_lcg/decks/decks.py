"""Given: decks and what lies in them, the current act and agenda, whose turn it is."""

from __future__ import annotations

from rulesref.catalogue import said
from rulesref.errors import UnresolvedReference
from rulesref.games.arkham_lcg.decks.piles import ENCOUNTER_DECK, deck_of, fill
from rulesref.games.arkham_lcg.keywords import keyword
from rulesref.games.arkham_lcg.table import TABLE
from rulesref.games.arkham_lcg.values.as_asset import as_asset_there, slots_there
from rulesref.games.card import Card
from rulesref.games.things import in_play
from rulesref.rulings.explaining import explain
from rulesref.rulings.reference import Reference
from rulesref.rulings.scene import Scene
from rulesref.sentences.arkham_lcg.holding import put_tokens, say_of_each
from rulesref.sentences.arkham_lcg.odd_slots import (
    stop_at_kinds,
    stop_at_player_card,
)
from rulesref.sentences.arkham_lcg.speech import SPEECH

#: Verb → the token that it places.
_PLACES = {"place-clues": "clues", "place-doom": "doom"}


def _fill(scene: Scene, deck: str, cards: tuple[Reference, ...], *, shuffled: bool) -> None:
    scene.telling.declare("deck", deck, said("what this deck holds"))
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
    _fill(scene, deck_of(scene.thing(who)), cards, shuffled=False)


@SPEECH.sentence(
    "given",
    "top-of-deck",
    who="investigator",
    cards="loose-cards",
    en=(
        "the top (card|cards) of the deck of {who} (is|are) {cards}",
        "the top (card|cards) of {who}'s deck (is|are) {cards}",
        "{cards} (is|are) on top of the deck of {who}",
        "{cards} (is|are) on top of {who}'s deck",
    ),
    it=(
        "(la prima carta|le prime carte) del mazzo di {who} (è|sono) {cards}",
        "{cards} (è|sono) in cima al mazzo di {who}",
    ),
)
def top_of_deck(scene: Scene, who: Reference, cards: tuple[Reference, ...]) -> None:
    """What lies below has to be told as well: the sentence with all of it is proposed."""
    raise _below_untold(scene, "deck", ", ".join(card.text for card in cards), who.text)


@SPEECH.sentence(
    "given",
    "top-of-encounter-deck",
    cards="loose-cards",
    en=(
        "the top (card|cards) of the encounter deck (is|are) {cards}",
        "{cards} (is|are) on top of the encounter deck",
    ),
    it=(
        "(la prima carta|le prime carte) del mazzo (degli incontri|incontri) (è|sono) {cards}",
        "{cards} (è|sono) in cima al mazzo (degli incontri|incontri)",
    ),
)
def top_of_encounter_deck(scene: Scene, cards: tuple[Reference, ...]) -> None:
    """The same of the encounter deck."""
    raise _below_untold(scene, "encounter-deck", ", ".join(card.text for card in cards))


def _below_untold(scene: Scene, row: str, cards: str, who: str = "") -> UnresolvedReference:
    whole = SPEECH.sentences[row].patterns[scene.language][0].write({"who": who, "cards": cards})
    why, remedy = explain(scene, "below-untold", step=whole)
    return UnresolvedReference(why, remedy=remedy)


SPEECH.explanation(
    "below-untold",
    en=(
        "what lies below in that deck is not told: nobody could say what happens once it is reached",
        "tell the whole deck, top first, such as: {given} {step}, …",
    ),
    it=(
        "che cosa c'è sotto in quel mazzo non è detto: nessuno potrebbe dire che cosa succede dopo",
        "di' tutto il mazzo, dalla cima, per esempio: {given} {step}, …",
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
    _fill(scene, deck_of(scene.thing(who)), cards, shuffled=True)


@SPEECH.sentence(
    "given",
    "empty-deck",
    who="investigator",
    en=("the deck of {who} is empty", "{who}'s deck is empty"),
    it="il mazzo di {who} è vuoto",
)
def empty_deck(scene: Scene, who: Reference) -> None:
    """Nothing is left to draw."""
    _fill(scene, deck_of(scene.thing(who)), (), shuffled=False)


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
    _fill(scene, ENCOUNTER_DECK, cards, shuffled=False)


@SPEECH.sentence(
    "given",
    "empty-encounter-deck",
    en="the encounter deck is empty",
    it="il mazzo (degli incontri|incontri) è vuoto",
)
def empty_encounter_deck(scene: Scene) -> None:
    """Nothing is left to draw."""
    _fill(scene, ENCOUNTER_DECK, (), shuffled=False)


@SPEECH.sentence(
    "given",
    "current-act",
    act="act",
    amount="number",
    en=(
        "the current act is {act}[ with {amount} doom]",
        "the act is {act}[ with {amount} doom]",
    ),
    it=(
        "il capitolo (attuale|corrente) è {act}[ con {amount} (destino|destini)]",
        "il capitolo è {act}[ con {amount} (destino|destini)]",
    ),
)
def current_act(scene: Scene, act: Reference, amount: int | None = None) -> None:
    """The act that lies open."""
    _lies_open(scene, act, amount)


@SPEECH.sentence(
    "given",
    "current-agenda",
    agenda="agenda",
    amount="number",
    en=(
        "the current agenda is {agenda}[ with {amount} doom]",
        "the agenda is {agenda}[ with {amount} doom]",
    ),
    it=(
        "la trama (attuale|corrente) è {agenda}[ con {amount} (destino|destini)]",
        "la trama è {agenda}[ con {amount} (destino|destini)]",
    ),
)
def current_agenda(scene: Scene, agenda: Reference, amount: int | None = None) -> None:
    """The agenda that lies open."""
    _lies_open(scene, agenda, amount)


def _lies_open(scene: Scene, card: Reference, amount: int | None) -> None:
    kind = card.card.type
    if in_play(scene.state, kind):
        raise UnresolvedReference(said("there is a current {kind} already").format(kind=kind))
    id = scene.bring(card, zone="play")
    if amount is not None:
        put_tokens(scene, id, amount, "doom")


@SPEECH.sentence(
    "given",
    "next-acts",
    acts="acts",
    en="the next (act is|acts are) {acts}",
    it="(il prossimo capitolo è|i prossimi capitoli sono) {acts}",
)
def next_acts(scene: Scene, acts: tuple[Reference, ...]) -> None:
    """What becomes current when the current act advances, and what after that."""
    _fill(scene, "act-deck", acts, shuffled=False)


@SPEECH.sentence(
    "given",
    "next-agendas",
    agendas="agendas",
    en="the next (agenda is|agendas are) {agendas}",
    it="(la prossima trama è|le prossime trame sono) {agendas}",
)
def next_agendas(scene: Scene, agendas: tuple[Reference, ...]) -> None:
    """What becomes current when the current agenda advances, and what after that."""
    _fill(scene, "agenda-deck", agendas, shuffled=False)


@SPEECH.sentence(
    "given",
    "turn-of",
    who="investigator",
    en=("it is the turn of {who}", "it is {who}'s turn"),
    it="è il turno di {who}",
)
def turn_of(scene: Scene, who: Reference) -> None:
    """Nobody else may take an action."""
    scene.telling.declare("active", TABLE, said("whose turn it is"))
    scene.telling.declared.add(("turn", TABLE))
    scene.state.put(TABLE, active=scene.thing(who))


@SPEECH.sentence(
    "given",
    "leading",
    who="investigator",
    en=("{who} is the lead investigator", "the lead investigator is {who}"),
    it=("{who} è l'investigatore capo", "l'investigatore capo è {who}"),
)
def leading(scene: Scene, who: Reference) -> None:
    """Otherwise it is whoever was named first."""
    scene.telling.declare("lead", TABLE, said("who leads"))
    scene.state.put(TABLE, lead=scene.thing(who))


@SPEECH.sentence(
    "given",
    "phase",
    phase="phase",
    en="it is the {phase} phase",
    it="è la Fase {phase}",
)
def phase(scene: Scene, phase: str) -> None:
    """Outside of the investigation phase it is nobody's turn."""
    scene.telling.declare("phase", TABLE, said("the phase"))
    scene.telling.declared.add(("turn", TABLE))
    scene.state.put(TABLE, phase=phase)


def _brought_along(card: Card) -> dict[str, int]:
    """Tokens that lie on ``card`` by its own Revelation, until a step says that they are fewer."""
    return {
        _PLACES[node.row.id]: node.args["amount"]
        for ability in card.abilities
        if ability.kind == "revelation"
        for node in ability.effects
        if node.row.id in _PLACES
        and node.args["on"].row.id == "this"
        and isinstance(node.args["amount"], int)
    }


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
    """Treacheries; a weakness among them belongs to its bearer. An enemy is engaged instead.

    What lies on one by its Revelation lies there, as uses do on an asset, unless it is told.
    """
    player = scene.thing(who)
    laid = []
    for card in cards:
        if card.card.type == "enemy":
            raise UnresolvedReference(
                said("{text} is an enemy").format(text=card.text),
                remedy=said("say that it is engaged with the investigator"),
            )
        stop_at_kinds(card, said("is in no threat area"), ("skill",))
        id = scene.bring(card, zone="play", threat=player, **_brought_along(card.card))
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
    en="{card} is hidden in the hand of {who}",
    it="{card} è nascost(a|o) nella mano di {who}",
)
def hidden_in_hand(scene: Scene, card: Reference, who: Reference) -> None:
    """An encounter card with the hidden keyword that somebody holds."""
    id = scene.bring(card, zone="hand", controller=scene.thing(who))
    if not keyword(scene.state, id, "hidden"):
        raise UnresolvedReference(said("{text} has not the keyword hidden").format(text=card.text))
