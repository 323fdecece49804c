"""When something happens of which no step says so: in a turn, or in a phase that has none."""

from __future__ import annotations

from rulesref.games.arkham_lcg.table import TABLE, active
from rulesref.rulings.scene import Scene

#: What somebody does in their turn.
_ACTS = frozenset({"act", "initiate-play"})
#: What begins a turn, or a phase.
_BEGINS = frozenset({"phase-begin", "turn-begin"})


def whenever(scene: Scene, text: str) -> bool:
    """Whether something has happened at a moment that no step tells, or in a turn that need not be over.

    An attack may be one of the enemy phase, a draw one of the mythos phase: what may be done in a turn
    need not be lawful after it. Whoever has done something may go on: it need not be the turn of
    somebody else, of whom ``text`` speaks.
    """
    if scene.state.log is None or ("turn", TABLE) in scene.telling.declared:
        return False
    types = {line.event.type for line in scene.state.lines() if line.event is not None}
    if _ACTS.isdisjoint(types):
        return _BEGINS.isdisjoint(types)
    return _goes_on(scene, text)


def _goes_on(scene: Scene, text: str) -> bool:
    """Whether ``text`` speaks of somebody else than the one whose turn it was when something was done."""
    who = active(scene.state)
    return who != "" and not text.startswith(str(scene.name(who)))
