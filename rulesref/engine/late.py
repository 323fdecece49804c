"""What has waited for the end of an effect: it comes together, Forced first among all of it."""

from __future__ import annotations

from typing import Any

from rulesref.engine.scope import close
from rulesref.engine.state import State
from rulesref.engine.trigger import renumbered
from rulesref.engine.trigger_stage import LATE_STAGE


def late(state: State) -> None:
    """Leave the innermost scope: what has waited for its end comes now."""
    for stage, (events, leaving) in _merged(state):
        state.call(LATE_STAGE, stage=stage, events=events, mark=-1, leaving=leaving)


def _merged(state: State) -> list[tuple[str, tuple[Any, Any]]]:
    """What waited for the end of the effect, each stage once: Forced first among all of it."""
    waited: dict[str, tuple[Any, Any]] = {}
    for stage, events, leaving in close(state):
        before, left = waited.get(stage, ((), ()))
        waited[stage] = before + events, left + renumbered(leaving, len(before))
    order = [stage.id for stage in state.rules.stages]
    return sorted(waited.items(), key=lambda item: order.index(item[0]))
