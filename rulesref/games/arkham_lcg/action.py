"""arkham-lcg/action: spending actions, and the table of basic actions (FAQ 1.30).

A row says where the action may be taken (``targets``), what it does once its cost is paid and
attacks of opportunity are over (``begin``), and whether it provokes them at all.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

from rulesref.engine.event import Event
from rulesref.engine.outcome import Refused
from rulesref.engine.state import State
from rulesref.engine.tables import Procedure
from rulesref.games.arkham_lcg.attack import ATTACKS_OF_OPPORTUNITY
from rulesref.games.arkham_lcg.rules import RULES

Slots = Mapping[str, Any]


class Action(NamedTuple):
    """A basic action. ``targets(state, who)`` yields every lawful set of slots, ``who`` apart."""

    id: str
    cites: tuple[str, ...]
    provokes: bool
    targets: Callable[[State, str], Iterable[Slots]]
    begin: Callable[..., None]


ACTIONS: dict[str, Action] = {}


def _nothing(state: State, who: str) -> Iterable[Slots]:
    return ({},)


def action(
    id: str,
    *cites: str,
    provokes: bool = True,
    targets: Callable[[State, str], Iterable[Slots]] = _nothing,
) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Add a basic action: ``begin(state, who, **slots)`` is what follows cost and attacks."""

    def add(begin: Callable[..., None]) -> Callable[..., None]:
        ACTIONS[id] = Action(id, cites, provokes, targets, begin)

        def open_action(state: State, who: str, **slots: Any) -> Refused | None:
            refused = forbidden(state, id, who, slots)
            if refused is None:
                state.emit(
                    Event(
                        RULES.events["act"],
                        {"who": who, "action": id, "slots": tuple(slots.items())},
                        who,
                        cites,
                    )
                )
            return refused

        RULES.opening(id)(open_action)
        return begin

    return add


def forbidden(state: State, id: str, who: str, slots: Slots) -> Refused | None:
    """Why ``who`` may not take the basic action ``id``, or ``None`` where he may."""
    row = ACTIONS[id]
    if state.get(who, "actions") < 1:
        return Refused("there is no action left to spend", ("arkham-lcg/action",))
    if dict(slots) not in [dict(lawful) for lawful in row.targets(state, who)]:
        return Refused(f"that is no lawful {id} action", row.cites)
    return None


@RULES.event(
    "act",
    "arkham-lcg/action",
    who="card",
    action="word",
    own_scope=True,
    en="{who} takes the {action} action",
    it="{who} effettua l'azione {action}",
)
def _act(state: State, events: tuple[Event, ...]) -> None:
    for event in events:
        state.call(ACT, **event.slots)


@RULES.event(
    "spend-actions",
    "arkham-lcg/action",
    who="card",
    amount="number",
    en="{who} spends {amount} (action|actions)",
    it="{who} spende {amount} (azione|azioni)",
)
def _spend_actions(state: State, events: tuple[Event, ...]) -> None:
    for event in events:
        who = event.slots["who"]
        state.put(who, actions=state.get(who, "actions") - event.slots["amount"])


def _pay(state: State, variables: Mapping[str, Any]) -> None:
    state.emit(state.event("spend-actions", who=variables["who"], amount=1))


def _opportunity(state: State, variables: Mapping[str, Any]) -> None:
    if ACTIONS[variables["action"]].provokes:
        state.call(ATTACKS_OF_OPPORTUNITY, who=variables["who"])


def _begin(state: State, variables: Mapping[str, Any]) -> None:
    row = ACTIONS[variables["action"]]
    row.begin(state, variables["who"], **dict(variables["slots"]))


ACT = RULES.procedure(Procedure("act", _pay, _opportunity, _begin))
