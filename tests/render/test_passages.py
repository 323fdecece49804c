"""A passage in one line: named as players cite it."""

from __future__ import annotations

import pytest

from rulesref.entries import Passage
from rulesref.render.passages import icons_lost, source_of
from tests.book import book_of_three as book


@pytest.mark.parametrize(
    ("kind", "number", "named"),
    [
        ("point", "1.7", "1.7"),
        ("step", "2.2", "2.2"),
        ("test-step", "ST.4", "ST.4"),
        ("setup-step", "8", "setup step 8"),
        ("initiation-step", "2", "initiation step 2"),
        ("card-erratum", "230", "“Torch #230”"),
        ("taboo", "12", "“Torch #12”"),
        ("rule", "III", "“Torch”"),
        ("glossary", "", "“Torch”"),
    ],
)
def test_a_number_is_cited_only_where_it_says_what_it_is(kind, number, named):
    section = book.CARD_ERRATUM._replace(kind=kind, number=number)
    assert source_of(Passage(section, book.FAQ, "text")) == f"FAQ v2.5, {named}, lines 10-12"


def test_every_icon_that_the_text_shows_as_lost_is_counted():
    section = book.SHADOW._replace(markdown="[?] or [?]", icon_lost=(11,))
    assert icons_lost(section) == "(2 icons lost in this copy)"
    assert icons_lost(section._replace(markdown="[?]")) == "(1 icon lost in this copy)"
    assert icons_lost(book.SHADOW) == ""


def test_a_reader_of_italian_is_told_in_italian_where_a_passage_stands():
    step = book.CARD_ERRATUM._replace(kind="setup-step", number="8", page=3, last_line=10)
    summary = book.FAQ._replace(tier="summary", title="Summary")
    named = source_of(Passage(step, summary, "text"), "it")
    assert named == "Summary v2.5, passo di preparazione 8, pagina 3, riga 10, non ufficiale"
    assert source_of(Passage(book.RESTATED, book.OWN, "text"), "it") == "con parole nostre"
    assert icons_lost(step._replace(markdown="[?] [?]"), "it") == (
        "(2 icone perdute in questa copia)"
    )
