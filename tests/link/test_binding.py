"""Sections become entries."""

from __future__ import annotations

from pathlib import Path

from rulesref.link.authority import read_authority
from rulesref.link.binding import Knowledge, NamedEntry, bind
from rulesref.link.grouping import entry_ids
from rulesref.link.naming import names_of
from tests.book import book_of_three as book

ORDER = read_authority(Path(__file__).parents[2] / "corpus" / "arkham-lcg" / "authority.toml")


def entries():
    sections = [
        s._replace(references=tuple(r._replace(target="arkham-lcg/shadow") for r in s.references))
        for s in book.ALL
    ]
    ids = entry_ids(
        sections, {}, {book.LANTERNA.id: ("arkham-lcg/lantern",)}, {book.POINT.id: book.LANTERN.id}
    )
    known = Knowledge(
        book.DOCUMENTS,
        {"arkham-lcg": ORDER},
        {book.LANTERN.id: book.POINT.id},
        {},
        {"arkham-lcg/lantern": NamedEntry({"it": "Lanterna"}, ("lamp",), ())},
    )
    return {entry.id: entry for entry in bind(sections, ids, known)}


def test_passages_stand_by_authority_with_the_superseded_last():
    lantern = entries()["arkham-lcg/lantern"]
    documents = [p.document.id for p in lantern.passages]
    assert documents[0] == book.FAQ.id
    assert {p.section.id for p in lantern.passages if p.superseded_by} == {
        book.LANTERN.id,
        book.OLD_POINT.id,
    }


def test_see_and_referenced_by_mirror_each_other():
    bound = entries()
    assert bound["arkham-lcg/lantern"].see == ("arkham-lcg/shadow",)
    assert bound["arkham-lcg/shadow"].referenced_by == ("arkham-lcg/lantern",)


def test_a_rulebook_erratum_is_a_passage_of_the_rule_it_amends():
    shadow = entries()["arkham-lcg/shadow"]
    assert [(p.section.id, p.role) for p in shadow.passages if p.role == "amends"] == [
        (book.ERRATUM.id, "amends")
    ]


def test_titles_in_both_languages_and_names():
    bound = entries()
    assert bound["arkham-lcg/lantern"].titles == (("en", "Lantern"), ("it", "Lanterna"))
    names = {(name, entry) for name, _, _, entry in names_of(list(bound.values()))}
    for name in ("lantern", "lanterna", "lamp", "1.7", "faq 1.7"):
        assert (name, "arkham-lcg/lantern") in names
