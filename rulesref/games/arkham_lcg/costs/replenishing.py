"""arkham-lcg/replenish: uses that come back to a card.

By the Grimoire never more than its Uses keyword names; before, no text says whether there is such
a bound (U-42).
"""

from __future__ import annotations

from typing import Any

from rulesref.engine.event import Event
from rulesref.engine.scope import measure
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.costs.uses import uses_value
from rulesref.games.arkham_lcg.keywords import keyword
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.edition import switch

CITE = "arkham-lcg/replenish"


@RULES.event(
    "replenish",
    CITE,
    card="card",
    uses="word",
    amount="number",
    en="{amount} {uses} (is|are) replenished on {card}",
    it="(si reintegra|si reintegrano) {amount} {uses} su {card}",
)
def _replenish(state: State, events: tuple[Event, ...]) -> None:
    for event in events:
        card, uses = event.slots["card"], event.slots["uses"]
        state.put(card, **{uses: state.get(card, uses) + event.slots["amount"]})


def _room(state: State, card: str, uses: str, amount: int) -> int:
    """How many of ``amount`` may come: none where the card has no uses of that type."""
    if uses not in (keyword(state, card, "uses") or {}):
        return 0
    if switch(state, "replenish-cap"):
        return min(amount, max(0, uses_value(state, card, uses) - int(state.get(card, uses))))
    return amount


@RULES.quantity("uses-spent", of="cards", uses="word")
def _spent(state: State, env: Env, of: tuple[str, ...], uses: str) -> int:
    """arkham-lcg/uses-x-type: how many uses the card has fewer than its keyword names."""
    if not of or uses not in (keyword(state, of[0], "uses") or {}):
        return 0
    return max(0, uses_value(state, of[0], uses) - int(state.get(of[0], uses)))


def _able(state: State, env: Env, card: tuple[str, ...], uses: str, amount: int = 1) -> bool:
    return any(_room(state, one, uses, amount) for one in card)


@RULES.verb("replenish", CITE, able=_able, card="cards", uses="word", amount="number?")
def _verb(state: State, env: Env, card: tuple[str, ...], uses: str, amount: int = 1) -> None:
    """So many uses of one type come to each of ``card``."""
    for one in card:
        room = _room(state, one, uses, amount)
        measure(state, room, amount)
        if room:
            slots: dict[str, Any] = {"card": one, "uses": uses, "amount": room}
            state.emit(state.event("replenish", by=env["this"], **slots))
