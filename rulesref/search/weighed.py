"""A whoosh field whose words come with their weights instead of being counted."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from whoosh.fields import FieldType
from whoosh.formats import Existence


class Weighed(FieldType):  # type: ignore[misc]
    """Takes a mapping from word to weight, in which the length of the text is already reckoned."""

    def __init__(self) -> None:
        super().__init__(Existence(), None, scorable=False)

    def index(
        self, value: Mapping[str, float], **_: object
    ) -> Iterator[tuple[bytes, int, float, bytes]]:
        """(word in UTF-8, frequency, weight, no value) for every word of ``value``."""
        for word in sorted(value):
            yield word.encode("utf-8"), 1, value[word], b""
