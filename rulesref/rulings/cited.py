"""The rules that a case cites: its tags, and what a step says something is refused under."""

from __future__ import annotations

from collections.abc import Callable

from rulesref.cases.case import Case
from rulesref.cases.written import Step
from rulesref.catalogue import marked, said
from rulesref.errors import CaseError
from rulesref.wording.speech import Speech

#: What comes nearest to a cited rule that there is not; ``None`` for one that there is.
Nearest = Callable[[str], tuple[str, ...] | None]
_SEARCH = marked("rulesref search finds rules and their ids")


def check_cites(speech: Speech, case: Case, nearest: Nearest) -> None:
    """Raise ``CaseError`` for a rule that ``case`` is tagged with, or names, and that there is not."""
    for cite in case.cites:
        near = nearest(cite)
        if near is not None:
            raise case.about_tag(
                cite,
                said("no rule is called {cite}").format(cite=cite),
                candidates=near,
                remedy=said(_SEARCH),
            )
    for step in case.steps:
        cite = _refused_under(speech, step, case.language)
        near = nearest(cite) if cite else None
        if near is not None:
            line, column = step.place(step.text.index(cite))
            raise CaseError(
                said("no rule is called {cite}").format(cite=cite),
                file=case.file,
                line=line,
                column=column,
                text=case.lines[line - 1],
                candidates=near,
                remedy=said(_SEARCH),
            )


def _refused_under(speech: Speech, step: Step, language: str) -> str:
    """The rule under which ``step`` says that something is refused; empty where it says none."""
    row = speech.sentences["refused"]
    for pattern in row.patterns[language] if step.kind == "then" else ():
        found = pattern.read(step.text)
        if found:
            return found["rule"][0]
    return ""
