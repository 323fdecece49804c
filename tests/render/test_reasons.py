"""Why a text no longer holds is said in the reader's language."""

from __future__ import annotations

from rulesref.entries import Section
from rulesref.link.authority import superseded_in
from rulesref.render.reasons import reason_in
from tests.book import book_of_three as book
from tests.link.test_authority import ORDER


def why(stale: dict[str, str], old: dict[str, str], *passages: Section) -> str:
    """The reason that linking gives for the last of ``passages``."""
    moss = book.GRIMOIRE._replace(id="arkham-lcg/moss-1.1", version="1.1")
    known = (book.FAQ, book.OLD_FAQ, book.REFERENCE, book.GRIMOIRE, moss)
    documents = {document.id: document for document in known}
    fallen = superseded_in(passages, documents, ORDER, stale, old)
    return fallen[passages[-1].id].why


def test_every_reason_that_linking_gives_is_put_in_italian() -> None:
    same = book.OLD_POINT._replace(markdown=book.POINT.markdown)
    other = book.OLD_POINT._replace(markdown="Quite another rule.")
    said = [
        why({book.LANTERN.id: book.POINT.id}, {}, book.POINT, book.LANTERN),
        why({}, {book.LANTERNA.id: "arkham-lcg/moss-1.1/1.001"}, book.LANTERNA),
        why({}, {}, book.POINT, same),
        why({}, {}, book.POINT, other),
    ]
    italian = [reason_in(reason, "it") for reason in said]
    assert all(reason != english for reason, english in zip(italian, said, strict=True))
    assert len(set(italian)) == len(said)
    assert "1.1" in italian[1]


def test_english_stays_and_so_does_what_nobody_has_translated() -> None:
    assert reason_in("the FAQ words this rule anew", "en") == "the FAQ words this rule anew"
    assert reason_in("moss grew over it", "it") == "moss grew over it"
