"""The steps of a case, each that tells several things as several: one may go on from the one before."""

from __future__ import annotations

from collections.abc import Sequence

from rulesref.cases.case import Case
from rulesref.cases.written import Step
from rulesref.rulings.joined_steps import parts_of, said_by, told_by
from rulesref.rulings.reference import Reference
from rulesref.rulings.scene import Scene
from rulesref.rulings.second_part import named_in, references_in


def each_apart(scene: Scene, case: Case) -> Case:
    """``case`` with each step that tells several things, in the sentences of its kind, as several."""
    pronoun = scene.tongue.speech.pronoun[scene.language]
    if pronoun is not None and any(pronoun.search(step.text) for step in case.steps):
        scene.telling.alone = _alone(scene, case)
    apart: list[tuple[Step, ...]] = []
    for step in _both_by_name(scene, case).steps:
        apart.append(_of_the_same(scene, apart[-1], step) if apart else parts_of(scene, step))
    steps = _judged_in_time(apart)
    return case if steps == case.steps else case._replace(steps=steps)


def _of_the_same(scene: Scene, before: tuple[Step, ...], step: Step) -> tuple[Step, ...]:
    """The parts of ``step``, which may leave out whom it is about if the step ``before`` says it."""
    parts = parts_of(scene, step)
    earlier = [one for one in before if one.kind == step.kind]
    same = earlier and step.text[:1].islower()
    if not same or any(told_by(scene, part.text, part.kind) is not None for part in parts):
        return parts
    told = said_by(scene, earlier[-1].text, step.kind)
    for who in named_in(told)[:1] if told is not None else ():
        text = f"{who} {step.text}"
        others = parts_of(scene, step._replace(text=text, column=step.column - len(who) - 1))
        if all(told_by(scene, part.text, part.kind) is not None for part in others):
            return others
    return parts


def _judged_in_time(apart: Sequence[tuple[Step, ...]]) -> tuple[Step, ...]:
    """All the parts, those that say what has come of what is done before the next expectation."""
    steps: list[Step] = []
    waiting: list[Step] = []
    for parts in apart:
        expects = parts[0].kind == "then"
        steps += (*waiting, *parts) if expects else [one for one in parts if one.kind != "then"]
        waiting = [] if expects else [*waiting, *(one for one in parts if one.kind == "then")]
    return (*steps, *waiting)


def _alone(scene: Scene, case: Case) -> str:
    """The name of the only one who plays in ``case``; or ""."""
    parts = [part for step in case.steps for part in parts_of(scene, step)]
    players = {
        str(one.card.name)
        for part in parts
        for one in _in_part(scene, part)
        if one.card.type == scene.tongue.speech.player
    }
    return players.pop() if len(players) == 1 else ""


def _both_by_name(scene: Scene, case: Case) -> Case:
    """``case`` with the names of two that a step tells together; not where there are copies of one."""
    speech, language = scene.tongue.speech, scene.language
    if not any(
        speech.both[language] and speech.both[language].search(one.text) for one in case.steps
    ):
        return case
    parts = [part for step in case.steps for part in parts_of(scene, step)]
    named = [[one.card for one in _in_part(scene, part)] for part in parts]
    if any(len(cards) != len({card.name for card in cards}) for cards in named):
        return case
    told = {str(card.name): str(card.type) for cards in named for card in cards}
    steps = (
        step._replace(text=speech.both_by_name(step.text, told, language)) for step in case.steps
    )
    return case._replace(steps=tuple(steps))


def _in_part(scene: Scene, part: Step) -> list[Reference]:
    told = said_by(scene, part.text, part.kind)
    return [] if told is None else references_in(told)
