"""arkham-lcg/action: spending actions, and the table of basic actions (FAQ 1.30).

A row says where the action may be taken (``targets``), what it does once its cost is paid and
attacks of opportunity are over (``begin``), and whether it provokes them at all.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from rulesref.engine.event import Event
from rulesref.engine.outcome import Refused
from rulesref.engine.procedure import Procedure
from rulesref.engine.state import State
from rulesref.games.arkham_lcg.actions.actions_left import SPEND, available, may_spend
from rulesref.games.arkham_lcg.actions.actions_taken import beginning, performed
from rulesref.games.arkham_lcg.actions.barred_actions import barred
from rulesref.games.arkham_lcg.actions.opportunity import ATTACKS_OF_OPPORTUNITY
from rulesref.games.arkham_lcg.actions.provoking import provokes
from rulesref.games.arkham_lcg.rules import RULES, SEQUELS
from rulesref.games.arkham_lcg.table import investigators
from rulesref.games.arkham_lcg.whose_turn import had_turn
from rulesref.games.sequel import Sequel
from rulesref.record import NamedTuple

Slots = Mapping[str, Any]


class Action(NamedTuple):
    """A basic action. ``targets(state, who)`` yields every lawful set of slots, ``who`` apart.

    ``why_not(state, who, **slots)`` names the rule that forbids one that is not among them.
    """

    id: str
    cites: tuple[str, ...]
    provokes: bool
    targets: Callable[[State, str], Iterable[Slots]]
    begin: Callable[..., None]
    why_not: Callable[..., Refused | None]


ACTIONS: dict[str, Action] = {}
EXTRA_COSTS = Sequel[[State, str, str, Slots], int](
    SEQUELS,
    "extra-costs",
    "Asked (state, action, who, slots): how many actions the action costs besides itself.",
)
LATER = Sequel[[State, str, str, Slots, int], bool](
    SEQUELS,
    "later-costs",
    "Asked (state, action, who, slots, left): whether what the effect of the action costs as it "
    "resolves could be paid with so many actions left (arkham-lcg/additional-costs).",
)
TAKEN = Sequel[[State, str, tuple[str, ...]], None](
    SEQUELS, "actions-taken", "Called (state, who, types) whenever actions are spent."
)


def offer_in_order(*ids: str) -> None:
    """Offer the basic actions in this order, whichever of their modules is imported first.

    Raises ``ValueError`` unless each of them is named once.
    """
    if sorted(ids) != sorted(ACTIONS):
        raise ValueError(f"the basic actions are {', '.join(sorted(ACTIONS))}")
    rows = [ACTIONS.pop(id) for id in ids]
    ACTIONS.update((row.id, row) for row in rows)


def _nothing(state: State, who: str) -> Iterable[Slots]:
    return ({},)


def _no_reason(state: State, who: str, **slots: Any) -> Refused | None:
    return None


def action(
    id: str,
    *cites: str,
    provokes: bool = True,
    targets: Callable[[State, str], Iterable[Slots]] = _nothing,
    why_not: Callable[..., Refused | None] = _no_reason,
) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Add a basic action: ``begin(state, who, **slots)`` is what follows cost and attacks."""

    def add(begin: Callable[..., None]) -> Callable[..., None]:
        ACTIONS[id] = Action(id, cites, provokes, targets, begin, why_not)

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


RULES.refusal(
    "additional-cost-of-action",
    "arkham-lcg/additional-costs",
    en="its additional cost cannot be paid",
    it="il suo costo aggiuntivo non può essere pagato",
)
RULES.refusal(
    "not-at-this-location",
    enemy="card",
    en="{enemy} is not at this location",
    it="{enemy} non è in questo luogo",
)
RULES.refusal(
    "no-lawful-action",
    action="word",
    en="that is no lawful {action} action",
    it="l'azione {action} non è permessa",
)


def forbidden(state: State, id: str, who: str, slots: Slots) -> Refused | None:
    """Why ``who`` may not take the basic action ``id``, or ``None`` where they may."""
    row = ACTIONS[id]
    refused = cannot_act(state, who, id)
    if refused is None and not payable(state, id, who, slots, spent=1):
        return RULES.refuse("additional-cost-of-action")
    if refused is None and dict(slots) not in [dict(way) for way in row.targets(state, who)]:
        refused = row.why_not(state, who, **slots)
        return refused or RULES.refuse("no-lawful-action", row.cites, action=id)
    return refused


def payable(state: State, id: str, who: str, slots: Slots, spent: int = 0) -> bool:
    """Whether ``who`` can pay what ``id`` and its effect cost on top, with ``spent`` actions less."""
    left = available(state, who, (id,)) - spent - on_top(state, id, who, slots)
    return left >= 0 and all(could(state, id, who, slots, left) for could in LATER.followers)


def on_top(state: State, id: str, who: str, slots: Slots) -> int:
    """How many actions the basic action ``id`` costs besides the one that it is."""
    return sum(cost(state, id, who, slots) for cost in EXTRA_COSTS.followers)


RULES.refusal(
    "not-their-turn",
    "arkham-lcg/steps/2.2.1",
    en="it is not this investigator's turn",
    it="non è il turno di questo investigatore",
)
RULES.refusal(
    "turn-has-ended",
    "arkham-lcg/steps/2.2.2",
    "arkham-lcg/action",
    en="this investigator's turn has ended",
    it="il turno di questo investigatore è finito",
)
RULES.refusal(
    "no-action-left",
    "arkham-lcg/action",
    en="there is no action left to spend",
    it="non restano azioni da spendere",
)


def cannot_act(state: State, who: str, *types: str) -> Refused | None:
    """Why ``who`` may not take an action that counts as ``types`` now, or ``None``."""
    if who not in investigators(state):
        return RULES.refuse("eliminated")
    forbids = barred(state, who, types)
    if forbids:
        return forbids
    if not may_spend(state, who, types):
        if had_turn(state, who):
            return RULES.refuse("turn-has-ended")
        return RULES.refuse("not-their-turn")
    if available(state, who, types) < 1:
        return RULES.refuse("no-action-left")
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
    types="words",
    en="{who} spends {amount} (action|actions)",
    it="{who} spende {amount} (azione|azioni)",
)
def _spend_actions(state: State, events: tuple[Event, ...]) -> None:
    for event in events:
        who, types = event.slots["who"], tuple(event.slots.get("types") or ())
        state.call(SPEND, who=who, owed=event.slots["amount"], types=types)
        state.put(who, taken=state.get(who, "taken") + 1)
        for note in TAKEN.followers:
            note(state, who, types)


def _pay(state: State, variables: Mapping[str, Any]) -> None:
    who, id = variables["who"], variables["action"]
    state.let(began=beginning(state, who, (id,)))
    more = on_top(state, id, who, dict(variables["slots"]))
    state.emit(state.event("spend-actions", who=who, amount=1 + more, types=(id,)))


def _opportunity(state: State, variables: Mapping[str, Any]) -> None:
    id = variables["action"]
    if ACTIONS[id].provokes and provokes(state, variables["who"], (id,)):
        state.call(ATTACKS_OF_OPPORTUNITY, who=variables["who"])


def _begin(state: State, variables: Mapping[str, Any]) -> None:
    if state.get(variables["who"], "eliminated"):
        return
    row = ACTIONS[variables["action"]]
    row.begin(state, variables["who"], **dict(variables["slots"]))


def _over(state: State, variables: Mapping[str, Any]) -> None:
    performed(state, variables["who"], (variables["action"],), variables["began"].moment)


ACT = RULES.procedure(Procedure("act", _pay, _opportunity, _begin, _over))
