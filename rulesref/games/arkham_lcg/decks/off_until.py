"""arkham-lcg/discard-piles: cards that come off the top of a deck until a certain one does.

They are discarded, the one that was looked for among them; or they are revealed, and the others
shuffled back. An empty deck is not made anew for it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.engine.ability import Node
from rulesref.engine.block import resolve_part
from rulesref.engine.procedure import Procedure
from rulesref.engine.scope import fail
from rulesref.engine.select import holds
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.decks.piles import (
    cards_in,
    deal,
    deck_of,
    known,
    may_interact,
    take,
)
from rulesref.games.arkham_lcg.decks.shuffling_in import into_deck
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import owner_when_drawn

CITE = "arkham-lcg/discard-piles"


def _any_deck(state: State, env: Env, of: tuple[str, ...], **how: Any) -> bool:
    return may_interact(state, env, of)


@RULES.verb(
    "discard-top-until",
    CITE,
    able=_any_deck,
    of="cards",
    found="tests",
    effects="effects",
    reveals="flag?",
)
def _until(
    state: State,
    env: Env,
    of: tuple[str, ...],
    found: tuple[Node, ...],
    effects: tuple[Node, ...],
    reveals: bool = False,
) -> None:
    """Each of ``of`` discards off their deck until ``found`` holds of a card, "it" for ``effects``.

    ``reveals``: the cards are revealed instead, and all but that one shuffled back in the end.
    """
    for who in of:
        means = {"who": who, "env": env, "found": found, "effects": effects, "reveals": reveals}
        state.call(OFF, **means, off=(), it=())


def _top(state: State, variables: Mapping[str, Any]) -> None:
    who = variables["who"]
    if not known(state, deck_of(who)):
        state.give_up(who, "top-of-deck-unknown")
    elif cards_in(state, deck_of(who)) and not variables["it"]:
        deal(state, deck_of(who))
    else:
        state.goto(OFF, _away)


def _take(state: State, variables: Mapping[str, Any]) -> None:
    who, top = variables["who"], variables["top"]
    owner = owner_when_drawn(top, who)
    id = take(state, deck_of(who), top, zone="drawn", owner=owner, controller=who)
    it = (id,) if holds(state, {**variables["env"], "it": (id,)}, variables["found"]) else ()
    state.let(off=(*variables["off"], id), it=it)
    state.goto(0)


def _away(state: State, variables: Mapping[str, Any]) -> None:
    by = variables["env"]["this"]
    state.put(by, **{"from-top": variables["off"]})
    if not variables["reveals"]:
        state.emit(*(state.event("discard", by=by, card=card) for card in variables["off"]))


def _use(state: State, variables: Mapping[str, Any]) -> None:
    if variables["it"]:
        resolve_part(state, variables["effects"], {**variables["env"], "it": variables["it"]})
    else:
        fail(state)


def _back(state: State, variables: Mapping[str, Any]) -> None:
    """What was revealed and has gone nowhere is shuffled back."""
    left = [card for card in variables["off"] if state.get(card, "zone") == "drawn"]
    state.emit(*(into_deck(state, card) for card in left))


OFF = RULES.procedure(Procedure("discard-top-until", _top, _take, _away, _use, _back))
