"""The toy game: players hold coins, and a thief takes one whenever somebody gains some."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from rulesref.engine.ability import Ability
from rulesref.engine.combinator import add_combinators
from rulesref.engine.complete import check
from rulesref.engine.event import Event
from rulesref.engine.hooks import Hooks
from rulesref.engine.kind import Kind
from rulesref.engine.outcome import Refused
from rulesref.engine.rules import Rules, Stage
from rulesref.engine.sequence import SEQUENCE
from rulesref.engine.state import State
from rulesref.engine.use import USE
from rulesref.engine.words import Env
from rulesref.games.card import Card
from rulesref.games.game import Game
from rulesref.games.things import bring, in_play

RULES = Rules(
    "toy",
    (
        Stage("when", "triggers", "toy/when"),
        Stage("impact", "impact", "toy/impact"),
        Stage("after", "triggers", "toy/after", waits=True),
    ),
    SEQUENCE,
)
RULES.procedure(USE)
add_combinators(RULES)
for id in ("forced-order", "reaction", "occurrence", "target", "may", "branch"):
    RULES.cites[id] = (f"toy/{id}",)
for id in ("stage-when", "stage-after"):
    RULES.cites[id] = (f"toy/{id}",)
RULES.kind(Kind("constant", ("toy/constant",), constant=True))
RULES.kind(Kind("forced", ("toy/forced",), answers="must", forced=True))
RULES.kind(Kind("reaction", ("toy/reaction",), answers="must"))
RULES.words["type"] = frozenset({"player", "thief"})


@RULES.event(
    "earn",
    "toy/earn",
    to="card",
    amount="number",
    en="{to} earns {amount} (coin|coins)",
    it="{to} guadagna {amount} (moneta|monete)",
)
def _earn(state: State, events: tuple[Event, ...]) -> None:
    for event in events:
        to = event.slots["to"]
        state.put(to, coins=state.get(to, "coins") + event.slots["amount"])


@RULES.event(
    "steal",
    "toy/steal",
    thief="card",
    victim="card",
    en="{thief} steals 1 coin from {victim}",
    it="{thief} ruba 1 moneta a {victim}",
)
def _steal(state: State, events: tuple[Event, ...]) -> None:
    for event in events:
        victim = event.slots["victim"]
        state.put(victim, coins=state.get(victim, "coins") - 1)


@RULES.verb("steal", "toy/steal", victim="cards")
def _verb_steal(state: State, env: Env, victim: tuple[str, ...]) -> None:
    state.emit(*(state.event("steal", thief=env["this"], victim=each) for each in victim))


@RULES.selector("earner")
def _earner(state: State, env: Env) -> tuple[str, ...]:
    return (env["event"].slots["to"],)


@RULES.opening("earn")
def _opening(state: State, to: str, amount: int) -> Refused | None:
    state.emit(state.event("earn", to=to, amount=amount))
    return None


@RULES.hook(Hooks.arbiter)
def _arbiter(state: State) -> str:
    return _players(state)[0]


@RULES.hook(Hooks.users)
def _users(state: State, thing: str, ability: Ability) -> tuple[str, ...]:
    return tuple(_players(state)[:1])


@RULES.hook(Hooks.period)
def _period(state: State, period: str) -> int:
    return 0


@RULES.hook(Hooks.opaque)
def _opaque(state: State) -> None:
    return


@RULES.hook(Hooks.settle)
def _settle(state: State, events: tuple[Event, ...]) -> None:
    return


check(RULES)


def _table(edition: str, changed: Mapping[str, Any] | None) -> State:
    return State(RULES)


def _seat(state: State, card: Card, location: str | None) -> str:
    return bring(state, card, zone="play", coins=0)


def _players(state: State) -> list[str]:
    return in_play(state, "player")


GAME = Game("toy", RULES, _table, _seat, folder=Path(__file__).parent)
