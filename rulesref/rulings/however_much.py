"""A step that leaves out a number: where every number brings the same about, none has to be told."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any

from rulesref.cases.case import Case
from rulesref.cases.keywords import KEYWORD
from rulesref.cases.written import Step
from rulesref.errors import CaseError, Undecided
from rulesref.record import NamedTuple
from rulesref.rulings.ruling import Remark, Ruling
from rulesref.rulings.scene import Scene
from rulesref.rulings.spoken import in_words
from rulesref.rulings.step_error import step_error
from rulesref.wording.rows import LeftOut
from rulesref.wording.speech import Speech

#: So many steps of a case may leave one out: each number of one is tried with each of the other.
_STEPS = 2


class _Tried(NamedTuple):
    """What comes of a case in which the step tells that number, and how it tells it."""

    number: int
    text: str
    found: Ruling | CaseError


def however_much(scene: Scene, case: Case, replayed: Callable[[Case], Ruling]) -> Ruling:
    """What ``replayed`` gives, however much is meant by each step that leaves a number out.

    An empty ``scene`` says how the case is spoken of.

    Raises ``CaseError``: at such a step, where it makes a difference.
    """
    speech = scene.tongue.speech
    silent = [step for step in case.steps if _left_out(speech, case, step)]
    if not silent:
        return replayed(case)
    step = silent[0]
    row, who = _left_out(speech, case, step) or (None, {})
    assert row is not None
    if len(silent) > _STEPS:
        raise _untold(
            speech, case, step, _written(speech, case, row, {**who, row.slot: row.numbers[0]})
        )
    every = [_try(scene, case, step, row, {**who, row.slot: n}, replayed) for n in row.numbers]
    return _the_same(scene, case, step, every, row)


def _left_out(speech: Speech, case: Case, step: Step) -> tuple[LeftOut, dict[str, Any]] | None:
    """What ``step`` leaves out, and what it tells as it stands there; ``None`` where it is whole."""
    meant = speech.of_what_goes_on(step.text, case.language) if step.kind == "when" else ""
    for id, row in speech.left_out.items() if step.kind == "when" else ():
        for pattern in speech.sentences[id].patterns[case.language]:
            read = pattern.read(step.text)
            read = pattern.read(meant) if read is None and meant else read
            if read is not None:
                return row, {slot: text for slot, (text, _) in read.items()}
    return None


def _try(
    scene: Scene,
    case: Case,
    step: Step,
    row: LeftOut,
    slots: dict[str, Any],
    replayed: Callable[[Case], Ruling],
) -> _Tried:
    text = _written(scene.tongue.speech, case, row, slots)
    steps = tuple(one._replace(text=text) if one is step else one for one in case.steps)
    try:
        found: Ruling | CaseError = however_much(scene, case._replace(steps=steps), replayed)
    except CaseError as error:
        found = error
    return _Tried(slots[row.slot], text, found)


def _written(speech: Speech, case: Case, row: LeftOut, slots: dict[str, Any]) -> str:
    return speech.sentences[row.whole].patterns[case.language][0].write(slots)


def _the_same(
    scene: Scene, case: Case, step: Step, every: Sequence[_Tried], row: LeftOut
) -> Ruling:
    """What comes of each that can be, if it is the same. Raises ``CaseError``.

    A number that only a card to commit can bring about needs a step that says so: where others
    need none, it is one of these that is meant.
    """
    possible = [one for one in every if not _cannot_be(one.found, step, row)]
    settled = [one for one in possible if not _waits_for(one.found, step, row.settles)]
    possible = settled or possible
    first = (possible or every)[0]
    judged = any(one.kind == "then" for one in case.steps)
    if len({comes_out(one.found, judged) for one in possible}) > 1:
        raise _untold(scene.tongue.speech, case, step, first.text)
    if isinstance(first.found, CaseError):
        raise first.found
    if not possible:
        return first.found
    numbers = ", ".join(str(one.number) for one in possible)
    remark = in_words(scene, "however-much", numbers=numbers)
    return first.found._replace(remarks=(*first.found.remarks, Remark(step.line, remark)))


def _cannot_be(found: Ruling | CaseError, step: Step, row: LeftOut) -> bool:
    """Whether nothing can bring that number about as things stand."""
    if isinstance(found, CaseError):
        return found.line == step.line and not isinstance(found, Undecided)
    return bool(row.impossible) and found.stop == row.impossible


def _waits_for(found: Ruling | CaseError, step: Step, choice: str) -> bool:
    """Whether that ``choice`` has to be made before ``step`` can be told."""
    if not isinstance(found, Undecided) or found.line != step.line:
        return False
    return found.waits_for == choice


def comes_out(found: Ruling | CaseError, judged: bool) -> Hashable:
    """What a case comes to, but for the number: its verdict, its answers, what is unmet and stops.

    Of one in which no step is ``judged``, what happens.
    """
    if isinstance(found, CaseError):
        return found.line, found.message
    answers = tuple((one.line, one.verdict.answer) for one in found.questions)
    unmet = tuple((one.line, one.expected) for one in found.unmet)
    events = () if judged else tuple(moment.event for moment in found.timeline)
    return found.verdict, answers, unmet, found.stop, events


def _untold(speech: Speech, case: Case, step: Step, example: str) -> CaseError:
    why, remedy = speech.explanations["number-left-out"][case.language]
    said = {"step": example, **KEYWORD[case.language]}
    return step_error(case, step, why.write(said), remedy=remedy.write(said))
