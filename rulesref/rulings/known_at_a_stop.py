"""What is known of a case where it has stopped, whatever would come behind that stop."""

from __future__ import annotations

from rulesref.cases.case import Case
from rulesref.cases.written import Step
from rulesref.errors import AmbiguousReference, UnresolvedReference
from rulesref.rulings.question import read_question
from rulesref.rulings.scene import Scene
from rulesref.rulings.step_error import placed


def decided(case: Case, scene: Scene, step: Step, asked: str, *, now: bool) -> bool:
    """Whether what ``step`` asks is decided: for good, or at this moment, if that is known ``now``.

    Raises ``CaseError`` where nobody knows what is ``asked``.
    """
    try:
        question = read_question(scene, asked)
    except (AmbiguousReference, UnresolvedReference) as error:
        raise placed(case, scene, step, error) from None
    return (now and question.now) or question.is_settled(scene.state)


def answered(scene: Scene) -> bool:
    """Whether what was asked last has an answer."""
    found = scene.telling.verdict
    return found is not None and found.answer != "unsupported"
