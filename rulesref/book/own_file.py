"""A file of the user's own as a build takes it in: parsed once while the parsers stay the same."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rulesref.book.kept_parse import Parses, to_json
from rulesref.book.parsed import Given, Parsed, parse_all, portions_of
from rulesref.parse import Portion
from rulesref.sources.reading import read_raw
from rulesref.store.generation import StoredFile
from rulesref.store.writing import Writing


class OwnFile(NamedTuple):
    """A stored file in the hands of its writer; ``fresh`` where it was just parsed."""

    file: StoredFile
    parses: Parses
    writing: Writing
    fresh: tuple[Parsed, ...] = ()

    @property
    def name(self) -> str:
        """The name of the file."""
        return self.file.name

    def parsed(self) -> list[Parsed]:
        """The documents in the file, without those that were removed.

        Raises StoreError where the raw bytes are gone or changed, even when a parse of them is
        kept, SourceError and ParseError.
        """
        raw = self.parses.home.read(self.file)
        parsed = self.parses.of(self.file) or self._parse_now(raw)
        return [each for each in parsed if each.document.id not in self.file.without]

    def _parse_now(self, raw: bytes) -> tuple[Parsed, ...]:
        """Parse the file and keep what comes of it."""
        parsed = self.fresh or parse_all(self._recognised(raw))
        self.writing.keep(self.file, to_json(parsed, self.file, self.parses.stamp))
        return parsed

    def _recognised(self, raw: bytes) -> Sequence[Portion]:
        return portions_of(Given(read_raw(raw, self.file.name), self.file.as_document))
