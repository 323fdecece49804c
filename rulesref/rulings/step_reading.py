"""What a step of a case tells, by the sentences of its kind or as an event of the timeline."""

from __future__ import annotations

from collections.abc import Sequence

from rulesref.cases.written import Step
from rulesref.catalogue import said
from rulesref.errors import RulesrefError
from rulesref.rulings.denying import affirmed
from rulesref.rulings.faults import Faults
from rulesref.rulings.reading import Told, read_of_kind
from rulesref.rulings.scene import Scene
from rulesref.rulings.step_error import placed
from rulesref.rulings.timeline import understand
from rulesref.rulings.two_steps import two_steps


def read_step(scene: Scene, faults: Faults, step: Step) -> Told:
    """What ``step`` tells. Raises ``CaseError`` where it reads like no sentence."""
    scene.note_names()
    speech, tongue = scene.tongue.speech, scene.tongue
    read = read_of_kind(step.text, step.kind, tongue, scene.telling.said)
    if isinstance(read, Told):
        return read
    for text in speech.rewordings(scene, step.text):
        reworded = read_of_kind(text, step.kind, tongue, scene.telling.said)
        if isinstance(reworded, Told):
            return reworded
    if read is None and step.kind == "given" and (stated := _stated(scene, step)) is not None:
        return stated
    joined = two_steps(scene, step)
    if joined is not None:
        raise faults.error(
            said("this step tells two things"),
            candidates=joined,
            remedy=said("write each of them as a step of its own"),
            listed=said("they are"),
        )
    if read is not None:
        raise placed(faults.case, scene, step, read.error, step.place(read.at))
    if step.kind == "then":
        denied = affirmed(step.text, tongue.language)
        if denied is not None and _is_event(scene, faults, step, denied):
            return Told(speech.sentences["has-not-happened"], {"text": denied})
        if _is_event(scene, faults, step, step.text):
            return Told(speech.sentences["has-happened"], {"text": step.text})
    near, remedy = speech.advice(step.text, step.kind, tongue.language, tongue.event_sentences())
    raise faults.error(
        said("unknown step: {text}").format(text=step.text), candidates=near, remedy=remedy
    )


def _stated(scene: Scene, step: Step) -> Told | None:
    """What a Given step says that lays out nothing, as a Then step would: it has to be so."""
    read = read_of_kind(step.text, "then", scene.tongue, scene.telling.said)
    if not isinstance(read, Told) or read.row.table or read.row.lasts or read.row.fleeting:
        return None
    return read if read.row.asks else None


def read_unplayed(scene: Scene, faults: Faults, steps: Sequence[Step]) -> None:
    """Read ``steps`` that are not played, as far as words go: what they name may not be there.

    Raises ``CaseError`` for one that reads like no sentence.
    """
    language = scene.language
    for step in steps:
        faults.step = step
        could = scene.tongue.speech.table(step.kind, language).could_read(step.text)
        if not any(pattern.read(step.text) for _, _, pattern in could):
            read_step(scene, faults, step)


def _is_event(scene: Scene, faults: Faults, step: Step, text: str) -> bool:
    """Whether ``text``, what ``step`` says or denies, tells an event, and nothing more."""
    try:
        return bool(understand(scene, text))
    except RulesrefError as error:
        raise placed(faults.case, scene, step, error, step.place(0)) from None
