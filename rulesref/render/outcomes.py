"""Every end of a case in the terminal: how likely, what lies there then, one way to it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from rulesref.catalogue import counted, said
from rulesref.render.timeline import fitted, likely, render_line

if TYPE_CHECKING:
    from rulesref.rulings.outcomes import End, Ends, Outcomes

#: How many characters a bar has that stands for certainty.
_BAR = 24


def render_outcomes(outcomes: Outcomes, width: int = 0) -> Iterator[str]:
    """The lines that ``replay --outcomes`` prints for one case."""
    edition = said("edition {edition}").format(edition=outcomes.edition)
    yield f"{outcomes.name}  {outcomes.file}:{outcomes.line}  {edition}"
    for number, moment in enumerate(outcomes.timeline, 1):
        yield from fitted(render_line(number, moment), ", ".join(moment.cites), width)
    yield from render_ends(outcomes, width)


def render_ends(outcomes: Outcomes, width: int = 0) -> Iterator[str]:
    """The ends alone, and those of other readings of an open question."""
    yield from _ends(outcomes, outcomes.found, width)
    for question, readings in outcomes.otherwise.items():
        for reading, ends in readings.items():
            yield "  " + said("{question} is open; by the reading {reading!r}:").format(
                question=question, reading=reading
            )
            yield from _ends(outcomes, ends, width)


def _ends(outcomes: Outcomes, found: Ends, width: int) -> Iterator[str]:
    yield "  " + _counted(found)
    for number, end in enumerate(found.ends, 1):
        yield f"  {number}. {_chance(end, found, outcomes.language)}"
        for line in _lies(end):
            yield from fitted(f"       {line}", "", width)
        for step in end.steps:
            yield from fitted(f"       {outcomes.keyword} {step}", "", width)
    yield from _decided(said("it depends on"), found.deciders, width)
    yield from _decided(said("to what lies there it makes no difference"), found.idle, width)


def _counted(found: Ends) -> str:
    """How many ends there are, or that there may be more."""
    ends = counted(len(found.ends), "{} end", "{} ends")
    if found.left:
        return said(
            "{ends} so far: {count} positions were looked at, at least {left} more were not; "
            "--seconds gives it more time"
        ).format(ends=ends, count=found.positions, left=found.left)
    return f"{ends}:"


def _chance(end: End, found: Ends, language: str) -> str:
    """How likely the end is, with a bar where it has a number."""
    if found.left:
        return said("it can come to this")
    if (end.least, end.most) == ("1", "1"):
        return said("certain")
    told = likely(end.least, end.most, language)
    return f"{told}  {_bar(end)}" if (end.least, end.most) != ("0", "1") else told


def _bar(end: End) -> str:
    """The greatest probability as a bar; what depends on choices is drawn lighter."""
    from fractions import Fraction

    least, most = (round(_BAR * Fraction(share)) for share in (end.least, end.most))
    return "█" * least + "░" * (most - least)


def _lies(end: End) -> Iterable[str]:
    if end.kind == "unsupported":
        return (said("this stops here: {reason}").format(reason=end.changes[0]),)
    return end.changes or (said("everything lies as it lay"),)


def _decided(head: str, about: Iterable[str], width: int) -> Iterator[str]:
    told = "; ".join(about)
    if told:
        yield from fitted(f"  {head}: {told}", "", width)


def outcomes_json(outcomes: Outcomes) -> dict[str, Any]:
    """The object that ``replay --outcomes --json`` prints for one case."""
    return {
        "name": outcomes.name,
        "file": outcomes.file,
        "line": outcomes.line,
        "edition": outcomes.edition,
        "timeline": [moment._asdict() for moment in outcomes.timeline],
        **_as_json(outcomes.found),
        "otherwise": {
            question: {reading: _as_json(ends) for reading, ends in readings.items()}
            for question, readings in outcomes.otherwise.items()
        },
    }


def _as_json(found: Ends) -> dict[str, Any]:
    return {
        "ends": [
            {
                "kind": end.kind,
                "changes": list(end.changes),
                "least": end.least,
                "most": end.most,
                "steps": list(end.steps),
            }
            for end in found.ends
        ],
        "positions": found.positions,
        "left": found.left,
        "deciders": list(found.deciders),
        "idle": list(found.idle),
    }
