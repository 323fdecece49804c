"""arkham-lcg/uses-x-type: uses on a card, spent as a cost."""

from __future__ import annotations

from rulesref.engine.event import Event
from rulesref.engine.state import State
from rulesref.engine.tables import Env
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import card_of

CITE = "arkham-lcg/uses-x-type"


@RULES.event(
    "spend-uses",
    CITE,
    card="card",
    uses="word",
    amount="number",
    en="{amount} {uses} is spent from {card}",
    it="{amount} {uses} viene speso da {card}",
)
def _spend(state: State, events: tuple[Event, ...]) -> None:
    for event in events:
        card, uses = event.slots["card"], event.slots["uses"]
        state.put(card, **{uses: state.get(card, uses) - event.slots["amount"]})


def _enough(state: State, env: Env, card: tuple[str, ...], uses: str, amount: int) -> bool:
    return bool(card) and bool(state.get(card[0], uses) >= amount)


@RULES.cost("uses", CITE, able=_enough, card="cards", uses="word", amount="number")
def _pay(state: State, env: Env, card: tuple[str, ...], uses: str, amount: int) -> None:
    event = state.event("spend-uses", by=env["this"], card=card[0], uses=uses, amount=amount)
    state.emit(event)


def _placeable(state: State, env: Env, card: tuple[str, ...], uses: str, amount: int) -> bool:
    """Whether any of these cards could take such uses."""
    return amount > 0 and any(uses in card_of(state, one).keywords.get("uses", {}) for one in card)


@RULES.verb("place-uses", CITE, able=_placeable, card="cards", uses="word", amount="number")
def _place(state: State, env: Env, card: tuple[str, ...], uses: str, amount: int) -> None:
    """Only uses of the type that the card's own keyword names can lie on it."""
    for one in card:
        if uses in card_of(state, one).keywords.get("uses", {}):
            state.put(one, **{uses: state.get(one, uses) + amount})
