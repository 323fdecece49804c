"""What is taken to be so in the play of a case though no step tells it."""

from __future__ import annotations

from collections.abc import Iterator

from rulesref.cases.case import Case
from rulesref.engine.event import Event
from rulesref.rulings.scene import Scene
from rulesref.rulings.spoken import spoken


def assumed(scene: Scene) -> Iterator[Event]:
    """The events of the play that no step told, and that are taken to be so."""
    assumptions = scene.tongue.speech.assumptions
    for line in scene.state.lines():
        if line.event and line.stage == "impact" and line.event.type in assumptions:
            yield line.event


def said_of_it(case: Case, scene: Scene) -> Iterator[tuple[int, str]]:
    """What is assumed in the play of ``case``, beside its last step."""
    for event in assumed(scene):
        pattern = scene.tongue.speech.assumptions[event.type][scene.language]
        yield case.steps[-1].line, pattern.write(spoken(scene, event.slots))
