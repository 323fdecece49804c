"""arkham-lcg/exhaust-exhausted: as a cost and as an effect; the exhausted cannot exhaust."""

from __future__ import annotations

from rulesref.engine.event import Event
from rulesref.engine.scope import measure
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.enemies.swarming import pack
from rulesref.games.arkham_lcg.rules import RULES


@RULES.event(
    "exhaust",
    "arkham-lcg/exhaust-exhausted",
    card="card",
    en="{card} exhausts",
    it=("{card} si esaurisce", "{card} viene esaurit(o|a)"),
    lapses=lambda state, event: state.get(event.slots["card"], "zone") != "play",
)
def _exhaust(state: State, events: tuple[Event, ...]) -> None:
    """arkham-lcg/swarming-x: a host and its swarm cards exhaust as one."""
    for event in events:
        for card in pack(state, event.slots["card"]):
            state.put(card, exhausted=True)


def _any_ready(state: State, env: Env, card: tuple[str, ...]) -> bool:
    return any(not state.get(one, "exhausted") for one in card)


@RULES.cost("exhaust", "arkham-lcg/exhaust-exhausted", able=_any_ready, card="cards")
def _pay_exhaust(state: State, env: Env, card: tuple[str, ...]) -> None:
    """The card exhausts."""
    exhaust(state, env, card)


@RULES.verb("exhaust", "arkham-lcg/exhaust-exhausted", able=_any_ready, card="cards")
def exhaust(state: State, env: Env, card: tuple[str, ...]) -> None:
    """Exhaust those of ``card`` that are ready."""
    ready = [one for one in card if not state.get(one, "exhausted")]
    measure(state, len(ready), len(card))
    state.emit(*(state.event("exhaust", by=env["this"], card=one) for one in ready))
