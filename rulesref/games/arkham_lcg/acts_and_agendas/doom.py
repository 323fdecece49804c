"""arkham-lcg/doom: doom tokens, and how much of it there is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.engine.event import Event
from rulesref.engine.procedure import Procedure
from rulesref.engine.scope import measure
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.acts_and_agendas.agenda import advance_agenda, current, threshold_met
from rulesref.games.arkham_lcg.amounts import any_of_it, any_to_lose
from rulesref.games.arkham_lcg.limits.forbidding import prohibition
from rulesref.games.arkham_lcg.rules import RULES

CITE = "arkham-lcg/doom"
cannot_bear_doom = prohibition("cannot-bear-doom")


def _bears_none(state: State, event: Event) -> bool:
    """Doom lies on nothing that has left play, nor on what cannot have any."""
    on = event.slots["on"]
    return state.get(on, "zone") != "play" or cannot_bear_doom(state, on) is not None


@RULES.event(
    "place-doom",
    CITE,
    on="card",
    amount="number",
    en="{amount} doom is placed on {on}",
    it="{amount} (destino viene collocato|destini vengono collocati) su {on}",
    lapses=_bears_none,
)
def _place_doom(state: State, events: tuple[Event, ...]) -> None:
    for event in events:
        on = event.slots["on"]
        state.put(on, doom=state.get(on, "doom") + event.slots["amount"])


@RULES.event(
    "remove-doom",
    CITE,
    on="card",
    amount="number",
    en="{amount} doom is removed from {on}",
    it="{amount} (destino viene rimosso|destini vengono rimossi) da {on}",
    takes=(("on", "doom", "amount"),),
)
def _remove_doom(state: State, events: tuple[Event, ...]) -> None:
    for event in events:
        on = event.slots["on"]
        state.put(on, doom=state.get(on, "doom") - event.slots["amount"])


@RULES.selector("agenda")
def _agenda(state: State, env: Env) -> tuple[str, ...]:
    """The current agenda."""
    agenda = current(state, "agenda")
    return (agenda,) if agenda else ()


@RULES.selector("act")
def _act(state: State, env: Env) -> tuple[str, ...]:
    """The current act."""
    act = current(state, "act")
    return (act,) if act else ()


def _in_reach(state: State, env: Env, card: tuple[str, ...], amount: int) -> bool:
    return bool(card)


@RULES.cost("doom", CITE, able=_in_reach, card="cards", amount="number")
def _doom_cost(state: State, env: Env, card: tuple[str, ...], amount: int) -> None:
    """So much doom is placed on ``card``: nothing limits how much may lie there."""
    state.emit(state.event("place-doom", by=env["this"], on=card[0], amount=amount))


@RULES.verb("place-doom", CITE, able=any_of_it, on="cards", amount="number", advances="flag?")
def place_doom(
    state: State, env: Env, on: tuple[str, ...], amount: int, advances: bool = False
) -> None:
    """``advances``: the card says that it can advance the agenda, so the threshold is checked."""
    measure(state, amount, 1)
    state.emit(*(state.event("place-doom", by=env["this"], on=card, amount=amount) for card in on))
    if advances:
        state.call(CHECK, why=CITE)


@RULES.verb("check-doom", CITE)
def _check_verb(state: State, env: Env) -> None:
    """The card says that its effect can advance the agenda: the threshold is checked now."""
    state.call(CHECK, why=CITE)


@RULES.verb("remove-doom", CITE, able=any_to_lose("doom"), on="cards", amount="number")
def _remove(state: State, env: Env, on: tuple[str, ...], amount: int) -> None:
    """As many as there are; with fewer the effect is not resolved in full (arkham-lcg/then)."""
    for card in on:
        measure(state, state.get(card, "doom"), amount)
    state.emit(
        *(
            state.event("remove-doom", by=env["this"], on=card, amount=held)
            for card in on
            for held in (min(amount, state.get(card, "doom")),)
            if held
        )
    )


def _check(state: State, variables: Mapping[str, Any]) -> None:
    if threshold_met(state):
        advance_agenda(state, variables["why"])


CHECK = RULES.procedure(Procedure("check-doom", _check))
