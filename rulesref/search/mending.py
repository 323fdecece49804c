"""Words that no book holds: what was meant by them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain

#: Up to how many letters a word is short: almost any other is near it, so more is asked.
SHORT = 5
#: In how many entries a word must stand to be what a short one was meant to be.
COMMON = 3
#: How much likelier two letters were swapped than others were typed.
SWAPPED = 10
#: From how many letters on two edits are forgiven.
LONG = 8


class Vocabulary:
    """Words that can be meant, by their length: a word with a slip is about as long."""

    def __init__(self, words: Iterable[str]) -> None:
        self._words = frozenset(words)
        self._by_length: dict[int, list[str]] = {}
        for word in self._words:
            self._by_length.setdefault(len(word), []).append(word)

    def __contains__(self, word: str) -> bool:
        return word in self._words

    def of_length(self, least: int, most: int) -> Iterator[str]:
        """The words of at least ``least`` and at most ``most`` letters."""
        return chain.from_iterable(
            self._by_length.get(length, ()) for length in range(least, most + 1)
        )


def _never(word: str) -> bool:
    return False


def meant_by(
    token: str,
    vocabulary: Vocabulary,
    uses: Callable[[str], int],
    named: Callable[[str], bool] = _never,
) -> Sequence[str]:
    """Another word of ``vocabulary`` that ``token`` misspells, or the two that it runs together.

    Of two that are equally near that one was meant of which ``named`` says that a rule is called
    so, else the commoner one: ``uses`` says in how many entries a word stands. One that has the
    same letters is likelier. Empty when nothing is near enough.
    """
    if len(token) < 4 or not token.isalpha():
        return ()
    nearest = _nearest(token, vocabulary, uses, named)
    if nearest is not None and nearest[0] <= 1:
        return (nearest[1],)
    return _run_together(token, vocabulary, uses) or ((nearest[1],) if nearest else ())


def _nearest(
    token: str,
    vocabulary: Vocabulary,
    uses: Callable[[str], int],
    named: Callable[[str], bool],
) -> tuple[int, str] | None:
    most = 1 if len(token) < LONG else 2
    letters, in_order = frozenset(token), sorted(token)
    best: tuple[int, bool, bool, int, str] | None = None
    for word in vocabulary.of_length(len(token) - most, len(token) + most):
        if word == token or len(letters.symmetric_difference(word)) > 2 * most:
            continue
        far = distance(token, word, most)
        if far > most or (best is not None and far > best[0]):
            continue
        common, called, swapped = uses(word), named(word), sorted(word) == in_order
        rare = common < COMMON and not called
        if len(token) <= SHORT and (word[0] != token[0] or rare):
            continue
        likely = common * SWAPPED if swapped else common
        rank = (far, word[0] != token[0], not called, -likely, word)
        if best is None or rank < best:
            best = rank
    return (best[0], best[-1]) if best else None


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


def misspells(text: str, name: str) -> bool:
    """Whether ``text`` is ``name`` with a slip, or with two where it is long."""
    most = 1 if len(text) < LONG else 2
    return len(text) >= SHORT and distance(text, name, most) <= most


def _run_together(token: str, vocabulary: Vocabulary, uses: Callable[[str], int]) -> Sequence[str]:
    halves = (
        (token[:cut], token[cut:])
        for cut in range(3, len(token) - 2)
        if token[:cut] in vocabulary and token[cut:] in vocabulary
    )
    return max(halves, key=lambda pair: min(map(uses, pair)), default=())
