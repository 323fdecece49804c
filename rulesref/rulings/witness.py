"""How an answer comes about: one row of choices and chances that leads to it, as it is told."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rulesref.engine.ability import Node
from rulesref.engine.combinator import branches
from rulesref.engine.machine import answer, decide, run
from rulesref.engine.outcome import Chance, Choice, Option, Outcome
from rulesref.engine.state import State
from rulesref.rulings.chances import fated
from rulesref.rulings.options import sentence
from rulesref.rulings.ruling import Moment, Verdict, Witness
from rulesref.rulings.scene import Scene
from rulesref.rulings.spoken import in_words
from rulesref.rulings.timeline import moments


def witnesses(scene: Scene, verdict: Verdict) -> tuple[Witness, ...]:
    """One way to each answer that can come, a yes first; none where nothing more can happen."""
    if verdict.position is None:
        return ()
    least, most = verdict.chance
    bounds = {True: (least, most), False: (1 - most, 1 - least)}
    out = []
    for so in (True, False):
        if so in verdict.ways:
            low, high = bounds[so]
            way = told(scene.at(verdict.position), verdict.ways[so])
            out.append(Witness("yes" if so else "no", str(low), str(high), way))
    return tuple(out)


def retrace(scene: Scene, moves: Sequence[Any]) -> Scene:
    """``case`` after ``moves``, a row of options and decisions of fate that was found exploring.

    ``case`` stays as it is.
    """
    after = scene.at(scene.state.fork())
    outcome = run(after.state)
    for move in moves:
        outcome = _made(after.state, outcome, move)
    return after


def steps_of(scene: Scene, moves: Sequence[Any]) -> tuple[str, ...]:
    """The When steps that make ``moves`` from the present moment of ``scene`` on.

    What could be chosen in one way alone needs no step.
    """
    after, steps = scene.at(scene.state.fork()), []
    outcome = run(after.state)
    for move in moves:
        if isinstance(outcome, Chance):
            steps.append(fated(after, outcome.id, move))
        elif isinstance(outcome, Choice) and len(outcome.options) > 1:
            steps.append(sentence(after, move))
        outcome = _made(after.state, outcome, move)
    return tuple(steps)


def _made(state: State, outcome: Outcome, move: Any) -> Outcome:
    """What comes next when ``move`` decides ``outcome``."""
    if isinstance(outcome, Chance):
        decide(state, move)
    else:
        assert isinstance(outcome, Choice)
        answer(state, move)
    return run(state)


def foretold(scene: Scene, option: Option) -> str:
    """An ``option`` of the choice that waits, as a sentence; of a silent one, what comes of it."""
    said = sentence(scene, option)
    row = scene.tongue.speech.options.get(option.id)
    if row is None or not row.silent:
        return said
    if option.id == "branch" and _is_empty(scene, option):
        return f"{said} ({in_words(scene, 'nothing-of-it')})"
    words = _words_apart(scene, option)
    if words:
        return f"{said} ({', '.join(words)})"
    comes = [moment.text for moment in told(scene, (option,)) if moment.stage == "impact"]
    return f"{said} ({'; '.join(comes[:2])}{'; …' if comes[2:] else ''})" if comes else said


def _is_empty(scene: Scene, option: Option) -> bool:
    """Whether the ``option`` of a card does nothing."""
    every = branches(scene.state)
    return isinstance(option.value, int) and option.value < len(every) and not every[option.value]


def _words_apart(scene: Scene, option: Option) -> list[str]:
    """The words of the ``option`` where all that the choice is between differ in words alone."""
    every = branches(scene.state)
    verbs = {tuple(node.row.id for node in branch) for branch in every}
    if len(verbs) != 1 or not isinstance(option.value, int) or option.value >= len(every):
        return []
    told = [list(_words_of(scene, branch)) for branch in every]
    apart = len({tuple(words) for words in told}) == len(told)
    return told[option.value] if apart else []


def _words_of(scene: Scene, branch: Sequence[Node]) -> Iterator[str]:
    for node in branch:
        for name, value in node.args.items():
            if node.row.args.get(name, "").rstrip("?") in ("word", "words"):
                for word in (value,) if isinstance(value, str) else value:
                    yield scene.tongue.worded(name, str(word))


def told(scene: Scene, moves: Sequence[Any]) -> tuple[Moment, ...]:
    """What happens after the present moment when ``moves`` are made."""
    return moments(retrace(scene, moves), since=len(list(scene.state.lines())))
