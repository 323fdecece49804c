"""arkham-lcg/revelation: Revelation abilities, resolved before a card goes where it belongs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.engine.block import resolve
from rulesref.engine.event import Event
from rulesref.engine.lasting import expire
from rulesref.engine.procedure import Procedure
from rulesref.engine.scope import fail, measure
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.altering.canceling import (
    cannot_be_canceled,
    note_cancel,
    still_stands,
)
from rulesref.games.arkham_lcg.in_play.lost_slots import TOO_MANY
from rulesref.games.arkham_lcg.limits import play_areas
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.things import card_of

CITE = "arkham-lcg/revelation"


@RULES.event(
    "revelation",
    CITE,
    who="card",
    card="card",
    own_scope=True,
    en="{who} resolves the Revelation of {card}",
    it="{who} risolve la Rivelazione di {card}",
)
def _revelation(state: State, events: tuple[Event, ...]) -> None:
    """FAQ 2.1: "you" is whoever drew the card."""
    for event in events:
        card, who = event.slots["card"], event.slots["who"]
        for ability in card_of(state, card).abilities:
            if ability.kind == "revelation":
                env = {"this": card, "you": who, "ability": ability, "event": event}
                resolve(state, ability.effects, env)


def has_revelation(state: State, card: str) -> bool:
    """Whether ``card`` has a Revelation ability that nothing has canceled."""
    abilities = card_of(state, card).abilities
    return any(ability.kind == "revelation" for ability in abilities) and not state.get(
        card, "muted"
    )


def _begin(state: State, variables: Mapping[str, Any]) -> None:
    if has_revelation(state, variables["card"]):
        state.emit(state.event("revelation", who=variables["who"], card=variables["card"]))


def _end(state: State, variables: Mapping[str, Any]) -> None:
    """What was to last while a Revelation resolves ends with the outermost one."""
    if sum(frame.kind is REVELATION for frame in state.frames()) == 1:
        expire(state, "revelation")


REVELATION = RULES.procedure(Procedure("revelation", _begin, _end))


@RULES.condition("during-revelation")
def _during(state: State, env: Env) -> bool:
    """A Revelation ability is being resolved, whoever has drawn its card."""
    return any(frame.kind is REVELATION for frame in state.frames())


def _cancelable(state: State, env: Env, of: tuple[str, ...]) -> bool:
    if "mark" in env and not still_stands(state, env):
        return False
    return any(has_revelation(state, card) and not cannot_be_canceled(state, card) for card in of)


@RULES.verb("cancel-revelation", "arkham-lcg/cancel", able=_cancelable, of="cards")
def _cancel(state: State, env: Env, of: tuple[str, ...]) -> None:
    """The Revelation abilities of ``of`` will not resolve; the cards stay drawn."""
    for card in of:
        if cannot_be_canceled(state, card):
            fail(state)
        else:
            state.put(card, muted=True)
    note_cancel(state, env["this"])


def _has_room(state: State, env: Env, card: tuple[str, ...], of: tuple[str, ...]) -> bool:
    return any(play_areas.refused(state, one, who) is None for who in of[:1] for one in card)


@RULES.verb(
    "put-in-threat-area", "arkham-lcg/threat-area", able=_has_room, card="cards", of="cards"
)
def _threat(state: State, env: Env, card: tuple[str, ...], of: tuple[str, ...]) -> None:
    """The cards enter play in the threat area of an investigator, controlled by nobody.

    arkham-lcg/limits-pertaining-to-play-areas: one beyond a limit does not.
    """
    coming: list[str] = []
    for one in card:
        if play_areas.refused(state, one, of[0], coming=coming) is None:
            coming.append(one)
            state.emit(state.event("enter-threat-area", by=env["this"], card=one, who=of[0]))
    measure(state, len(coming), len(card))


@RULES.event(
    "enter-threat-area",
    "arkham-lcg/threat-area",
    card="card",
    who="card",
    settles=True,
    en="{card} is put into play in the threat area of {who}",
    it="{card} entra in gioco nell'area di minaccia di {who}",
)
def _enter_threat_area(state: State, events: tuple[Event, ...]) -> None:
    for event in events:
        card = event.slots["card"]
        state.put(card, zone="play", threat=event.slots["who"], controller=None)
        if card_of(state, card).slots:
            state.call(TOO_MANY, who=event.slots["who"])
