"""The odds of every end as an SVG: a bar for each, lighter as far as it is somebody's choice."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from html import escape
from typing import TYPE_CHECKING, NamedTuple

from rulesref.catalogue import said
from rulesref.render.timeline import likely

if TYPE_CHECKING:
    from rulesref.rulings.outcomes import Ends, Outcomes
    from rulesref.rulings.ruling import Ruling

_WIDTH, _LABEL, _MARGIN, _ROW, _HEAD = 900, 430, 16, 26, 40
_SPAN = _WIDTH - _LABEL - 2 * _MARGIN - 130
#: So many letters of a label have room.
_LETTERS = 62


class Bar(NamedTuple):
    """One answer or end: its ``label``, and its probability as a range; None where it is not known."""

    label: str
    least: Fraction | None
    most: Fraction | None
    told: str


class Panel(NamedTuple):
    """The bars of one case."""

    title: str
    bars: tuple[Bar, ...]


def panels_of(outcomes: Outcomes) -> Iterator[Panel]:
    """The ends of a case, and those of each other reading of an open question."""
    yield Panel(outcomes.name, tuple(_bars(outcomes.found, outcomes.language)))
    for question, readings in outcomes.otherwise.items():
        for reading, ends in readings.items():
            title = f"{outcomes.name} ({question}: {reading})"
            yield Panel(title, tuple(_bars(ends, outcomes.language)))


def panel_of(ruling: Ruling) -> Panel:
    """The yes and the no of the last question of a case, as far as they are known."""
    verdict = ruling.questions[-1].verdict if ruling.questions else None
    if verdict is None or verdict.answer in ("open", "unsupported"):
        told = said("it is not known how likely")
        title = verdict.question if verdict else ruling.name
        return Panel(title, (Bar(ruling.reason or ruling.verdict, None, None, told),))
    least, most = verdict.chance
    yes, no = said("yes", about="a verdict"), said("no", about="a verdict")
    rows = ((yes, least, most), (no, 1 - most, 1 - least))
    return Panel(
        verdict.question,
        tuple(
            Bar(label, low, high, _told(low, high, ruling.language)) for label, low, high in rows
        ),
    )


def _bars(found: Ends, language: str) -> Iterator[Bar]:
    for number, end in enumerate(found.ends, 1):
        label = f"{number}. {'; '.join(end.changes) or said('everything lies as it lay')}"
        if found.left:
            yield Bar(label, None, None, said("it can come to this"))
        else:
            least, most = Fraction(end.least), Fraction(end.most)
            yield Bar(label, least, most, _told(least, most, language))


def _told(least: Fraction, most: Fraction, language: str) -> str:
    if least == most == 1:
        return said("certain")
    return likely(str(least), str(most), language)


def svg(panels: Sequence[Panel]) -> str:
    """An SVG picture with ``panels`` below each other."""
    return "\n".join(_picture(panels)) + "\n"


def _picture(panels: Sequence[Panel]) -> Iterator[str]:
    height = sum(_HEAD + _ROW * len(panel.bars) for panel in panels) + 2 * _MARGIN
    yield (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{_WIDTH}" height="{height}" '
        f'viewBox="0 0 {_WIDTH} {height}" font-family="sans-serif" font-size="12">'
    )
    yield f'<rect width="{_WIDTH}" height="{height}" fill="#fff"/>'
    top = _MARGIN
    for panel in panels:
        yield _text(_MARGIN, top + 18, panel.title, 2 * _LETTERS, 'font-weight="bold"')
        top += _HEAD
        for bar in panel.bars:
            yield from _row(bar, top)
            top += _ROW
    yield "</svg>"


def _row(bar: Bar, top: int) -> Iterable[str]:
    left = _MARGIN + _LABEL
    yield _text(_MARGIN, top + 13, bar.label, _LETTERS)
    if bar.least is not None and bar.most is not None:
        yield _bar(left, top, bar.most, "#c9b98f")
        yield _bar(left, top, bar.least, "#5b4a1f")
    yield (f'<rect x="{left}" y="{top}" width="{_SPAN}" height="16" fill="none" stroke="#bbb"/>')
    yield _text(left + _SPAN + 8, top + 13, bar.told, 40)


def _bar(left: int, top: int, share: Fraction, colour: str) -> str:
    width = round(float(_SPAN * share), 2)
    return f'<rect x="{left}" y="{top}" width="{width:g}" height="16" fill="{colour}"/>'


def _text(x: int, y: int, text: str, room: int, more: str = "") -> str:
    shown = text if len(text) <= room else f"{text[: room - 1]}…"
    legal = "".join(sign for sign in shown if sign.isprintable())
    title = f"<title>{escape(''.join(filter(str.isprintable, text)))}</title>"
    return f'<text x="{x}" y="{y}" {more}>{escape(legal)}{title}</text>'.replace(" >", ">", 1)
