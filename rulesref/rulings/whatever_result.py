"""A test of which no step tells how it ends: where every result brings the same about, none has to."""

from __future__ import annotations

from collections.abc import Callable

from rulesref.cases.case import Case
from rulesref.cases.written import Step
from rulesref.errors import CaseError
from rulesref.rulings.however_much import comes_out
from rulesref.rulings.ruling import Remark, Ruling
from rulesref.rulings.scene import Scene
from rulesref.rulings.spoken import in_words


def whatever_result(
    scene: Scene, case: Case, found: Ruling, replayed: Callable[[Case], Ruling]
) -> Ruling:
    """What ``replayed`` gives for every result of the test at which ``found`` has stopped.

    It is ``found`` itself where they differ, where one of them goes no further, and where the case
    asks about all that fate can give. An empty ``scene`` says how the case is spoken of.
    """
    speech = scene.tongue.speech
    untold = speech.results.get(found.stop) if found.verdict == "unsupported" else None
    at = _first_judged(case)
    if untold is None or at is None or found.questions:
        return found
    event, rows = untold
    whose = (
        moment.slots.get("who") for moment in reversed(found.timeline) if moment.event == event
    )
    who = next(whose, None)
    if not isinstance(who, str):
        return found
    texts = [speech.sentences[row].patterns[case.language][0].write({"who": who}) for row in rows]
    try:
        every = [replayed(_with(case, at, text)) for text in texts]
    except CaseError:
        return found
    if len({comes_out(one, judged=True) for one in every}) > 1 or every[0].verdict != "ordered":
        return found
    remark = Remark(case.steps[at - 1].line, in_words(scene, "whatever-result"))
    first = every[0]
    return first._replace(timeline=found.timeline, remarks=(*found.remarks, remark))


def _first_judged(case: Case) -> int | None:
    """The place of the first Then step behind all When steps; ``None`` where they are mixed."""
    kinds = [step.kind for step in case.steps]
    if "when" not in kinds or "then" not in kinds or "unsupported" in case.tags:
        return None
    first = kinds.index("then")
    return first if "when" not in kinds[first:] else None


def _with(case: Case, at: int, text: str) -> Case:
    """``case`` with a step that tells the result, before the one at the place ``at``."""
    last: Step = case.steps[at - 1]
    told = last._replace(kind="when", text=text, table=(), pieces=())
    return case._replace(steps=(*case.steps[:at], told, *case.steps[at:]))
