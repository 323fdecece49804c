"""Documents as a command line names them: by their whole id, or without the game."""

from __future__ import annotations

from rulesref.book.book import Book
from rulesref.catalogue import said
from rulesref.entries import Document
from rulesref.errors import UnresolvedReference, UsageError
from rulesref.nearest import nearest


def document_named(book: Book, name: str) -> Document:
    """The document that ``name`` means. Raises UsageError with the nearest ids."""
    try:
        return book.lookup.document(name)
    except UnresolvedReference:
        pass
    documents = book.documents()
    for document in documents:
        if document.id.partition("/")[2] == name:
            return document
    ids = [document.id for document in documents]
    raise UsageError(
        said("there is no document {name!r}").format(name=name[:60]),
        candidates=nearest(name, ids) or tuple(ids[:8]),
        remedy="rulesref sources list --all",
    )
