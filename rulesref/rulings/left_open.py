"""What a case says without a question, by the other readings of what the rules leave open."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rulesref.cases.case import Case
from rulesref.engine.outcome import UnsupportedClause
from rulesref.errors import CaseError
from rulesref.games.edition import Reading
from rulesref.rulings.play_through import PlayThrough
from rulesref.rulings.ruling import Unmet
from rulesref.rulings.scene import Scene
from rulesref.rulings.spoken import in_words
from rulesref.rulings.timeline import moments
from rulesref.rulings.verdict import in_doubt, in_force, switches_of


def left_open(case: Case, scene: Scene, unmet: list[Unmet]) -> dict[str, str]:
    """The open questions on which it rests what ``case`` has come to in ``scene``, with what differs.

    The case has run to its end by the readings in force and found ``unmet``. It rests on a question
    where another reading finds something else unmet, or cannot take the steps that are told. A case
    without a Then step rests on it where the timeline is another one.
    """
    told = {}
    for question, reading in in_doubt(scene):
        here = in_force(scene, reading)
        for default in (one for one, value in reading.values.items() if value == here):
            others = ", ".join(_differing(case, scene, unmet, reading))
            if others:
                told[question] = in_words(
                    scene, "rests-on-reading", question=question, default=default, others=others
                )
    return told


def _differing(case: Case, scene: Scene, unmet: list[Unmet], reading: Reading) -> Iterator[str]:
    """What comes of ``case`` by each other reading that makes a difference to it, in words."""
    for name, value in reading.values.items():
        if value != in_force(scene, reading):
            changed = {**switches_of(scene).every, reading.switch: value}
            comes = _by(case, scene, unmet, changed)
            if comes:
                yield in_words(scene, "by-reading", reading=name, comes=comes)


def _by(case: Case, scene: Scene, unmet: list[Unmet], changed: Mapping[str, Any]) -> str:
    """How it goes otherwise once the switches are ``changed``, in words; empty where it does not."""
    try:
        there, found = _played(case, scene, changed)
    except CaseError as problem:
        return in_words(scene, "runs-otherwise", why=problem.message)
    except UnsupportedClause:
        return ""  # it comes to what nobody has described, which is no answer
    if not any(step.kind == "then" for step in case.steps):
        return _first_difference(scene, there)
    here = {(one.line, one.happened) for one in unmet}
    new = [one for one in found if (one.line, one.happened) not in here]
    if new:
        return in_words(scene, "comes-to", line=str(new[0].line), happened=new[0].happened)
    return in_words(scene, "all-met") if len(found) < len(unmet) else ""


def _played(case: Case, scene: Scene, changed: Mapping[str, Any]) -> tuple[Scene, list[Unmet]]:
    """The scene of ``case`` at its end once the switches are ``changed``, and what it finds unmet.

    What is offered there beside what is told is declined, where anything is.
    """
    try:
        return _play(case, Scene(scene.tongue, scene.edition, changed), declining=False)
    except CaseError:
        return _play(case, Scene(scene.tongue, scene.edition, changed), declining=True)


def _play(case: Case, there: Scene, *, declining: bool) -> tuple[Scene, list[Unmet]]:
    play = PlayThrough(case, there, declining=declining)
    found: list[Unmet] = []
    for step in case.steps:
        found += play.take(step)
    play.finish()
    return there, found


def _first_difference(scene: Scene, there: Scene) -> str:
    """What happens first ``there`` and not in its place in ``scene``, or the other way round."""
    told, other = _happens(scene), _happens(there)
    for number, line in enumerate(other):
        if line not in told[number : number + 1]:
            return in_words(scene, "goes-on", line=line)
    return in_words(scene, "ends-before", line=told[len(other)]) if told[len(other) :] else ""


def _happens(scene: Scene) -> list[str]:
    """The timeline without what was chosen, of which nothing may come."""
    return [moment.text for moment in moments(scene) if moment.stage != "choice"]
