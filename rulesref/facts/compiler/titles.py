"""The titles of cards as they stand in a text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from rulesref.cards.data.arkhamdb import CardRecord
from rulesref.facts.compiler.tokens import Token, tokens_of

#: How a name says whose something is.
_WHOSE = "'s"
#: With what a title may begin.
_ARTICLE = "The"
#: Shorter titles are words of the language as well.
_SHORTEST = 3


class Names:
    """The titles of cards, found in a text by their words."""

    def __init__(self, titles: Mapping[str, Sequence[str]], behind: Names | None = None) -> None:
        """``titles`` are the words of each title as ``tokens_of`` reads them.

        ``behind`` are those of the unrevealed sides of locations that have others.
        """
        self.behind = behind
        self._first: dict[str, list[tuple[tuple[str, ...], str]]] = {}
        for title, words in titles.items():
            if words:
                self._first.setdefault(words[0], []).append((tuple(words), title))
            if words and words[0] == _ARTICLE:  # which is small in a sentence
                small = (_ARTICLE.lower(), *words[1:])
                self._first.setdefault(small[0], []).append((small, title))

    def at(self, tokens: Sequence[Token], place: int) -> Iterator[tuple[int, str]]:
        """Each title that stands at ``place``: where it ends, and how it is spelt."""
        for words, title in self._first.get(tokens[place].printed, ()):
            end = place + len(words)
            if tuple(token.printed for token in tokens[place:end]) == words:
                yield end, title

    def owners_at(self, tokens: Sequence[Token], place: int) -> Iterator[tuple[int, str]]:
        """Each title that stands at ``place`` with the ending that says whose something is."""
        first = tokens[place].printed
        for words, title in self._first.get(first.removesuffix(_WHOSE), ()) if first else ():
            end = place + len(words)
            printed = tuple(token.printed for token in tokens[place:end])
            if printed == (*words[:-1], words[-1] + _WHOSE):
                yield end, title


def names_of(titles: Iterable[str], behind: Iterable[str] = ()) -> Names:
    """The names that are ``titles``, and those ``behind``, on the unrevealed sides of locations."""
    return Names(_in_words(titles), Names(_in_words(behind)))


def _in_words(titles: Iterable[str]) -> Mapping[str, Sequence[str]]:
    return {
        title: [token.printed for token in tokens_of(title)]
        for title in dict.fromkeys(titles)
        if len(title) >= _SHORTEST
    }


def names_behind(records: Iterable[CardRecord]) -> tuple[str, ...]:
    """What the locations among ``records`` are called on a side of another name."""
    return tuple(
        card.back_name
        for card in records
        if card.type == "location" and card.back_name != card.name
    )
