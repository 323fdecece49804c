"""Framework steps: the numbered steps of the round and of a test, as events of the timeline."""

from __future__ import annotations

from rulesref.engine.event import Event
from rulesref.engine.state import State
from rulesref.games.arkham_lcg.rules import RULES


@RULES.event("step", step="word", en="step {step}", it="passo {step}", own_scope=True)
def _step(state: State, events: tuple[Event, ...]) -> None:
    """A step by itself does nothing; abilities may name it."""


def note_step(state: State, step: str) -> None:
    """Let step ``step`` ("1.3", "st-6") occur: it is cited as ``arkham-lcg/steps/<step>``."""
    state.emit(Event(RULES.events["step"], {"step": step}, None, (f"arkham-lcg/steps/{step}",)))
