"""Questions in parts, so that each can be asked where nothing has learnt it.

The associations and the answered questions learn the other parts before a part is asked, by fewer
learners than those that are shipped: half a minute for each part.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from hashlib import md5
from pathlib import Path
from unittest import mock

from rulesref.search import associations, precedents
from rulesref.search.asking import POSED
from tests.eval.answered import answered
from tests.eval.associating import learnt_from
from tests.eval.questions import Question
from tests.eval.texts import Text, texts_of_corpus

PARTS = 5
#: With how many learners and rounds the associations are learnt that have not seen a part: enough
#: to weigh what they say, in a fraction of the time.
_LEARNT = {"learners": 1, "rounds": 8}


def part_of(asked: Question, text: Text | None, *, by_entry: bool = False) -> int:
    """In which part ``asked`` is, read as ``text``: questions in that of their own entry only
    ``by_entry``.
    """
    entries = text.entries if text else ()
    long = text is not None and len(text.keys) >= POSED
    apart = asked.text if (long and not by_entry) or not entries else min(entries)
    return int(md5(apart.encode()).hexdigest(), 16) % PARTS


class Apart:
    """What was learnt of questions without those of a part.

    ``read`` are all questions as they are learnt, each in the part that ``parts`` has at its place;
    ``tables`` is a folder that keeps the associations.
    """

    def __init__(
        self, read: Sequence[Text | None], parts: Sequence[int], tables: Path | None
    ) -> None:
        self._read = read
        self._parts = parts
        self._tables = tables
        self._texts = list(texts_of_corpus())

    @contextmanager
    def without(self, part: int) -> Iterator[None]:
        """A search that has learnt nothing of ``part``."""
        rows = zip(self._read, self._parts, strict=True)
        others = [text for text, own in rows if text and own != part]
        near = associations.Table(self._table(others))
        alike = precedents.Precedents(answered(self._texts, others))
        with (
            mock.patch.object(associations, "read_table", return_value=near),
            mock.patch.object(precedents, "read_answered", return_value=alike),
        ):
            yield

    def _table(self, others: Sequence[Text]) -> str:
        """The associations learnt of the corpus and ``others``, kept by what is learnt from."""
        learnt = repr((_LEARNT, self._texts, others)).encode()
        kept = self._tables and self._tables / f"{md5(learnt).hexdigest()[:16]}.txt"
        if kept and kept.exists():
            return kept.read_text("utf-8")
        table = learnt_from(self._texts, others, **_LEARNT)
        if kept:
            kept.parent.mkdir(parents=True, exist_ok=True)
            kept.write_text(table, "utf-8")
        return table
