"""The round and the skill test with their player windows, as text and as JSON."""

from __future__ import annotations

from collections.abc import Sequence

from rulesref.catalogue import said
from rulesref.corpus.charts import Chart, ChartRow
from rulesref.render.paint import Paint


def charts_json(charts: Sequence[Chart], edition: str) -> dict[str, object]:
    """The object that ``steps --json`` prints."""
    return {
        "edition": edition,
        "charts": [
            {
                "id": chart.id,
                "titles": chart.titles,
                "rows": [
                    {
                        "kind": row.kind,
                        "number": row.number or None,
                        "titles": row.titles,
                        "note": row.notes.get("en"),
                        "cites": row.cite,
                    }
                    for row in chart.rows
                ],
            }
            for chart in charts
        ],
    }


def charts_text(
    charts: Sequence[Chart], paint: Paint, *, edition: str, language: str = "en"
) -> str:
    """The charts for a reader, one line a step, citations at the right."""
    lines: list[str] = []
    for chart in charts:
        lines += [paint.bold(chart.titles.get(language, chart.titles["en"])), ""]
        for row in chart.rows:
            lines += _lines(row, paint, language)
        lines.append("")
    lines.append(paint.dim(said("edition {}", language).format(edition)))
    if edition == "2026":
        lost = said(
            "The Grimoire's own window diagrams are lost: these are the Rules Reference's.",
            language,
        )
        lines.append(paint.dim(lost))
    return "\n".join(lines)


def _lines(row: ChartRow, paint: Paint, language: str) -> list[str]:
    title = row.titles.get(language) or row.titles.get("en", "")
    noted = row.notes.get(language) or row.notes.get("en", "")
    if row.kind == "phase":
        note = f" ({noted})" if noted else ""
        return [paint.bold(title) + note]
    if row.kind == "window":
        plain = f"         -- {said('player window', language)} --"
        return [_with_cite(plain, paint.warn(plain), row.cite, paint)]
    plain = f"  {row.number:<6} {title}"
    lines = [_with_cite(plain, plain, row.cite, paint)]
    return lines + ([paint.dim(" " * 9 + noted)] if noted else [])


def _with_cite(plain: str, painted: str, cite: str, paint: Paint) -> str:
    gap = max(2, paint.width - len(plain) - len(cite))
    return painted + " " * gap + paint.dim(cite)
