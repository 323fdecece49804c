"""arkham-lcg/qa/blood-on-the-altar-potential-sacrifices: a scenario's own pile of player cards.

They count as in play and lie facedown under nobody's control; neither effects of player cards nor
actions of investigators affect them, and they stay where they are when their owner is eliminated.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from rulesref.engine.ability import Ability
from rulesref.engine.event import Event
from rulesref.engine.notation import read_ability
from rulesref.engine.outcome import Chance, share
from rulesref.engine.procedure import Procedure
from rulesref.engine.scope import fail
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.in_play.leaving_play import leave
from rulesref.games.arkham_lcg.rules import RULES

CITE = "arkham-lcg/qa/blood-on-the-altar-potential-sacrifices"
PILES = ("pool of potential sacrifices", "agenda deck")


@RULES.event(
    "lay-facedown",
    CITE,
    card="card",
    pile="word",
    en="{card} is laid facedown under the {pile}",
    it="{card} viene mess(a|o) a faccia in giù: {pile}",
    leaves=True,
)
def _lay(state: State, events: tuple[Event, ...]) -> None:
    """It leaves whoever controlled it, and what it says is not read."""
    for event in events:
        put_down(state, event.slots["card"], event.slots["pile"])


def put_down(state: State, card: str, pile: str) -> None:
    """Let ``card`` lie facedown in ``pile`` from now on."""
    leave(state, card, "play")
    state.put(card, controller=None, pile=pile)
    state.unlist(card)
    state.enlist(card, (_untouched(),))


@lru_cache(maxsize=1)
def _untouched() -> Ability:
    data = {"kind": "constant", "do": [{"verb": "immune", "of": "this", "to": _PLAYERS}]}
    return read_ability(data, RULES, "facedown/1")


_PLAYERS = {"all": "player-card"}


@RULES.verb("add-to-sacrifices", CITE, card="cards")
def _add(state: State, env: Env, card: tuple[str, ...]) -> None:
    """The cards are laid facedown into the pool of sacrifices."""
    state.emit(
        *(state.event("lay-facedown", by=env["this"], card=one, pile=PILES[0]) for one in card)
    )


def _pool(state: State) -> list[str]:
    return [id for id, thing in state.things.items() if thing.get("pile") == PILES[0]]


@RULES.verb("sacrifice-at-random", CITE, able=lambda state, env: bool(_pool(state)))
def _sacrifice(state: State, env: Env) -> None:
    """One of the pool, by chance, goes underneath the agenda deck."""
    state.call(AT_RANDOM, by=env["this"])


def _fate(state: State, variables: Mapping[str, Any]) -> None:
    pool = _pool(state)
    if pool:
        outcomes = tuple((share(1, len(pool)), card) for card in pool)
        state.draw(Chance("sacrifice", outcomes, (CITE,), "card"))
    else:
        fail(state)
        state.end()


def _go(state: State, variables: Mapping[str, Any]) -> None:
    card, by = variables["card"], variables["by"]
    state.emit(state.event("lay-facedown", by=by, card=card, pile=PILES[1]))


AT_RANDOM = RULES.procedure(Procedure("sacrifice-at-random", _fate, _go))
