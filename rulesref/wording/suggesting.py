"""Which known sentences come nearest to one that is not known: shared words, then characters."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from rulesref.expression import lazily

_FIXED = lazily(r"\{\w+\}")
_WORD = lazily(r"[^\W\d_]{2,}(?:-[^\W\d_]+)*")
#: So many letters of a text are compared: no sentence has more.
_LONGEST = 160
#: How much of the whole the words weigh; the characters weigh the rest.
_WORDS = 0.75


def words(text: str) -> frozenset[str]:
    """The words of ``text`` in one form each; the slots of a sentence are none."""
    return frozenset(_form(word) for word in _WORD.findall(_FIXED.sub(" ", text.casefold())))


def _form(word: str) -> str:
    return word[:-1] if len(word) > 3 and word.endswith("s") else word


def nearest(text: str, sentences: Sequence[str], most: int = 3) -> tuple[str, ...]:
    """At most ``most`` of ``sentences`` that come nearest to ``text``, best first.

    A word weighs the more, the fewer sentences hold it. Words of ``text`` that no sentence holds
    (names of cards, for the most part) do not count, nor do letters beyond what a sentence has.
    """
    return _nearest(text, tuple(sentences))[:most]


@lru_cache(maxsize=16)
def _nearest(text: str, sentences: tuple[str, ...]) -> tuple[str, ...]:
    """All that come near, best first: one step may be refused in several ways one after another."""
    from difflib import SequenceMatcher

    found, weight = _weighed(sentences)
    said = words(text) & weight.keys()
    matcher = SequenceMatcher()
    matcher.set_seq2(text[:_LONGEST])
    scored = []
    for sentence, held in zip(sentences, found, strict=True):
        shared = sum(weight[word] for word in said & held)
        whole = sum(weight[word] for word in said | held)
        matcher.set_seq1(sentence)
        near = matcher.ratio()
        score = _WORDS * (shared / whole if whole else 0) + (1 - _WORDS) * near
        if shared or near >= 0.5:
            scored.append((-score, sentence))
    return tuple(sentence for _, sentence in sorted(scored))


@lru_cache(maxsize=16)
def _weighed(sentences: tuple[str, ...]) -> tuple[list[frozenset[str]], dict[str, float]]:
    """The words of each of ``sentences``, and what each word weighs."""
    found = [words(sentence) for sentence in sentences]
    holders = Counter(word for one in found for word in one)
    return found, {word: math.log(1 + len(found) / held) for word, held in holders.items()}
