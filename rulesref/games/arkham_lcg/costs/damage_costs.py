"""arkham-lcg/costs: damage and horror that one takes to pay for an ability.

Such damage is assigned as any other; the cost is paid though an asset took it. What is ignored or
prevented has not been taken, so the cost has not been paid in full and what it was for does not
happen. The other costs stay paid. That is derived: no entry says it of damage in so many words.
All costs are paid at once, so damage and horror of the same card are one deal.
"""

from __future__ import annotations

from functools import partial

from rulesref.engine.event import Event
from rulesref.engine.hooks import Hooks
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.rules import RULES

CITE = "arkham-lcg/costs"
#: On a card that is paid for: the damage and horror due for it that nobody has taken.
OWED = "harm-owed"


def _in_play(
    state: State, env: Env, amount: int, to: tuple[str, ...] = (), direct: bool = False
) -> bool:
    return not to or any(state.get(target, "zone") == "play" for target in to)


@RULES.cost("damage", CITE, able=_in_play, amount="number", to="cards?", direct="flag?")
def _damage(
    state: State, env: Env, amount: int, to: tuple[str, ...] = (), direct: bool = False
) -> None:
    """You take it, or it is dealt to one card that is named; ``direct`` goes to nobody else."""
    _deal(state, env, to, "damage", amount, direct)


@RULES.cost("horror", CITE, able=_in_play, amount="number", to="cards?", direct="flag?")
def _horror(
    state: State, env: Env, amount: int, to: tuple[str, ...] = (), direct: bool = False
) -> None:
    """You take it, or it is dealt to one card that is named; ``direct`` goes to nobody else."""
    _deal(state, env, to, "horror", amount, direct)


def _deal(
    state: State, env: Env, to: tuple[str, ...], token: str, amount: int, direct: bool
) -> None:
    payee, whom = env.get("played", env["this"]), to[0] if to else env["you"]
    state.put(payee, **{OWED: state.get(payee, OWED) + amount})
    slots = {"to": whom, token: amount, "cause": "cost", "pays": payee}
    if direct:
        slots["direct"] = True
    deal = state.event("deal", by=env["this"], **slots)
    state.emit_with(deal, partial(_together, deal, token))


def _together(deal: Event, token: str, other: Event) -> Event | None:
    """``other`` with the ``token`` of ``deal`` beside what it deals, where both pay for the same."""
    alike = {**other.slots, "damage": 0, "horror": 0} == {**deal.slots, "damage": 0, "horror": 0}
    if other.type != deal.type or other.slots.get(token) or not alike:
        return None
    return other._replace(slots={**other.slots, token: deal.slots[token]})


def pay(state: State, event: Event) -> None:
    """What is placed has been taken, whoever took it."""
    payee = event.slots.get("pays")
    if payee:
        state.put(payee, **{OWED: state.get(payee, OWED) - event.slots["amount"]})


@RULES.event(
    "leave-unpaid",
    CITE,
    card="card",
    en="the cost of {card} is not paid in full",
    it="il costo di {card} non viene pagato per intero",
)
def _leave_unpaid(state: State, events: tuple[Event, ...]) -> None:
    """Said alone: what it was for does not happen."""


@RULES.hook(Hooks.unpaid)
def unpaid(state: State, card: str) -> bool:
    """Whether a cost of ``card`` was not paid in full; the timeline says so, and it is over."""
    short = bool(state.get(card, OWED) > 0)
    state.put(card, **{OWED: None})
    if short:
        state.emit(state.event("leave-unpaid", by=card, card=card))
    return short
