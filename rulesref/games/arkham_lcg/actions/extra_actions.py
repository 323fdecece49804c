"""arkham-lcg/action (FAQ 2.19): what somebody could do as an action that an effect gives them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.engine.ability import Ability
from rulesref.engine.outcome import Option
from rulesref.engine.state import State
from rulesref.games.arkham_lcg.actions import designated
from rulesref.games.arkham_lcg.actions.action import ACTIONS, payable
from rulesref.games.arkham_lcg.actions.actions_left import gain
from rulesref.games.arkham_lcg.actions.barred_actions import barred
from rulesref.games.arkham_lcg.playing.activating import activatable
from rulesref.games.arkham_lcg.playing.play_restrictions import forbidden as cannot_play
from rulesref.games.arkham_lcg.playing.play_restrictions import types as play_types
from rulesref.record import NamedTuple


class Extra(NamedTuple):
    """One action of one of the types ``actions`` that an effect lets somebody do.

    It is ``taken`` (gained and spent), or else only performed; ``basic`` leaves out abilities and
    events with such a designator.
    """

    actions: tuple[str, ...]
    taken: bool = True
    basic: bool = False


def offers(state: State, who: str, extra: Extra, done: tuple[str, ...] = ()) -> list[Option]:
    """What ``who`` could do as the ``extra`` action, except what is ``done``.

    An option's value begins with what makes it "different" from another (FAQ 2.17).
    """
    found: dict[Any, Option] = {}
    for action in extra.actions:
        if action in ACTIONS and action not in done:
            for slots in ACTIONS[action].targets(state, who):
                if not _affordable(state, who, extra, action, slots):
                    continue
                value = (action, "act", action, tuple(slots.items()))
                found[value[1:]] = Option(action, {"who": who, **slots}, value)
        if extra.taken and not extra.basic:
            for option in with_designator(state, who, action):
                if option.value[0] not in done:  # type: ignore[index]
                    found.setdefault(option.value[1:4], option)  # type: ignore[index]
    return list(found.values())


def _affordable(
    state: State, who: str, extra: Extra, action: str, slots: Mapping[str, Any]
) -> bool:
    """What is only performed costs no action, but whatever an action of its kind costs on top."""
    if barred(state, who, (action,)):
        return False
    if extra.taken:
        return payable(state, action, who, slots)
    return designated.payable(state, who, (action,))


def with_designator(state: State, who: str, action: str) -> list[Option]:
    """FAQ v2.5, question on Ursula Downs: abilities and events that bear ``action`` as designator.

    The action that is about to be gained pays for them; what they cost beyond it comes from the
    actions that ``who`` has (question on Discipline).
    """
    then = state.fork()
    grant(then, who, action)
    out = []
    for id, thing in then.things.items():
        if "card" not in thing:
            continue
        if thing.get("zone") == "hand" and thing.get("controller") == who:
            types = play_types(then, id)
            if action in types and cannot_play(then, who, id) is None:
                value = (thing["card"].name, "play", id, "", action)
                out.append(Option("play", {"who": who, "card": id}, value))
        bearing = {ability.id for ability in thing["card"].abilities if bears(ability, action)}
        for ability in activatable(then, who, id) if bearing else ():
            if ability.id in bearing:
                slots = {"who": who, "card": id, "ability": ability.id}
                out.append(Option("use", slots, (ability.id, "use", id, ability.id, action)))
    return out


def bears(ability: Ability, action: str) -> bool:
    """Whether to use ``ability`` is an action of the type ``action``."""
    return ability.kind == "action" and action in ("activate", *ability.designators)


def grant(state: State, who: str, action: str) -> None:
    """``who`` gains an action that only ``action`` can be done with."""
    gain(state, who, (action,))
