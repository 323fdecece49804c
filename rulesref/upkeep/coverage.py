"""Which passages of the documents no restatement covers."""

from __future__ import annotations

from collections.abc import Iterable

from rulesref.corpus.lock import Lock
from rulesref.entries import Section


def covered(lock: Lock) -> frozenset[str]:
    """The ids of all sections that some restatement restates."""
    return frozenset(passage.section for rows in lock.values() for passage in rows)


def coverage(sections: Iterable[Section], lock: Lock) -> list[Section]:
    """Those of ``sections`` that hold a rule and that nothing restates.

    A heading without text and an entry that only points elsewhere hold none.
    """
    known = covered(lock)
    return [
        section
        for section in sections
        if section.id not in known and not section.pointer and section.markdown.strip()
    ]
