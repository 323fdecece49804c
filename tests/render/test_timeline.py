"""A ruling in the terminal: whole lines in a pipe, none too wide on a screen."""

from __future__ import annotations

import pytest

from rulesref.render.timeline import render_ruling
from rulesref.rulings.ruling import Moment, Ruling

CITES = ("arkham-lcg/attack-of-opportunity", "arkham-lcg/attacker-attacked")
ATTACK = Moment(2, "Goat Spawn attacks Roland Banks", "attack", {}, "impact", "", "", (), "", CITES)
DEEP = Moment(9, "Roland Banks assigns 1 horror to Roland Banks", "", {}, "", "", "", (), "", ())
RULING = Ruling(
    "A case with a rather long name that says what it is about",
    "dispute.feature",
    4,
    "2016",
    True,
    "depends",
    "Roland Banks chooses how damage and horror are assigned",
    (ATTACK, DEEP),
    (),
    CITES,
)


@pytest.mark.parametrize("width", [40, 60, 80, 100])
def test_no_line_is_wider_than_the_screen_and_nothing_is_lost(width: int) -> None:
    narrow = list(render_ruling(RULING, width))
    assert max(len(line) for line in narrow) <= width
    assert " ".join(narrow).split() == " ".join(render_ruling(RULING)).split()


def test_a_step_is_one_line_where_nobody_reads_along() -> None:
    lines = list(render_ruling(RULING))
    assert f"   1     {ATTACK.text}".ljust(62) + "  " + ", ".join(CITES) in lines


def test_what_fits_stands_on_one_line() -> None:
    short = ATTACK._replace(cites=CITES[:1])
    lines = list(render_ruling(RULING._replace(timeline=(short,), cites=()), 80))
    line = next(one for one in lines if "attacks" in one)
    assert line.endswith("  " + CITES[0])
