"""arkham-lcg/effects: cards in play with another side that an effect turns over.

A card that flips stays in play, with what is on it and attached to it; its other side acts now.
"""

from __future__ import annotations

from rulesref.engine.event import Event
from rulesref.engine.scope import measure
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.limits.forbidding import prohibition
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.values.text_box import restore
from rulesref.games.things import card_of, kind_of

CITE = "arkham-lcg/effects"
cannot_flip = prohibition("cannot-flip")


@RULES.event(
    "flip",
    CITE,
    card="card",
    en="{card} flips",
    it="{card} si gira",
    lapses=lambda state, event: cannot_flip(state, event.slots["card"]) is not None,
)
def _flip(state: State, events: tuple[Event, ...]) -> None:
    for event in events:
        turn_over(state, event.slots["card"])


RULES.stop(
    "other-side-unknown",
    en="its other side: no step names it",
    it="il suo altro lato: nessun passo lo nomina",
)


def turn_over(state: State, card: str) -> None:
    """Let the other side of ``card`` lie open; stops where nobody has said what is printed on it."""
    other = state.get(card, "other-side", None)
    if other is None:
        state.give_up(card, "other-side-unknown")
        return
    restore(state, card)  # what changes its text changes the text that lies open
    state.put(card, **{"other-side": card_of(state, card)}, card=other)
    state.unlist(card)
    state.enlist(card, other.abilities)


def _flipping(state: State, card: tuple[str, ...]) -> list[str]:
    """Those that are in play and may flip."""
    return [one for one in card if state.get(one, "zone") == "play" and not cannot_flip(state, one)]


def _some_flip(state: State, env: Env, card: tuple[str, ...]) -> bool:
    return bool(_flipping(state, card))


@RULES.verb("flip", CITE, able=_some_flip, card="cards")
def _flip_verb(state: State, env: Env, card: tuple[str, ...]) -> None:
    """Cards in play that may flip; what is a location has an event of its own."""
    there = _flipping(state, card)
    measure(state, len(there), len(card))
    state.emit(
        *(
            state.event("flip-location", by=env["this"], location=one)
            if kind_of(state, one) == "location"
            else state.event("flip", by=env["this"], card=one)
            for one in there
        )
    )
