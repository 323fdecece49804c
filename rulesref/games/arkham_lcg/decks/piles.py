"""arkham-lcg/deck: decks and discard piles. A deck is one thing whose ``cards`` are facts alone.

``cards`` are top first. A ``shuffled`` deck has no known order: whoever draws from it is dealt by
fate. A deck that no step has described is unknown, and drawing from it stops the game.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rulesref.engine.event import Event
from rulesref.engine.outcome import Chance, share
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import owner_of
from rulesref.games.card import Card
from rulesref.games.edition import switch
from rulesref.games.things import bring, card_of

ENCOUNTER_DECK = "encounter-deck"
CITE = "arkham-lcg/drawing-cards"


RULES.stop(
    "encounter-deck-unknown",
    en="what is in the encounter deck: no step says it",
    it="che cosa contiene il mazzo degli incontri: nessun passo lo dice",
)


def deck_of(who: str) -> str:
    """The id of the investigator deck of ``who``; of the encounter deck where ``who`` is empty."""
    return f"{who}/deck" if who else ENCOUNTER_DECK


def cards_in(state: State, deck: str) -> tuple[Card, ...]:
    """The cards of ``deck``, top first."""
    found: tuple[Card, ...] = state.get(deck, "cards", ())
    return found


def known(state: State, deck: str) -> bool:
    """Whether anything says what is in ``deck``: not where only what was drawn from it was told."""
    return deck in state.things and not (state.get(deck, "unending") and not cards_in(state, deck))


def may_interact(state: State, env: Env, whose: tuple[str, ...]) -> bool:
    """arkham-lcg/target: whether an effect on cards of the decks of ``whose`` could be initiated.

    The Rules Reference asks that it can change the game, so that some deck holds a card. The
    Grimoire asks for a valid target: what one does with one's own deck, without choosing anybody,
    has none.
    """
    untargeted = whose == (env["you"],) and "chosen" not in env
    if untargeted and switch(state, "init-gate") == "target":
        return True
    return any(not known(state, deck_of(one)) or cards_in(state, deck_of(one)) for one in whose)


def fill(state: State, deck: str, cards: tuple[Card, ...], *, shuffled: bool = False) -> None:
    """Let ``deck`` hold exactly ``cards``."""
    state.put(deck, cards=cards, shuffled=shuffled, described=True, unending=None)


def discarded(state: State, owner: str) -> list[str]:
    """The cards in the discard pile of ``owner``; the encounter discard pile for an empty one."""
    return [
        id
        for id, thing in state.things.items()
        if thing.get("zone") == "discard" and thing.get("owner", "") == owner
    ]


def of_unknown_bearer(state: State, card: str) -> bool:
    """Whether ``card`` is a weakness, an event or a skill that nothing has given to anybody.

    arkham-lcg/weakness: it goes to the discard pile of its bearer, whoever that is; as any other
    player card goes to that of its owner (arkham-lcg/ownership-and-control).
    """
    printed = card_of(state, card)
    return (printed.weakness or printed.type in ("event", "skill")) and not owner_of(state, card)


RULES.stop(
    "bearer-unknown",
    en="whose card it is, and so in whose discard pile it lies",
    it="di chi è questa carta, e quindi in quale pila degli scarti si trova",
)


@RULES.event(
    "reshuffle",
    CITE,
    who="card",
    en=("{who} shuffles the discard pile into the deck", "the encounter discard pile is shuffled"),
    it=("{who} rimescola gli scarti nel mazzo", "gli scarti degli incontri vengono rimescolati"),
)
def _reshuffle(state: State, events: tuple[Event, ...]) -> None:
    """Every card of a discard pile goes back; one card alone has a known place."""
    for lost in discarded(state, ""):
        if of_unknown_bearer(state, lost):
            state.give_up(lost, "bearer-unknown")
            return
    for event in events:
        who = event.slots.get("who") or ""
        deck = deck_of(who)
        back = discarded(state, who)
        if not known(state, deck) or state.get(deck, "unending"):  # nobody knows what is on top
            for id in back:
                state.put(id, zone=deck)
            continue
        cards = cards_in(state, deck) + tuple(state.things[id]["card"] for id in back)
        for id in back:
            state.put(id, zone=deck)
        fill(state, deck, cards)
        shuffle(state, deck)


def deal(state: State, deck: str) -> None:
    """Let fate, or the known order, say which card is on top: the variable ``top``."""
    cards = cards_in(state, deck)
    if not state.get(deck, "shuffled"):
        state.let(top=cards[0])
        return
    kinds = dict.fromkeys(cards)
    outcomes = tuple((share(cards.count(kind), len(cards)), kind) for kind in kinds)
    state.draw(Chance("deal", outcomes, (CITE,), "top"))


def take(state: State, deck: str, card: Card, **attributes: Any) -> str:
    """Take ``card`` out of ``deck`` and return the thing that it becomes."""
    cards = list(cards_in(state, deck))
    cards.remove(card)
    state.put(deck, cards=tuple(cards))
    for id, thing in state.things.items():
        if thing.get("zone") == deck and thing["card"] == card:
            state.put(id, **attributes)
            return id
    return bring(state, card, **attributes)


def resting(state: State, deck: str, cards: Iterable[Card]) -> list[str]:
    """Things for ``cards``, in their order, that lie in ``deck`` all the same."""
    lying = [id for id, thing in state.things.items() if thing.get("zone") == deck]
    out = []
    for card in cards:
        found = next((id for id in lying if card_of(state, id) == card), None)
        if found:
            lying.remove(found)
        out.append(found or bring(state, card, zone=deck))
    return out


def stay(state: State, deck: str, cards: tuple[str, ...]) -> None:
    """Those of ``cards`` that no event has moved have not left ``deck``: they lie on top of it."""
    for id in reversed(cards):
        if state.get(id, "zone") == "drawn":
            state.put(id, zone=deck, controller=None)
            lay(state, deck, state.get(id, "card"), top=True)


def shuffle(state: State, deck: str) -> None:
    """From now on nobody knows the order of ``deck``; that of cards which are all alike is known."""
    state.put(deck, shuffled=len(set(cards_in(state, deck))) > 1)


RULES.stop(
    "order-unknown",
    en="a card of known place in a deck whose order nobody knows",
    it="una carta di posto noto in un mazzo di cui nessuno conosce l'ordine",
)


def lay(state: State, deck: str, card: Card, *, top: bool) -> None:
    """Put ``card`` on the top of ``deck`` or under it, where anything is known of it.

    Stops where the order of the others is unknown: "shuffled" would say it of this one too.
    """
    if not known(state, deck):
        return
    held = cards_in(state, deck)
    if state.get(deck, "shuffled") and len(set(held)) > 1:
        state.give_up(deck.removesuffix("/deck"), "order-unknown")  # whose deck it is
    fill(state, deck, (card, *held) if top else (*held, card))
