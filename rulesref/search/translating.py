"""Italian words in English, learnt from the names that are printed in both languages.

Which word of an Italian name stands for which word of the English one is guessed by expectation
and maximisation over all names of entries and cards (the first of the IBM models).
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from functools import cached_property
from pathlib import Path

from rulesref.catalogue import said
from rulesref.errors import StoreError
from rulesref.search.words import is_function_word, stem, tokens

_FILE = "translations.txt"
_ROUNDS = 6
#: How probable a translation must be, and how many names must have the word.
_SURE = 0.4
_SEEN = 1


def learn(names: Iterable[tuple[str, str]]) -> dict[str, tuple[str, ...]]:
    """Italian stem → English stems, the likelier first, from (English, Italian) names."""
    pairs = [(_content(english, "en"), _content(italian, "it")) for english, italian in names]
    pairs = [(english, italian) for english, italian in pairs if english and italian]
    seen = Counter(word for _, italian in pairs for word in set(italian))
    chance = _maximised(pairs)
    found = {}
    for word, likely in chance.items():
        sure = sorted(((p, other) for other, p in likely.items() if p >= _SURE), reverse=True)
        if sure and seen[word] >= _SEEN:
            found[word] = tuple(other for _, other in sure[:2])
    return found


def _content(name: str, language: str) -> tuple[str, ...]:
    words = [token for token in tokens(name) if not is_function_word(token, language)]
    return tuple(stem(token, language) for token in words)


def _maximised(
    pairs: list[tuple[tuple[str, ...], tuple[str, ...]]],
) -> dict[str, dict[str, float]]:
    """Italian stem → English stem → probability."""
    chance: dict[str, dict[str, float]] = defaultdict(dict)
    for english, italian in pairs:
        for word in italian:
            for other in english:
                chance[word][other] = 1.0
    for _ in range(_ROUNDS):
        counts: dict[str, dict[str, float]] = defaultdict(lambda: defaultdict(float))
        for english, italian in pairs:
            for other in english:
                total = sum(chance[word][other] for word in italian)
                for word in italian:
                    counts[word][other] += chance[word][other] / total
        chance = defaultdict(dict)
        for word, row in counts.items():
            total = sum(row.values())
            chance[word] = {other: count / total for other, count in row.items()}
    return chance


def write_translations(folder: Path, learnt: Mapping[str, tuple[str, ...]]) -> None:
    """Keep ``learnt`` beside the index."""
    lines = ["\t".join((word, *others)) for word, others in sorted(learnt.items())]
    (folder / _FILE).write_text("\n".join(lines), "utf-8")


class Translations:
    """What was learnt, read when the first word is asked for: an English query needs none."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / _FILE

    @cached_property
    def _rows(self) -> Mapping[str, tuple[str, ...]]:
        try:
            lines = self._path.read_text("utf-8").split("\n")
        except (OSError, ValueError) as problem:
            raise StoreError(said("the search index cannot be used: {}").format(problem)) from None
        rows = (line.split("\t") for line in lines if line)
        return {word: tuple(others) for word, *others in rows}

    def of(self, stem: str) -> tuple[str, ...]:
        """The English stems for an Italian one. Raises StoreError where they cannot be read."""
        return self._rows.get(stem, ())
