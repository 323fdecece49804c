from pathlib import Path

import pytest

from rulesref.cards.index import INDEX, IndexedCard, as_table, indexed_as_printed, read_index
from rulesref.errors import SourceError
from tests.cards.made_up import index_folder


def test_a_reprint_takes_what_it_leaves_out_from_its_original(tmp_path: Path) -> None:
    index = read_index(index_folder(tmp_path))
    reprint = index.cards["01520"]
    assert (reprint.name, reprint.pack, reprint.original) == ("Billhook", "rcore", "01020")
    assert reprint.name_it == "Roncola"
    assert indexed_as_printed(reprint, index.cards["01020"]).name == ""
    assert index.missing_sets == ("The Lost Set",)


def test_the_bundled_index_is_sorted_and_written_as_the_tool_writes_it() -> None:
    index = read_index()
    from rulesref.cards.index import bundled

    text = (bundled() / INDEX).read_text("utf-8")
    known = [c for c in index.cards.values() if f"\n{c.code}\t" in text]
    rows = [indexed_as_printed(c, index.cards[c.same_as] if c.same_as else None) for c in known]
    assert as_table(IndexedCard._fields, rows) == text
    assert [c.code for c in known] == sorted(c.code for c in known)


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("code\tname\n", "columns"),
        ("\t".join(IndexedCard._fields) + "\n" + "\t" * 20 + "\n", "columns"),
        ("\t".join(IndexedCard._fields) + "\n1\n1\n", "twice"),
        ("\t".join(IndexedCard._fields) + "\n1" + "\t" * 13 + "9\n", "reprints 9"),
    ],
)
def test_a_broken_table_is_refused(tmp_path: Path, text: str, what: str) -> None:
    folder = index_folder(tmp_path)
    (folder / INDEX).write_text(text, "utf-8")
    with pytest.raises(SourceError, match=what):
        read_index(folder)


def test_a_missing_or_foreign_table_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SourceError, match="cannot be read"):
        read_index(tmp_path)
    folder = index_folder(tmp_path)
    (folder / INDEX).write_bytes(b"\xff\xfe\x00")
    with pytest.raises(SourceError, match="cannot be read"):
        read_index(folder)


def test_a_name_with_a_tab_cannot_be_written() -> None:
    with pytest.raises(SourceError):
        as_table(("name",), [("a\tb",)])
