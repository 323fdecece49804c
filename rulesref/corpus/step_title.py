"""What the framework steps and those of the setup are called, in the words of the charts."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from rulesref.corpus.charts import read_charts
from rulesref.places import corpus_folder

_FILES = ("steps.toml", "setup.toml")


@cache
def _titles() -> Mapping[str, Mapping[str, str]]:
    """Step ("3.2", "st-6", "step-2" of the setup) → language → title."""
    folder = corpus_folder() / "arkham-lcg"
    charts = [one for file in _FILES for one in read_charts(folder / file)]
    return {
        row.cite.rpartition("/")[2]: row.titles
        for chart in charts
        for row in chart.rows
        if row.kind == "step"
    }


def step_title(step: str, language: str) -> str:
    """The title of ``step``; empty for one that the charts do not have."""
    return _titles().get(step, {}).get(language, "")
