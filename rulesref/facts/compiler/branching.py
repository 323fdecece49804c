"""The sequences of one category as a tree: a beginning that several of them share is read once."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from rulesref.facts.compiler.pattern import Element, PhraseSlot, Words
from rulesref.facts.compiler.production import Production


class End(NamedTuple):
    """A sequence that ends here: ``slots`` are the names of its slots, in their order.

    ``order`` is its place among those of its category.
    """

    order: int
    production: Production
    slots: tuple[str, ...]


class Branch:
    """What may follow a beginning: words, phrases, or nothing more."""

    def __init__(self) -> None:
        self.ends: list[End] = []
        self._after_words: dict[frozenset[str], Branch] = {}
        self._after_phrase: dict[str, Branch] = {}
        #: What a text shows at this place → where it may go on, as it was ``found`` before.
        self.ways: dict[str, Ways] = {}

    def add(self, elements: tuple[Element, ...], end: End) -> None:
        """Let the sequence of ``elements`` end behind this beginning."""
        branch = self
        for element in elements:
            if isinstance(element, Words):
                branch = branch._after_words.setdefault(element.any_of, Branch())
            else:
                branch = branch._after_phrase.setdefault(element.category, Branch())
        branch.ends.append(end)

    def found(self, shown: str, begins: Callable[[str, str], bool]) -> Ways:
        """Where a text may go on that shows ``shown`` here; ``begins`` says what a phrase may show."""
        words = [after for any_of, after in self._after_words.items() if shown in any_of]
        phrases = [way for way in self._after_phrase.items() if begins(way[0], shown)]
        return Ways(tuple(words), tuple(phrases))


class Ways(NamedTuple):
    """Where a text may go on: behind the word that it shows, and behind phrases of categories."""

    words: tuple[Branch, ...]
    phrases: tuple[tuple[str, Branch], ...]


def tree_of(sequences: Iterable[tuple[Production, tuple[Element, ...]]]) -> Branch:
    """The tree of ``sequences``. Those that begin with a word come first, the empty ones last."""
    root = Branch()
    ordered = sorted(sequences, key=lambda one: _begins(one[1]))
    for order, (production, elements) in enumerate(ordered):
        names = tuple(one.name for one in elements if isinstance(one, PhraseSlot))
        root.add(elements, End(order, production, names))
    return root


def _begins(elements: tuple[Element, ...]) -> int:
    if not elements:
        return 2
    return int(isinstance(elements[0], PhraseSlot))
