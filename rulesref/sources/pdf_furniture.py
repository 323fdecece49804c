"""Running headers, footers and page numbers: what comes again at the edge of the pages."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

from rulesref.sources.pdf_runs import Run

#: Lines at the top and at the bottom of a page that can be furniture.
EDGE_LINES = 2
#: A header comes on this many pages at least, and on this share of them.
FEWEST_PAGES, SMALLEST_SHARE = 3, 0.3

_DIGITS = re.compile(r"\d+")
_PAGE_NUMBER = re.compile(
    r"^\W*(?:(?:page|pagina|pag\.|p\.)\s*)?\d{1,4}(?:\s*(?:/|of|di)\s*\d{1,4})?\W*$", re.I
)

Pages = Sequence[tuple[int, list[list[Run]]]]


def without_furniture(pages: Pages) -> list[tuple[int, list[list[Run]]]]:
    """``pages`` (number, lines from top to bottom) without what only frames them."""
    if len(pages) < 2:
        return list(pages)
    edges = [_edges(lines) for _, lines in pages]
    often = Counter(
        key
        for (_, lines), edge in zip(pages, edges, strict=True)
        for key in {_key(lines[at]) for at in edge}
    )
    least = max(FEWEST_PAGES, SMALLEST_SHARE * len(pages))
    return [
        (
            number,
            [
                line
                for at, line in enumerate(lines)
                if at not in edge or not (often[_key(line)] >= least or _is_number(line))
            ],
        )
        for (number, lines), edge in zip(pages, edges, strict=True)
    ]


def _edges(lines: Sequence[list[Run]]) -> frozenset[int]:
    """The places of the highest and the lowest lines of a page."""
    by_height = sorted(range(len(lines)), key=lambda at: -lines[at][0].middle)
    return frozenset(by_height[:EDGE_LINES] + by_height[-EDGE_LINES:])


def _text(line: Sequence[Run]) -> str:
    return " ".join(run.text for run in line).strip()


def _key(line: Sequence[Run]) -> str:
    return _DIGITS.sub("#", _text(line)).casefold()


def _is_number(line: Sequence[Run]) -> bool:
    return bool(_PAGE_NUMBER.match(_text(line)))
