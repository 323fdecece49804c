"""A file of the user's own as a build takes it in: parsed once while the parsers stay the same."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rulesref.book.claim import is_possible
from rulesref.book.kept_parse import Parses, to_json
from rulesref.book.parsed import Given, Parsed, parse_all, portions_of
from rulesref.catalogue import said
from rulesref.errors import StoreError
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
        kept, or where the document was added as what this version does not know, SourceError and
        ParseError.
        """
        said_to_be = self.file.as_document
        if said_to_be is not None and not is_possible(said_to_be):
            raise StoreError(
                said("a document was added as one that this version of rulesref does not know"),
                file=self.file.name,
                remedy=said("rulesref sources remove {name}, then add it again").format(
                    name=said_to_be.id
                ),
            )
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
