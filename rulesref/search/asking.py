"""What a query asks: its words with their weights, its language, the kinds that it hints at."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import NamedTuple

from rulesref.search import weights
from rulesref.search.words import FUNCTION_WORDS, is_function_word, spoken, stem, tokens

#: Nobody asks with more; the rest of a longer text is left out.
MOST_WORDS = 48

_QUOTED = re.compile(r"[\"“”«»]([^\"“”«»]{1,60})[\"“”«»]")

#: Words by which players name a kind of entry.
_KINDS = {
    "errata": ("card-erratum", "rulebook-erratum", "campaign-erratum"),
    "erratum": ("card-erratum", "rulebook-erratum", "campaign-erratum"),
    "taboo": ("taboo",),
    "taboos": ("taboo",),
    "faq": ("question", "point"),
    "ultimatum": ("ultimatum", "refraction"),
    "boon": ("boon", "refraction"),
}


class Word(NamedTuple):
    """A word of the query: where it stands, its stems, and how much it matters (0 to 1)."""

    token: str
    english: str
    italian: str
    weight: float


class Asked(NamedTuple):
    """A query, read."""

    words: tuple[Word, ...]
    language: str
    kinds: tuple[str, ...]
    corrected: str | None


def read(text: str, mend: Callable[[str], Sequence[str]]) -> Asked:
    """The query ``text``; ``mend`` gives the words meant by one that no book holds."""
    quoted = {token for found in _QUOTED.findall(text) for token in tokens(found)}
    given = list(dict.fromkeys(tokens(text[:4000])))[:MOST_WORDS]
    meant: list[tuple[str, float]] = []
    mended = False
    for token in given:
        instead = mend(token)
        if instead:
            mended = True
            meant += [(word, weights.CORRECTED) for word in instead]
        else:
            meant.append((token, 1.0))
    language = _language([token for token, _ in meant])
    words = _weighed(meant, quoted, language)
    kinds = tuple(dict.fromkeys(k for token, _ in meant for k in _KINDS.get(token, ())))
    corrected = " ".join(token for token, _ in meant) if mended else None
    return Asked(words, language, kinds, corrected)


def _language(given: Sequence[str]) -> str:
    english, italian = spoken(given)
    return "it" if italian > english else "en"


def _weighed(
    meant: Sequence[tuple[str, float]], quoted: set[str], language: str
) -> tuple[Word, ...]:
    shaping = [_shapes(token, language) and token not in quoted for token, _ in meant]
    alone = all(shaping)
    light = weights.FUNCTION_WORD if len(meant) > weights.SHORT else weights.FUNCTION_WORD_IN_SHORT
    return tuple(
        Word(
            token,
            stem(token, "en"),
            stem(token, "it"),
            sureness * (light if shape and not alone else 1.0),
        )
        for (token, sureness), shape in zip(meant, shaping, strict=True)
    )


def _shapes(token: str, language: str) -> bool:
    other = "en" if language == "it" else "it"
    if is_function_word(token, language):
        return True
    return len(token) <= 3 and token in FUNCTION_WORDS[other]
