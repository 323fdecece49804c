"""arkham-lcg/chaos-tokens/bless-and-curse-tokens: tokens that come into the bag and out of it.

An effect adds as many as are left, up to a limit, and takes out as many as are there; a cost that
needs more cannot be paid (FAQ v2.5).
"""

from __future__ import annotations

from rulesref.engine.event import Event
from rulesref.engine.scope import fail
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.chaos_tokens.chaos_bag import BAG, MOST, change, faces
from rulesref.games.arkham_lcg.rules import RULES

CITE = "arkham-lcg/chaos-tokens/bless-and-curse-tokens"


@RULES.event(
    "add-token",
    CITE,
    face="word",
    amount="number",
    en="{amount} {face} (token is|tokens are) added to the chaos bag",
    it="(si aggiunge|si aggiungono) {amount} (segnalino|segnalini) {face} al sacchetto del caos",
)
def _add(state: State, events: tuple[Event, ...]) -> None:
    for event in events:
        change(state, event.slots["face"], event.slots["amount"])


def left(state: State, face: str, wanted: int) -> int:
    """How many of ``wanted`` tokens of ``face`` are neither in the bag nor sealed nor revealed.

    There is a limit for those of ``MOST`` alone.
    """
    if face not in MOST:
        return wanted
    used = dict(faces(state)).get(face, 0)
    for thing in state.things.values():
        for name in ("sealed", "revealed"):
            lying = thing.get(name, ())
            used += lying.count(face) if isinstance(lying, tuple) else 0
    return max(0, min(wanted, MOST[face] - used))


def _any_left(state: State, env: Env, face: str, amount: int) -> bool:
    return left(state, face, amount) > 0


@RULES.verb("add-tokens", CITE, able=_any_left, face="word", amount="number")
def _verb(state: State, env: Env, face: str, amount: int) -> None:
    """As many as there are; with fewer the effect is not resolved in full (arkham-lcg/then)."""
    number = left(state, face, amount)
    if number < amount:
        fail(state)
    if number:
        state.emit(state.event("add-token", by=env["this"], face=face, amount=number))


def _enough(state: State, env: Env, face: str, amount: int) -> bool:
    return left(state, face, amount) == amount


@RULES.cost("add-tokens", CITE, able=_enough, face="word", amount="number")
def _cost(state: State, env: Env, face: str, amount: int) -> None:
    """So many tokens of that face are added to the chaos bag."""
    state.emit(state.event("add-token", by=env["this"], face=face, amount=amount))


def _in_bag(state: State, face: str) -> int:
    return dict(faces(state)).get(face, 0)


def _any_there(state: State, env: Env, face: str, amount: int) -> bool:
    return amount > 0 and _in_bag(state, face) > 0


RULES.stop(
    "tokens-untold",
    en="how many such tokens are in the chaos bag: no step says what it holds",
    it="quanti segnalini simili ci sono nel sacchetto del caos: nessun passo dice che cosa contiene",
)


@RULES.quantity("in-bag", faces="words")
def _so_many(state: State, env: Env, faces: tuple[str, ...]) -> int:
    """How many tokens of ``faces`` are in the chaos bag; of an unknown bag nobody knows."""
    if state.get(BAG, "unknown"):
        state.give_up(BAG, "tokens-untold")
    return sum(_in_bag(state, face) for face in faces)


@RULES.verb("remove-tokens", CITE, able=_any_there, face="word", amount="number")
def _remove_verb(state: State, env: Env, face: str, amount: int) -> None:
    """So many tokens of that face leave the bag, or as many as are in it."""
    number = min(amount, _in_bag(state, face))
    if number < amount:
        fail(state)
    if number:
        state.emit(state.event("remove-token", by=env["this"], face=face, amount=number))


def _all_there(state: State, env: Env, face: str, amount: int) -> bool:
    return _in_bag(state, face) >= amount


@RULES.cost("remove-tokens", CITE, able=_all_there, face="word", amount="number")
def _remove_cost(state: State, env: Env, face: str, amount: int) -> None:
    """So many tokens of that face leave the chaos bag."""
    state.emit(state.event("remove-token", by=env["this"], face=face, amount=amount))
