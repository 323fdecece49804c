"""Whether the words of a player mean what those of a sentence mean: word by word, none of them lost."""

from __future__ import annotations

from collections.abc import Collection, Sequence

#: How much of the letters of two words is shared, where the one is a slip for the other.
_SLIP = 0.75
#: Words that may be left out, or added, without another meaning.
_LITTLE = {
    "en": frozenset(
        [
            "a",
            "an",
            "the",
            "of",
            "to",
            "in",
            "at",
            "on",
            "by",
            "with",
            "from",
            "for",
            "is",
            "are",
            "be",
            "been",
            "was",
            "were",
            "it",
            "its",
            "his",
            "her",
            "their",
            "them",
            "him",
            "up",
            "as",
            "and",
            "or",
            "that",
            "this",
            "there",
            "gets",
            "get",
            "down",
            "who",
            "using",
            "through",
        ]
    ),
    "it": frozenset(
        [
            "il",
            "lo",
            "la",
            "i",
            "gli",
            "le",
            "l",
            "un",
            "uno",
            "una",
            "di",
            "del",
            "dello",
            "della",
            "dei",
            "degli",
            "delle",
            "da",
            "dal",
            "dalla",
            "dallo",
            "in",
            "nel",
            "nella",
            "nello",
            "su",
            "sul",
            "sulla",
            "con",
            "per",
            "a",
            "al",
            "alla",
            "allo",
            "è",
            "sono",
            "viene",
            "vengono",
            "si",
            "che",
            "ed",
            "e",
            "sé",
        ]
    ),
}


def means(own: str, theirs: str, alike: Sequence[Collection[str]], language: str) -> bool:
    """Whether each word that counts of the one stands in the other: itself, or one of its group."""
    said, known = _words(own), _words(theirs)
    little = _LITTLE[language]
    return all(
        one in little or any(_alike(one, other, alike) for other in others)
        for words, others in ((said, known), (known, said))
        for one in words
    ) and bool(said)


def could_mean(theirs: str, near: frozenset[str], language: str) -> bool:
    """Whether ``means`` is worth asking of a text with these words ``near`` it."""
    little = _LITTLE[language]
    return all(word in little or word in near or word[:2] in near for word in _words(theirs))


def near_words(text: str, alike: Sequence[Collection[str]]) -> frozenset[str]:
    """The words of ``text``, those that may stand for them, and how those begin for which there may be a slip."""
    said = _words(text)
    others = (word for group in alike if any(one in group for one in said) for word in group)
    return frozenset((*said, *others, *(one[:2] for one in said)))


def _words(text: str) -> list[str]:
    return text.casefold().replace("'", " ").replace("’", " ").split()


def _alike(one: str, other: str, alike: Sequence[Collection[str]]) -> bool:
    from difflib import SequenceMatcher

    if one == other or any(one in group and other in group for group in alike):
        return True
    return len(one) > 3 and SequenceMatcher(None, one, other).ratio() >= _SLIP
