"""The book on disk gives back what was bound."""

from __future__ import annotations

import sqlite3

import pytest

from rulesref.book import file, lookup
from rulesref.catalogue import heard_in
from rulesref.errors import AmbiguousReference, StoreError, UnresolvedReference
from rulesref.link.naming import names_of
from tests.book import book_of_three as book
from tests.link.test_binding import entries


@pytest.fixture
def lib(tmp_path):
    bound = list(entries().values())
    sections = [s._replace(entry="arkham-lcg/lantern") for s in book.ALL]
    file.write(
        tmp_path,
        file.Bound(tuple(book.DOCUMENTS.values()), sections, bound, names_of(bound)),
    )
    opened = lookup.Lookup(tmp_path)
    yield opened
    opened.close()


def test_an_entry_comes_back_as_it_was_bound(lib):
    for entry in entries().values():
        loaded = lib.entry(entry.id)
        assert [p.section.id for p in loaded.passages] == [p.section.id for p in entry.passages]
        assert loaded._replace(passages=()) == entry._replace(passages=())


def test_a_title_is_that_of_the_language_where_there_is_one(lib):
    assert lib.title("arkham-lcg/lantern") == "Lantern"
    assert lib.title("arkham-lcg/lantern", "it") == "Lanterna"
    assert lib.title("arkham-lcg/shadow", "it") == "Shadow"
    assert lib.title("arkham-lcg/nothing", "it") == "arkham-lcg/nothing"


def test_a_section_id_resolves_to_its_entry(lib):
    assert lib.entry(book.OLD_POINT.id).id == "arkham-lcg/lantern"


def test_a_name_is_found_without_case_accents_or_quotes(lib):
    assert lib.entry("  LÀNTERN. ").id == "arkham-lcg/lantern"
    assert lib.entry("lamp").id == "arkham-lcg/lantern"
    assert lib.entry("faq 1.7").id == "arkham-lcg/lantern"


def test_an_unknown_name_gives_the_nearest(lib):
    with pytest.raises(UnresolvedReference) as caught:
        lib.entry("lantren")
    assert caught.value.candidates[0] == "Lantern"


def test_the_nearest_are_told_in_the_readers_language(lib):
    with heard_in(lambda: "it"):
        assert lib.nearest_names("lantren")[0] == "Lanterna"
        assert lib.nearest_names("lanterne")[0] == "Lanterna"
    assert lib.nearest_names("lanterne")[0] == "Lantern"


def with_twins(folder, *ids):
    """A book in which ``ids`` bear the titles of the first entry as well."""
    bound = list(entries().values())
    bound += [bound[0]._replace(id=id, names=(), passages=(), referenced_by=()) for id in ids]
    documents = tuple(book.DOCUMENTS.values())
    file.write(folder, file.Bound(documents, book.ALL, bound, names_of(bound)))
    return lookup.Lookup(folder)


def test_the_name_of_a_whole_is_not_that_of_its_parts(tmp_path):
    opened = with_twins(tmp_path, "arkham-lcg/lantern/oil", "arkham-lcg/twin/lantern")
    assert opened.called("Lantern") == ("arkham-lcg/lantern",)
    assert opened.called("lantern oil") == ("arkham-lcg/lantern/oil",)


def test_an_ambiguous_name_lists_its_entries_the_likelier_first(tmp_path):
    bound = entries()["arkham-lcg/lantern"]
    rivals = [
        bound._replace(id="arkham-lcg/old/one", names=(), passages=()),
        bound._replace(id="arkham-lcg/new", names=(), passages=()),
    ]
    file.write(tmp_path, file.Bound((), (), rivals, names_of(rivals)))
    opened = lookup.Lookup(tmp_path)
    assert opened.called("Lantern") == ("arkham-lcg/new", "arkham-lcg/old/one")
    with pytest.raises(AmbiguousReference) as caught:
        opened.entry("Lantern")
    assert caught.value.candidates == ("arkham-lcg/new", "arkham-lcg/old/one")


def test_cards_lead_to_their_sections(lib):
    assert [s.id for s in lib.sections_of_card(["99007"])] == [book.CARD_ERRATUM.id]


def test_a_torn_book_is_an_error(tmp_path):
    (tmp_path / file.BOOK).write_bytes(b"this is no database, only bytes " * 40)
    with pytest.raises(StoreError):
        lookup.Lookup(tmp_path)


def test_a_book_of_another_schema_is_an_error(tmp_path):
    db = sqlite3.connect(tmp_path / file.BOOK)
    db.execute("create table meta (key text, value text)")
    db.execute("insert into meta values ('schema', '0')")
    db.commit()
    db.close()
    with pytest.raises(StoreError):
        lookup.Lookup(tmp_path)


def test_a_bare_number_that_a_point_and_a_step_share_is_ambiguous(tmp_path):
    bound = list(entries().values())
    step = book.section(
        book.REFERENCE, "steps/1.7", "Dusk", "Dusk falls.", kind="step", number="1.7"
    )
    dusk = bound[0]._replace(
        id="arkham-lcg/steps/1.7",
        kind="step",
        titles=(("en", "Dusk"),),
        names=(),
        passages=(bound[0].passages[0]._replace(section=step),),
    )
    pause = step._replace(id=f"{step.id}-window", title="Player window", kind="window")
    window = dusk._replace(
        id="arkham-lcg/steps/1.7-window",
        kind="window",
        titles=(("en", pause.title),),
        passages=(dusk.passages[0]._replace(section=pause),),
    )
    bound += [dusk, window]
    names = names_of(bound)
    sections = [*book.ALL, step, pause]
    documents = tuple(book.DOCUMENTS.values())
    file.write(tmp_path, file.Bound(documents, sections, bound, names))
    opened = lookup.Lookup(tmp_path)
    with pytest.raises(AmbiguousReference) as refused:
        opened.entry("1.7")
    assert set(refused.value.candidates) == {"arkham-lcg/lantern", dusk.id}
    assert opened.entry("1.7-window").id == window.id
    assert opened.entry("faq 1.7").id == "arkham-lcg/lantern"
    assert opened.entry("step 1.7").id == "arkham-lcg/steps/1.7"
