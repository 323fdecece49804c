"""What holds in the edition in force stands before the rule that it took the place of."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rulesref.entries import Result

#: So many results are looked through for it at least.
LOOKED_THROUGH = 5


def in_force_first(results: Sequence[Result], edition: str) -> list[Result]:
    """``results``, each rule without a text of ``edition`` behind what ``edition`` has instead."""
    ordered = list(results)
    for result in results:
        if any(passage.edition in ("", edition) for passage in result.entry.passages):
            continue
        wanted = result.entry.instead
        place = _place_of({result.entry.id}, ordered)
        behind = _place_of(wanted, ordered)
        if behind > place:  # an heir of two rules may have been put before the first of them
            heir = ordered.pop(behind)
            ordered.insert(place, heir._replace(score=ordered[place].score))
    return ordered


def _place_of(ids: Collection[str], ordered: Sequence[Result]) -> int:
    """Where the first of ``ids`` stands; -1 where none does."""
    return next((at for at, one in enumerate(ordered) if one.entry.id in ids), -1)
