"""Search: entries made findable by their words, names and questions, on a whoosh index.

``build`` writes the index of a book, ``Searcher`` answers a ``Query`` from it.
"""

from __future__ import annotations

from rulesref.record import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import Any

    from rulesref.search.indexing import build
    from rulesref.search.names import Answer, EntryNames, Hit, KnownCard
    from rulesref.search.phrases import Phrase, read_phrases
    from rulesref.search.query import Query
    from rulesref.search.searcher import Searcher
    from rulesref.search.synonyms import Synonym, read_synonyms

__all__ = [
    "Answer",
    "EntryNames",
    "Hit",
    "KnownCard",
    "Phrase",
    "Query",
    "Searcher",
    "Synonym",
    "build",
    "read_phrases",
    "read_synonyms",
]

_HOMES = {
    "build": "indexing",
    "Query": "query",
    "Searcher": "searcher",
    "Answer": "names",
    "EntryNames": "names",
    "Hit": "names",
    "KnownCard": "names",
    "Phrase": "phrases",
    "Synonym": "synonyms",
    "read_phrases": "phrases",
    "read_synonyms": "synonyms",
}


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
