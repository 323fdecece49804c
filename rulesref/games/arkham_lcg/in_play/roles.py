"""arkham-lcg/qa/lola-hayes-crisis-of-identity: an investigator who plays one role at a time.

A role is a class of player cards, or "neutral". It is the attribute ``role`` of the investigator.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.engine.event import Event
from rulesref.engine.outcome import Choice, Option
from rulesref.engine.procedure import Procedure
from rulesref.engine.scope import fail
from rulesref.engine.select import things
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.values.classes import NEUTRAL, classes_of
from rulesref.games.things import card_of

CITE = "arkham-lcg/qa/lola-hayes-crisis-of-identity"
ROLES = ("guardian", "seeker", "rogue", "mystic", "survivor", NEUTRAL)


@RULES.event(
    "switch-role",
    CITE,
    who="card",
    role="word",
    en="{who} switches to the role {role}",
    it="{who} passa al ruolo {role}",
)
def _switch_role(state: State, events: tuple[Event, ...]) -> None:
    for event in events:
        state.put(event.slots["who"], role=event.slots["role"])


def roles_of(state: State, card: str) -> tuple[str, ...]:
    """The roles in which a player card can be played: its classes; a weakness is neutral."""
    return classes_of(state, card) or ((NEUTRAL,) if card_of(state, card).weakness else ())


@RULES.filter("of-role", value="cards")
def _of_role(state: State, env: Env, thing: str, value: Any) -> bool:
    """A player card of the role that this investigator plays now."""
    roles = [state.get(who, "role", "") for who in things(state, env, value)]
    return any(role in roles_of(state, thing) for role in roles)


@RULES.filter("of-role-or-neutral", value="cards")
def _of_role_or_neutral(state: State, env: Env, thing: str, value: Any) -> bool:
    """A player card of that role, or a neutral one."""
    return NEUTRAL in roles_of(state, thing) or _of_role(state, env, thing, value)


def _other(state: State, who: str, among: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(role for role in among if role != state.get(who, "role", ""))


def _able(state: State, env: Env, who: tuple[str, ...]) -> bool:
    return bool(who)


@RULES.verb("switch-role", CITE, able=_able, who="cards")
def _switch(state: State, env: Env, who: tuple[str, ...]) -> None:
    """Each of ``who`` chooses another role than their own."""
    for investigator in who:
        state.call(
            CHOOSE, who=investigator, among=_other(state, investigator, ROLES), by=env["this"]
        )


def _parted(state: State, env: Env, who: tuple[str, ...], role: str) -> bool:
    return any(state.get(one, "role", "") != role for one in who)


@RULES.verb("take-role", CITE, able=_parted, who="cards", role="word")
def _take_role(state: State, env: Env, who: tuple[str, ...], role: str) -> None:
    """Each of ``who`` has that role from now on."""
    parted = [one for one in who if state.get(one, "role", "") != role]
    state.emit(*(state.event("switch-role", by=env["this"], who=one, role=role) for one in parted))


def _has_class(state: State, env: Env, who: tuple[str, ...], of: tuple[str, ...]) -> bool:
    return any(
        role != state.get(one, "role", "")
        for one in who[:1]
        for card in of[:1]
        for role in roles_of(state, card)
    )


@RULES.verb("switch-role-to-class", CITE, able=_has_class, who="cards", of="cards")
def _to_class(state: State, env: Env, who: tuple[str, ...], of: tuple[str, ...]) -> None:
    """The role becomes a class of the card ``of``, of several the one chosen; without one it stays."""
    if who and of:
        classes = roles_of(state, of[0])
        if classes:
            state.call(CHOOSE, who=who[0], among=classes, by=env["this"])
        else:
            fail(state)


def _which(state: State, variables: Mapping[str, Any]) -> None:
    who = variables["who"]
    options = tuple(Option("role", {"who": who, "role": role}, role) for role in variables["among"])
    state.ask(Choice("role", who, options, (CITE,), "role"))


def _become(state: State, variables: Mapping[str, Any]) -> None:
    who, role, by = variables["who"], variables["role"], variables["by"]
    if state.get(who, "role", "") != role:
        state.emit(state.event("switch-role", by=by, who=who, role=role))
    else:
        fail(state)


CHOOSE = RULES.procedure(Procedure("role", _which, _become))
