"""arkham-lcg/keys-token: keys on locations, enemies and investigators, and who takes them.

A thing holds the colours of the keys that lie on it. A key does nothing itself.
"""

from __future__ import annotations

from typing import Any

from rulesref.engine.event import Event
from rulesref.engine.outcome import Refused
from rulesref.engine.scope import fail
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import investigators, location_of
from rulesref.games.things import kind_of

CITE = "arkham-lcg/keys-token"
#: The attribute: "keys" alone are uses of a card.
HELD = "key-tokens"


@RULES.event(
    "take-keys",
    CITE,
    who="card",
    keys="words",
    origin="card",
    en="{who} takes control of the {keys} (key|keys)",
    it="{who} prende il controllo (della chiave|delle chiavi) {keys}",
)
def _take(state: State, events: tuple[Event, ...]) -> None:
    for event in events:
        _move(state, event.slots["keys"], event.slots["origin"], event.slots["who"])


@RULES.event(
    "place-keys",
    CITE,
    keys="words",
    on="card",
    origin="card",
    en="the {keys} (key is|keys are) placed on {on}",
    it="(la chiave|le chiavi) {keys} (viene collocata|vengono collocate) su {on}",
)
def _place(state: State, events: tuple[Event, ...]) -> None:
    for event in events:
        _move(state, event.slots["keys"], event.slots.get("origin"), event.slots["on"])


def _move(state: State, keys: tuple[str, ...], origin: str | None, to: str) -> None:
    """Keys that were set aside have no origin."""
    if origin is not None:
        left = tuple(key for key in state.get(origin, HELD, ()) if key not in keys)
        state.put(origin, **{HELD: left})
    state.put(to, **{HELD: (*state.get(to, HELD, ()), *keys)})


def fall(state: State, card: str, by: str | None) -> None:
    """Before ``card`` leaves play: its keys go to the investigator who caused it, or stay there."""
    keys = state.get(card, HELD, ())
    if not keys or state.get(card, "zone") != "play" or kind_of(state, card) == "location":
        return
    who = by if by and kind_of(state, by) == "investigator" else state.get(by or "", "controller")
    slots = {"keys": keys, "origin": card}
    if who in investigators(state) and kind_of(state, card) == "enemy":
        state.emit(state.event("take-keys", by=by, who=who, **slots))
        return
    place = location_of(state, card)
    if place:
        state.emit(state.event("place-keys", by=by, on=place, **slots))


def left_behind(state: State, who: str, place: str | None) -> None:
    """The keys of an eliminated investigator stay at the location."""
    keys = state.get(who, HELD, ())
    if keys and place:
        state.emit(state.event("place-keys", keys=keys, on=place, origin=who))


RULES.refusal("no-key-here", CITE, en="there is no key here", it="qui non c'è nessuna chiave")
RULES.refusal(
    "clues-still-here", CITE, en="there are still clues here", it="qui ci sono ancora indizi"
)


@RULES.opening("take-keys")
def _open(state: State, who: str) -> Refused | None:
    """A free ability that every location with keys gives."""
    place = location_of(state, who)
    keys = state.get(place or "", HELD, ())
    if not keys:
        return RULES.refuse("no-key-here")
    if state.get(str(place), "clues"):
        return RULES.refuse("clues-still-here")
    state.emit(state.event("take-keys", who=who, keys=keys, origin=place))
    return None


def _holder(state: State, key: str) -> str | None:
    return next((id for id in state.things if key in state.get(id, HELD, ())), None)


def _set_aside(state: State, env: Env, key: str, on: tuple[str, ...]) -> bool:
    return bool(on) and _holder(state, key) is None


@RULES.verb("place-key", CITE, able=_set_aside, key="word", on="cards")
def _place_verb(state: State, env: Env, key: str, on: tuple[str, ...]) -> None:
    """The set-aside key is placed on the first of ``on``; one that lies on something stays there."""
    if _set_aside(state, env, key, on):
        state.emit(state.event("place-keys", by=env["this"], keys=(key,), on=on[0]))
    else:
        fail(state)


def _yours(state: State, env: Env, key: str, on: tuple[str, ...]) -> bool:
    return bool(on) and key in state.get(env["you"], HELD, ())


@RULES.verb("move-key", CITE, able=_yours, key="word", on="cards")
def _move_verb(state: State, env: Env, key: str, on: tuple[str, ...]) -> None:
    """You place a key that you control on the first of ``on``."""
    if _yours(state, env, key, on):
        you = env["you"]
        slots: dict[str, Any] = {"keys": (key,), "on": on[0], "origin": you}
        state.emit(state.event("place-keys", by=env["this"], **slots))
    else:
        fail(state)


@RULES.cost("move-key", CITE, able=_yours, key="word", on="cards")
def _move_cost(state: State, env: Env, key: str, on: tuple[str, ...]) -> None:
    """You place a key that you control on the first of ``on``."""
    slots: dict[str, Any] = {"keys": (key,), "on": on[0], "origin": env["you"]}
    state.emit(state.event("place-keys", by=env["this"], **slots))


def _any_keys(state: State, env: Env, of: tuple[str, ...], to: tuple[str, ...]) -> bool:
    return bool(to) and any(state.get(one, HELD, ()) for one in of if one != to[0])


@RULES.verb("move-keys", CITE, able=_any_keys, of="cards", to="cards")
def _move_all(state: State, env: Env, of: tuple[str, ...], to: tuple[str, ...]) -> None:
    """All keys on each of ``of`` go to the first of ``to``; an investigator takes control of them."""
    if not _any_keys(state, env, of, to):
        fail(state)
        return
    taken = kind_of(state, to[0]) == "investigator"
    for one in of:
        keys = state.get(one, HELD, ())
        if keys and one != to[0]:
            slots: dict[str, Any] = {"keys": keys, "origin": one, "who" if taken else "on": to[0]}
            kind = "take-keys" if taken else "place-keys"
            state.emit(state.event(kind, by=env["this"], **slots))


@RULES.filter("with-keys", value="flag")
def _with_keys(state: State, env: Env, thing: str, value: bool) -> bool:
    """What any keys lie on, or none."""
    return bool(state.get(thing, HELD, ())) == value


@RULES.filter("has-key", value="word")
def _has_key(state: State, env: Env, thing: str, value: str) -> bool:
    """Whether that key is held."""
    return value in state.get(thing, HELD, ())
