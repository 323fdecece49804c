"""What is done "instead" of what: of the deed of its own kind, wherever that stands in front of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rulesref.facts.compiler.tokens import Token


def replaces_another(tokens: Sequence[Token], abilities: Iterable[Mapping[str, Any]]) -> bool:
    """Whether a deed is done in place of one of another kind, though one of its own was told before.

    "Take 1 damage. Take 1 horror. If …, take 2 damage instead." leaves the horror as it is.
    """
    said = any(token.word == "instead" for token in tokens)
    return said and any(map(_passes_one_over, abilities))


def _passes_one_over(value: Any) -> bool:
    if isinstance(value, Mapping):
        return any(map(_passes_one_over, value.values()))
    if not isinstance(value, list):
        return False
    return any(map(_passes_one_over, value)) or any(
        _replaces(clause) and _kind(clause["effects"]) in [_kind([one]) for one in value[:place]]
        for place, clause in enumerate(value)
    )


def _replaces(clause: Any) -> bool:
    """Whether ``clause`` does one thing or another, and they are of two kinds."""
    if not isinstance(clause, Mapping) or not clause.get("otherwise"):
        return False
    return bool(clause.get("effects")) and _kind(clause["effects"]) != _kind(clause["otherwise"])


def _kind(clauses: Sequence[Any]) -> tuple[str, ...]:
    """What the first of ``clauses`` does, and with what; not how much of it."""
    first = clauses[0]
    return (str(first.get("verb")), *sorted(first)) if isinstance(first, Mapping) else ()
