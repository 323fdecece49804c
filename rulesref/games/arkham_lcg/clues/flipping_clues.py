"""arkham-lcg/clues: a clue that is turned over to its doom side."""

from __future__ import annotations

from rulesref.engine.event import Event
from rulesref.engine.scope import measure
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.rules import RULES

CITE = "arkham-lcg/clues"


@RULES.event(
    "flip-clue",
    CITE,
    on="card",
    en="1 clue on {on} is flipped to its doom side",
    it="1 indizio su {on} viene girato sul lato destino",
)
def _flip(state: State, events: tuple[Event, ...]) -> None:
    for event in events:
        on = event.slots["on"]
        state.put(on, clues=state.get(on, "clues") - 1, doom=state.get(on, "doom") + 1)


def _has_clue(state: State, env: Env, on: tuple[str, ...]) -> bool:
    return any(state.get(card, "clues") for card in on)


@RULES.verb("flip-clue", CITE, able=_has_clue, on="cards")
def _flip_verb(state: State, env: Env, on: tuple[str, ...]) -> None:
    """One clue on each of ``on`` that has any."""
    events = [
        state.event("flip-clue", by=env["this"], on=card) for card in on if state.get(card, "clues")
    ]
    measure(state, len(events), len(on))
    state.emit(*events)
