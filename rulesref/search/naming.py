"""Names in a query: the longest runs of its words that are the name of an entry or a card."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rulesref.record import NamedTuple
from rulesref.search.asking import Word
from rulesref.search.name_keys import LONGEST, LOOSEST, loose_key
from rulesref.search.words import is_function_word


class NameRun(NamedTuple):
    """A run of words, from ``first`` up to ``last`` (left out), that is a name."""

    first: int
    last: int
    key: str
    within: bool  # inside a longer one


def names_in(
    words: Sequence[Word], known: Collection[str], *, in_order: bool = False
) -> list[NameRun]:
    """All names in ``words``, longest first: in any order of their words, or ``in_order`` alone."""
    found: list[tuple[int, int, str]] = []
    for tongue in (1, 2):
        stems = [str(word[tongue]) for word in words]
        for first in range(len(stems)):
            for last in range(first + 1, min(first + LONGEST, len(stems)) + 1):
                key = " ".join(stems[first:last])
                if key in known:
                    found.append((first, last, key))
    if not in_order:
        found += _loose(words, known)
    longest = sorted(set(found), key=lambda run: (run[0] - run[1], run))
    out: list[NameRun] = []
    for first, last, key in longest:
        within = any(
            other.first <= first and last <= other.last and other.last - other.first > last - first
            for other in out
        )
        out.append(NameRun(first, last, key, within))
    return out


def _loose(words: Sequence[Word], known: Collection[str]) -> list[tuple[int, int, str]]:
    """Runs of telling words that are those of a name in whatever order."""
    found = []
    for tongue, language in ((1, "en"), (2, "it")):
        telling = [n for n, word in enumerate(words) if not is_function_word(word.token, language)]
        for start in range(len(telling)):
            for end in range(start + 2, min(start + LOOSEST, len(telling)) + 1):
                places = telling[start:end]
                key = loose_key([str(words[place][tongue]) for place in places])
                if key in known:
                    found.append((places[0], places[-1] + 1, key))
    return found
