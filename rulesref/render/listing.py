"""Rows under a heading, of which a reader is shown the first few."""

from __future__ import annotations

from rulesref.catalogue import said
from rulesref.render.paint import Paint

#: How many rows are listed; JSON has them all.
_MOST = 8


def listed(heading: str, rows: list[str], paint: Paint, language: str) -> list[str]:
    """The rows under ``heading``, which is marked where it stands; nothing where there are none."""
    if not rows:
        return []
    lines = [paint.bold(said(heading, language)), *(f"- {row}" for row in rows[:_MOST])]
    if len(rows) > _MOST:
        more = said("  and {} more (--json lists all)", language)
        lines.append(more.format(len(rows) - _MOST))
    return [*lines, ""]
