"""The titles of all entries beside the index, for a query that finds nothing."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from rulesref.catalogue import spoken
from rulesref.nearest import spelt_alike

_FILE = "titles.txt"
#: A title that is no shorter is a sentence, and nobody misspells it whole.
LONGEST = 60


def write_titles(folder: Path, titles: Iterable[tuple[str, str]]) -> None:
    """Keep ``titles``, English and Italian, a line each; the second may be empty."""
    lines = (f"{english}\t{italian or english}" for english, italian in titles)
    (folder / _FILE).write_text("\n".join(dict.fromkeys(lines)), "utf-8")


def nearest_titles(folder: Path, text: str) -> tuple[str, ...]:
    """The titles that are spelt like ``text``, best first; the nearest of all where none is.

    They may be spelt like it in either language, and are told in the reader's.
    """
    from rulesref.entries import fold

    try:
        lines = (folder / _FILE).read_text("utf-8").split("\n")
    except (OSError, ValueError):
        return ()
    told = -1 if spoken() == "it" else 0
    both = [line.split("\t") for line in lines]
    titles = {fold(t): names[told] for names in both for t in names if len(t) < LONGEST}
    asked = fold(text)[:80]
    close = spelt_alike(asked, titles, 5)
    close = close or spelt_alike(asked, titles, cutoff=0.3)
    return tuple(dict.fromkeys(titles[name] for name in close))
