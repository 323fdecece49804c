"""The odds as a picture and as a chart: every end has its bar, as long as it is likely."""

from __future__ import annotations

import os
import sys
from fractions import Fraction
from pathlib import Path
from xml.etree import ElementTree

import pytest

from rulesref.render.odds_chart import chart
from rulesref.render.odds_plot import Bar, Panel, svg
from tests.cli.conftest import in_process
from tests.pseudo_terminal import watched

SVG = "{http://www.w3.org/2000/svg}"
CASE = """\
Feature: Odds
  Scenario: <b> & co
    Given Roland Banks is at the Study
    And Study has 1 clue
    And the chaos bag holds 0, -1, -8, -8
    When Roland Banks investigates
"""
HALF = Panel("Toss", (Bar("heads", Fraction(1, 4), Fraction(1, 2), "1/4 to 1/2"),
                      Bar("tails", Fraction(1, 2), Fraction(1, 2), "1/2"),
                      Bar("edge", None, None, "not known")))  # fmt: skip


@pytest.fixture
def case(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("RULESREF_HOME", str(tmp_path / "home"))
    path = tmp_path / "odds.feature"
    path.write_text(CASE, "utf-8")
    return path


def widths(picture: str, colour: str) -> list[float]:
    rows = ElementTree.fromstring(picture).iter(f"{SVG}rect")
    return [float(row.get("width", "")) for row in rows if row.get("fill") == colour]


def test_a_bar_is_as_long_as_it_is_likely() -> None:
    dark, light = widths(svg([HALF]), "#5b4a1f"), widths(svg([HALF]), "#c9b98f")
    assert [round(one / light[0], 2) for one in (*light, *dark)] == [1.0, 1.0, 0.5, 1.0]
    whole = widths(svg([HALF]), "none")
    assert round(light[0] / whole[0], 2) == 0.5
    assert len(whole) == 3


def test_nothing_in_a_picture_is_taken_for_its_code() -> None:
    nasty = Panel("<x> & \x00", (Bar('"</svg>' * 40, Fraction(1), Fraction(1), "<"),))
    shown = ElementTree.fromstring(svg([nasty]))
    assert "<x> & " in {text.text for text in shown.iter(f"{SVG}text")}


def test_a_chart_keeps_to_its_width_and_to_what_is_known() -> None:
    for width in (30, 40, 80):
        lines = list(chart([HALF, Panel("one", HALF.bars[:1])], width, colour=False))
        assert len(lines) == 2
        assert all(len(line) <= width for line in lines)
        assert lines[0].count("█") == lines[1].count("█") > 0
    assert "\x1b[" in "".join(chart([HALF], 80, colour=True))


def test_the_odds_of_a_case_are_plotted(case: Path) -> None:
    out = case.with_name("odds.svg")
    ran = in_process("replay", str(case), "--outcomes", "--plot", str(out))
    assert ran.status == 0, ran.err
    dark = widths(out.read_text("utf-8"), "#5b4a1f")
    assert len(dark) == 2
    assert dark[0] == dark[1]
    again = in_process("replay", str(case), "--outcomes", "--plot", str(out))
    assert (again.status, "is there already" in again.err) == (2, True)
    until = case.with_name("until.svg")
    asked = ("--until", "Roland Banks succeeds", "--plot", str(until))
    assert in_process("replay", str(case), "--outcomes", *asked).status == 0
    assert len(widths(until.read_text("utf-8"), "#5b4a1f")) == 2


@pytest.mark.parametrize(
    "words",
    [
        ("--plot", "odds.svg"),
        ("--outcomes", "--plot", "odds.png"),
        ("--outcomes", "--plot", ""),
        ("--outcomes", "--plot", "/nowhere/at/all/odds.svg"),
        ("--outcomes", "--plot", "a" * 5_000 + ".svg"),
    ],
)
def test_what_cannot_be_plotted_is_refused_at_once(case: Path, words: tuple[str, ...]) -> None:
    ran = in_process("replay", str(case), *words)
    assert ran.status == 2
    assert ran.out == ""
    assert "Traceback" not in ran.err


@pytest.mark.skipif(sys.platform == "win32", reason="no pseudo-terminals there")
def test_a_terminal_shows_the_chart(case: Path) -> None:
    status, shown = watched(
        [sys.executable, "-m", "rulesref", "replay", str(case), "--outcomes"],
        {**os.environ, "NO_COLOR": "1", "COLUMNS": "80", "TERM": "xterm"},
        err=False,
    )
    assert status == 0
    lines = [line.rstrip() for line in shown.decode("utf-8").splitlines()]
    bars = [line.count("█") for line in lines if line.endswith("chance 1/2") and "█" in line]
    assert len(bars) == 2
    assert bars[0] == bars[1] > 0
