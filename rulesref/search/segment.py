"""The segment of an index: the one file that whoosh's writer leaves, and the way to read it.

whoosh's own reader unpickles whatever the file holds, and goes through many small calls for every
word. This one takes the numbers from where whoosh put them, and reads every pickle as data.
"""

from __future__ import annotations

import zlib
from array import array
from collections.abc import Iterator
from io import BytesIO
from itertools import accumulate
from pathlib import Path
from struct import Struct

from rulesref.record import TYPE_CHECKING
from rulesref.search import unpickling

try:
    import mmap
except ImportError:  # a system that maps no files
    mmap = None  # type: ignore[assignment]

if TYPE_CHECKING:
    from typing import Any

    Bytes = bytes | mmap.mmap

Postings = tuple[tuple[int, ...], tuple[float, ...]]

_NOWHERE: Postings = (), ()

#: Where the list of files stands, at the very beginning.
_START = Struct("!qi")
_INT = Struct("!i")
#: What every list of documents begins with.
_MAGIC = b"W3Bl"
#: What stands before it: how long a block is, below 0 for the last one.
_BLOCK_HEAD = Struct("!i")
#: What the head of a block is: how many documents, the last one, the greatest weight, whether the
#: rest is packed, and two lengths of texts.
_HEAD = (int, int, float, int, int, int)


def _mapped(path: Path) -> Bytes:
    """The file at ``path``, read where it is looked at alone if the system can do so."""
    with path.open("rb") as file:
        if mmap is None:
            return file.read()
        return mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)


class _Terms:
    """Word → what is known of it: a table in the file, from ``start`` up to ``end``.

    Words lie in order, behind them 256 tables of where each is by the sum of its bytes, behind these
    a list of the tables.
    """

    _TABLE = Struct("!qi")
    _SLOT = Struct("!Iq")
    _LENGTHS = Struct("!ii")
    _TABLES = 256

    def __init__(self, data: Bytes, start: int, end: int) -> None:
        self._data, self._start = data, start
        (length,) = _INT.unpack_from(data, end - _INT.size)
        kept = end - _INT.size - length
        file = BytesIO(data[kept:end])
        extras = unpickling.load(file)
        self.fields: dict[str, int] = extras["fieldmap"]
        #: Where each word lies, in their order.
        self._order = array(extras["indextype"])
        read = kept + file.tell()
        self._order.frombytes(data[read : read + self._order.itemsize * extras["indexlen"]])
        _to_own_order(self._order)
        self._tables = kept - self._TABLES * self._TABLE.size
        self._sum = _sum()

    def get(self, key: bytes) -> bytes | None:
        """What is known of the word ``key``; None where it is not there."""
        data, slot_of, slot_size = self._data, self._SLOT.unpack_from, self._SLOT.size
        asked = int.from_bytes(self._sum(key).digest()[-4:], "big")
        table = self._tables + self._TABLE.size * (asked & 255)
        first, slots = self._TABLE.unpack_from(data, table)
        for step in range(slots):
            place = (step + (asked >> 8)) % slots
            sum_there, item = slot_of(data, self._start + first + place * slot_size)
            if not item:
                return None
            if sum_there == asked:
                there, value = self._item(item)
                if there == key:
                    return value
        return None

    def _item(self, place: int) -> tuple[bytes, bytes]:
        """The word at ``place``, and what is known of it."""
        start = self._start + place
        length, rest = self._LENGTHS.unpack_from(self._data, start)
        start += self._LENGTHS.size
        end = start + length
        return self._data[start:end], self._data[end : end + rest]

    def beginning(self, prefix: bytes) -> Iterator[bytes]:
        """The words that begin with ``prefix`` in order."""
        low, high = 0, len(self._order)
        while low < high:
            middle = (low + high) // 2
            if self._item(self._order[middle])[0] < prefix:
                low = middle + 1
            else:
                high = middle
        for place in self._order[low:]:
            key, _ = self._item(place)
            if not key.startswith(prefix):
                return
            yield key


class _Kept:
    """What was kept of each document: packed, one behind the other from ``start`` up to ``end``."""

    def __init__(self, data: Bytes, start: int, end: int, documents: int) -> None:
        self._data = data
        lengths = array(chr(data[end - 1]))
        behind = end - 1 - lengths.itemsize * documents
        if documents < 0 or behind < start:
            raise ValueError("what is kept of the documents has no lengths")
        lengths.frombytes(data[behind : end - 1])
        _to_own_order(lengths)
        self._ends = array("q", accumulate(lengths, initial=start))

    def __getitem__(self, number: int) -> bytes:
        if number < 0:
            raise IndexError(number)
        return zlib.decompress(self._data[self._ends[number] : self._ends[number + 1]])


class Segment:
    """The segment in the file at ``path``, which holds ``documents`` documents.

    Whatever is wrong with it raises something, here and in every method; a pickle that holds more
    than data raises UnpicklingError.
    """

    #: What is known of a word: whether its documents stand there too, how much it weighs in all, how
    #: many hold it, the shortest and the longest text, the greatest weight, the first document and
    #: the last, where their list stands, and how long it is.
    _INFO = Struct("!BfIBBfIIqi")
    _HOW_MANY, _PLACE = 2, 8
    _FIELD = Struct("!H")

    def __init__(self, path: Path, documents: int) -> None:
        self._data = _mapped(path)
        try:
            self._open(documents)
        except BaseException:
            self.close()
            raise

    def _open(self, documents: int) -> None:
        listed, _ = _START.unpack_from(self._data)
        self._files: dict[str, dict[str, int]] = unpickling.load(BytesIO(self._data[listed:]))
        self._terms = _Terms(self._data, *self._file(".trm"))
        self._posts, _ = self._file(".pst")
        self._stored = _Kept(self._data, *self._file("._stored.col"), documents)

    def _file(self, ending: str) -> tuple[int, int]:
        """Where the file whose name ends so begins and ends. Raises ValueError where there is not one."""
        (found,) = (file for name, file in self._files.items() if name.endswith(ending))
        start, length = found["offset"], found["length"]
        if not 0 <= start <= start + length <= len(self._data):
            raise ValueError("a part of it is not there")
        return start, start + length

    def postings(self, field: str, word: bytes) -> Postings:
        """The documents that hold ``word`` in ``field``, and its weight in each."""
        info = self._info(field, word)
        if info is None:
            return _NOWHERE
        ids, weights = self._list_at(self._posts + info[self._PLACE])
        numbers = {*map(type, ids)} <= {int} and {*map(type, weights)} <= {float}
        if not numbers or len(ids) != len(weights):
            raise ValueError("what stands for documents is no list of them")
        return ids, weights

    def _list_at(self, place: int) -> Postings:
        """The list of documents at ``place``, block by block."""
        data = self._data
        if data[place : place + len(_MAGIC)] != _MAGIC:
            raise ValueError("no list of documents stands where it should")
        place += len(_MAGIC)
        ids: list[int] = []
        weights: list[float] = []
        last = False
        while not last:
            (length,) = _BLOCK_HEAD.unpack_from(data, place)
            place += _BLOCK_HEAD.size
            last, length = length < 0, abs(length)
            some, own = _block(data[place : place + length])
            ids += accumulate(some)  # each is told by how far it is from the one before
            weights += own
            place += length
        return tuple(ids), tuple(weights)

    def frequency(self, field: str, word: bytes) -> int:
        """How many documents hold ``word`` in ``field``."""
        info = self._info(field, word)
        return 0 if info is None else int(info[self._HOW_MANY])

    def _info(self, field: str, word: bytes) -> tuple[Any, ...] | None:
        number = self._terms.fields.get(field)
        kept = None if number is None else self._terms.get(self._FIELD.pack(number) + word)
        if kept is None:
            return None
        if kept[0]:  # whoosh would unpickle it, and never writes it
            raise ValueError("documents stand where their place in the file should")
        return self._INFO.unpack(kept)

    def lexicon(self, field: str) -> Iterator[bytes]:
        """All words of ``field`` in order."""
        if field in self._terms.fields:
            first = self._FIELD.pack(self._terms.fields[field])
            for key in self._terms.beginning(first):
                yield key.removeprefix(first)

    def stored(self, number: int) -> Any:
        """What was kept of document ``number``."""
        return unpickling.loads(self._stored[number])["stored"]

    def close(self) -> None:
        """Let go of the file."""
        if not isinstance(self._data, bytes):
            self._data.close()


def _block(block: bytes) -> tuple[tuple[int, ...], tuple[float, ...]]:
    """The documents of a block, each by its distance from the one before, and their weights."""
    file = BytesIO(block)
    head = unpickling.load(file)
    if tuple(map(type, head)) != _HEAD:
        raise ValueError("a block of documents has another head")
    count, _, _, packed, *_ = head
    rest = block[file.tell() :]
    ids, weights, _ = unpickling.loads(zlib.decompress(rest) if packed else rest)
    if weights is None:
        weights = 1.0
    if isinstance(weights, float):  # the same in all, as exactly as whoosh gives it back
        weights = tuple(array("f", [weights]) * count)
    return ids, weights


def _to_own_order(numbers: array[int]) -> None:
    """Turn the bytes of ``numbers`` round where this machine has them the other way."""
    import sys

    if sys.byteorder == "little":
        numbers.byteswap()


def _sum() -> Any:
    """The sum by which words lie in the file; what Python itself has of it loads no library."""
    from importlib import import_module

    try:
        return import_module("_md5").md5
    except ImportError:
        from hashlib import md5

        return md5
