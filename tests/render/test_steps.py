"""The charts as they ship: in order, cited, in both languages."""

from __future__ import annotations

from pathlib import Path

from rulesref.corpus.charts import read_charts
from rulesref.render.paint import Paint
from rulesref.render.steps import charts_text

CHARTS = read_charts(Path(__file__).parents[2] / "corpus" / "arkham-lcg" / "steps.toml")
IDS = (Path(__file__).parents[2] / "corpus" / "arkham-lcg" / "ids.lock").read_text("utf-8").split()


def test_twenty_steps_with_six_windows_and_eight_with_two():
    kinds = {chart.id: [row.kind for row in chart.rows] for chart in CHARTS}
    assert (kinds["round"].count("step"), kinds["round"].count("window")) == (20, 6)
    assert (kinds["test"].count("step"), kinds["test"].count("window")) == (8, 2)


def test_every_row_cites_an_entry():
    assert [row.cite for chart in CHARTS for row in chart.rows if row.cite not in IDS] == []


def test_every_title_and_note_is_in_both_languages():
    for chart in CHARTS:
        for row in chart.rows:
            assert set(row.titles) in (set(), {"en", "it"}), row
            assert set(row.notes) in (set(), {"en", "it"}), row


def test_numbers_rise_and_the_italian_chart_is_italian():
    text = charts_text(CHARTS, Paint(), edition="2016", language="it")
    assert text.index("1.4 ") < text.index("2.2.1") < text.index("4.6")
    assert "finestra del giocatore" in text
    assert "in player order" not in text
