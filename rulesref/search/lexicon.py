"""What is known of words beside the index: the names, what stands for what, and in which language."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from rulesref.search.asking import Word
from rulesref.search.naming import NameRun, names_in
from rulesref.search.phrases import Phrases
from rulesref.search.synonyms import inflected
from rulesref.search.translating import Translations


class Lexicon:
    """What is known of words beside the index, for all games."""

    def __init__(
        self,
        names: Collection[str],  # the keys of all names, of entries and cards
        # (game, word or inflected stem) → English stems
        synonyms: Mapping[tuple[str, str], tuple[str, ...]],
        translations: Translations,
        phrases: Phrases,
    ) -> None:
        self._names = names
        self._synonyms = synonyms
        self.translations = translations
        self.phrases = phrases
        self._last: tuple[Sequence[Word], bool, list[NameRun]] = ((), False, [])

    def names_in(self, words: Sequence[Word], *, in_order: bool) -> list[NameRun]:
        """The names in ``words``; one game after another asks for those in the same ones."""
        if self._last[0] is not words or self._last[1] is not in_order:
            found = names_in(words, self._names, in_order=in_order)
            self._last = (words, in_order, found)
        return self._last[2]

    def meant(self, game: str, word: Word, language: str) -> tuple[str, ...]:
        """The English stems of the rulebook that ``word`` stands for, itself or in another form."""
        own = word.italian if language == "it" else word.english
        exact = self._synonyms.get((game, word.token), ())
        return exact or self._synonyms.get((game, inflected(own, language)), ())
