"""The cells of a row of a table: Gherkin drops what stands behind the last bar, so nothing may."""

from __future__ import annotations

from typing import Any

from rulesref.cases.keywords import bare, step_begun
from rulesref.cases.written import Written
from rulesref.catalogue import said
from rulesref.expression import lazily

_ESCAPED = lazily(r"\\.")


def cells_of(row: Any, text: Written) -> tuple[tuple[str, int, int], ...]:
    """(cell, line, column) of each cell of ``row``. Raises ``CaseError`` for one left open."""
    check_closed(row["location"]["line"], text)
    return tuple(
        (cell["value"], cell["location"]["line"], cell["location"]["column"])
        for cell in row["cells"]
    )


def check_closed(number: int, text: Written) -> None:
    """Raise ``CaseError`` where the row in line ``number`` goes on behind its last bar.

    A comment may stand there, behind a cell.
    """
    line = text.lines[number - 1]
    before, bar, last = _ESCAPED.sub("..", line).rpartition("|")
    if not last.strip() or (before.strip() and last.lstrip().startswith("#")):
        return
    start = len(before + bar) + len(last) - len(last.lstrip())
    step = step_begun(bare(line[start:]), text.language)
    written = " ".join(step) if step else f"{bare(line)} |"
    raise text.fault(
        said("no | closes this cell, so Gherkin drops it"),
        number,
        start + 1,
        remedy=said("write: {written}").format(written=written),
    )
