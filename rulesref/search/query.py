"""What is searched for: the words as they were typed, and what an answer must be."""

from __future__ import annotations

from rulesref.record import NamedTuple


class Query(NamedTuple):
    """A search for ``text``.

    ``game``, ``document`` (an id), ``kind`` and ``language`` leave out every other passage; None
    leaves out nothing. Passages of another ``edition`` than this one stand behind, and so do those
    in another language than ``reader``, or than the question where nobody says who reads. The
    answer has at most ``limit`` entries.
    """

    text: str
    game: str | None = None
    document: str | None = None
    kind: str | None = None
    language: str | None = None
    edition: str = ""
    limit: int = 10
    reader: str = ""
