"""Which game a query is about, told by the words that only one of them uses."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import log

from rulesref.search import weights
from rulesref.search.asking import Word
from rulesref.search.backend import Reader, field

DEFAULT = "arkham-lcg"

#: Words that name a game outright.
_SPOKEN = {"eldritch": "eldritch-horror", "lcg": "arkham-lcg", "arkham": "arkham-lcg"}


def game_asked(words: Sequence[Word], reader: Reader, sizes: Mapping[str, int]) -> str:
    """The game whose books use ``words`` most; the default one where they do not tell."""
    if not sizes or len(sizes) == 1:
        return next(iter(sizes), DEFAULT)
    for word in words:
        if _SPOKEN.get(word.token) in sizes:
            return _SPOKEN[word.token]
    home = DEFAULT if DEFAULT in sizes else next(iter(sizes))
    pulls = {game: _pull(words, reader, sizes, game, home) for game in sizes if game != home}
    best = max(pulls, key=lambda game: pulls[game])
    return best if pulls[best] > weights.GAME_START else home


def _pull(
    words: Sequence[Word], reader: Reader, sizes: Mapping[str, int], game: str, home: str
) -> float:
    """How much likelier ``words`` are in the books of ``game`` than in those of ``home`` (nats).

    Each rate leans on the rate in both together, so that a small book's silence is no evidence.
    """
    total = 0.0
    for word in words:
        there, here = _uses(word, reader, game), _uses(word, reader, home)
        if not there and not here:
            continue
        both = (there + here) / (sizes[game] + sizes[home])
        lean = weights.GAME_LEAN
        pull = log((there + lean * both) / (sizes[game] + lean))
        pull -= log((here + lean * both) / (sizes[home] + lean))
        total += word.weight * max(-weights.GAME_PULL, min(weights.GAME_PULL, pull))
    return total


def _uses(word: Word, reader: Reader, game: str) -> int:
    return max(
        len(reader.postings(field("en", game), word.english)[0]),
        len(reader.postings(field("it", game), word.italian)[0]),
    )
