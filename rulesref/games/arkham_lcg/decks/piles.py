"""arkham-lcg/deck: decks and discard piles. A deck is one thing whose ``cards`` are facts alone.

``cards`` are top first. A ``shuffled`` deck has no known order: whoever draws from it is dealt by
fate. A deck that no step has described is unknown, and drawing from it stops the game. One is told in
part where ``rest`` says that others lie between its ``cards`` and those at its ``bottom``: the same
as unknown once none is told to lie on top, and whatever looks further stops (``told_in_part``).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rulesref.engine.event import Event
from rulesref.engine.outcome import Chance, Refused, share
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.decks.told_in_part import ToldInPart
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import owner_of
from rulesref.games.card import Card
from rulesref.games.edition import switch
from rulesref.games.things import bring, card_of

ENCOUNTER_DECK = "encounter-deck"
CITE = "arkham-lcg/drawing-cards"
#: The stops at a card that is drawn, for want of its name.
UNKNOWN_TOP = ("top-unknown", "encounter-top-unknown")


RULES.stop(
    "encounter-deck-unknown",
    en="what is in the encounter deck: no step says it",
    it="che cosa contiene il mazzo degli incontri: nessun passo lo dice",
)


def deck_of(who: str) -> str:
    """The id of the investigator deck of ``who``; of the encounter deck where ``who`` is empty."""
    return f"{who}/deck" if who else ENCOUNTER_DECK


RULES.stop(
    "rest-of-deck-untold",
    en="what lies beneath the cards on top of this investigator's deck that the steps tell",
    it="che cosa c'è sotto le carte in cima al mazzo di questo investigatore che i passi dicono",
)
RULES.stop(
    "rest-of-encounters-untold",
    en="what lies beneath the cards on top of the encounter deck that the steps tell",
    it="che cosa c'è sotto le carte in cima al mazzo degli incontri che i passi dicono",
)


def cards_in(state: State, deck: str) -> Sequence[Card]:
    """The cards of ``deck``, top first; of one told in part nobody can look at all of them."""
    told = on_top(state, deck)
    if not told or not state.get(deck, "rest"):
        return told
    whose = deck.removesuffix("/deck")
    if whose == deck:
        return ToldInPart(told, state.unsupported(whose, "rest-of-encounters-untold"))
    return ToldInPart(told, state.unsupported(whose, "rest-of-deck-untold"))


def on_top(state: State, deck: str) -> tuple[Card, ...]:
    """The cards of ``deck`` whose order from its top is told, or all of them, top first."""
    told: tuple[Card, ...] = state.get(deck, "cards", ())
    return told


def told_of(state: State, deck: str) -> tuple[Card, ...]:
    """Every card of which a step tells where in ``deck`` it lies."""
    return (*on_top(state, deck), *state.get(deck, "bottom", ()))


def known(state: State, deck: str) -> bool:
    """Whether anything says what is on top of ``deck``, or that it is empty."""
    return deck in state.things and not (state.get(deck, "rest") and not on_top(state, deck))


def known_whole(state: State, deck: str) -> bool:
    """Whether every card of ``deck`` is told."""
    return deck in state.things and not state.get(deck, "rest")


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
    state.put(deck, cards=cards, shuffled=shuffled, described=True, rest=None, bottom=None)


def tell_top(state: State, deck: str, cards: tuple[Card, ...]) -> None:
    """Let ``cards`` lie on top of ``deck``; of the others nothing new is told."""
    state.put(deck, cards=cards, shuffled=False, rest=True)


def tell_bottom(state: State, deck: str, cards: tuple[Card, ...]) -> None:
    """Let ``cards`` be the last ones of ``deck``, the bottommost last; of the others nothing new."""
    state.put(deck, bottom=cards, rest=True)


@RULES.opening("on-top", lifts=UNKNOWN_TOP)
def _tell_top(state: State, deck: str, card: Card) -> Refused | None:
    """What is on top of a deck, told where it is drawn."""
    tell_top(state, deck, (card,))
    return None


def mix_in(state: State, deck: str, cards: Iterable[Card]) -> None:
    """Let ``deck`` hold ``cards`` as well, in no order yet: it is shuffled next."""
    if known_whole(state, deck):
        fill(state, deck, (*cards_in(state, deck), *cards))


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
        for id in back:
            state.put(id, zone=deck)
        mix_in(state, deck, (card_of(state, id) for id in back))
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
    take_off(state, deck, card)
    for id, thing in state.things.items():
        if thing.get("zone") == deck and thing["card"] == card:
            state.put(id, **attributes)
            return id
    return bring(state, card, **attributes)


def take_off(state: State, deck: str, card: Card) -> int:
    """Let ``card`` lie in ``deck`` no more; in which place from its top it lay."""
    cards = on_top(state, deck)
    place = cards.index(card)
    state.put(deck, cards=(*cards[:place], *cards[place + 1 :]))
    return place


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
    """From now on nobody knows the order of ``deck``; that of cards which are all alike is known.

    Of one told in part only that its cards lie in it is known then.
    """
    if state.get(deck, "rest"):
        resting(state, deck, told_of(state, deck))
        state.put(deck, cards=(), bottom=None, shuffled=True)
    elif deck in state.things:
        state.put(deck, shuffled=len(set(cards_in(state, deck))) > 1)


RULES.stop(
    "order-unknown",
    en="a card of known place in a deck whose order nobody knows",
    it="una carta di posto noto in un mazzo di cui nessuno conosce l'ordine",
)


def lay(state: State, deck: str, card: Card, *, top: bool) -> None:
    """Put ``card`` on the top of ``deck`` or under it.

    Stops where the order of the others is unknown: "shuffled" would say it of this one too.
    """
    held = on_top(state, deck)
    if not known_whole(state, deck):
        if top:
            tell_top(state, deck, (card, *held))
        else:
            tell_bottom(state, deck, (*state.get(deck, "bottom", ()), card))
        return
    if state.get(deck, "shuffled") and len(set(held)) > 1:
        state.give_up(deck.removesuffix("/deck"), "order-unknown")  # whose deck it is
    fill(state, deck, (card, *held) if top else (*held, card))
