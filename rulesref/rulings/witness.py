"""How an answer comes about: one row of choices and chances that leads to it, as it is told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rulesref.engine.machine import answer, decide, run
from rulesref.engine.outcome import Chance, Choice, Option
from rulesref.rulings.offer import sentence
from rulesref.rulings.ruling import Moment
from rulesref.rulings.stage import Stage
from rulesref.rulings.timeline import moments


def retrace(case: Stage, moves: Sequence[Any]) -> Stage:
    """``case`` after ``moves``, a row of options and decisions of fate that was found exploring.

    ``case`` stays as it is.
    """
    after = case.at(case.state.fork())
    outcome = run(after.state)
    for move in moves:
        if isinstance(outcome, Chance):
            decide(after.state, move)
        else:
            assert isinstance(outcome, Choice)
            answer(after.state, move)
        outcome = run(after.state)
    return after


#: Options that say nothing by themselves of what they do.
_SILENT = frozenset({"branch", "accept"})


def foretold(case: Stage, option: Option) -> str:
    """An ``option`` of the choice that waits, as a sentence; of a silent one, what comes of it."""
    said = sentence(case, option)
    if option.id not in _SILENT:
        return said
    comes = [moment.text for moment in told(case, (option,)) if moment.stage == "impact"]
    return f"{said} ({'; '.join(comes[:2])}{'; …' if comes[2:] else ''})" if comes else said


def told(case: Stage, moves: Sequence[Any]) -> tuple[Moment, ...]:
    """What happens after the present moment when ``moves`` are made."""
    return moments(retrace(case, moves), since=len(list(case.state.lines())))
