"""arkham-lcg/seal: tokens that lie on a card and not in the bag, until they are released."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.engine.event import Event
from rulesref.engine.outcome import Choice, Option
from rulesref.engine.procedure import Procedure
from rulesref.engine.scope import measure
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.chaos_tokens.chaos_bag import change, faces, unseal
from rulesref.games.arkham_lcg.rules import RULES

CITE = "arkham-lcg/seal"


def _elsewhere(state: State, event: Event) -> bool:
    """Whether the token that was revealed is there no more: another card has it by now."""
    revealed = event.slots.get("out_of")
    return bool(revealed) and event.slots["face"] not in state.get(str(revealed), "revealed", ())


@RULES.event(
    "seal",
    CITE,
    card="card",
    face="word",
    out_of="card",
    en="{face} is sealed on {card}",
    it="il segnalino {face} viene sigillato su {card}",
    lapses=_elsewhere,
)
def _seal(state: State, events: tuple[Event, ...]) -> None:
    """Out of the bag, or out of what an effect has just revealed."""
    for event in events:
        card, face = event.slots["card"], event.slots["face"]
        revealed = event.slots.get("out_of")
        if revealed:
            left = list(state.get(revealed, "revealed", ()))
            left.remove(face)
            state.put(revealed, revealed=tuple(left))
        else:
            change(state, face, -1)
        state.put(card, sealed=(*state.get(card, "sealed", ()), face))


def _not_sealed(state: State, event: Event) -> bool:
    """Whether the token has left the card already, as whatever is sealed on it does with it."""
    return event.slots["face"] not in state.get(event.slots["card"], "sealed", ())


@RULES.event(
    "release",
    CITE,
    card="card",
    face="word",
    en="{face} is released from {card}",
    it="il segnalino {face} viene liberato da {card}",
    lapses=_not_sealed,
)
def _release(state: State, events: tuple[Event, ...]) -> None:
    for event in events:
        card, face = event.slots["card"], event.slots["face"]
        unseal(state, card, face)
        change(state, face, 1)


def free(state: State, card: str) -> None:
    """Whatever is sealed on ``card`` returns to the bag as it leaves play."""
    for face in state.get(card, "sealed", ()):
        change(state, face, 1)
    state.put(card, sealed=None)


def _found(state: State, env: Env, faces: tuple[str, ...], on: tuple[str, ...]) -> bool:
    return bool(on) and bool(in_bag(state, faces))


def in_bag(state: State, wanted: tuple[str, ...]) -> tuple[str, ...]:
    """The faces of ``wanted`` (none: any) that the bag holds."""
    return tuple(face for face, _ in faces(state) if not wanted or face in wanted)


@RULES.verb("seal", CITE, able=_found, faces="words", on="cards")
def _seal_verb(state: State, env: Env, faces: tuple[str, ...], on: tuple[str, ...]) -> None:
    """One token of ``faces`` out of the bag, which the controller of the card chooses."""
    state.call(SEALING, who=env["you"], card=on[0], faces=faces)


def _which(state: State, variables: Mapping[str, Any]) -> None:
    who, card = variables["who"], variables["card"]
    options = tuple(
        Option("seal", {"who": who, "card": card, "face": face}, face)
        for face in in_bag(state, variables["faces"])
    )
    if not options:
        state.end()
        return
    state.ask(Choice("seal", who, options, (CITE,), "face"))


def _take(state: State, variables: Mapping[str, Any]) -> None:
    card = variables["card"]
    state.emit(state.event("seal", by=card, card=card, face=variables["face"]))


SEALING = RULES.procedure(Procedure("sealing", _which, _take))


def _any_sealed(state: State, env: Env, of: tuple[str, ...]) -> bool:
    return any(state.get(card, "sealed", ()) for card in of)


@RULES.verb("release", CITE, able=_any_sealed, of="cards")
def _release_verb(state: State, env: Env, of: tuple[str, ...]) -> None:
    """Every token sealed on ``of`` returns to the bag."""
    measure(state, len([card for card in of if state.get(card, "sealed", ())]), len(of))
    state.emit(
        *(
            state.event("release", by=card, card=card, face=face)
            for card in of
            for face in state.get(card, "sealed", ())
        )
    )
