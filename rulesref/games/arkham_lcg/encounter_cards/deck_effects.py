"""arkham-lcg/encounter-deck: effects that discard from the encounter deck, or draw a card of it.

What such an effect draws was found, or lies somewhere else than on top of the deck: it is drawn and
resolved like any encounter card, Surge with it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.engine.ability import Node
from rulesref.engine.block import resolve_part
from rulesref.engine.procedure import Procedure
from rulesref.engine.scope import fail, measure
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.decks.piles import (
    ENCOUNTER_DECK,
    cards_in,
    deal,
    discarded,
    known,
    take,
)
from rulesref.games.arkham_lcg.decks.sought import Sought
from rulesref.games.arkham_lcg.encounter_cards.encounter import put_back, taken_away
from rulesref.games.arkham_lcg.encounter_cards.surge import SURGE
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import investigators
from rulesref.games.things import card_of

CITE = "arkham-lcg/encounter-deck"
DISCARDS = "arkham-lcg/discard-piles"
#: Where a card lies that is still to be drawn, and came off the top of no deck.
STILL_TO_DRAW = "dealt"


# -- drawing a card that was found


def _any_card(state: State, env: Env, card: tuple[str, ...]) -> bool:
    return bool(card)


@RULES.verb("draw-encounter-card", CITE, able=_any_card, card="cards")
def _draw(state: State, env: Env, card: tuple[str, ...]) -> None:
    """You draw each of these cards of the scenario that is not in play, and resolve it."""
    there = [one for one in card if state.get(one, "zone") != "play"]
    measure(state, len(there), len(card))
    for drawn in reversed(there):  # what is called last is carried out first
        state.call(DRAW_CARD, who=env["you"], card=drawn, by=env["this"])


RULES.stop(
    "found-and-not-drawn",
    en="what becomes of a card that was to be drawn from elsewhere than a deck, and was not",
    it="che cosa ne è di una carta che si doveva pescare da altrove che da un mazzo, e non lo si è fatto",
)


def _out(state: State, variables: Mapping[str, Any]) -> None:
    who, card = variables["who"], variables["card"]
    if who not in investigators(state) or state.get(card, "zone") == "play":
        state.end()
        return
    state.put(card, zone=STILL_TO_DRAW)
    state.emit(state.event("draw-encounter", by=variables["by"], who=who, card=card))


def _drawn(state: State, variables: Mapping[str, Any]) -> None:
    who, card = variables["who"], variables["card"]
    if state.get(card, "zone") == STILL_TO_DRAW:
        state.give_up(card, "found-and-not-drawn")
    else:
        state.call(SURGE, who=who, card=card)


DRAW_CARD = RULES.procedure(Procedure("draw-encounter-card", _out, _drawn))


# -- discarding from the top


RULES.stop(
    "top-of-encounters-unknown",
    en="what is discarded from the top of the encounter deck: no step says it",
    it="che cosa si scarta dalla cima del mazzo degli incontri: nessun passo lo dice",
)
RULES.stop(
    "encounter-deck-too-small",
    en="discarding more cards from the encounter deck than it holds",
    it="scartare dal mazzo degli incontri più carte di quante ne contiene",
)


def _any_left(state: State, env: Env, **how: Any) -> bool:
    """What nobody has said may be there."""
    there = known(state, ENCOUNTER_DECK)
    return not there or bool(cards_in(state, ENCOUNTER_DECK))


def _any_back(state: State, env: Env) -> bool:
    return bool(discarded(state, ""))


@RULES.verb("reshuffle-encounters", DISCARDS, able=_any_back)
def _reshuffle(state: State, env: Env) -> None:
    """The encounter discard pile goes into the encounter deck; an empty one shuffles nothing."""
    if discarded(state, ""):
        state.emit(state.event("reshuffle", by=env["this"], cites=(DISCARDS,)))
    else:
        fail(state)


@RULES.verb("discard-encounters", DISCARDS, able=_any_left, amount="number")
def _discard(state: State, env: Env, amount: int) -> None:
    """The top cards of the encounter deck are discarded, all at once."""
    if amount:
        state.call(FROM_ENCOUNTERS, left=amount, taken=(), by=env["this"])


@RULES.verb(
    "discard-encounters-until",
    DISCARDS,
    able=_any_left,
    effects="effects",
    type="word?",
    trait="word?",
    title="text?",
)
def _discard_until(state: State, env: Env, effects: tuple[Node, ...], **sought: Any) -> None:
    """Cards of the encounter deck are discarded until one such is; it is "it" for ``effects``."""
    state.call(UNTIL, env=env, sought=Sought(**sought), effects=effects, card=None)


def _top(state: State, by: str) -> bool:
    """Let fate, or the known order, say what is on top; stops where nothing is there."""
    if not known(state, ENCOUNTER_DECK):
        state.give_up(by, "top-of-encounters-unknown")
    elif not cards_in(state, ENCOUNTER_DECK):
        state.give_up(by, "encounter-deck-too-small")
    else:
        deal(state, ENCOUNTER_DECK)
        return True
    return False


def _next(state: State, variables: Mapping[str, Any]) -> None:
    if variables["left"]:
        _top(state, variables["by"])
    else:
        state.goto(FROM_ENCOUNTERS, _all_off)


def _take(state: State, variables: Mapping[str, Any]) -> None:
    card = take(state, ENCOUNTER_DECK, variables["top"], zone="drawn")
    state.let(left=variables["left"] - 1, taken=(*variables["taken"], card))
    state.goto(0)


def _all_off(state: State, variables: Mapping[str, Any]) -> None:
    by = variables["by"]
    state.put(by, **{"from-top": variables["taken"]})
    state.emit(*(state.event("discard", by=by, card=card) for card in variables["taken"]))


def _made_anew(state: State, variables: Mapping[str, Any]) -> None:
    """What something has kept from being discarded lies on top again."""
    for card in reversed(variables["taken"]):
        if state.get(card, "zone") == "drawn":
            put_back(state, card)
    taken_away(state)


FROM_ENCOUNTERS = RULES.procedure(
    Procedure("discard-encounters", _next, _take, _all_off, _made_anew)
)


def _next_sought(state: State, variables: Mapping[str, Any]) -> None:
    _top(state, variables["env"]["this"])


def _one_off(state: State, variables: Mapping[str, Any]) -> None:
    card = take(state, ENCOUNTER_DECK, variables["top"], zone="drawn")
    state.let(card=card)
    state.emit(state.event("discard", by=variables["env"]["this"], card=card))


def _until(state: State, variables: Mapping[str, Any]) -> None:
    card = variables["card"]
    if state.get(card, "zone") == "drawn":  # something has kept it from being discarded
        put_back(state, card)
        fail(state)
        return
    if not variables["sought"].admits(card_of(state, card)):
        state.goto(0)
        return
    resolve_part(state, variables["effects"], {**variables["env"], "it": (card,)})
    taken_away(state)


UNTIL = RULES.procedure(Procedure("discard-encounters-until", _next_sought, _one_off, _until))


# -- the discard pile


@RULES.selector("encounter-discard")
def _encounter_discard(state: State, env: Env) -> list[str]:
    """The cards in the encounter discard pile."""
    return discarded(state, "")
