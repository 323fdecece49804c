"""``rulesref steps``: the round and the skill test with their player windows."""

from __future__ import annotations

from rulesref.cli.asked import Asked
from rulesref.cli.console import Console
from rulesref.cli.settings import settings_of
from rulesref.corpus.charts import all_charts
from rulesref.corpus.game import read_games
from rulesref.places import corpus_folder
from rulesref.render.steps import charts_json, charts_text


def run(asked: Asked, console: Console) -> int:
    """Always 0: the charts ship with rulesref."""
    settings = settings_of(asked)
    charts = all_charts(read_games(corpus_folder()))
    only = asked.text("chart")
    shown = [chart for chart in charts if only in (None, chart.id)]
    if asked.flag("json"):
        console.json(charts_json(shown, settings.edition))
    else:
        console.line(
            charts_text(
                shown,
                console.paint,
                edition=settings.edition,
                language=settings.shown_language,
            )
        )
    return 0
