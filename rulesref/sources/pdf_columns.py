"""The order in which a page is read: column by column, a heading across them first.

A gutter is an upright strip that few runs cross, with enough text on both sides. What crosses it
cuts the page into bands; in each band the left side is read before the right one.
"""

from __future__ import annotations

from collections.abc import Sequence

from rulesref.sources.pdf_runs import Page, Run

#: Runs on each side of a gutter, at least; share of runs that may cross it, at most.
FEWEST_RUNS, MOST_CROSSING = 4, 0.2
#: A side must be this share of the page wide, and its runs must fill a good part of it.
NARROWEST, EMPTIEST = 0.15, 0.4
_DEEPEST = 3


def reading_order(page: Page) -> list[list[Run]]:
    """The lines of ``page`` as they are read; a line is its runs from left to right."""
    return [line for column in _columns(page.runs, page.width, 0) for line in _lines(column)]


def _columns(runs: Sequence[Run], width: float, depth: int) -> list[list[Run]]:
    gutter = _gutter(runs, width) if depth < _DEEPEST else None
    if gutter is None:
        return [list(runs)]
    columns: list[list[Run]] = []
    for band in _bands(runs, gutter):
        left = [run for run in band if run.right <= gutter]
        right = [run for run in band if run.left >= gutter]
        across = [run for run in band if run.left < gutter < run.right]
        if across:
            columns.append(across)
        for side in (left, right):
            if side:
                columns += _columns(side, width, depth + 1)
    return columns


def _gutter(runs: Sequence[Run], width: float) -> float | None:
    """Where the page parts into two columns, or None."""
    if len(runs) < 2 * FEWEST_RUNS:
        return None
    lefts = sorted(run.left for run in runs)
    rights = sorted(run.right for run in runs)
    best: tuple[int, float, float] | None = None
    for start in sorted(set(rights)):
        place = start + 0.5
        ended = _count_up_to(rights, place)
        begun = _count_up_to(lefts, place)
        after = len(runs) - begun
        crossing = begun - ended
        if min(ended, after) < FEWEST_RUNS or crossing > MOST_CROSSING * len(runs):
            continue
        next_left = lefts[begun]
        rank = (crossing, -(next_left - start), place)
        if (best is None or rank < best) and _good_sides(runs, place, width):
            best = rank
    return best[2] if best else None


def _count_up_to(values: Sequence[float], limit: float) -> int:
    from bisect import bisect_right

    return bisect_right(values, limit)


def _good_sides(runs: Sequence[Run], place: float, width: float) -> bool:
    """Whether both sides are columns of text rather than bullets, numbers or cells."""
    for side in (
        [run for run in runs if run.right <= place],
        [run for run in runs if run.left >= place],
    ):
        extent = max(run.right for run in side) - min(run.left for run in side)
        typical = sorted(run.right - run.left for run in side)[len(side) // 2]
        if extent < NARROWEST * width or typical < EMPTIEST * extent:
            return False
    return True


def _bands(runs: Sequence[Run], gutter: float) -> list[list[Run]]:
    """The runs from the top of the page to its end, cut above every run that crosses."""
    bands: list[list[Run]] = [[]]
    across_last = True
    for run in sorted(runs, key=lambda run: -run.middle):
        across = run.left < gutter < run.right
        if across and not across_last:
            bands.append([])
        across_last = across
        bands[-1].append(run)
    return bands


def _lines(runs: Sequence[Run]) -> list[list[Run]]:
    """The runs of one column as lines from top to bottom."""
    lines: list[list[Run]] = []
    for run in sorted(runs, key=lambda run: (-run.middle, run.left)):
        if lines and abs(lines[-1][0].middle - run.middle) < 0.5 * max(
            lines[-1][0].height, run.height, 1.0
        ):
            lines[-1].append(run)
        else:
            lines.append([run])
    return [sorted(line, key=lambda run: run.left) for line in lines]
