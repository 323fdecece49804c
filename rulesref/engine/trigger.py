"""Which abilities an event triggers now: the index gives candidates, the trigger's filters judge."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rulesref.engine.ability import Ability
from rulesref.engine.event import Event
from rulesref.engine.limit import exhausted
from rulesref.engine.select import able, holds, matches
from rulesref.engine.state import State
from rulesref.record import NamedTuple


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
    leaving: tuple[Ready, ...] = (),
    only: tuple[str, str] | None = None,
) -> list[Ready]:
    """The abilities that ``events`` trigger in ``stage`` and that were not ``used`` for them.

    ``leaving`` are those of cards that were about to leave with the events (``leavers``). ``only``
    names one thing and ability, and no other is judged.
    """
    out = []
    users = state.rules.hooks.users
    for number, event in enumerate(events):
        if event is None:
            continue
        for thing, ability in state.index.get((stage, event.kind.id), ()):
            if only is not None and (thing, ability.id) != only:
                continue
            if used and (thing, ability.id, number) in used:
                continue
            if event.kind.leaves and _leaving_by(state, thing, ability, event):
                continue
            mark = (depth, number)
            for you in users(state, thing, ability):
                env = _env(state, thing, ability, you, event, mark)
                if usable(state, ability, env):
                    out.append(Ready((thing, ability.id, number, you), thing, ability, you, env))
                    if state.rules.kinds[ability.kind].forced:
                        break
    for leaver in leaving:
        if (
            leaver.key[:3] not in used
            and _has_left(state, leaver)
            and events[leaver.key[2]] is not None
        ):
            out.append(leaver)
    return out


def _leaving_by(state: State, thing: str, ability: Ability, event: Event) -> bool:
    """Whether ``ability``, which is resolving for a leaving, only says where that card goes.

    It is the same leaving: an ability that did answer it would answer itself without end.
    """
    if event.by != state.get(thing, "source", thing):
        return False
    for frame in state.frames():
        env = frame.variables.get("env")
        if env and env.get("holder") == thing and env.get("ability") is ability:
            answered = env.get("event")
            if answered is not None and answered.kind.leaves:
                return bool(answered.slots.get("card") == event.slots.get("card"))
    return False


def _env(
    state: State, thing: str, ability: Ability, you: str, event: Event, mark: tuple[int, int]
) -> dict[str, Any]:
    return {
        "this": state.get(thing, "source", thing),
        "holder": thing,
        "you": you,
        "event": event,
        "mark": mark,
        "ability": ability,
    }


def offered(
    state: State,
    stage: str,
    events: tuple[Event | None, ...],
    key: tuple[str, str, int, str],
    depth: int,
    leaving: tuple[Ready, ...],
) -> Ready | None:
    """The ability that was found ready under ``key``; nothing has happened since it was offered."""
    holder, id, number, you = key
    event = events[number]
    if event is None:
        return None
    for thing, ability in state.index.get((stage, event.kind.id), ()):
        if thing == holder and ability.id == id:
            env = _env(state, thing, ability, you, event, (depth, number))
            return Ready(key, thing, ability, you, env)
    for leaver in leaving:
        if leaver.key == key:
            return leaver
    return None


def leavers(
    state: State, stages: Iterable[str], events: tuple[Event, ...], depth: int
) -> dict[str, tuple[Ready, ...]]:
    """What cards that ``events`` speak of, or that hang on such, would answer afterwards.

    Asked before the impact: a card that leaves with an event still answers it, as it stood. What is
    no leaving is not answered by a card that has left meanwhile.
    """
    out: dict[str, tuple[Ready, ...]] = {}
    users = state.rules.hooks.users
    hangs_on = state.rules.hooks.hangs_on
    for stage in stages:
        for number, event in enumerate(events):
            if not event.kind.leaves:
                continue
            for thing, ability in state.index.get((stage, event.kind.id), ()):
                named = event.slots.values()
                if thing not in named and hangs_on(state, thing) not in named:
                    continue
                if users(state, thing, ability) == (thing,):
                    continue  # whoever is gone answers nothing any more
                alone = (None,) * number + (event,)
                mine = ready(state, stage, alone, frozenset(), depth, only=(thing, ability.id))
                out[stage] = (*out.get(stage, ()), *mine)
    return {stage: found for stage, found in out.items() if found}


def renumbered(leaving: tuple[Ready, ...], by: int) -> tuple[Ready, ...]:
    """``leaving`` for a batch in which their events stand ``by`` places later."""
    return tuple(
        leaver._replace(key=(leaver.key[0], leaver.key[1], leaver.key[2] + by, leaver.key[3]))
        for leaver in leaving
    )


def _has_left(state: State, one: Ready) -> bool:
    """Whether the card of ``one`` is where the ability no longer acts, and its user still plays."""
    users = state.rules.hooks.users(state, one.thing, one.ability)
    return not users and not state.rules.hooks.gone(state, one.you)


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
        if slots.get("added") and any(one.args.get("additional") for one in ability.effects):
            return "trigger"  # what was added to an event is not what others add to: it had no end
        for name, wanted in trigger.filters:
            value = event.by if name == "by" else slots.get(name)
            if not matches(state, env, value, wanted):
                return "trigger"
    if not holds(state, env, ability.tests):
        return "tests"
    if exhausted(state, ability, env):
        return "limit"
    costs = ability.costs
    if not able(state, env, costs, every=True):
        return "costs"
    if len(costs) > 1 and not state.rules.hooks.payable(state, costs, env):
        return "costs"
    if not state.rules.hooks.affordable(state, ability, env):
        return "costs"
    for once_paid in state.rules.hooks.once_paid(state, costs, env) if costs else (env,):
        if able(state, once_paid, ability.effects, every=False):
            return ""
    return "effects" if state.rules.hooks.needs_target(state, ability) else ""
