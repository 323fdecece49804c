"""arkham-lcg/move: tokens that a card ability moves from one card to another.

Nothing is discovered, placed or removed: the tokens change their place. What is already where it
would go to does not move. Damage and horror have a verb of their own, uses that somebody picks too.
"""

from __future__ import annotations

from typing import Any

from rulesref.engine.event import Event
from rulesref.engine.scope import measure
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.rules import RULES

CITE = "arkham-lcg/move"


@RULES.event(
    "move-tokens",
    CITE,
    card="card",
    to="card",
    token="word",
    amount="number",
    en="{amount} {token} (is|are) moved from {card} to {to}",
    it="(si sposta|si spostano) {amount} {token} da {card} a {to}",
    takes=(("card", "token", "amount"),),
)
def _move(state: State, events: tuple[Event, ...]) -> None:
    for event in events:
        card, to, token, amount = (event.slots[name] for name in ("card", "to", "token", "amount"))
        state.put(card, **{token: state.get(card, token) - amount})
        state.put(to, **{token: state.get(to, token) + amount})


def _able(
    state: State, env: Env, token: str, card: tuple[str, ...], to: tuple[str, ...], amount: int
) -> bool:
    return amount > 0 and any(
        state.get(source, token) and source != target for source in card for target in to[:1]
    )


@RULES.verb(
    "move-tokens", CITE, able=_able, token="word", card="cards", to="cards", amount="number"
)
def _verb(
    state: State, env: Env, token: str, card: tuple[str, ...], to: tuple[str, ...], amount: int
) -> None:
    """So many tokens of each ``card``, or as many as it has, are moved to the first of ``to``."""
    events = []
    for source in card:
        there = min(amount, int(state.get(source, token))) if to and source != to[0] else 0
        measure(state, there, amount)
        if there:
            slots: dict[str, Any] = {"card": source, "to": to[0], "token": token, "amount": there}
            events.append(state.event("move-tokens", by=env["this"], **slots))
    state.emit(*events)
