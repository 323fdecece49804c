"""The list of versions is whole, and refused where it is broken."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulesref.corpus.published import FILE, publication_of, read_published
from rulesref.errors import ParseError

LIST = Path(__file__).parents[2] / "corpus" / "arkham-lcg" / FILE
ROW = 'name = "Club rules"\nids = "toy/club-"\ntier = "faq"\nlanguage = "en"\nedition = "2016"\n'


def written(folder: Path, text: str) -> Path:
    path = folder / FILE
    path.write_text(text, "utf-8")
    return path


def test_each_version_has_a_date_and_they_are_in_order():
    documents = read_published(LIST)
    assert documents
    for document in documents:
        assert list(document.dates.values()) == sorted(document.dates.values()), document.name


def test_a_document_is_known_by_how_its_id_begins():
    documents = read_published(LIST)
    place, row = publication_of("arkham-lcg/faq-1.3", documents)
    assert row is not None
    assert (place, row.dates["1.3"]) == (0, "2018-05-31")
    assert publication_of("arkham-lcg/own/club-2", documents) == (len(documents), None)


def test_a_document_may_have_the_dates_of_another(tmp_path):
    other = ROW.replace("Club rules", "Copy").replace("club-", "copy-")
    text = f'[[document]]\n{ROW}[document.published]\n"1" = "2020"\n[[document]]\n{other}like = "Club rules"\n'
    assert [row.dates for row in read_published(written(tmp_path, text))] == [{"1": "2020"}] * 2


@pytest.mark.parametrize(
    "text",
    [
        "[[document]]",
        f"[[document]]\n{ROW}",
        f'[[document]]\n{ROW}like = "Nothing"\n',
        f'[[document]]\n{ROW}[document.published]\n"1" = "yesterday"\n',
        f'[[document]]\n{ROW.replace("faq", "whim")}[document.published]\n"1" = "2020"\n',
        f'[[document]]\n{ROW}more = 1\n[document.published]\n"1" = "2020"\n',
        "document = 1",
        "[[document",
    ],
)
def test_a_broken_list_is_refused(tmp_path, text):
    with pytest.raises(ParseError, match="the list of versions is broken"):
        read_published(written(tmp_path, text))


def test_a_game_without_a_list_has_none(tmp_path):
    assert read_published(tmp_path / FILE) == ()
