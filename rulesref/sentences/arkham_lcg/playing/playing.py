"""An investigator plays a card, also from elsewhere, uses an ability, or passes."""

from __future__ import annotations

from rulesref.catalogue import said
from rulesref.errors import UnresolvedReference
from rulesref.games.arkham_lcg.costs.play_costs import elsewhere
from rulesref.games.arkham_lcg.decks.piles import discarded
from rulesref.games.arkham_lcg.opaque import stop_at_unread_playing
from rulesref.games.things import card_of
from rulesref.rulings.reference import Reference
from rulesref.rulings.scene import Scene
from rulesref.sentences.arkham_lcg.actions.basic import actor
from rulesref.sentences.arkham_lcg.actions.granted import remark_copy
from rulesref.sentences.arkham_lcg.decks.so_many_in_hand import hold_in_hand
from rulesref.sentences.arkham_lcg.implied_costs import afford
from rulesref.sentences.arkham_lcg.playing.said_otherwise import came_of_it
from rulesref.sentences.arkham_lcg.speech import SPEECH
from rulesref.wording.sentence import Intent


@SPEECH.sentence(
    "when",
    "plays",
    who="investigator",
    card="card",
    target="card",
    hand="investigator",
    en=(
        "{who} plays {card}[ on {target}]",
        "{who} plays {card} (against|at) {target}",
        "{who} plays {card}[,] choosing {target}",
        "{who} plays {card} from (his|her|their) hand[ on {target}]",
        "{who} plays {card} from {hand}'s hand[ on {target}]",
    ),
    it=(
        "{who} gioca {card}[ su {target}]",
        "{who} gioca {card} (contro|in) {target}",
        "{who} gioca {card}[,] scegliendo {target}",
        "{who} gioca {card} dalla sua mano[ su {target}]",
        "{who} gioca {card} dalla mano di {hand}[ su {target}]",
    ),
)
def plays(
    scene: Scene,
    who: Reference,
    card: Reference,
    target: Reference | None = None,
    hand: Reference | None = None,
) -> list[Intent]:
    """Implies the card in hand, its printed cost, and its player's turn where no step says whose.

    A fast card is in hand since the When steps began that lead up to it. A copy in the player's
    discard pile, or one that they may play from elsewhere, is meant: none is implied in hand then.
    """
    player = actor(scene, who)
    if hand is not None and scene.thing(hand) != player:
        raise UnresolvedReference(
            said("{who} plays out of their own hand, not out of that of {other}").format(
                who=who.text, other=hand.text
            ),
            remedy=said("say {theirs}").format(theirs=who.text),
        )
    state = scene.state
    named = [scene.find(card)] if card.copy else scene.copies(card)
    held = [id for id in named if id and state.get(id, "zone") == "hand"]
    own = [id for id in held if state.get(id, "controller") == player]
    pile = [id for id in named if id and id in discarded(state, player)]
    open_to_them = elsewhere(state, player)
    other = [id for id in named if id in open_to_them]
    id = scene.first(card, own or pile or other or held) or _coming(scene, card, player)
    id = id or _played_by_effect(scene, card, player)
    if id is None and ("no-hand", player) in scene.telling.declared:
        id = scene.thing(card)  # which says that it is nowhere
    if id is None:
        id = hold_in_hand(scene, card, player)
        if named and not card.copy:
            remark_copy(scene, card)
        scene.tongue.game.interrupt(state)
    afford(scene, state, player, card_of(state, id) if id in state.things else card.card)
    if id in state.things:  # what is still to be drawn is asked once it is played
        stop_at_unread_playing(state, id)
    return [Intent("play", {"who": player, "card": id}), *target_of(scene, target)]


def is_event_of_nowhere(scene: Scene, card: Reference) -> bool:
    """Whether ``card`` is an event and lies nowhere yet: whoever uses it plays it from hand."""
    return card.card.type == "event" and scene.find(card) is None


def _coming(scene: Scene, card: Reference, player: str) -> str | None:
    """The copy that what is being resolved puts into the hand of ``player``, such as by a draw."""
    if not scene.state.resolving:
        return None
    ahead = scene.ahead()
    hand = [
        id
        for id in ahead.copies(card)
        if ahead.state.get(id, "zone") == "hand" and ahead.state.get(id, "controller") == player
    ]
    return ahead.first(card, hand)


def _played_by_effect(scene: Scene, card: Reference, player: str) -> str | None:
    """The copy that the step before has had ``player`` play, since nothing else could be chosen."""
    ahead = scene.ahead()
    copies = ahead.copies(card)
    log = ahead.state.log
    while log is not None and log is not scene.telling.mark:
        for id in copies:
            if came_of_it(ahead, log[0], Intent("play", {"who": player, "card": id})):
                return id
        log = log[1]
    return None


SPEECH.option(
    "play", en="{who} plays {card}", it="{who} gioca {card}", told_by=("initiate-play", "play-fast")
)


@SPEECH.sentence(
    "when",
    "passes",
    en=("nobody reacts", "everybody passes"),
    it=("nessuno reagisce", "tutti passano"),
)
def passes(scene: Scene) -> list[Intent]:
    """Declines what is offered now."""
    return [Intent("pass", {})]


@SPEECH.sentence(
    "when",
    "passes-on",
    en=("nobody reacts to anything else", "everybody passes on everything else"),
    it=("nessuno reagisce ad altro", "tutti passano su tutto il resto"),
)
def passes_on(scene: Scene) -> list[Intent]:
    """Declines all that is offered from here on, except what a later step takes."""
    scene.telling.declined = True
    return []


def target_of(scene: Scene, target: Reference | None) -> list[Intent]:
    """The intent to choose ``target``, where the step tells one."""
    return [Intent("target", {"cards": (scene.thing(target),)})] if target else []


@SPEECH.sentence(
    "when",
    "accepts",
    who="investigator",
    card="card",
    en="{who} accepts the effect of {card}",
    it="{who} accetta l'effetto di {card}",
)
def accepts(scene: Scene, who: Reference, card: Reference) -> list[Intent]:
    """Answers a "may" of a card with yes."""
    return [Intent("accept", {"who": scene.thing(who), "card": scene.thing(card)})]


@SPEECH.sentence(
    "when",
    "declines",
    who="investigator",
    card="card",
    en="{who} declines the effect of {card}",
    it="{who} rifiuta l'effetto di {card}",
)
def declines(scene: Scene, who: Reference, card: Reference) -> list[Intent]:
    """Answers a "may" of a card with no."""
    return [Intent("decline", {"who": scene.thing(who), "card": scene.thing(card)})]


@SPEECH.sentence(
    "when",
    "chooses-option",
    who="investigator",
    number="number",
    card="card",
    en="{who} chooses option {number}[ of {card}]",
    it="{who} sceglie l'opzione {number}[ di {card}]",
)
def chooses_option(
    scene: Scene, who: Reference, number: int, card: Reference | None = None
) -> list[Intent]:
    """Answers a choice among the bullets of a card, counted from 1."""
    of = {} if card is None else {"card": scene.thing(card)}
    return [Intent("branch", {"who": scene.thing(who), "number": number, **of})]


@SPEECH.sentence(
    "when",
    "chooses",
    who="investigator",
    cards="cards",
    en="{who} chooses {cards}",
    it="{who} sceglie {cards}",
)
def chooses(scene: Scene, who: Reference, cards: tuple[Reference, ...]) -> list[Intent]:
    """Answers a choice of targets."""
    chosen = tuple(scene.thing(card) for card in cards)
    return [Intent("target", {"who": scene.thing(who), "cards": chosen})]


@SPEECH.sentence(
    "when",
    "plays-as-if",
    who="investigator",
    card="card",
    at="location",
    target="card",
    en="{who} plays {card} as if at {at}[, on {target}]",
    it="{who} gioca {card} come se fosse (in|a) {at}[, su {target}]",
)
def plays_as_if(
    scene: Scene, who: Reference, card: Reference, at: Reference, target: Reference | None = None
) -> list[Intent]:
    """Implies what "plays" implies; nobody moves."""
    (play, *more) = plays(scene, who, card, target)
    return [Intent("play-as-if", {**play.slots, "at": scene.thing(at)}), *more]


SPEECH.option(
    "play-as-if",
    en="{who} plays {card} as if at {at}",
    it="{who} gioca {card} come se fosse in {at}",
)


@SPEECH.sentence(
    "when",
    "plays-as-copy",
    who="investigator",
    card="card",
    copy="card",
    en=(
        "{who} plays {card} as {copy}",
        "{who} plays {card} as (a|an exact) copy of {copy}",
    ),
    it=("{who} gioca {card} come {copy}", "{who} gioca {card} come copia di {copy}"),
)
def plays_as_copy(scene: Scene, who: Reference, card: Reference, copy: Reference) -> list[Intent]:
    """As "plays", with the card that it is played as a copy of, where its text has one chosen."""
    return [*plays(scene, who, card), *target_of(scene, copy)]


@SPEECH.sentence(
    "when",
    "plays-from-discard",
    who="investigator",
    card="card",
    target="card",
    en="{who} plays {card} from the discard pile[, on {target}]",
    it="{who} gioca {card} dalla pila degli scarti[, su {target}]",
)
def plays_from_discard(
    scene: Scene, who: Reference, card: Reference, target: Reference | None = None
) -> list[Intent]:
    """Where a card lets somebody play it from there. Implies its printed cost."""
    player, id = actor(scene, who), scene.thing(card)
    afford(scene, scene.state, player, card_of(scene.state, id))
    return [Intent("play", {"who": player, "card": id}), *target_of(scene, target)]


@SPEECH.sentence(
    "when",
    "puts-back",
    who="investigator",
    cards="cards",
    en="{who} puts back {cards}",
    it="{who} rimette {cards}",
)
def puts_back(scene: Scene, who: Reference, cards: tuple[Reference, ...]) -> list[Intent]:
    """Cards of a deck that were looked at, on its top in this order, the topmost first."""
    facts = tuple(card.card for card in cards)
    return [Intent("put-back", {"who": scene.thing(who), "facts": facts})]


SPEECH.choice(
    "put-back", en="the order of the cards put back", it="l'ordine delle carte rimesse a posto"
)
SPEECH.option("put-back", en="{who} puts back {cards}", it="{who} rimette {cards}")
