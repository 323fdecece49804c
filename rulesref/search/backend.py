"""The index as whoosh 2.7.4 keeps it; nothing else in the project knows whoosh's reader or writer.

A document of the index is an entry, a section or a card. Entries carry weighted words: each
posting holds the weight that BM25F gives to a word in that entry, so that one list a word is
enough to score it, however many fields went into it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from rulesref.errors import StoreError
from rulesref.search.whoosh_import import prepare_whoosh

FOLDER = "whoosh"
#: Raised with every change of what is written, so that an older index is built anew.
SCHEMA = 2

Postings = tuple[tuple[int, ...], tuple[float, ...]]
Weights = Mapping[str, Mapping[str, float]]


def field(part: str, game: str) -> str:
    """The whoosh field that holds ``part`` of the entries of ``game``: games never share one."""
    return f"{part}@{game}"


class Writer:
    """Writes an index into ``folder`` at one stroke; use as a context manager."""

    def __init__(self, folder: Path, fields: Iterable[str]) -> None:
        prepare_whoosh()
        from whoosh import fields as whoosh_fields
        from whoosh.index import create_in

        from rulesref.search.weighed import Weighed

        schema = whoosh_fields.Schema(
            stored=whoosh_fields.STORED, **{name: Weighed() for name in sorted(set(fields))}
        )
        target = folder / FOLDER
        try:
            target.mkdir(parents=True, exist_ok=True)
            self._writer = create_in(str(target), schema).writer(limitmb=64)
        except OSError as problem:
            raise StoreError(f"the index cannot be written: {problem}", file=str(target)) from None

    def add(self, stored: object, weights: Weights) -> None:
        """Add a document: what to keep of it, and field → word → weight."""
        filled = {name: words for name, words in weights.items() if words}
        self._writer.add_document(stored=stored, **filled)

    def __enter__(self) -> Writer:
        return self

    def __exit__(self, kind: object, *_: object) -> None:
        if kind is None:
            self._writer.commit(optimize=True)
        else:
            self._writer.cancel()


class Reader:
    """Reads an index. Raises StoreError where there is none that can be read."""

    def __init__(self, folder: Path) -> None:
        prepare_whoosh()
        target = folder / FOLDER
        try:
            self._reader = _open(target)
            self.fields = frozenset(self._reader.schema.names())
        except Exception as problem:
            raise StoreError(
                f"the search index cannot be read: {problem}",
                file=str(target),
                remedy="rulesref builds it anew",
            ) from None
        self._postings: dict[tuple[str, str], Postings] = {}

    def postings(self, name: str, word: str) -> Postings:
        """The documents that hold ``word`` in field ``name``, and its weight in each."""
        key = (name, word)
        found = self._postings.get(key)
        if found is None:
            found = self._postings[key] = self._read(name, word)
        return found

    def _read(self, name: str, word: str) -> Postings:
        if name not in self.fields:
            return (), ()
        coded = word.encode("utf-8")
        if (name, coded) not in self._reader:
            return (), ()
        matcher = self._reader.postings(name, coded)
        ids, weights = [], []
        while matcher.is_active():
            ids.append(matcher.id())
            weights.append(matcher.weight())
            matcher.next()
        return tuple(ids), tuple(weights)

    def stored(self, number: int) -> Any:
        """What was kept of document ``number``."""
        return self._reader.stored_fields(number)["stored"]

    def lexicon(self, name: str) -> Iterator[str]:
        """All words of field ``name`` in order."""
        if name in self.fields:
            for coded in self._reader.lexicon(name):
                yield coded.decode("utf-8")

    def close(self) -> None:
        """Let go of the files."""
        self._reader.close()


def _open(target: Path) -> Any:
    from whoosh.filedb.filestore import FileStorage
    from whoosh.index import TOC
    from whoosh.reading import SegmentReader

    storage = FileStorage(str(target))
    contents = TOC.read(storage, "MAIN")
    (segment,) = contents.segments
    return SegmentReader(storage, contents.schema, segment)
