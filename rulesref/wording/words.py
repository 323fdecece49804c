"""Words that stand for something: tokens, phases, zones, as a game's rows tell them.

Reading takes any word of a meaning, printing the first: ``worded`` is what is printed of a word of
the engine, in the number that goes with it.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping

from rulesref.catalogue import said
from rulesref.entries import fold

_OR = {"en": " or ", "it": " o "}


class Words:
    """The closed sets of words of a game.

    ``sets`` maps type → language → word → meaning. Of several words for one meaning the first is
    printed; the second, where the meaning can be counted, is its plural.
    """

    def __init__(self) -> None:
        self.sets: dict[str, dict[str, dict[str, str]]] = {}
        #: Slot of an event or option → the type of word that it holds; "" for words only printed.
        self.types: dict[str, str] = {}
        #: Words that are printed and never read: language → word of the engine → as printed.
        self.printed: dict[str, dict[str, str]] = {"en": {}, "it": {}}
        #: Types whose words are counted → language → the words that are the same after any number.
        self.counted: dict[str, Mapping[str, Collection[str]]] = {}
        #: Type of a slot → what a player calls what it holds, where that is another word.
        self.called: dict[str, str] = {}
        #: Type, language → how many words there were, and what each means once it is folded.
        self._folded: dict[tuple[str, str], tuple[int, dict[str, str]]] = {}

    def take(self, other: Words) -> None:
        """Add the words that ``other`` has."""
        for type, languages in other.sets.items():
            for language, words in languages.items():
                self.sets.setdefault(type, {}).setdefault(language, {}).update(words)
        self.types |= other.types
        for language, words in other.printed.items():
            self.printed[language] |= words
        self.counted |= other.counted
        self.called |= other.called

    def meaning(self, type: str, text: str, language: str) -> str | None:
        """What ``text`` means among the words of ``type``; ``None`` for no word of it."""
        words = self.sets[type][language]
        known = self._folded.get((type, language))
        if known is None or known[0] != len(words):
            meant: dict[str, str] = {}
            for word, value in words.items():
                meant.setdefault(fold(word), value)
            known = self._folded[type, language] = len(words), meant
        return known[1].get(fold(text))

    def words_for(self, type: str, value: str, language: str) -> list[str]:
        """The words of ``type`` that mean ``value``, the printed one first."""
        meant = self.sets.get(type, {}).get(language, {})
        return [word for word, meaning in meant.items() if meaning == value]

    def worded(self, slot: str, value: str, language: str, *, single: bool = False) -> str:
        """``value``, a word of the engine in ``slot``, as it is printed; ``single`` after a 1."""
        if slot not in self.types:
            return value
        return _OR[language].join(
            self._word(self.types[slot], part, language, single) for part in value.split(" or ")
        )

    def held(self, slot: str) -> tuple[str, ...]:
        """The words of the engine that ``slot`` of an event or an option can hold."""
        return tuple(dict.fromkeys(self.sets[self.types[slot]]["en"].values()))

    def calls(self, slot: str) -> str:
        """What a player calls the things that ``slot``, or a slot of that type, can hold."""
        word = self.called.get(slot, slot)
        return said(word)

    def _word(self, type: str, value: str, language: str, single: bool) -> str:
        words = self.words_for(type, value, language)
        if type in self.counted:
            # Uses of a card may be called as the tokens of an investigator are, in the plural.
            words = words or self.words_for(type, value.removesuffix("s"), language)
            if not single and words[1:] and value not in self.counted[type][language]:
                return words[1]
        return words[0] if words else self.printed[language].get(value, value)
