"""Moments that a case has run past: what could be chosen there, and what was so."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rulesref.cases.written import Step
from rulesref.engine.outcome import Choice
from rulesref.engine.state import State
from rulesref.rulings.explaining import explain
from rulesref.rulings.options import fits
from rulesref.rulings.scene import Scene
from rulesref.wording.sentence import Intent


def offered_before(scene: Scene, intent: Intent) -> Step | None:
    """The step that went past the last moment at which ``intent`` could be chosen."""

    def offers(state: State) -> bool:
        choice = state.pending
        assert isinstance(choice, Choice)
        return any(fits(scene.tongue.speech, option, intent) for option in choice.options)

    return _last(scene, lambda state: isinstance(state.pending, Choice) and offers(state))


def so_before(scene: Scene, so: Callable[[State], bool]) -> str:
    """That it was ``so`` at an earlier moment, and where to write the step; empty if it never was."""
    step = _last(scene, so)
    if step is None:
        return ""
    return "; ".join(explain(scene, "so-before", line=step.line, step=step.text))


def too_late(scene: Scene, step: Step) -> tuple[str, str]:
    """Why what could be chosen before ``step`` cannot be any more."""
    return explain(scene, "too-late", line=step.line, step=step.text)


def _last(scene: Scene, so: Callable[[State], bool]) -> Step | None:
    """The step that was taken at the last moment that was ``so``."""
    stops: list[tuple[Any, State]] = scene.telling.stops
    return next((step for step, state in reversed(stops) if so(state)), None)
