"""What some words of a text mean."""

from __future__ import annotations

from typing import Any, NamedTuple

from rulesref.facts.compiler.production import Production


class Reading(NamedTuple):
    """What the words from ``start`` to ``end`` mean, by which production, made of which parts."""

    value: Any
    start: int
    end: int
    production: Production | None
    parts: tuple[Reading, ...] = ()
