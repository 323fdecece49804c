"""What holds in the edition in force stands before the rule that it took the place of."""

from __future__ import annotations

from collections.abc import Sequence

from rulesref.entries import Result

#: So many results are looked through for it at least.
LOOKED_THROUGH = 5


def in_force_first(results: Sequence[Result], edition: str) -> list[Result]:
    """``results``, each rule without a text of ``edition`` behind what ``edition`` has instead."""
    ordered = list(results)
    for place, result in enumerate(results):
        if any(passage.edition in ("", edition) for passage in result.entry.passages):
            continue
        wanted = result.entry.instead
        heir = next((other for other in results[place + 1 :] if other.entry.id in wanted), None)
        if heir is not None and ordered.index(heir) > ordered.index(result):
            ordered.remove(heir)
            ordered.insert(ordered.index(result), heir._replace(score=result.score))
    return ordered
