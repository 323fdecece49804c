"""arkham-lcg/defeat: what falls when damage or horror reaches its value, and where it goes."""

from __future__ import annotations

from rulesref.engine.event import Event
from rulesref.engine.state import State
from rulesref.games.arkham_lcg.keywords import carries_out
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.stats import stat
from rulesref.games.arkham_lcg.table import card_of

carries_out("victory", "arkham-lcg/victory-display-victory-points")


@RULES.event(
    "defeat",
    "arkham-lcg/defeat",
    card="card",
    who="card",
    en="{card} is defeated",
    it="{card} è sconfitto",
)
def _defeat(state: State, events: tuple[Event, ...]) -> None:
    for event in events:
        if card_of(state, event.slots["card"]).type == "investigator":
            state.give_up(event.slots["card"], "elimination of a defeated investigator")
            return
    state.emit(
        *(
            state.event(
                "victory" if "victory" in card_of(state, card).keywords else "discard",
                by=event.by,
                card=card,
            )
            for event in events
            for card in (event.slots["card"],)
        )
    )


@RULES.hook("settle")
def settle(state: State, events: tuple[Event, ...]) -> None:
    """Once damage and horror are placed: everything that reached its value falls at once."""
    fallen = []
    for event in events:
        card = event.slots.get("to")
        if card and card not in fallen and not state.get(card, "falling") and _spent(state, card):
            fallen.append(card)
    for card in fallen:
        state.put(card, falling=True)
    state.emit(*(_falling(state, card) for card in fallen))


def _falling(state: State, card: str) -> Event:
    """The defeat of ``card``; ``who`` is the investigator whose card or attack did it."""
    by = state.get(card, "hurt-by", None)
    return state.event("defeat", by=by, card=card, who=state.get(by, "controller", None))


def _spent(state: State, card: str) -> bool:
    for name, token in (("health", "damage"), ("sanity", "horror")):
        value = stat(state, card, name)
        if value is not None and state.get(card, token) >= max(value, 1):
            return True
    return False
