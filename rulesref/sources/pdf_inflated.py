"""How much the streams of a PDF unpack to, counted before a library unpacks them."""

from __future__ import annotations

import re
import zlib

from rulesref.catalogue import said
from rulesref.sources.limits import INFLATED

_STREAM = re.compile(rb"stream\r?\n")
_PIECE = 1024 * 1024


def little_inflated(raw: bytes, name: str) -> None:
    """Raise SourceError where the streams of the PDF unpack to more than is taken.

    A stream that is no zlib stream is none that inflates; one that many pages share counts once.
    """
    left = INFLATED.now() * 1024 * 1024
    at = 0
    while found := _STREAM.search(raw, at):
        at = found.end()
        left, at = _unpacked(memoryview(raw), at, left)
        if left < 0:
            raise INFLATED.error(
                said("the PDF unpacks to over {count} MB").format(count=INFLATED.now()), name
            )


def _unpacked(raw: memoryview, at: int, left: int) -> tuple[int, int]:
    """What is left of the allowance behind the stream that begins at ``at``, and where it ends."""
    unpacking = zlib.decompressobj()
    given: bytes | memoryview = raw[at : at + _PIECE]
    fed = at + len(given)
    try:
        while left >= 0 and not unpacking.eof and given:
            left -= len(unpacking.decompress(given, _PIECE))
            given = unpacking.unconsumed_tail
            if not given:
                given = raw[fed : fed + _PIECE]
                fed += len(given)
    except zlib.error:
        return left, at
    return left, max(at, fed - len(unpacking.unused_data) - len(given))
