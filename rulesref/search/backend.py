"""The index: written by whoosh 2.7.4, and read back as data alone (see ``segment``).

A document of the index is an entry, a section or a card. Entries carry weighted words: each
posting holds the weight that BM25F gives to a word in that entry, so that one list a word is
enough to score it, however many fields went into it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path

from rulesref.catalogue import said
from rulesref.errors import StoreError
from rulesref.record import TYPE_CHECKING
from rulesref.search.kept import KeptCard, KeptEntry, Pieces, Shown, as_kept
from rulesref.search.whoosh_import import prepare_whoosh

if TYPE_CHECKING:
    from typing import Any

    from rulesref.search.kept import Kept
    from rulesref.search.segment import Postings

FOLDER = "whoosh"
#: Raised with every change of what is written, so that an older index is built anew.
SCHEMA = 10

#: What whoosh keeps of the words, and beside it the schema, the number of documents, the fields.
_SEGMENT, _CONTENTS = "entries.seg", "contents.txt"
#: Megabytes of words that whoosh sorts at a time: all, for it would leave the rest in a file.
_ALL = 1 << 20
#: How many documents stand in a block at most: all that hold a word are read at once.
_BLOCK = 1 << 16

Weights = Mapping[str, Mapping[str, float]]


def field(part: str, game: str) -> str:
    """The whoosh field that holds ``part`` of the entries of ``game``: games never share one."""
    return f"{part}@{game}"


class Writer:
    """Writes an index into ``folder`` at one stroke; use as a context manager.

    whoosh works in memory: it reads what it wrote, which would not be safe in a folder.
    Leaving raises OSError when the disk does not take the index.
    """

    def __init__(self, folder: Path, fields: Iterable[str]) -> None:
        prepare_whoosh()
        from whoosh import fields as whoosh_fields
        from whoosh.codec.whoosh3 import W3Codec
        from whoosh.filedb.filestore import RamStorage

        from rulesref.search.weighed import Weighed

        self._folder = folder / FOLDER
        self._fields = sorted(set(fields))
        schema = whoosh_fields.Schema(
            stored=whoosh_fields.STORED, **{name: Weighed() for name in self._fields}
        )
        self._memory = RamStorage()
        self._memory.temp_storage = lambda name=None: RamStorage()
        self._writer = self._memory.create_index(schema).writer(
            limitmb=_ALL, codec=W3Codec(blocklimit=_BLOCK, compression=0)
        )
        self._hasten()

    def _hasten(self) -> None:
        """Leave out what whoosh reckons for each posting: its size in memory, its text's length."""
        pool, fields = self._writer.pool, self._writer.fieldwriter
        pool.add = pool.current.append  # all stays in memory
        add_postings = fields.add_postings
        fields.add_postings = lambda schema, _, items: add_postings(schema, None, items)

    def add(self, kept: KeptEntry | Shown | Pieces | KeptCard, weights: Weights) -> None:
        """Add a document: what to keep of it, and field → word → weight."""
        filled = {name: words for name, words in weights.items() if words}
        plain = tuple(kept)  # a pickle would name the class of anything else
        self._writer.add_document(stored=plain, **filled)

    def __enter__(self) -> Writer:
        return self

    def __exit__(self, kind: object, *_: object) -> None:
        if kind is not None:
            self._writer.cancel()
            return
        self._writer.commit()
        self._write()

    def _write(self) -> None:
        (segment,) = (name for name in self._memory.list() if name.endswith(".seg"))
        self._folder.mkdir(parents=True, exist_ok=True)
        (self._folder / _SEGMENT).write_bytes(self._memory.files[segment])
        lines = [str(SCHEMA), str(self._writer.doc_count()), *self._fields]
        (self._folder / _CONTENTS).write_text("\n".join(lines), "utf-8")


class Reader:
    """Reads an index; everything raises StoreError where it cannot be read."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder / FOLDER
        try:
            schema, documents, *fields = self._contents()
            if schema != str(SCHEMA):
                raise ValueError(said("it was made by another version of rulesref"))
            from rulesref.search.segment import Segment

            self._segment = Segment(self._folder / _SEGMENT, int(documents))
        except Exception as problem:
            raise self._damaged(problem) from None
        self.fields = frozenset(fields)
        self._postings: dict[tuple[str, str], Postings] = {}
        self._counts: dict[tuple[str, str], int] = {}
        self._kept: dict[tuple[int, Callable[..., Any]], Any] = {}

    def _contents(self) -> list[str]:
        return (self._folder / _CONTENTS).read_text("utf-8").split("\n")

    def _damaged(self, problem: Exception) -> StoreError:
        return StoreError(
            said("the search index cannot be read: {}").format(problem),
            file=str(self._folder),
            remedy=said("rulesref builds it anew"),
        )

    def postings(self, name: str, word: str) -> Postings:
        """The documents that hold ``word`` in field ``name``, and its weight in each."""
        key = (name, word)
        found = self._postings.get(key)
        if found is None:
            found = self._postings[key] = self._read(name, word)
        return found

    def count(self, name: str, word: str) -> int:
        """How many documents hold ``word`` in field ``name``: their list need not be read."""
        key = (name, word)
        found = self._counts.get(key)
        if found is None:
            found = self._counts[key] = self._read_count(name, word)
        return found

    def _read_count(self, name: str, word: str) -> int:
        if name not in self.fields:
            return 0
        try:
            return self._segment.frequency(name, word.encode("utf-8"))
        except Exception as problem:
            raise self._damaged(problem) from None

    def _read(self, name: str, word: str) -> Postings:
        if name not in self.fields:
            return (), ()
        coded = word.encode("utf-8")
        try:
            return self._segment.postings(name, coded)
        except Exception as problem:
            raise self._damaged(problem) from None

    def stored(self, number: int, kind: Callable[..., Kept]) -> Kept:
        """What was kept of document ``number``, which is a ``kind``."""
        key = (number, kind)
        found = self._kept.get(key)
        if found is None:
            found = self._kept[key] = self._read_kept(number, kind)
        return found

    def _read_kept(self, number: int, kind: Callable[..., Kept]) -> Kept:
        try:
            return as_kept(self._segment.stored(number), kind)
        except Exception as problem:
            raise self._damaged(problem) from None

    def lexicon(self, name: str) -> Iterator[str]:
        """All words of field ``name`` in order."""
        if name not in self.fields:
            return
        try:
            for coded in self._segment.lexicon(name):
                yield coded.decode("utf-8")
        except Exception as problem:
            raise self._damaged(problem) from None

    def close(self) -> None:
        """Let go of the files."""
        self._segment.close()
