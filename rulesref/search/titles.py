"""The titles of all entries beside the index, for a query that finds nothing."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from rulesref.nearest import spelt_alike

_FILE = "titles.txt"


def write_titles(folder: Path, titles: Iterable[str]) -> None:
    """Keep ``titles``, one a line."""
    (folder / _FILE).write_text("\n".join(dict.fromkeys(titles)), "utf-8")


def nearest_titles(folder: Path, text: str) -> tuple[str, ...]:
    """The titles that are spelt like ``text``, best first; the nearest of all where none is."""
    from rulesref.entries import fold

    try:
        lines = (folder / _FILE).read_text("utf-8").split("\n")
    except (OSError, ValueError):
        return ()
    titles = {fold(line): line for line in lines if len(line) < 60}
    asked = fold(text)[:80]
    close = spelt_alike(asked, titles, 5)
    close = close or spelt_alike(asked, titles, cutoff=0.3)
    return tuple(titles[name] for name in close)
