"""Where a statement that left a rule stands now: in which other rule of some documents."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable
from functools import cached_property

from rulesref.book.lookup import Lookup
from rulesref.compare.history.matching import likeness
from rulesref.compare.statements import Statement, statements

#: How alike a moved statement is to what it was, and how many words tell it from a phrase.
_MOVED, _LONG = 0.75, 7


class OtherRules:
    """The statements of ``documents`` outside the sections ``without``, read when first asked."""

    def __init__(self, lookup: Lookup, documents: Iterable[str], without: Collection[str]) -> None:
        self._lookup = lookup
        self._documents = tuple(documents)
        self._without = without

    def seek(self, statement: Statement) -> tuple[str, str] | None:
        """The text and the entry of the most alike statement; None where none is alike enough."""
        if len(statement.plain) < _LONG:
            return None
        best, found = _MOVED, None
        for place in self._candidates(statement):
            known, entry = self._said[place]
            score = likeness(statement.plain, known.plain)
            if score > best:
                best, found = score, (known.text, entry)
        return found

    def _candidates(self, statement: Statement) -> Iterable[int]:
        """The statements that have one of the five rarest words of ``statement``."""
        known = [word for word in set(statement.plain) if word in self._by_word]
        rare = sorted(known, key=lambda word: (len(self._by_word[word]), word))[:5]
        return {place for word in rare for place in self._by_word[word]}

    @cached_property
    def _said(self) -> list[tuple[Statement, str]]:
        return [
            (statement, section.entry)
            for document in self._documents
            for section in self._lookup.sections(document)
            if section.id not in self._without
            for statement in statements(section.markdown)
        ]

    @cached_property
    def _by_word(self) -> dict[str, list[int]]:
        by_word: dict[str, list[int]] = defaultdict(list)
        for place, (statement, _) in enumerate(self._said):
            for word in set(statement.plain):
                by_word[word].append(place)
        return by_word
