"""The ways of saying something as patterns, and the clauses of a case that they stand for."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

from rulesref.answers.prose.proposed import PROPOSED
from rulesref.answers.prose.ways import WAYS
from rulesref.wording.pattern import Pattern
from rulesref.wording.pattern_table import PatternTable
from rulesref.wording.third_person import third_person

_FILLED = re.compile(r"\{(\w+)(\|s)?\}")


@cache
def ways_said(language: str, *, proposed: bool) -> PatternTable[tuple[str, ...]]:
    """What is said in ``language``, each with the clauses that say the same.

    These are the ``proposed`` ways alone, or the plain ones.
    """
    numbers = {"n": "number", "m": "number"}
    return PatternTable(
        (
            tuple(part.strip() for part in same.split(";") if part.strip()),
            Pattern(said, numbers, language),
        )
        for said, same in (PROPOSED if proposed else WAYS)[language]
    )


def used(same: Sequence[str]) -> set[str]:
    """The slots that the clauses ``same`` have."""
    return {name for part in same for name, _ in _FILLED.findall(part)}


def filled(part: str, slots: dict[str, str]) -> str:
    """``part`` with what its ``slots`` hold."""

    def written(found: re.Match[str]) -> str:
        value = slots.get(found[1], "")
        if not found[2]:
            return value
        verb, _, rest = value.partition(" ")
        return f"{third_person(verb)} {rest}".strip()

    return _FILLED.sub(written, part)
