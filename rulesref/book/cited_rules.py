"""Whether the rules that a case is tagged with exist: among the frozen ids, else in the book."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from rulesref.corpus.ids import Ids, read_ids
from rulesref.nearest import spelt_alike
from rulesref.places import corpus_folder

if TYPE_CHECKING:
    from rulesref.store.tell import Tell


class CitedRules:
    """The frozen ids of ``game`` are read once; the book is opened for what they do not hold."""

    def __init__(self, edition: str, tell: Tell, game: str) -> None:
        self.edition = edition
        self.tell = tell
        self.folder: Path = corpus_folder() / game

    @cached_property
    def ids(self) -> Ids:
        """The frozen ids and redirects."""
        return read_ids(self.folder)

    def nearest(self, cite: str) -> tuple[str, ...] | None:
        """``None`` where ``cite`` is an entry or a section; else the entries that come nearest."""
        if self.ids.resolve(cite) in self.ids.live or self._in_book(cite):
            return None
        return spelt_alike(cite, sorted(self.ids.live), cutoff=0.6)

    def _in_book(self, cite: str) -> bool:
        from rulesref.book.opened import consult

        return consult(self.edition, self.tell, lambda book: len(book.lookup.find(cite)) == 1)
