"""What holds in the edition in force stands before the rule that it took the place of."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rulesref.entries import Result

#: So many results are looked through for it at least.
LOOKED_THROUGH = 5


def in_force_first(results: Sequence[Result], edition: str) -> list[Result]:
    """``results``, each rule without a text of ``edition`` behind what ``edition`` has instead.

    One whose text there only points elsewhere, by its first reference, has none of its own.
    """
    ordered = list(results)
    for result in results:
        here = [one for one in result.entry.passages if one.edition in ("", edition)]
        if any(not one.section.pointer for one in here):
            continue
        wanted = result.entry.see[:1] if here else result.entry.instead
        place = _place_of({result.entry.id}, ordered)
        behind = _place_of(wanted, ordered)
        if behind > place:  # an heir of two rules may have been put before the first of them
            heir = ordered.pop(behind)
            ordered.insert(place, heir._replace(score=ordered[place].score))
    return ordered


def _place_of(ids: Collection[str], ordered: Sequence[Result]) -> int:
    """Where the first of ``ids`` stands; -1 where none does."""
    return next((at for at, one in enumerate(ordered) if one.entry.id in ids), -1)
