"""What is wrong with a step, at its place in the file."""

from __future__ import annotations

from collections.abc import Callable

from rulesref.cases.case import Case
from rulesref.cases.written import Step
from rulesref.catalogue import said
from rulesref.errors import (
    AmbiguousReference,
    CaseError,
    RulesrefError,
    SeveralMeant,
    UnresolvedReference,
)
from rulesref.facts.not_described import NotDescribed
from rulesref.rulings.reference import WrongType
from rulesref.rulings.scene import NotHere, Scene


def step_error(
    case: Case,
    step: Step,
    message: str,
    *,
    line: int | None = None,
    column: int | None = None,
    candidates: tuple[str, ...] | Callable[[], tuple[str, ...]] = (),
    remedy: str | None = None,
    listed: str = "nearest",
    kind: type[CaseError] = CaseError,
) -> CaseError:
    """``message`` about ``step``, or about the place in it; a row of an outline is named."""
    line = line or step.line
    if case.row and line != case.line:
        message += said(" (with the values of line {})").format(case.line)
    return kind(
        message,
        file=case.file,
        line=line,
        column=column or step.column,
        text=case.lines[line - 1],
        candidates=candidates,
        remedy=remedy or (None if candidates else said("change this step, or take it out")),
        listed=listed,
    )


def placed(
    case: Case, scene: Scene, step: Step, error: RulesrefError, place: tuple[int, int] | None = None
) -> CaseError:
    """``error`` about ``step``, or about what stands at ``place`` (line, column) in it."""
    line, column = place or (error.line, error.column)
    told = error.told if isinstance(error, UnresolvedReference) else ""
    if told and error.line is None and told in step.text:
        line, column = step.place(step.text.index(told))
    elif told and line and column:
        at = case.lines[line - 1].find(told, column - 1)
        column = at + 1 if at >= 0 else column
    found = step_error(
        case,
        step,
        error.message,
        line=line,
        column=column,
        candidates=_meant(scene, error, told),
        remedy=_remedy(step, error),
        kind=SeveralMeant if isinstance(error, AmbiguousReference) else CaseError,
    )
    if isinstance(error, AmbiguousReference) and isinstance(found, SeveralMeant):
        found.called = error.told
    return found


def names_nothing_here(error: CaseError) -> bool:
    """Whether a step was refused because it names what is not there, or not yet."""
    return isinstance(error.__cause__, NotHere)


def _meant(
    scene: Scene, error: RulesrefError, told: str
) -> tuple[str, ...] | Callable[[], tuple[str, ...]]:
    """What could have been meant; where it is a name, what lies on the table now comes first."""
    if not isinstance(error, NotDescribed):
        return error.could_mean
    near = scene.near(told)

    def with_others() -> tuple[str, ...]:
        others = (scene.tongue.called(name) for name in error.candidates)
        return tuple(dict.fromkeys((*near, *others)))[:4]

    return with_others


def _remedy(step: Step, error: RulesrefError) -> str | None:
    if isinstance(error, WrongType) and error.lays and step.kind == "given":
        return said("write: {}").format(error.lays)
    return error.remedy
