"""What the framework steps and those of the setup are called, in the words of the charts."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from rulesref.corpus.charts import read_charts
from rulesref.corpus.game import read_game
from rulesref.places import GAME_FILE


@cache
def _titles(folder: Path) -> Mapping[str, Mapping[str, str]]:
    """Step ("3.2", "st-6", "step-2" of the setup) → language → title."""
    told = folder / GAME_FILE
    files = read_game(told).titles if told.is_file() else ()
    charts = [chart for file in files for chart in read_charts(folder / file)]
    return {
        row.cite.rpartition("/")[2]: row.titles
        for chart in charts
        for row in chart.rows
        if row.kind == "step"
    }


def step_title(folder: Path, step: str, language: str) -> str:
    """The title of ``step`` in the charts of a game's ``folder``; empty where they have none."""
    return _titles(folder).get(step, {}).get(language, "")
