"""The segment of an index: the one file that whoosh's writer leaves, and the way to read it.

whoosh's own reader unpickles whatever the file holds. This one uses whoosh's tables, postings and
columns, and reads every pickle among them as data.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from functools import cached_property
from io import BytesIO
from itertools import accumulate
from pathlib import Path

from whoosh.codec.whoosh3 import W3LeafMatcher, W3TermInfo
from whoosh.columns import CompressedBytesColumn
from whoosh.filedb.compound import CompoundStorage, SubFile
from whoosh.filedb.filetables import OrderedHashReader
from whoosh.filedb.structfile import BufferFile, StructFile
from whoosh.formats import Existence
from whoosh.system import pack_ushort

from rulesref.record import TYPE_CHECKING
from rulesref.search import unpickling

if TYPE_CHECKING:
    from typing import Any

Postings = tuple[tuple[int, ...], tuple[float, ...]]

_NOWHERE: Postings = (), ()


class _File(StructFile):  # type: ignore[misc]
    def read_pickle(self) -> Any:
        return unpickling.load(self.file)


class _Slice(BufferFile):  # type: ignore[misc]
    """A part of the segment, copied only where it is read from one end to the other."""

    def __init__(self, part: memoryview, name: str) -> None:
        self._buf, self._name = part, name
        self.is_real = self.is_closed = False

    @cached_property
    def file(self) -> BytesIO:
        return BytesIO(self._buf)

    def read_pickle(self) -> Any:
        return unpickling.load(self.file)

    def close(self) -> None:
        self._buf.release()  # what is still in use cannot be closed


class _Files(CompoundStorage):  # type: ignore[misc]
    """The files inside the segment. Closing it closes them."""

    def __init__(self, path: Path) -> None:
        self._opened: list[StructFile] = []
        file = _File(path.open("rb"), path.name)
        try:
            super().__init__(file)
        except BaseException:
            file.close()
            raise

    def open_file(self, name: str, *_: Any, **__: Any) -> StructFile:
        offset, length = self.range(name)
        if self._source is None:
            file = _File(SubFile(self._file, offset, length), name)
        else:
            file = _Slice(memoryview(self._source)[offset : offset + length], name)
        self._opened.append(file)
        return file

    def open_only(self, ending: str) -> tuple[StructFile, int]:
        """The file that ends so, and its length. Raises ValueError where there is not one."""
        (name,) = (name for name in self.list() if name.endswith(ending))
        return self.open_file(name), self.file_length(name)

    def close(self) -> None:
        for file in self._opened:
            file.close()
        super().close()


class _Matcher(W3LeafMatcher):  # type: ignore[misc]
    """The list of those documents that hold a word, block by block."""

    def _read_data(self) -> None:
        data = self._postfile.get(self._dataoffset, self._nextoffset - self._dataoffset)
        self._data = unpickling.loads(zlib.decompress(data) if self._compression else data)

    def whole(self) -> Postings:
        ids: list[int] = []
        weights: list[float] = []
        while self.is_active():
            self._read_weights()
            ids += accumulate(self._data[0])  # each is told by how far it is from the one before
            weights += self._weights
            self._next_block()
        return tuple(ids), tuple(weights)


class Segment:
    """The segment in the file at ``path``, which holds ``documents`` documents.

    Whatever is wrong with it raises something, here and in every method; a pickle that holds more
    than data raises UnpicklingError.
    """

    def __init__(self, path: Path, documents: int) -> None:
        self._files = _Files(path)
        try:
            self._open(documents)
        except BaseException:
            self._files.close()
            raise

    def _open(self, documents: int) -> None:
        self._terms = OrderedHashReader(*self._files.open_only(".trm"))
        self._fields: dict[str, int] = self._terms.extras["fieldmap"]
        self._posts, _ = self._files.open_only(".pst")
        kept, length = self._files.open_only("._stored.col")
        self._stored = CompressedBytesColumn().reader(kept, 0, length, documents)

    def postings(self, field: str, word: bytes) -> Postings:
        """The documents that hold ``word`` in ``field``, and its weight in each."""
        info = self._info(field, word)
        if info is None:
            return _NOWHERE
        ids, weights = _Matcher(self._posts, *info.extent(), Existence()).whole()
        numbers = {*map(type, ids)} <= {int} and {*map(type, weights)} <= {float}
        if not numbers or len(ids) != len(weights):
            raise ValueError("what stands for documents is no list of them")
        return ids, weights

    def frequency(self, field: str, word: bytes) -> int:
        """How many documents hold ``word`` in ``field``."""
        info = self._info(field, word)
        return 0 if info is None else int(info.doc_frequency())

    def _info(self, field: str, word: bytes) -> W3TermInfo | None:
        number = self._fields.get(field)
        kept = None if number is None else self._terms.get(pack_ushort(number) + word)
        if kept is None:
            return None
        if kept[0]:  # whoosh would unpickle it, and never writes it
            raise ValueError("documents stand where their place in the file should")
        return W3TermInfo.from_bytes(kept)

    def lexicon(self, field: str) -> Iterator[bytes]:
        """All words of ``field`` in order."""
        if field in self._fields:
            first = pack_ushort(self._fields[field])
            for key in self._terms.keys_from(first):
                if not key.startswith(first):
                    return
                yield key.removeprefix(first)

    def stored(self, number: int) -> Any:
        """What was kept of document ``number``."""
        return unpickling.loads(self._stored[number])["stored"]

    def close(self) -> None:
        """Let go of the file."""
        self._files.close()
