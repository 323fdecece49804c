"""What is wrong with a step, at its place in the file."""

from __future__ import annotations

from rulesref.errors import CaseError, RulesrefError, UnresolvedReference
from rulesref.rulings.case import Case
from rulesref.rulings.written import Step


def step_error(
    case: Case,
    step: Step,
    message: str,
    *,
    line: int | None = None,
    column: int | None = None,
    candidates: tuple[str, ...] = (),
    remedy: str | None = None,
    listed: str = "nearest",
) -> CaseError:
    """``message`` about ``step``, or about the place in it; a row of an outline is named."""
    line = line or step.line
    if case.row and line != case.line:
        message += f" (with the values of line {case.line})"
    return CaseError(
        message,
        file=case.file,
        line=line,
        column=column or step.column,
        text=case.lines[line - 1],
        candidates=candidates,
        remedy=remedy or (None if candidates else "change this step, or take it out"),
        listed=listed,
    )


def placed(
    case: Case, step: Step, error: RulesrefError, line: int | None, column: int | None
) -> CaseError:
    """``error`` about ``step``, with a caret below what it is about."""
    told = error.told if isinstance(error, UnresolvedReference) else ""
    if told and error.line is None and told in step.text:
        line, column = step.place(step.text.index(told))
    elif told and line and column:
        at = case.lines[line - 1].find(told, column - 1)
        column = at + 1 if at >= 0 else column
    return step_error(
        case,
        step,
        error.message,
        line=line,
        column=column,
        candidates=error.candidates,
        remedy=error.remedy,
    )
