"""arkham-lcg/drawing-cards: drawing from one's own deck, all at once, and the empty deck."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import Any

from rulesref.engine.event import Event
from rulesref.engine.outcome import Choice, Option, Refused
from rulesref.engine.procedure import Procedure
from rulesref.engine.scope import measure
from rulesref.engine.state import State
from rulesref.games.arkham_lcg.actions.action import action
from rulesref.games.arkham_lcg.decks.drawn import note_drawn
from rulesref.games.arkham_lcg.decks.piles import (
    CITE,
    cards_in,
    deal,
    deck_of,
    discarded,
    known,
    stay,
    take,
)
from rulesref.games.arkham_lcg.decks.resolving_drawn import REVEAL_DRAWN
from rulesref.games.arkham_lcg.decks.unresolved_draws import Unresolved, put_away
from rulesref.games.arkham_lcg.decks.untold_draws import may_stay_untold
from rulesref.games.arkham_lcg.in_play.staying_in_play import locked
from rulesref.games.arkham_lcg.limits.first_time import note_first
from rulesref.games.arkham_lcg.limits.forbidding import prohibition, refusal
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import owner_when_drawn
from rulesref.games.edition import switch
from rulesref.games.things import card_of

cannot_draw = prohibition("cannot-draw")


@RULES.event(
    "draw",
    CITE,
    who="card",
    card="card",
    origin="word",
    en="{who} draws {card}",
    it="{who} pesca {card}",
)
def _draw(state: State, events: tuple[Event, ...]) -> None:
    note_first(state, events)
    for event in events:
        who, card = event.slots["who"], event.slots["card"]
        owner = owner_when_drawn(card_of(state, card), who)
        state.put(card, zone="hand", controller=who, owner=owner, attached=None)
        note_drawn(state, who, card)


def draw(
    state: State,
    who: str,
    number: int = 1,
    by: str | None = None,
    discard: int = 0,
    unresolved: Unresolved | None = None,
) -> None:
    """Let ``who`` draw ``number`` cards at once, then resolve what must be resolved of them.

    ``discard`` of the drawn ones go before that; weaknesses cannot be chosen.
    """
    if cannot_draw(state, who):
        measure(state, 0, number)
        return
    order = {"who": who, "asked": number, "left": number, "by": by, "discard": discard}
    state.call(DRAW, taken=(), horror=False, unresolved=unresolved, **order)


RULES.stop(
    "top-unknown",
    en="what lies on top of this investigator's deck: no step says it",
    it="che cosa c'è in cima al mazzo di questo investigatore: nessun passo lo dice",
)


def _next(state: State, variables: Mapping[str, Any]) -> None:
    """One more card. An empty deck is made anew from its discard pile, whatever it holds."""
    who, deck = variables["who"], deck_of(variables["who"])
    if not variables["left"]:
        state.goto(DRAW, _together)
    elif not variables["discard"] and may_stay_untold(state, who):
        state.let(left=0, untold=variables["left"])
        state.goto(DRAW, _together)
    elif not known(state, deck):
        state.give_up(who, "top-unknown")
        state.run_again()
    elif cards_in(state, deck):
        deal(state, deck)
    elif discarded(state, who) and locked(state, who):
        state.give_up(who, "discards-stay")
    elif discarded(state, who):
        state.emit(state.event("reshuffle", who=who))
        state.let(horror=True)
        state.goto(DRAW, _next)
    else:
        _nothing_left(state, who)


RULES.stop(
    "discards-stay",
    en="drawing from an empty deck while no card can leave the discard pile",
    it="pescare da un mazzo vuoto mentre nessuna carta può lasciare la pila degli scarti",
)


@RULES.event(
    "take-pile-for-empty",
    CITE,
    who="card",
    en="the discard pile of {who} is taken to be empty",
    it="la pila degli scarti di {who} si considera vuota",
)
def _taken_for_empty(state: State, events: tuple[Event, ...]) -> None:
    for event in events:
        state.put(event.slots["who"], **{"discard-untold": None})


def _nothing_left(state: State, who: str) -> None:
    """Neither deck nor discard pile: the Grimoire defeats; else open question U-14."""
    if state.get(who, "discard-untold"):
        state.emit(state.event("take-pile-for-empty", who=who))
        state.goto(DRAW, _next)
        return
    if switch(state, "empty-both") == "defeat":
        state.end()
        state.emit(state.event("defeat", cites=(CITE,), card=who, trauma="mental"))
        return
    state.let(left=0, horror=switch(state, "empty-both") == "horror")
    state.goto(DRAW, _together)


def _take(state: State, variables: Mapping[str, Any]) -> None:
    who = variables["who"]
    top = variables["top"]
    owner = owner_when_drawn(top, who)
    id = take(state, deck_of(who), top, zone="drawn", owner=owner, controller=who)
    state.let(taken=(*variables["taken"], id), left=variables["left"] - 1)
    state.goto(DRAW, _next)


def _together(state: State, variables: Mapping[str, Any]) -> None:
    """Several cards are one batch; the horror comes with it (Grimoire) or after it."""
    who, taken = variables["who"], variables["taken"]
    untold = variables.get("untold", 0)
    measure(state, len(taken) + untold, variables["asked"])
    events = [
        state.event("draw", by=variables["by"], who=who, card=card, origin="deck") for card in taken
    ]
    events += [state.event("draw-untold", by=variables["by"], who=who) for _ in range(untold)]
    if variables["horror"] and switch(state, "empty-deck") == "simultaneous":
        events.append(_horror(state, who))
    late = variables["horror"] and switch(state, "empty-deck") == "after"
    how = {"discard": variables["discard"], "unresolved": variables["unresolved"]}
    last = resolving(state, who, taken, horror=bool(late), **how)
    state.emit(*events, last)


def _undrawn(state: State, variables: Mapping[str, Any]) -> None:
    """arkham-lcg/cancel: a card that is not drawn after all has not left the deck."""
    stay(state, deck_of(variables["who"]), variables["taken"])


DRAW = RULES.procedure(Procedure("draw", _next, _take, _together, _undrawn))


def resolving(
    state: State,
    who: str,
    cards: tuple[str, ...],
    horror: bool = False,
    discard: int = 0,
    unresolved: Unresolved | None = None,
) -> Event:
    """The last event of a batch of draws: what of ``cards`` must be resolved is resolved in it."""
    how: dict[str, Any] = {"horror": horror, "discard": discard, "unresolved": unresolved}
    return state.event("resolve-drawn", who=who, cards=cards, **how)


def _horror(state: State, who: str) -> Event:
    return state.event("deal", cites=(CITE,), to=who, horror=1, cause="empty-deck")


@RULES.event(
    "resolve-drawn",
    "arkham-lcg/after",
    who="card",
    silent=True,
    en="{who} resolves what was drawn",
    it="{who} risolve ciò che è stato pescato",
)
def _resolve_drawn(state: State, events: tuple[Event, ...]) -> None:
    """Part of the draw: "after you draw" comes once Revelation, spawn and so on are finished."""
    for event in events:
        who = event.slots["who"]
        if event.slots["horror"]:
            state.emit(_horror(state, who))
        if event.slots["unresolved"]:
            state.emit(*put_away(state, event.slots["cards"], event.slots["unresolved"]))
        if event.slots["discard"]:
            state.call(OF_DRAWN, who=who, cards=event.slots["cards"], left=event.slots["discard"])
        state.call(REVEAL_DRAWN, who=who, waiting=event.slots["cards"])


def _of_them(state: State, variables: Mapping[str, Any]) -> None:
    """FAQ v2.5, question on Forced Learning: another card than a weakness, or none at all."""
    who = variables["who"]
    free = [
        card
        for card in variables["cards"]
        if state.get(card, "zone") == "hand" and not card_of(state, card).weakness
    ]
    ways = combinations(free, min(variables["left"], len(free)))
    options = tuple(Option("target", {"who": who, "cards": way}, way) for way in ways)
    state.ask(Choice("of-drawn", who, options, (CITE, "arkham-lcg/weakness"), "gone"))


def _discard_them(state: State, variables: Mapping[str, Any]) -> None:
    state.emit(*(state.event("discard", card=card) for card in variables["gone"]))


OF_DRAWN = RULES.procedure(Procedure("discard-of-drawn", _of_them, _discard_them))


def _cards(state: State, who: str) -> tuple[dict[str, Any], ...]:
    return () if cannot_draw(state, who) else ({},)


def _why_none(state: State, who: str) -> Refused | None:
    holder = cannot_draw(state, who)
    return refusal(state, holder) if holder else None


@action("draw", "arkham-lcg/draw-action", targets=_cards, why_not=_why_none)
def _begin(state: State, who: str) -> None:
    draw(state, who)


@RULES.opening("draw-cards")
def _open_draw(state: State, who: str, amount: int = 1) -> Refused | None:
    """Some effect that the case does not name lets ``who`` draw."""
    draw(state, who, amount)
    return None
