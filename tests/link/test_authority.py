"""Which passage governs."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulesref.entries import version_key
from rulesref.errors import ParseError
from rulesref.link.authority import read_authority, superseded_in
from tests.book import book_of_three as book

ORDER = read_authority(Path(__file__).parents[2] / "corpus" / "arkham-lcg" / "authority.toml")


def test_faq_over_rules_reference():
    assert ORDER.compare(book.FAQ, book.REFERENCE) == 1
    assert ORDER.compare(book.REFERENCE, book.FAQ) == -1
    assert ORDER.cite(book.FAQ, book.REFERENCE).startswith("arkham-lcg/")


def test_the_later_version_governs_whatever_its_printed_date():
    late_date = book.OLD_FAQ._replace(date="2030-01")
    assert ORDER.compare(book.FAQ, late_date) == 1


def test_another_edition_is_no_rival():
    assert ORDER.compare(book.GRIMOIRE, book.REFERENCE) is None


def test_a_pair_without_a_line_is_undetermined():
    odd = book.REFERENCE._replace(tier="summary", id="arkham-lcg/eog")
    learn = book.REFERENCE._replace(tier="learn-to-play", id="arkham-lcg/learn")
    assert ORDER.compare(odd, learn) is None


def test_version_1_41_comes_between_1_4_and_1_5():
    assert version_key("1.4") < version_key("1.41") < version_key("1.5") < version_key("2.0")


@given(
    st.sampled_from(list(book.DOCUMENTS.values())), st.sampled_from(list(book.DOCUMENTS.values()))
)
def test_the_order_is_antisymmetric(left, right):
    there, back = ORDER.compare(left, right), ORDER.compare(right, left)
    assert (there is None) == (back is None)
    assert there is None or back is None or there == -back


def test_only_a_copy_that_differs_falls_to_its_faq_point():
    passages = [book.LANTERN, book.POINT, book.OLD_POINT]
    fallen = superseded_in(passages, book.DOCUMENTS, ORDER, {book.LANTERN.id: book.POINT.id})
    assert fallen[book.LANTERN.id].by == book.POINT.id
    assert fallen[book.OLD_POINT.id].by == book.POINT.id
    assert book.POINT.id not in fallen
    same = superseded_in(passages, book.DOCUMENTS, ORDER, {})
    assert book.LANTERN.id not in same


def test_of_several_of_the_latest_version_the_likest_takes_the_place():
    old = book.ERRATUM._replace(id="arkham-lcg/faq-1.3/shadow", document=book.OLD_FAQ.id)
    near = book.ERRATUM._replace(id="near")
    namesake = book.ERRATUM._replace(id="namesake", markdown="Add: no shadow has a colour.")
    for rivals in ([near, namesake], [namesake, near]):
        fallen = superseded_in([*rivals, old], book.DOCUMENTS, ORDER, {})
        assert fallen[old.id].by == "near"
        assert "repeats it" in fallen[old.id].why


def test_errata_of_two_cards_with_one_title_do_not_supersede_each_other():
    other = book.CARD_ERRATUM._replace(
        id="arkham-lcg/faq-1.3/errata/torch", document=book.OLD_FAQ.id,
        cards=(book.CARD_ERRATUM.cards[0]._replace(number="90", codes=("01090",)),),
    )  # fmt: skip
    fallen = superseded_in([book.CARD_ERRATUM, other], book.DOCUMENTS, ORDER, {})
    assert fallen == {}


def test_errata_of_one_card_supersede_however_its_number_is_printed():
    other = book.CARD_ERRATUM._replace(
        id="arkham-lcg/faq-1.3/errata/torch", document=book.OLD_FAQ.id,
        cards=(book.CARD_ERRATUM.cards[0]._replace(number="7 - 9", codes=("99007", "99008")),),
    )  # fmt: skip
    fallen = superseded_in([book.CARD_ERRATUM, other], book.DOCUMENTS, ORDER, {})
    assert set(fallen) == {other.id}


def test_a_broken_order_is_an_error(tmp_path):
    path = tmp_path / "authority.toml"
    path.write_text("[[line]]\nover = 'faq'\n")
    with pytest.raises(ParseError):
        read_authority(path)
