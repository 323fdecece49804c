"""What became of a printed card: its facts, and how much of each of its lines is understood."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from rulesref.facts.compiler.reading import Reading
from rulesref.facts.compiler.template import fill

#: How much of a line is understood.
FULL, HEAD, NOTHING = "full", "head", "none"


class CompiledAbility(NamedTuple):
    """What became of one printed ability, from ``start`` to ``end`` of the text.

    ``understood`` is ``FULL``, ``HEAD`` or ``NOTHING``; ``facts`` are its keywords, stats and
    abilities; ``reading`` is that of all of it, or of its head; ``stopped`` is where in the text
    nothing fitted any more.
    """

    start: int
    end: int
    understood: str
    facts: Mapping[str, Any]
    reading: Reading | None = None
    stopped: int = 0


class CompiledCard(NamedTuple):
    """A card as facts, in the shape of ``facts.card_file``, and what became of each of its lines."""

    facts: Mapping[str, Any]
    lines: tuple[CompiledAbility, ...]
    #: Those of the other side: ``start`` and ``end`` are places in its text.
    back: tuple[CompiledAbility, ...] = ()

    @property
    def whole(self) -> bool:
        """Whether everything that is printed on the card runs."""
        return all(line.understood == FULL for line in (*self.lines, *self.back))


def joined(facts: Mapping[str, Any], more: Mapping[str, Any]) -> Any:
    """``facts`` and ``more`` in one table, or ``CLASH``; a keyword may be told twice in one way."""
    told = facts.get("keywords", {})
    new = {key: value for key, value in more.get("keywords", {}).items() if told.get(key) != value}
    both = {**more, "keywords": new} if "keywords" in more else more
    return fill({"+": ["{a}", "{b}"]}, {"a": facts, "b": both})
