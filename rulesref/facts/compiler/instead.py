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
    if any(map(_passes_one_over, value)) or any(map(_spares_others, value)):
        return True
    return any(
        _replaces(clause) and _kind(clause["effects"]) in [_kind([one]) for one in value[:place]]
        for place, clause in enumerate(value)
    )


def _replaces(clause: Any) -> bool:
    """Whether ``clause`` does one thing or another, and they are of two kinds."""
    if not isinstance(clause, Mapping) or not clause.get("otherwise"):
        return False
    return bool(clause.get("effects")) and _kind(clause["effects"]) != _kind(clause["otherwise"])


def _spares_others(clause: Any) -> bool:
    """Whether ``clause`` leaves out more than the one deed that it does in another way.

    That is what others do besides you, and what else was told in the sentence with that deed.
    """
    if not isinstance(clause, Mapping) or not (clause.get("otherwise") and clause.get("effects")):
        return False
    done, left = clause["effects"], clause["otherwise"]
    if len(left) > len(done) == 1 and _kind(done) in [_kind([one]) for one in left]:
        return True
    who, others = (
        one[0].get("who") if isinstance(one[0], Mapping) else None for one in (done, left)
    )
    return who == "you" and _all_of(others)


def _all_of(who: Any) -> bool:
    return isinstance(who, Mapping) and "all" in who


def _kind(clauses: Sequence[Any]) -> tuple[str, ...]:
    """What the first of ``clauses`` does, and with what; not how much of it."""
    first = clauses[0]
    return (str(first.get("verb")), *sorted(first)) if isinstance(first, Mapping) else ()
