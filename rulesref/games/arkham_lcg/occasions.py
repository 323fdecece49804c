"""arkham-lcg/reaction-opportunities: what has just occurred, while it still may be answered.

As long as the opportunity is open, an effect inside it may play once more what answers it.
"""

from __future__ import annotations

from typing import Any

from rulesref.engine.ability import Ability
from rulesref.engine.state import State
from rulesref.engine.trigger import usable

CITE = "arkham-lcg/reaction-opportunities"


def occasion(state: State, who: str, card: str, ability: Ability) -> dict[str, Any] | None:
    """What ``ability`` of ``card`` needs to answer an occurrence that is being answered now.

    The innermost one counts; ``None`` where there is none, or the ability could not be used.
    """
    trigger = ability.trigger
    if trigger is None:
        return None
    for frame in state.frames():
        variables = frame.variables
        if frame.kind.id != "trigger-stage" or variables["stage"] != trigger.stage:
            continue
        for number, event in enumerate(variables["events"]):
            if event is None or event.kind.id not in trigger.event.split("|"):
                continue
            env = {
                "this": card,
                "holder": card,
                "you": who,
                "event": event,
                "mark": (variables["mark"], number),
                "ability": ability,
            }
            if usable(state, ability, env):
                return env
    return None
