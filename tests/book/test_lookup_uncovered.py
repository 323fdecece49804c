"""What no restatement covers is listed, and only in documents that the corpus restates."""

from __future__ import annotations

from rulesref.book import citations, file, lookup
from rulesref.entries import Restates
from rulesref.link.naming import names_of
from tests.book import book_of_three as book
from tests.link.test_binding import entries


def test_only_the_left_out_passages_of_cited_documents_are_listed(tmp_path):
    bound = []
    for entry in entries().values():
        passages = tuple(
            p._replace(restates=(Restates(book.REFERENCE.id, book.LANTERN.id, 10, 12, None, "x"),))
            if p.document.tier == "restatement"
            else p
            for p in entry.passages
        )
        bound.append(entry._replace(passages=passages))
    pointer = book.section(book.REFERENCE, "lamp", "Lamp", "See Lantern.", pointer=True)
    sections = [*book.ALL, pointer]
    documents = tuple(book.DOCUMENTS.values())
    file.write(tmp_path, file.Bound(documents, sections, bound, names_of(bound)))
    left = citations.uncovered(lookup.Lookup(tmp_path))
    assert [section.id for section in left] == [book.SHADOW.id]
