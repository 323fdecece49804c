"""A game of nothing but counters, so that the kernel is tested without any real one."""

from __future__ import annotations

from typing import Any

from rulesref.engine.ability import Ability
from rulesref.engine.combinator import add_combinators
from rulesref.engine.complete import check
from rulesref.engine.event import Event
from rulesref.engine.hooks import Hooks
from rulesref.engine.kind import Kind
from rulesref.engine.mark import cancel, replace
from rulesref.engine.notation import read_ability
from rulesref.engine.rules import Rules, Stage
from rulesref.engine.sequence import SEQUENCE
from rulesref.engine.state import State
from rulesref.engine.use import USE
from rulesref.engine.words import Env

TOY = Rules(
    "toy",
    (
        Stage("would", "triggers", "toy/would"),
        Stage("when", "triggers", "toy/when"),
        Stage("impact", "impact", "toy/impact"),
        Stage("after", "triggers", "toy/after", waits=True),
    ),
    SEQUENCE,
)
TOY.procedure(USE)
TOY.kind(Kind("constant", ("toy/constant",), constant=True))
TOY.kind(Kind("forced", ("toy/forced",), answers="must", forced=True))
TOY.kind(Kind("reaction", ("toy/reaction",), answers="must"))
TOY.kind(Kind("free", ("toy/free",)))
TOY.kind(Kind("omen", ("toy/omen",), unprompted=True))
add_combinators(TOY)
for name in ("forced-order", "reaction", "occurrence", "target", "may", "branch"):
    TOY.cites[name] = (f"toy/{name}",)
for name in ("stage-would", "stage-when", "stage-after"):
    TOY.cites[name] = (f"toy/{name}",)


@TOY.event(
    "gain", "toy/gain", to="card", amount="number", en="{to} gains {amount}", it="{to} {amount}"
)
def _gain(state: State, events: tuple[Event, ...]) -> None:
    for event in events:
        to = event.slots["to"]
        state.put(to, count=state.get(to, "count") + event.slots["amount"])


@TOY.event(
    "lose", "toy/lose", to="card", amount="number", en="{to} loses {amount}", it="{to} -{amount}"
)
def _lose(state: State, events: tuple[Event, ...]) -> None:
    for event in events:
        to = event.slots["to"]
        state.put(to, count=state.get(to, "count") - event.slots["amount"])


@TOY.event(
    "take",
    "toy/take",
    to="card",
    amount="number",
    en="{amount} is taken off {to}",
    it="{to} -{amount}",
    takes=(("to", "count", "amount"),),
)
def _take(state: State, events: tuple[Event, ...]) -> None:
    for event in events:
        to = event.slots["to"]
        state.put(to, count=state.get(to, "count") - event.slots["amount"])


@TOY.verb("gain", "toy/gain", to="cards", amount="number")
def _verb_gain(state: State, env: Env, to: tuple[str, ...], amount: int) -> None:
    state.emit(*(state.event("gain", by=env["this"], to=one, amount=amount) for one in to))


@TOY.verb("cancel", "toy/cancel")
def _verb_cancel(state: State, env: Env) -> None:
    cancel(state, env["mark"])


@TOY.verb("lose-instead", "toy/replace")
def _verb_replace(state: State, env: Env) -> None:
    slots = env["event"].slots
    replace(state, env["mark"], state.event("lose", by=env["this"], **slots))


@TOY.selector("this")
def _this(state: State, env: Env) -> tuple[str, ...]:
    return (env["this"],)


@TOY.selector("player")
def _player(state: State, env: Env) -> tuple[str, ...]:
    return tuple(id for id in state.things if id.startswith("player"))


@TOY.hook(Hooks.arbiter)
def _arbiter(state: State) -> str:
    return "player-a"


@TOY.hook(Hooks.users)
def _users(state: State, id: str, ability: Ability) -> tuple[str, ...]:
    return ("player-a",)


@TOY.limit_scope("everybody")
def _everybody(state: State, ability: Ability, env: Env) -> tuple[str, tuple[str, str]]:
    return "table", (ability.id, "")


@TOY.hook(Hooks.period)
def _period(state: State, period: str) -> int:
    return int(state.get("table", period))


@TOY.hook(Hooks.opaque)
def _opaque(state: State) -> None:
    holder, ability = state.index[("constant", "opaque")][0]
    state.give_up(holder, ability.effects[0].args["clause"])


@TOY.hook(Hooks.settle)
def _settle(state: State, events: tuple[Event, ...]) -> None:
    return


check(TOY)


def game(**abilities: dict[str, Any]) -> State:
    """Two players with ten each, and one card for every named ability."""
    state = State(TOY)
    state.put("player-a", count=10)
    state.put("player-b", count=10)
    for name, data in abilities.items():
        state.put(name, zone="play")
        state.enlist(name, (read_ability(data, TOY, name),))
    return state


def gain(state: State, to: str = "player-a", amount: int = 1) -> None:
    """Begin with one gain."""
    state.emit(state.event("gain", to=to, amount=amount))


def told(state: State) -> list[str]:
    """The impacts and uses of the log, as short words."""
    out = []
    for line in state.lines():
        if line.stage == "impact":
            assert line.event is not None
            out.append(f"{line.event.type} {line.event.slots['to']} {line.event.slots['amount']}")
        elif line.stage == "use":
            out.append(f"use {line.source}")
    return out
