"""A ruling in the terminal: the tree of what happened, citations at the right, then the verdict."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rulesref.rulings.ruling import Moment, Ruling

_CITES_AT = 62


def render_ruling(ruling: Ruling, width: int = 0) -> Iterator[str]:
    """The lines that ``replay`` prints for one case, none wider than ``width`` (0: any width)."""
    for line, cites in _lines(ruling):
        yield from _fitted(line, ", ".join(cites), width)


def _lines(ruling: Ruling) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Every line, and the entries that stand at its right."""
    state = "passed" if ruling.passed else "FAILED"
    if ruling.verdict == "unsupported":
        state = "unsupported"
    yield f"{ruling.name}  [{state}]  {ruling.file}:{ruling.line}  edition {ruling.edition}", ()
    for number, moment in enumerate(ruling.timeline, 1):
        yield _line(number, moment), moment.cites
    for unmet in ruling.unmet:
        yield f"  line {unmet.line}: expected  {unmet.expected}", ()
        yield f"  {' ' * len(str(unmet.line))}       happened  {unmet.happened}", ()
    yield from _outcomes(ruling)
    yield f"  verdict: {ruling.verdict}" + (f" ({ruling.reason})" if ruling.reason else ""), ()
    if ruling.cites:
        yield "  governed by: " + ", ".join(ruling.cites), ()


def _outcomes(ruling: Ruling) -> Iterator[tuple[str, tuple[str, ...]]]:
    """What was asked, and one way to each answer; the numbers go on from those of the timeline."""
    if ruling.asked is None:
        return
    yield f"  asked: {ruling.asked['question']}", ()
    several = len(ruling.outcomes) > 1
    for way in ruling.outcomes:
        if way.timeline:
            bounds = f"{_likely(way.least, way.most)}, " if several else ""
            yield f"  {way.answer} ({bounds}for example):", ()
        for number, moment in enumerate(way.timeline, len(ruling.timeline) + 1):
            yield _line(number, moment), moment.cites


def _likely(least: str, most: str) -> str:
    if (least, most) == ("0", "1"):
        return "by choice"
    return f"chance {least}" if least == most else f"chance {least} to {most}"


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
    return f"{number:4} {'  ' * moment.depth}{moment.text}"


def _fitted(line: str, cites: str, width: int) -> Iterator[str]:
    """``line`` with its ``cites`` at the right; where there is no room for them, below it."""
    at = min(_CITES_AT, width - 2 - len(cites)) if width else _CITES_AT
    whole = f"{line:<{max(at, 0)}}  {cites}" if cites else line
    if not width or len(whole) <= width:
        yield whole
        return
    start = len(line) - len(line.lstrip(" 0123456789"))
    hang = " " * (min(start, width // 3) + 2)
    yield from _wrapped(line, width, "", hang)
    if cites:
        yield from _wrapped(cites, width, " " * max(4, width - len(cites)), " " * 4)


def _wrapped(text: str, width: int, first: str, hang: str) -> list[str]:
    return textwrap.wrap(
        text, width, initial_indent=first, subsequent_indent=hang, break_on_hyphens=False
    )
