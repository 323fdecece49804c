"""When something happens of which no step says so: in a turn, or in a phase that has none."""

from __future__ import annotations

from rulesref.games.arkham_lcg.table import TABLE
from rulesref.rulings.scene import Scene

#: What somebody does in their turn, and what begins one, or a phase.
_OF_A_MOMENT = frozenset({"act", "initiate-play", "phase-begin", "turn-begin"})


def whenever(scene: Scene) -> bool:
    """Whether something has happened at a moment that no step tells.

    An attack may be one of the enemy phase, a draw one of the mythos phase: what may be done in a turn
    need not be lawful after it.
    """
    if scene.state.log is None or ("turn", TABLE) in scene.telling.declared:
        return False
    events = (line.event for line in scene.state.lines())
    return not any(event is not None and event.type in _OF_A_MOMENT for event in events)
