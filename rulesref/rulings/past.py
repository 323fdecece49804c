"""Moments that a case has run past: what could be chosen there, and what was so."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
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

    def had_it(state: State) -> bool:
        options = state.pending.options if isinstance(state.pending, Choice) else ()
        return any(fits(scene.tongue.speech, option, intent) for option in options)

    return _last(scene, had_it)


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
    rests = scene.tongue.game.rests
    for line in _unjudged_choices(scene, id, slots):
        if line.source not in rests:
            return None if _seen(scene, line) or line.chosen.slots else line
    return None


def seen_offered(scene: Scene, id: str, slots: Mapping[str, Any]) -> bool:
    """Whether the last Then step stood at a choice, over by now, that had an option ``id`` with ``slots``."""
    return any(_seen(scene, line) for line in _unjudged_choices(scene, id, slots))


def _unjudged_choices(scene: Scene, id: str, slots: Mapping[str, Any]) -> Iterator[Line]:
    """The choices since a Then step judged that had an option ``id`` with ``slots``, the last first."""
    log = scene.state.log
    while log is not None and log is not scene.telling.unjudged:
        line: Line = log[0]
        if line.stage == "choice" and any(is_option(option, id, slots) for option in line.options):
            yield line
        log = log[1]


def _seen(scene: Scene, line: Line) -> bool:
    """Whether the choice of ``line`` waited where the last Then step stood."""
    return getattr(scene.telling.seen, "options", None) == line.options


def is_option(option: Option, id: str, slots: Mapping[str, Any]) -> bool:
    """Whether ``option`` is ``id`` with ``slots``; what names several things is meant by each of them."""
    return option.id == id and all(
        value in one if isinstance(one := option.slots.get(name), tuple) else value == one
        for name, value in slots.items()
    )


def too_late(scene: Scene, step: Step, text: str = "") -> tuple[str, str]:
    """Why what could be chosen before ``step`` cannot be any more, as a later step of this ``text`` would."""
    if step.text == text:
        return explain(scene, "chosen-already", line=step.line)
    return explain(scene, "too-late", line=step.line, step=step.text)


def _last(scene: Scene, so: Callable[[State], bool]) -> Step | None:
    """The step that was taken at the last moment that was ``so``."""
    stops: list[tuple[Any, State]] = scene.telling.stops
    return next((step for step, state in reversed(stops) if so(state)), None)
