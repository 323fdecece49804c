"""The Python door: open, search, entry, errata."""

from __future__ import annotations

import pytest

import rulesref
from rulesref.errors import UnresolvedReference, UsageError


@pytest.fixture(scope="module")
def lib(tmp_path_factory):
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RULESREF_HOME", str(tmp_path_factory.mktemp("home")))
        book = rulesref.open()
        yield book
        book.close()


def test_search_finds_a_bundled_rule_with_its_passages(lib):
    found = lib.search("retaliate when I fail by 2")
    assert found.results[0].entry.id == "arkham-lcg/retaliate"
    assert found.results[0].passages[0].restates


def test_an_entry_by_name_and_by_id_is_the_same(lib):
    assert lib.entry("prey").id == lib.entry("arkham-lcg/prey").id == "arkham-lcg/prey"


def test_errata_of_a_card(lib):
    assert any("lucky-dice" in reading.section.id for reading in lib.errata("Lucky Dice").errata)


def test_an_unknown_card_is_said(lib):
    with pytest.raises(UnresolvedReference):
        lib.errata("Grand Duke of Nowhere In Particular")


def test_an_unknown_edition_is_refused():
    with pytest.raises(UsageError):
        rulesref.open("1999")
