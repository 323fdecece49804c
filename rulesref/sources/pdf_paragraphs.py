"""Lines of a PDF put together to paragraphs: broken lines joined, hyphens at their ends undone."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from statistics import median

from rulesref.sources.pdf_runs import Run

#: A line that ends this many heights before the right edge of its column ends a paragraph.
SHORT_OF_EDGE = 5.0
#: Lines further apart than this many heights are no paragraph; letters of other size neither.
FAR_APART, OTHER_SIZE = 1.6, 0.12

_ITEM = re.compile(r"^(?:[-–•·◆◇▪►☞✦❖○●]\s|\(?\d{1,2}[.)]\s)")
_BULLET = re.compile(r"^[–•·◆◇▪►☞✦❖○●]\s+")
_BROKEN_WORD = re.compile(r"[^\W\d_]-$")


def paragraphs(pages: Iterable[tuple[int, list[list[Run]]]]) -> Iterator[tuple[int, list[str]]]:
    """(page, its lines of text): a paragraph, a heading or an item each, blank lines between."""
    for number, lines in pages:
        found: list[str] = []
        for column in _columns(lines):
            for text in _joined(column):
                if found and not (_ITEM.match(text) and _ITEM.match(found[-1])):
                    found.append("")
                found.append(_BULLET.sub("- ", text))
        if found:
            yield number, [*found, ""]


def _columns(lines: Sequence[list[Run]]) -> Iterator[list[list[Run]]]:
    """Runs of lines that go down the page: where a line stands higher, another column begins."""
    column: list[list[Run]] = []
    for line in lines:
        if column and (line[0].middle > column[-1][0].middle or not _overlap(column[-1], line)):
            yield column
            column = []
        column.append(line)
    if column:
        yield column


def _overlap(above: Sequence[Run], below: Sequence[Run]) -> bool:
    return below[0].left < above[-1].right and above[0].left < below[-1].right


def _joined(column: Sequence[list[Run]]) -> Iterator[str]:
    edge = max(line[-1].right for line in column)
    leading = _leading(column)
    text = ""
    for place, line in enumerate(column):
        piece = " ".join(run.text for run in line)
        if text and _goes_on(column[place - 1], line, edge, leading, piece):
            text = _glue(text, piece)
        else:
            if text:
                yield text
            text = piece
    if text:
        yield text


def _leading(column: Sequence[list[Run]]) -> float:
    """The usual distance of two lines, in points."""
    steps = [a[0].middle - b[0].middle for a, b in pairwise(column)]
    return median(steps) if steps else 0.0


def _goes_on(
    above: Sequence[Run], below: Sequence[Run], edge: float, leading: float, text: str
) -> bool:
    height = max(above[-1].height, 1.0)
    step = above[0].middle - below[0].middle
    return not (
        _ITEM.match(text)
        or abs(below[0].height - height) > OTHER_SIZE * height
        or step > max(1.3 * leading, 0.0)
        or step > FAR_APART * height
        or (
            edge - above[-1].right > SHORT_OF_EDGE * height
            and not _BROKEN_WORD.search(above[-1].text)
        )
    )


def _glue(above: str, below: str) -> str:
    if _BROKEN_WORD.search(above) and below[:1].islower():
        return above[:-1] + below
    if above.endswith("-"):
        return above + below
    return f"{above} {below}"
