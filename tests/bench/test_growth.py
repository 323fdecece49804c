"""Cost in step with size: the page and the picture of it, and that long cases do not slow down.

Run with ``pytest tests/bench/test_growth.py --benchmark-enable -n 0``, which measures; without it
the pieces of work are done at their smallest, and made-up figures are drawn.
"""

from __future__ import annotations

import pytest

from tests.bench.growth import (
    DOCS,
    Series,
    a_case,
    a_line_told,
    a_round,
    an_enemy_phase,
    picture,
    series,
    table,
)

SQUARE = Series("squares", "sides", "drawn", ((1, 0.1), (2, 0.4), (4, 1.6)))


@pytest.mark.parametrize(
    ("work", "size"), [(a_line_told, 4), (a_round, 2), (an_enemy_phase, 3), (a_case, 3)]
)
def test_each_piece_of_work_can_be_done_again(work, size):
    done = work(size)
    done()
    done()


def test_the_exponent_is_the_power_of_the_size():
    assert SQUARE.exponent == pytest.approx(2)


def test_the_page_has_a_row_for_each_size():
    page = table([SQUARE])
    assert "| **squares**: drawn | | | | 2.00 |" in page
    assert "| | 4 sides | 1,600.0 ms | 400.00 ms | |" in page


def test_the_picture_names_each_series():
    drawn = picture([SQUARE])
    assert "<svg" in drawn
    assert "squares" in drawn
    assert "<script" not in drawn


def test_the_written_page_has_every_series():
    page = (DOCS / "growth.md").read_text("utf-8")
    for name in ("cards in play", "investigators", "enemies", "steps", "queries", "documents"):
        assert f"**{name}**" in page
    assert (DOCS / "growth.svg").is_file()


@pytest.mark.parametrize(
    ("work", "sizes"), [(a_case, (50, 100, 200, 400)), (an_enemy_phase, (5, 10, 25, 50))]
)
def test_a_step_costs_no_more_for_those_before_it(benchmark, work, sizes):
    """What grows by the square has an exponent of 2; the best of several is what a machine can do."""
    if not benchmark.enabled:
        pytest.skip("nothing is measured")
    found = benchmark.pedantic(series, ("", "", "", sizes, work), rounds=1)
    assert found.exponent <= 1.4
