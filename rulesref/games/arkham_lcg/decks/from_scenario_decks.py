"""arkham-lcg/tekeli-li: cards of a deck beside the encounter deck that come into somebody's own.

They are shuffled in as they lie, so that nobody sees them. Where the scenario's deck runs out, or
one card alone meets an empty deck (FAQ 1.13), so many could not be shuffled.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.engine.ability import Node
from rulesref.engine.block import resolve_part
from rulesref.engine.procedure import Procedure
from rulesref.engine.scope import fail
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.decks.laying import scenario_deck
from rulesref.games.arkham_lcg.decks.piles import cards_in, deal, deck_of, known, stay, take
from rulesref.games.arkham_lcg.decks.shuffling_in import alone_in_empty, shuffle_in
from rulesref.games.arkham_lcg.rules import RULES

CITE = "arkham-lcg/tekeli-li"

RULES.stop(
    "scenario-deck-unknown",
    en="what this deck of the scenario holds: no step says it",
    it="che cosa contiene questo mazzo dello scenario: nessun passo lo dice",
)


@RULES.verb("shuffle-in-from", CITE, deck="word", amount="number", otherwise="effects?")
def _shuffle_in_from(
    state: State, env: Env, deck: str, amount: int, otherwise: tuple[Node, ...] = ()
) -> None:
    """You shuffle ``amount`` top cards of the scenario's ``deck`` into yours, unseen.

    ``otherwise`` happens once for each of them that cannot be shuffled.
    """
    slots = {"deck": scenario_deck(deck), "amount": amount, "env": env, "otherwise": otherwise}
    state.call(FROM_SCENARIO, **slots, cards=())


def _next(state: State, variables: Mapping[str, Any]) -> None:
    deck, cards = variables["deck"], variables["cards"]
    if not known(state, deck):
        state.give_up(variables["env"]["this"], "scenario-deck-unknown")
    elif len(cards) < variables["amount"] and cards_in(state, deck):
        deal(state, deck)
    else:
        state.goto(FROM_SCENARIO, _shuffle)


def _take(state: State, variables: Mapping[str, Any]) -> None:
    deck, you = variables["deck"], variables["env"]["you"]
    card = take(state, deck, variables["top"], zone="drawn", owner=you)
    state.let(cards=(*variables["cards"], card))
    state.goto(FROM_SCENARIO, _next)


def _shuffle(state: State, variables: Mapping[str, Any]) -> None:
    cards, env = variables["cards"], variables["env"]
    if alone_in_empty(state, deck_of(env["you"]), len(cards)):
        stay(state, variables["deck"], cards)
        cards = ()
    else:
        shuffle_in(state, cards, env["this"])
    short = variables["amount"] - len(cards)
    if short:
        fail(state)
    state.let(short=short)


def _otherwise(state: State, variables: Mapping[str, Any]) -> None:
    stay(state, variables["deck"], variables["cards"])  # where nothing has shuffled them in
    for _ in range(variables["short"]):
        resolve_part(state, variables["otherwise"], variables["env"])


FROM_SCENARIO = RULES.procedure(Procedure("shuffle-in-from", _next, _take, _shuffle, _otherwise))
