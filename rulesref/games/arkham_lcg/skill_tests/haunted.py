"""arkham-lcg/haunted: what a location does to whoever fails to investigate it.

After every result of the test, still inside ST.7; the performer orders several. A card may let
somebody resolve them at another time.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.engine.ability import Ability
from rulesref.engine.block import resolve
from rulesref.engine.line import Line
from rulesref.engine.outcome import Choice, Option
from rulesref.engine.procedure import Procedure
from rulesref.engine.scope import measure
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.altering import overlooking
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.skill_tests.current import TEST, targets
from rulesref.games.arkham_lcg.table import investigators

CITE = "arkham-lcg/haunted"


def haunts(state: State, place: str) -> list[tuple[str, Ability]]:
    """(card, ability) of every haunted ability of ``place`` and of what is attached to it."""
    return [
        (holder, ability)
        for holder, ability in state.index.get(("", "haunted"), ())
        if holder == place
        or (state.get(holder, "attached") == place and state.get(holder, "zone") == "play")
    ]


def haunt(state: State) -> None:
    """Resolve them all where an investigation has failed."""
    if state.get(TEST, "why") == "investigate" and state.get(TEST, "result") == "failure":
        found = tuple(one for place in targets(state) for one in haunts(state, place))
        if found:
            state.call(HAUNT, who=state.get(TEST, "who"), waiting=found)


def _which(state: State, variables: Mapping[str, Any]) -> None:
    waiting, who = variables["waiting"], variables["who"]
    if not waiting or who not in investigators(state):
        state.end()
        return
    options = tuple(
        Option("result", {"who": who, "card": card}, number)
        for number, (card, _) in enumerate(waiting)
    )
    state.ask(Choice("haunted", who, options, (CITE,), "pick"))


def _heed(state: State, variables: Mapping[str, Any]) -> None:
    card, _ = variables["waiting"][variables["pick"]]
    state.let(ignored=False)
    overlooking.ask(state, state.get(card, "attached") or card)


def _resolve(state: State, variables: Mapping[str, Any]) -> None:
    waiting, pick, who = variables["waiting"], variables["pick"], variables["who"]
    card, ability = waiting[pick]
    state.let(waiting=waiting[:pick] + waiting[pick + 1 :])
    if variables["ignored"]:
        state.goto(0)
        return
    state.note(Line.use(state.depth, who, card, ability, (CITE,)))
    resolve(state, ability.effects, {"this": card, "you": who, "ability": ability})
    state.goto(0)


HAUNT = RULES.procedure(Procedure("haunt", _which, _heed, _resolve))


def _any_haunts(state: State, env: Env, of: tuple[str, ...]) -> bool:
    return any(haunts(state, place) for place in of)


@RULES.verb("resolve-haunted", CITE, able=_any_haunts, of="cards")
def _verb(state: State, env: Env, of: tuple[str, ...]) -> None:
    """You resolve each haunted ability of these locations, in an order of your own."""
    found = tuple(one for place in of for one in haunts(state, place))
    measure(state, len(found), 1)
    if found:
        state.call(HAUNT, who=env["you"], waiting=found)
