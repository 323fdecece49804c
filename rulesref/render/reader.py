"""For whom an entry is printed."""

from __future__ import annotations

from collections.abc import Callable

from rulesref.record import NamedTuple
from rulesref.render.paint import Paint


def _nothing(entry: str, edition: str) -> tuple[str, ...]:
    return ()


class Reader(NamedTuple):
    """Who reads: in which edition and language, whether they chose it, and whether they want all.

    ``changes`` gives the sentences that say what an edition changed in the rule of that id.
    """

    paint: Paint
    edition: str
    language: str = "en"
    chosen: bool = False
    everything: bool = False
    changes: Callable[[str, str], tuple[str, ...]] = _nothing
