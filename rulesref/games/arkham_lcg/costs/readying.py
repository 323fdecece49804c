"""arkham-lcg/ready: exhausted cards turn upright; an enemy that does may engage at once."""

from __future__ import annotations

from rulesref.engine.event import Event
from rulesref.engine.scope import measure
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.altering import bound_to_source
from rulesref.games.arkham_lcg.enemies.engagement import look_for_engagement
from rulesref.games.arkham_lcg.limits.forbidding import prohibition
from rulesref.games.arkham_lcg.rules import RULES

CITE = "arkham-lcg/ready"
cannot_ready = prohibition("cannot-ready")


@RULES.event(
    "ready",
    CITE,
    card="card",
    en="{card} readies",
    it=("{card} si ripristina", "{card} viene ripristinat(o|a)"),
    lapses=lambda state, event: cannot_ready(state, event.slots["card"]) is not None,
)
def _ready(state: State, events: tuple[Event, ...]) -> None:
    """arkham-lcg/enemy-engagement: an enemy engages as soon as it is readied."""
    for event in events:
        state.put(event.slots["card"], exhausted=None)
        bound_to_source.readied(state, event.slots["card"])
    look_for_engagement(state)


def _can_ready(state: State, card: str) -> bool:
    return bool(state.get(card, "exhausted")) and cannot_ready(state, card) is None


def _any_can(state: State, env: Env, card: tuple[str, ...]) -> bool:
    return any(_can_ready(state, one) for one in card)


@RULES.verb("ready", CITE, able=_any_can, card="cards")
def ready(state: State, env: Env, card: tuple[str, ...]) -> None:
    """Ready those of ``card`` that are exhausted; the ready cannot ready."""
    turned = [one for one in card if _can_ready(state, one)]
    measure(state, len(turned), len(card))
    state.emit(*(state.event("ready", by=env["this"], card=one) for one in turned))
