"""The timing charts: phases, steps and player windows in order, read from ``steps.toml``."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from rulesref.entries import GameRecord
from rulesref.errors import ParseError
from rulesref.places import corpus_folder
from rulesref.ready import read_toml
from rulesref.record import NamedTuple

#: In which key of a row the note of a language stands.
_NOTES = (("en", "note"), ("it", "note_it"))


class ChartRow(NamedTuple):
    """One line of a chart. ``kind`` is "phase", "step" or "window"; ``cite`` an entry id."""

    kind: str
    number: str
    titles: dict[str, str]  # language → title; empty for a window
    notes: dict[str, str]  # language → note; empty where there is none
    cite: str


class Chart(NamedTuple):
    """One chart: "round" or "test"."""

    id: str
    titles: dict[str, str]
    rows: tuple[ChartRow, ...]


def all_charts(games: Iterable[GameRecord]) -> tuple[Chart, ...]:
    """The charts of every game. Raises ParseError."""
    corpus = corpus_folder()
    paths = [corpus / game.id / name for game in games for name in game.charts]
    return tuple(chart for path in paths for chart in read_charts(path))


def read_charts(path: Path) -> tuple[Chart, ...]:
    """The charts in ``path``. Raises ParseError when the file is not of that shape."""
    try:
        data = read_toml(path.read_text("utf-8"))
        return tuple(_chart(row) for row in data["chart"])
    except (ValueError, KeyError, TypeError) as problem:
        raise ParseError(f"the charts are broken: {problem}", file=str(path)) from None


def _chart(data: dict[str, object]) -> Chart:
    rows = data["row"]
    if not isinstance(rows, list):
        raise TypeError("row is not a list")
    return Chart(
        str(data["id"]),
        {"en": str(data["en"]), "it": str(data["it"])},
        tuple(
            ChartRow(
                row["kind"],
                row.get("number", ""),
                {language: row[language] for language in ("en", "it") if language in row},
                {lang: row[key] for lang, key in _NOTES if key in row},
                row["cite"],
            )
            for row in rows
        ),
    )
