"""Which entries restate a section."""

from __future__ import annotations

from rulesref.corpus.restated import Restated
from rulesref.link.restated import restated_by
from tests.book import book_of_three as book


def restated(*passages: str, also: tuple[str, ...] = ()) -> Restated:
    section = book.RESTATED
    return Restated(section, "arkham-lcg/errata/torch", "", (), (), passages, (), also=also)


def test_by_id_and_by_line():
    found = restated_by([restated(book.SHADOW.id)], book.ALL)
    assert found == {book.SHADOW.id: ("arkham-lcg/errata/torch",)}
    lonely = book.SHADOW._replace(first_line=70, last_line=80)
    found = restated_by([restated(f"{book.REFERENCE.id}@75")], [book.LANTERN, lonely])
    assert set(found) == {lonely.id}


def test_a_line_of_nothing_is_passed_over():
    assert restated_by([restated(f"{book.REFERENCE.id}@9999")], book.ALL) == {}


def test_an_erratum_of_many_cards_leaves_each_record_to_its_own_card():
    ids = [f"{book.FAQ.id}/errata/{name}" for name in ("torch", "oil-7-1.2", "flint-and-steel")]
    one = restated(*ids, also=("arkham-lcg/errata/oil", "arkham-lcg/errata/flint"))
    found = restated_by([one], [])
    assert found[ids[0]] == ("arkham-lcg/errata/torch",)
    assert found[ids[1]] == ("arkham-lcg/errata/oil",)
    assert found[ids[2]] == ("arkham-lcg/errata/flint",)
