"""A ruling in the terminal: the tree of what happened, citations at the right, then the verdict."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rulesref.rulings.ruling import Moment, Ruling

_CITES_AT = 62


def render_ruling(ruling: Ruling) -> Iterator[str]:
    """The lines that ``replay`` prints for one case."""
    state = "passed" if ruling.passed else "FAILED"
    if ruling.verdict == "unsupported":
        state = "unsupported"
    yield f"{ruling.name}  [{state}]  {ruling.file}:{ruling.line}  edition {ruling.edition}"
    for number, moment in enumerate(ruling.timeline, 1):
        yield _line(number, moment)
    for unmet in ruling.unmet:
        yield f"  line {unmet.line}: expected  {unmet.expected}"
        yield f"  {' ' * len(str(unmet.line))}       happened  {unmet.happened}"
    yield from _outcomes(ruling)
    yield f"  verdict: {ruling.verdict}" + (f" ({ruling.reason})" if ruling.reason else "")
    if ruling.cites:
        yield "  governed by: " + ", ".join(ruling.cites)


def _outcomes(ruling: Ruling) -> Iterator[str]:
    """What was asked, and one way to each answer; the numbers go on from those of the timeline."""
    if ruling.asked is None:
        return
    yield f"  asked: {ruling.asked['question']}"
    several = len(ruling.outcomes) > 1
    for way in ruling.outcomes:
        if way.timeline:
            bounds = f"chance {_between(way.least, way.most)}, " if several else ""
            yield f"  {way.answer} ({bounds}for example):"
        for number, moment in enumerate(way.timeline, len(ruling.timeline) + 1):
            yield _line(number, moment)


def _between(least: str, most: str) -> str:
    return least if least == most else f"{least} to {most}"


def render_moment(number: int, moment: Moment) -> Iterator[str]:
    """One step explained: what it is, who chose what among what, and by which rule."""
    yield f"step {number}: {moment.text}"
    yield f"  event: {moment.event}  stage: {moment.stage}"
    if moment.source:
        yield f"  source: {moment.source}"
    if moment.chooser:
        yield f"  chosen by: {moment.chooser}"
    for option in moment.options:
        yield f"  {'>' if option == moment.chosen else ' '} {option}"
    for cite in moment.cites:
        yield f"  rule: {cite}"


def _line(number: int, moment: Moment) -> str:
    told = f"{number:4} {'  ' * moment.depth}{moment.text}"
    cites = ", ".join(moment.cites)
    return f"{told:<{_CITES_AT}}  {cites}" if cites else told
