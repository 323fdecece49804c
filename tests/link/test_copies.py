"""What is said twice among the texts of one entry."""

from __future__ import annotations

import pytest

from rulesref.entries import Section
from rulesref.link.binding import Knowledge, bind
from rulesref.link.copies import copies
from tests.book import book_of_three as book
from tests.link.test_binding import ORDER

BURNS = "A lantern burns."
WHOLE = 'A lantern burns. It lights “one” place.\n\nSee also: "Shadow".'


def said(document: str, text: str, **more: str) -> Section:
    id = f"{document}/{len(text)}"
    return book.LANTERN._replace(id=id, document=document, markdown=text, **more)


FAQ, REFERENCE, GRIMOIRE, OWN = (d.id for d in (book.FAQ, book.REFERENCE, book.GRIMOIRE, book.OWN))


def test_a_text_whose_sentences_all_stand_in_another_is_its_copy_wherever_it_stands():
    part, whole = said(FAQ, 'It lights "one" place. A lantern burns.'), said(REFERENCE, WHOLE)
    assert copies([part, whole], book.DOCUMENTS) == {part.id}
    assert copies([whole, part], book.DOCUMENTS) == {part.id}


def test_of_two_with_the_same_words_the_later_is_the_copy():
    one, other = said(FAQ, BURNS), said(REFERENCE, BURNS)
    assert copies([one, other], book.DOCUMENTS) == {other.id}


def test_of_two_with_the_same_words_the_one_that_lost_icons_is_the_copy():
    lost, whole = said(FAQ, "A [?] burns."), said(REFERENCE, "A [free] burns.")
    assert copies([lost, whole], book.DOCUMENTS) == {lost.id}
    assert copies([whole, lost], book.DOCUMENTS) == {lost.id}


@pytest.mark.parametrize(
    "other",
    [
        said(REFERENCE, "Some lantern burns. It lights no place."),
        said(GRIMOIRE, WHOLE),
        said(OWN, WHOLE),
        said(REFERENCE, WHOLE, language="it"),
        said(REFERENCE, ""),
    ],
)
def test_other_words_another_edition_language_or_author_repeat_nothing(other):
    assert copies([said(FAQ, BURNS), other], book.DOCUMENTS) == set()


def test_an_erratum_that_two_documents_print_amends_once():
    again = book.ERRATUM._replace(id="again", document=book.REFERENCE.id)
    known = Knowledge(book.DOCUMENTS, {"arkham-lcg": ORDER}, {}, {}, {})
    ids = {s.id: ("arkham-lcg/shadow",) for s in (book.SHADOW, book.ERRATUM, again)}
    (shadow,) = bind([book.SHADOW, book.ERRATUM, again], ids, known)
    assert sorted(p.role for p in shadow.passages) == ["amends", "copy", "text"]


def test_what_has_fallen_repeats_what_holds_and_is_not_repeated_by_it():
    old, new = said(FAQ, WHOLE), said(REFERENCE, BURNS)
    assert copies([new, old], book.DOCUMENTS, {old.id}) == set()
    old, new = said(FAQ, BURNS), said(REFERENCE, WHOLE)
    assert copies([new, old], book.DOCUMENTS, {old.id}) == {old.id}
