from __future__ import annotations

from pathlib import Path

import pytest

from rulesref import places
from rulesref.errors import ParseError
from rulesref.parse.mending import repairs
from rulesref.parse.mending.repairs import Repair, repair, repairs_of
from rulesref.parse.portion import Warning
from rulesref.sources import SourceLine

LINES = [SourceLine(1, "a red hat"), SourceLine(2, "a blue hat"), SourceLine(3, "a hat and a hat")]


def row(old: str, new: str = "cap", near: str = "") -> Repair:
    return Repair("game/book", 1, old, new, near)


def apply(*rows: Repair) -> tuple[list[str], list[Warning]]:
    warnings: list[Warning] = []
    return [line.text for line in repair(LINES, rows, warnings)], warnings


def test_a_row_is_applied_once_where_it_fits() -> None:
    texts, warnings = apply(row("red hat"))
    assert (texts[0], texts[1:], warnings) == ("a cap", ["a blue hat", "a hat and a hat"], [])


@pytest.mark.parametrize("old", ["green hat", "hat", "a hat"])
def test_a_row_that_fits_nowhere_or_often_changes_nothing_and_is_reported(old: str) -> None:
    texts, warnings = apply(row(old))
    assert texts == [line.text for line in LINES]
    assert len(warnings) == 1


def test_near_chooses_by_the_same_line_or_the_one_before() -> None:
    assert apply(row("hat", near="blue"))[0][1] == "a blue cap"
    lines, warnings = [SourceLine(1, "head"), SourceLine(2, "- same"), SourceLine(3, "- same")], []
    found: list[Warning] = warnings
    assert [x.text for x in repair(lines, [row("- same", "  - same", "head")], found)][
        1
    ] == "  - same"
    assert found == []


def test_the_rows_of_a_document_are_read_from_its_game() -> None:
    rows = repairs_of("arkham-lcg/rules-reference-2.5")
    assert rows
    assert all(one.old != one.new for one in rows)
    assert repairs_of("arkham-lcg/no-such-book") == ()


@pytest.mark.parametrize(
    "text", ["not toml", "[[repair]]\nline = 1", 'document = "game/book"\nrepair = 3']
)
def test_broken_rows_are_named(text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "game" / "repairs"
    folder.mkdir(parents=True)
    (folder / "bad.toml").write_text(text, "utf-8")
    monkeypatch.setattr(repairs, "corpus_folder", lambda: tmp_path)
    repairs_of.cache_clear()
    try:
        with pytest.raises(ParseError, match="broken"):
            repairs_of("game/book")
    finally:
        repairs_of.cache_clear()


def test_the_corpus_lies_beside_the_package_or_in_it() -> None:
    assert (places.corpus_folder() / "arkham-lcg" / "repairs").is_dir()
