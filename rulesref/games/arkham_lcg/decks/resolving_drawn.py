"""arkham-lcg/revelation: what is drawn is resolved once it is in hand, weaknesses first, then Dilemmas."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.engine.outcome import Choice, Option
from rulesref.engine.procedure import Procedure
from rulesref.engine.state import State
from rulesref.engine.waiting import wait_for
from rulesref.games.arkham_lcg.decks.piles import CITE
from rulesref.games.arkham_lcg.decks.zones import fall
from rulesref.games.arkham_lcg.encounter_cards.encounter import RESOLVE_ENCOUNTER
from rulesref.games.arkham_lcg.encounter_cards.revelation import REVELATION
from rulesref.games.arkham_lcg.encounter_cards.surge import SURGE
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import ENCOUNTER, investigators
from rulesref.games.edition import switch
from rulesref.games.things import card_of

DILEMMA = "arkham-lcg/revelation/dilemmas-and-revelation-abilities"


def resolves(state: State, card: str) -> bool:
    """Whether ``card`` is resolved as it comes to hand: encounter types and Revelations."""
    printed = card_of(state, card)
    return printed.type in ENCOUNTER or any(
        ability.kind == "revelation" for ability in printed.abilities
    )


def _which(state: State, variables: Mapping[str, Any]) -> None:
    """FAQ v2.5, question on Patrice Hathaway: the drawer orders; the Grimoire: as they came.

    FAQ 2.25: weaknesses and encounter cards before player cards such as Dilemmas.
    """
    waiting = [
        card
        for card in variables["waiting"]
        if state.get(card, "zone") == "hand" and resolves(state, card)
    ]
    who = variables["who"]
    if not waiting or who not in investigators(state):
        state.end()
        return
    first = [card for card in waiting if _before_dilemmas(state, card)] or waiting
    if switch(state, "multi-draw-order") == "entered":
        first = first[:1]
    options = tuple(Option("resolve-first", {"who": who, "card": card}, card) for card in first)
    state.let(waiting=tuple(waiting))
    state.ask(Choice("revelation-order", who, options, (CITE, "arkham-lcg/revelation"), "card"))


def _before_dilemmas(state: State, card: str) -> bool:
    printed = card_of(state, card)
    return printed.weakness or printed.type in ENCOUNTER


def _resolve(state: State, variables: Mapping[str, Any]) -> None:
    card, who = variables["card"], variables["who"]
    state.let(waiting=tuple(one for one in variables["waiting"] if one != card))
    if card_of(state, card).type in ENCOUNTER:
        state.put(card, zone="limbo", controller=None)
        state.call(RESOLVE_ENCOUNTER, who=who, card=card)
        state.call(SURGE, who=who, card=card)
    else:
        state.call(PLAYER_REVELATION, who=who, card=card)
    state.goto(0)


REVEAL_DRAWN = RULES.procedure(Procedure("reveal-drawn", _which, _resolve))


def _dilemma(state: State, variables: Mapping[str, Any]) -> None:
    """A player card with a Revelation: a weakness stays in hand, a Dilemma is in limbo for it."""
    card, who = variables["card"], variables["who"]
    if not card_of(state, card).weakness:
        if wait_for(state, RULES.procedures["skill-test"]):
            return  # FAQ 2.25: drawn during a skill test it waits for the end of the test
        state.put(card, zone="limbo")
    state.call(REVELATION, who=who, card=card)


def _resolved(state: State, variables: Mapping[str, Any]) -> None:
    """arkham-lcg/revelation/dilemmas-and-revelation-abilities: then it is discarded."""
    card = variables["card"]
    if state.get(card, "zone") == "limbo":
        state.emit(state.event("discard", cites=(DILEMMA,), card=card))


def _fall(state: State, variables: Mapping[str, Any]) -> None:
    fall(state, variables["card"])


PLAYER_REVELATION = RULES.procedure(Procedure("player-revelation", _dilemma, _resolved, _fall))
