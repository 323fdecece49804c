"""For whom an entry is printed."""

from __future__ import annotations

from typing import NamedTuple

from rulesref.render.paint import Paint


class Reader(NamedTuple):
    """Who reads: in which edition and language, whether they chose it, and whether they want all."""

    paint: Paint
    edition: str
    language: str = "en"
    chosen: bool = False
    everything: bool = False
