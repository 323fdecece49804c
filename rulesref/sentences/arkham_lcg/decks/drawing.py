"""When: what is drawn, and in which order it resolves."""

from __future__ import annotations

from rulesref.engine.outcome import Choice, Unsupported
from rulesref.games.arkham_lcg.decks.piles import (
    ENCOUNTER_DECK,
    UNKNOWN_TOP,
    deck_of,
    known,
    on_top,
    tell_top,
    told_of,
)
from rulesref.games.arkham_lcg.table import TABLE
from rulesref.rulings.reference import Reference
from rulesref.rulings.scene import Scene
from rulesref.sentences.arkham_lcg.actions.basic import actor
from rulesref.sentences.arkham_lcg.decks.drawn_already import drawn_already
from rulesref.sentences.arkham_lcg.decks.not_on_top import not_on_top
from rulesref.sentences.arkham_lcg.odd_slots import of_scenario
from rulesref.sentences.arkham_lcg.playing.shares import shares
from rulesref.sentences.arkham_lcg.speech import SPEECH
from rulesref.sentences.arkham_lcg.unnamed import happens
from rulesref.wording.sentence import Intent


@SPEECH.sentence(
    "when",
    "takes-draw",
    who="investigator",
    en=(
        "{who} takes (the|a) draw action",
        "{who} draws a card as an action",
        "{who} (spends|uses|takes) an action to draw[ a card]",
    ),
    it="{who} effettua l'azione di pesca",
)
def takes_draw(scene: Scene, who: Reference) -> list[Intent]:
    """The basic action."""
    return [Intent("draw", {"who": actor(scene, who)})]


@SPEECH.sentence(
    "when",
    "draws-a-card",
    effect=True,
    who="investigator",
    en="{who} draws a card",
    it="{who} pesca una carta",
)
def draws_a_card(scene: Scene, who: Reference) -> list[Intent]:
    """The basic action where they could take one now; else, as with a number, what an effect does.

    What the step before has had them draw is no other card.
    """
    if drawn_already(scene, scene.thing(who)):
        return []
    told: list[Intent] = (
        takes_draw(scene, who) if _acts(scene, who) else draws_so_many(scene, who, 1)
    )
    return told


def _acts(scene: Scene, who: Reference) -> bool:
    """Whether nothing is resolving, and no step has said that it is not the turn of ``who``."""
    if not scene.rests() and (scene.state.pending is None or scene.waiting is not None):
        return False
    if scene.state.get(TABLE, "phase", "investigation") not in (None, "investigation"):
        return False
    declared = ("turn", TABLE) in scene.telling.declared
    return not declared or bool(scene.state.get(TABLE, "active", None) == scene.thing(who))


@SPEECH.sentence(
    "when",
    "draws-so-many",
    effect=True,
    who="investigator",
    amount="number-told",
    en="{who} draws {amount} (card|cards)",
    it="{who} pesca {amount} (carta|carte)",
)
def draws_so_many(scene: Scene, who: Reference, amount: int) -> list[Intent]:
    """By an effect that the case does not name."""
    player = scene.thing(who)
    given = shares(scene, player, amount, "draw")
    return given or [Intent("draw-cards", {"who": player, "amount": amount})]


@SPEECH.sentence(
    "when",
    "draws-from-encounter-deck",
    who="investigator",
    card="card",
    en=("{who} draws {card} from the encounter deck", "{who} draws the encounter card {card}"),
    it=(
        "{who} pesca {card} dal mazzo (degli incontri|incontri)",
        "{who} pesca la carta incontro {card}",
    ),
)
def draws_encounter(scene: Scene, who: Reference, card: Reference) -> list[Intent]:
    """Puts the card on top first, where nobody has said what lies there."""
    waiting = scene.ahead().state.pending if scene.state.resolving else None
    if isinstance(waiting, Unsupported) and waiting.id == "encounter-top-unknown":
        return [Intent("on-top", {"deck": ENCOUNTER_DECK, "card": card.card})]
    _on_top(scene, ENCOUNTER_DECK, card)
    return [Intent("draw-encounter", {"who": scene.thing(who)})]


@SPEECH.sentence(
    "when",
    "draws-an-encounter-card",
    who="investigator",
    en=(
        "{who} draws an encounter card",
        "{who} draws [the top card ]from the encounter deck",
        "{who} draws the top card of the encounter deck",
    ),
    it=(
        "{who} pesca una carta (incontro|incontri)",
        "{who} pesca dal mazzo (degli incontri|incontri)",
    ),
)
def draws_an_encounter_card(scene: Scene, who: Reference) -> list[Intent]:
    """Whatever lies on top of the encounter deck."""
    return [Intent("draw-encounter", {"who": scene.thing(who)})]


@SPEECH.sentence(
    "when",
    "draws",
    who="investigator",
    cards="cards",
    en="{who} draws {cards}",
    it="{who} pesca {cards}",
)
def draws(scene: Scene, who: Reference, cards: tuple[Reference, ...]) -> list[Intent]:
    """From the investigator's deck; what fate gives out of a shuffled one, or a search finds there.

    A card of the scenario comes from the encounter deck, unless it has got into theirs.
    """
    if len(cards) == 1:
        return _draws_one(scene, who, cards[0])
    player = scene.thing(who)
    state = scene.ahead().state if scene.state.resolving else scene.state
    waiting = state.pending if scene.state.resolving else None
    facts = tuple(card.card for card in cards)
    if isinstance(waiting, Choice) and waiting.id == "find":
        return [Intent("find", {"who": player, "facts": facts})]
    if isinstance(waiting, Choice) and waiting.id == "target":
        chosen = tuple(scene.thing(card) for card in cards)
        return [Intent("target", {"who": player, "cards": chosen})]
    if scene.rests() and not scene.state.get(deck_of(player), "shuffled"):
        return _draws_several(scene, player, cards)
    return [intent for card in cards for intent in _draws_one(scene, who, card)]


def _draws_several(scene: Scene, player: str, cards: tuple[Reference, ...]) -> list[Intent]:
    """At once, where nothing resolves; those of the encounter deck come one after the other."""
    deck = deck_of(player)
    told = told_of(scene.state, deck)
    if all(of_scenario(card.card) and card.card not in told for card in cards):
        _on_top(scene, ENCOUNTER_DECK, *cards)
        return [Intent("draw-encounter", {"who": player}) for _ in cards]
    _on_top(scene, deck, *cards)
    return [Intent("draw-cards", {"who": player, "amount": len(cards)})]


def _draws_one(scene: Scene, who: Reference, card: Reference) -> list[Intent]:
    player = scene.thing(who)
    if drawn_already(scene, player, card):
        return []
    waiting = scene.ahead().state.pending if scene.state.resolving else None
    if isinstance(waiting, Unsupported) and waiting.id in UNKNOWN_TOP:
        return [Intent("on-top", {"deck": _deck_at(scene, waiting, player), "card": card.card})]
    if isinstance(waiting, Choice) and waiting.id == "find":
        return [Intent("find", {"who": player, "facts": (card.card,)})]
    if scene.state.resolving and (below := _beneath(scene, card)) is not None:
        return happens("draw", who=player, card=below)
    deck = deck_of(player)
    if scene.rests() and of_scenario(card.card) and card.card not in told_of(scene.state, deck):
        from_scenario: list[Intent] = draws_encounter(scene, who, card)
        return from_scenario
    dealt = scene.state.get(deck, "shuffled") or not on_top(scene.state, deck)
    if dealt and scene.state.resolving:  # an empty one is about to be made anew
        return [Intent("deal", {"value": card.card, "who": player})]
    _on_top(scene, deck, card)
    return [Intent("draw-cards", {"who": player})]


def _beneath(scene: Scene, card: Reference) -> str | None:
    """The copy of ``card`` that lies beneath another card, from where only an effect draws it."""
    id = scene.find(card)
    return id if id is not None and scene.state.get(id, "zone") == "beneath" else None


def _deck_at(scene: Scene, stop: Unsupported, who: str) -> str:
    """The deck of which the ``stop`` asks what lies on top."""
    return ENCOUNTER_DECK if stop.id == "encounter-top-unknown" else deck_of(who)


def _on_top(scene: Scene, deck: str, *cards: Reference) -> None:
    """Have ``cards`` lie on top of ``deck``, where nobody has said what does.

    Those that are drawn one by one lie in their order. Raises ``UnresolvedReference``.
    """
    state = scene.state
    if scene.rests() and not known(state, deck):
        tell_top(state, deck, tuple(card.card for card in cards))
    elif scene.rests() and not state.get(deck, "shuffled"):
        top = list(on_top(state, deck)[: len(cards)])
        for card in cards if top else ():
            found = next((one for one in top if one.code == card.card.code), None)
            if not top and state.get(deck, "rest"):
                return
            if found is None or (deck == ENCOUNTER_DECK and found is not top[0]):
                raise not_on_top(scene, deck, card, top)
            top.remove(found)


@SPEECH.sentence(
    "when",
    "resolves-first",
    who="investigator",
    card="card",
    en="{who} resolves {card} first",
    it="{who} risolve per prima {card}",
)
def resolves_first(scene: Scene, who: Reference, card: Reference) -> list[Intent]:
    """The order of several cards that are resolved as they are drawn."""
    return [Intent("resolve-first", {"who": scene.thing(who), "card": scene.thing(card)})]


SPEECH.choice("deal", en="which card the deck gives", it="quale carta dà il mazzo")
SPEECH.chance("deal", en="the deck gives {what}", it="il mazzo dà {what}")
SPEECH.option(
    "draw", en="{who} takes the draw action", it="{who} effettua l'azione di pesca", told_by="act"
)
SPEECH.choice(
    "revelation-order",
    en="which drawn card resolves first",
    it="quale carta pescata risolvere per prima",
)
SPEECH.choice(
    "of-drawn", en="which of the drawn cards to discard", it="quali delle carte pescate scartare"
)
SPEECH.option(
    "resolve-first", en="{who} resolves {card} first", it="{who} risolve per prima {card}"
)
