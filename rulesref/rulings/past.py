"""Moments that a case has run past: what could be chosen there, and what was so."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rulesref.cases.written import Step
from rulesref.engine.line import Line
from rulesref.engine.outcome import Choice, Option
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


def passed_by(scene: Scene, id: str, slots: Mapping[str, Any]) -> Line | None:
    """The choice at which an option ``id`` with ``slots`` was passed by since a Then step judged.

    Nothing, where it has been taken since, or something else was done instead, which may be why it
    is possible no more; nor where a Then step stood at that choice and could say what is offered.
    """
    log = scene.state.log
    rests = scene.tongue.game.rests
    while log is not None and log is not scene.telling.unjudged:
        line: Line = log[0]
        chose = line.stage == "choice" and line.source not in rests
        if chose and any(_is(option, id, slots) for option in line.options):
            seen = getattr(scene.telling.seen, "options", None) == line.options
            return None if seen or line.chosen.slots else line
        log = log[1]
    return None


def seen_declined(scene: Scene, id: str, slots: Mapping[str, Any]) -> bool:
    """Whether such an option was declined at a choice that a Then step has seen, and not judged since."""
    log = scene.state.log
    while log is not None and log is not scene.telling.unjudged:
        line: Line = log[0]
        seen = getattr(scene.telling.seen, "options", None) == line.options
        if line.stage == "choice" and seen and any(_is(one, id, slots) for one in line.options):
            return True
        log = log[1]
    return False


def _is(option: Option, id: str, slots: Mapping[str, Any]) -> bool:
    """Whether ``option`` is that one; what names several things is meant by each of them."""
    return option.id == id and all(
        value in one if isinstance(one := option.slots.get(name), tuple) else value == one
        for name, value in slots.items()
    )


def too_late(scene: Scene, step: Step) -> tuple[str, str]:
    """Why what could be chosen before ``step`` cannot be any more."""
    return explain(scene, "too-late", line=step.line, step=step.text)


def _last(scene: Scene, so: Callable[[State], bool]) -> Step | None:
    """The step that was taken at the last moment that was ``so``."""
    stops: list[tuple[Any, State]] = scene.telling.stops
    return next((step for step, state in reversed(stops) if so(state)), None)
