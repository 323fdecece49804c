"""What goes wrong in the middle of a row by itself, as a case is played: the case shows that cell."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rulesref.engine.event import Event
from rulesref.engine.mark import CANCELED, IGNORED
from rulesref.engine.state import State
from rulesref.games.arkham_lcg.rules import RULES
from tests.games.arkham_lcg.adversity.middle import Middle, of_frame

_LEAVES = RULES.groups["leave-play"]


def natural(state: State, log: Any, marks: Any) -> Iterator[tuple[tuple[str, str], str]]:
    """(row, adversity) of what the last step did to the frames that wait below it."""
    if marks and not state.marks and state.stack is not None:
        yield from _marked(state, marks)
    line = state.log
    while line is not log and line is not None:
        what, line = line
        if what.stage == "impact" and what.event is not None:
            adverse = tuple(_adverse(what.event))
            if adverse:
                yield from _below(state, adverse)


def _adverse(event: Event) -> Iterator[tuple[str, str]]:
    """(what has become of it, id)."""
    slots = event.slots
    if event.type in _LEAVES:
        yield "gone", slots["card"]
    elif event.type == "resign":
        yield "gone", slots["who"]
    elif event.type == "defeat":
        yield "gone", slots["card"]
    elif event.type == "move":
        yield "moved", slots["who"]
    elif event.type == "take-control":
        yield "taken", slots["card"]
    elif event.type == "turn-end":
        yield "turn-over", ""
    elif event.type == "reshuffle":
        yield "empty-deck", ""


def _below(
    state: State, adverse: tuple[tuple[str, str], ...]
) -> Iterator[tuple[tuple[str, str], str]]:
    stack = state.stack
    while stack is not None:
        (kind, place, variables, _), stack = stack
        if kind.id in ("sequence", "trigger-stage"):
            continue
        for here in of_frame(state, kind.id, place - 1, variables, ()):
            for what, id in adverse:
                column = _column(here, what, id)
                if column:
                    yield here.row, column


def _column(here: Middle, what: str, id: str) -> str:
    if not id:
        return what
    if what == "gone" and id == here.you:
        return "user-eliminated"
    if id == here.this:
        return {"gone": "source-gone", "taken": "source-controlled-by-another"}.get(what, "")
    if id in here.targets:
        return {"gone": "target-gone", "moved": "target-moved"}.get(what, "")
    return ""


def _marked(state: State, marks: Any) -> Iterator[tuple[tuple[str, str], str]]:
    """What a mark did to the event of the sequence that took it, for the frame that caused it."""
    stack = state.stack
    while stack is not None:
        (kind, _, _, depth), stack = stack
        if kind.id == "sequence" and stack is not None:
            for (level, _), mark in marks.items():
                if level == depth:
                    (under, at, theirs, _), _ = stack
                    column = (
                        {CANCELED: "cancelled", IGNORED: "ignored"}.get(mark, "replaced")
                        if isinstance(mark, str)
                        else "replaced"
                    )
                    for here in of_frame(state, under.id, at - 1, theirs, ()):
                        yield here.row, column
            return
