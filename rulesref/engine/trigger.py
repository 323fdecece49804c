"""Which abilities an event triggers now: the index gives candidates, the trigger's filters judge."""

from __future__ import annotations

from typing import Any, NamedTuple

from rulesref.engine.ability import Ability
from rulesref.engine.event import Event
from rulesref.engine.limit import exhausted
from rulesref.engine.select import able, holds, matches
from rulesref.engine.state import State


class Ready(NamedTuple):
    """An ability that may resolve now for ``you``. ``key`` names it among its stage's abilities."""

    key: tuple[str, str, int, str]  # thing, ability, event number, you
    thing: str
    ability: Ability
    you: str
    env: dict[str, Any]


def ready(
    state: State,
    stage: str,
    events: tuple[Event | None, ...],
    used: frozenset[Any],
    depth: int,
) -> list[Ready]:
    """The abilities that ``events`` trigger in ``stage`` and that were not ``used`` for them."""
    out = []
    for number, event in enumerate(events):
        if event is None:
            continue
        for thing, ability in state.index.get((stage, event.kind.id), ()):
            if (thing, ability.id, number) in used:
                continue
            mark = (depth, number)
            this = state.get(thing, "source", thing)
            for you in state.rules.hooks["users"](state, thing, ability):
                env = {
                    "this": this,
                    "holder": thing,
                    "you": you,
                    "event": event,
                    "mark": mark,
                    "ability": ability,
                }
                if usable(state, ability, env):
                    out.append(Ready((thing, ability.id, number, you), thing, ability, you, env))
                    if ability.kind == "forced":
                        break
    return out


def usable(state: State, ability: Ability, env: dict[str, Any]) -> bool:
    """Whether ``ability`` may be initiated: trigger, tests, limit, costs, potential effect."""
    return not obstacle(state, ability, env)


def obstacle(state: State, ability: Ability, env: dict[str, Any]) -> str:
    """What keeps ``ability`` from being initiated: the first of trigger, tests, limit, costs, effects.

    Empty where nothing does.
    """
    trigger = ability.trigger
    if trigger is not None:
        event = env["event"]
        slots = event.slots
        for name, wanted in trigger.filters:
            value = event.by if name == "by" else slots.get(name)
            if not matches(state, env, value, wanted):
                return "trigger"
    if not holds(state, env, ability.tests):
        return "tests"
    if exhausted(state, ability, env):
        return "limit"
    if not able(state, env, ability.costs, every=True):
        return "costs"
    return "" if able(state, env, ability.effects, every=False) else "effects"
