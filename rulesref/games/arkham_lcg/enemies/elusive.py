"""arkham-lcg/elusive: after an attack by or against it, a ready elusive enemy slips away."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.engine.outcome import Choice, Option
from rulesref.engine.procedure import Procedure
from rulesref.engine.state import State
from rulesref.games.arkham_lcg.enemies.attack import EXHAUSTED
from rulesref.games.arkham_lcg.enemies.engagement import disengaging
from rulesref.games.arkham_lcg.keywords import carries_out, keyword
from rulesref.games.arkham_lcg.locations.connections import connecting, map_unknown
from rulesref.games.arkham_lcg.locations.moving import moves
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import deciding_lead, here, investigators, location_of

CITE = "arkham-lcg/elusive"
carries_out("elusive", CITE)


def slip_away(state: State, enemy: str, began: int) -> None:
    """It leaves as soon as the attack has resolved, if it was ready for it and still is in play.

    Once: it is gone already where it slipped away from an attack within this one.
    """
    once = began != EXHAUSTED and began == state.get(enemy, "escapes")
    if once and keyword(state, enemy, "elusive") and state.get(enemy, "zone") == "play":
        state.call(ELUDE, enemy=enemy)


def _disengage(state: State, variables: Mapping[str, Any]) -> None:
    """Its own departure is one effect: it does not engage anew on its way out."""
    enemy = variables["enemy"]
    if state.get(enemy, "zone") != "play":
        state.end()
        return
    state.put(enemy, escapes=state.get(enemy, "escapes") + 1)
    place = location_of(state, enemy)
    if map_unknown(state, place):
        return
    ways = connecting(state, place, enemy)
    free = [way for way in ways if not here(state, investigators(state), way)]
    state.let(ways=tuple(free or ways))
    state.put(enemy, fleeing=True)
    state.emit(*disengaging(state, enemy, enemy, CITE))


def _whither(state: State, variables: Mapping[str, Any]) -> None:
    enemy = variables["enemy"]
    if not variables["ways"]:
        state.let(to=None)
        return
    options = tuple(Option("way", {"card": enemy, "to": way}, way) for way in variables["ways"])
    cites = (CITE, "arkham-lcg/choices-and-the-grim-rule")
    state.ask(Choice("way", deciding_lead(state), options, cites, "to"))


def _go(state: State, variables: Mapping[str, Any]) -> None:
    """arkham-lcg/cannot: where it could not disengage it stays in the threat area that holds it."""
    if variables["to"] and not state.get(variables["enemy"], "engaged"):
        state.emit(*moves(state, variables["enemy"], variables["to"], variables["enemy"]))


def _exhaust(state: State, variables: Mapping[str, Any]) -> None:
    enemy = variables["enemy"]
    state.put(enemy, fleeing=None)
    if not state.get(enemy, "exhausted"):
        state.emit(state.event("exhaust", by=enemy, cites=(CITE,), card=enemy))


ELUDE = RULES.procedure(Procedure("elude", _disengage, _whither, _go, _exhaust))
