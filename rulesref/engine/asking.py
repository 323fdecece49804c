"""A choice with one option alone is none and is taken; here it waits, for whoever asks about it."""

from __future__ import annotations

from rulesref.engine.machine import answer, run
from rulesref.engine.outcome import Choice
from rulesref.engine.state import State


class _Asking(State):
    """A state in which a lone option waits like any other."""

    __slots__ = ()

    def ask(self, choice: Choice) -> None:
        if self.pending is None and choice.options:
            self.pending = choice
        else:
            super().ask(choice)


def asking(state: State) -> State:
    """A copy of ``state`` in which a lone option waits; in what is forked from it none does."""
    now = state.fork()
    now.__class__ = _Asking
    return now


def lone_choice(state: State, option: str) -> State | None:
    """Where the way on from ``state`` came to a lone option at which ``option`` might have stood.

    ``None`` where it comes to none before somebody has to decide, or fate.
    """
    now = asking(state)
    outcome = run(now)
    while isinstance(outcome, Choice) and len(outcome.options) == 1:
        if option in offers(outcome):
            return now
        answer(now, outcome.options[0])
        outcome = run(now)
    return None


def offers(choice: Choice) -> set[str]:
    """The ids of options that ``choice`` has, or would have if it had more: its own as well."""
    return {choice.id, *(option.id for option in choice.options)}
