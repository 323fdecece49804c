"""Words that no book holds: what was meant by them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence


def meant_by(token: str, vocabulary: Iterable[str]) -> Sequence[str]:
    """The word of ``vocabulary`` that ``token`` misspells, or the two that it runs together.

    Empty when nothing is near enough; short words are never mended, since too much is near them.
    """
    if len(token) < 4 or not token.isalpha():
        return ()
    known = vocabulary if isinstance(vocabulary, (set, frozenset)) else frozenset(vocabulary)
    nearest = _nearest(token, known)
    if nearest is not None and nearest[0] <= 1:
        return (nearest[1],)
    return _run_together(token, known) or ((nearest[1],) if nearest else ())


def _nearest(token: str, known: Iterable[str]) -> tuple[int, str] | None:
    most = 1 if len(token) < 8 else 2
    letters = frozenset(token)
    best: tuple[int, bool, int, str] | None = None
    for word in known:
        if abs(len(word) - len(token)) > most or len(letters.symmetric_difference(word)) > 2 * most:
            continue
        far = distance(token, word, most)
        if far <= most:
            rank = (far, word[0] != token[0], abs(len(word) - len(token)), word)
            if best is None or rank < best:
                best = rank
    return (best[0], best[3]) if best else None


def distance(left: str, right: str, most: int) -> int:
    """Edits (a swap of neighbours is one) from ``left`` to ``right``; ``most + 1`` when more."""
    before: list[int] = []
    above = list(range(len(right) + 1))
    for i, a in enumerate(left, 1):
        row = [i]
        for j, b in enumerate(right, 1):
            cost = min(above[j] + 1, row[j - 1] + 1, above[j - 1] + (a != b))
            if i > 1 and j > 1 and a == right[j - 2] and b == left[i - 2]:
                cost = min(cost, before[j - 2] + 1)
            row.append(cost)
        if min(row) > most:
            return most + 1
        before, above = above, row
    return above[-1] if above[-1] <= most else most + 1


def _run_together(token: str, known: frozenset[str] | set[str]) -> Sequence[str]:
    for cut in range(3, len(token) - 2):
        if token[:cut] in known and token[cut:] in known:
            return token[:cut], token[cut:]
    return ()
