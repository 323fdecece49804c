"""A document and its translation: which rule a section is, and where the translation is old."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulesref.entries import Document, Section
from rulesref.errors import ParseError
from rulesref.link.authority import read_authority, superseded_in
from rulesref.link.original import (
    Original,
    SectionOfOriginal,
    original_entries,
    out_of_date,
    read_original,
)
from rulesref.link.translation import Aligned, alignment
from rulesref.places import corpus_folder
from tests.link.sections import section

TABLES = sorted((corpus_folder() / "arkham-lcg").glob("alignment-*.toml"))
TABLE = Original(
    "arkham-lcg/moss-",
    "arkham-lcg/muschio-",
    {
        "1.1": SectionOfOriginal(("arkham-lcg/moss", "arkham-lcg/fern"), "muschio"),
        "1.2": SectionOfOriginal(("arkham-lcg/stone",), ""),
    },
)
MUSCHIO = "arkham-lcg/muschio-1.0"


def document(id: str, language: str = "en") -> Document:
    return Document(
        id, "arkham-lcg", "Moss", id[-3:], "", language, "rules-reference", "2026", None, ""
    )


def original(version: str, since: str, path: str = "1.1") -> Section:
    own = section(path, document=f"arkham-lcg/moss-{version}")
    return own._replace(facts=(("since", since),))


def old(*sections: Section) -> dict[str, str]:
    italian = section("muschio", document=MUSCHIO, language="it")
    ids = [MUSCHIO, *dict.fromkeys(own.document for own in sections)]
    documents = {id: document(id) for id in ids}
    return out_of_date([TABLE], [italian, *sections], documents)


def test_a_section_is_the_rule_that_the_table_says_in_every_version() -> None:
    sections = [original("1.1", "1.0"), original("1.2", "1.0"), section("1.1")]
    assert original_entries([TABLE], sections) == {
        "arkham-lcg/moss-1.1/1.1": ("arkham-lcg/moss", "arkham-lcg/fern"),
        "arkham-lcg/moss-1.2/1.1": ("arkham-lcg/moss", "arkham-lcg/fern"),
    }


def test_a_translation_is_old_where_the_original_has_changed_since() -> None:
    assert old(original("1.1", "1.1")) == {f"{MUSCHIO}/muschio": "arkham-lcg/moss-1.1/1.1"}
    assert old(original("1.1", "1.0")) == {}
    assert old(original("1.1", "1.1", "1.2")) == {}


def test_the_latest_version_at_hand_is_the_one_that_is_newer() -> None:
    newest = old(original("1.2", "1.1"), original("1.1", "1.1"))
    assert newest == {f"{MUSCHIO}/muschio": "arkham-lcg/moss-1.2/1.1"}


def test_what_is_old_is_superseded_with_the_reason() -> None:
    italian = section("muschio", document=MUSCHIO, language="it")
    english = original("1.1", "1.1")
    documents = {own.document: document(own.document) for own in (italian, english)}
    order = read_authority(corpus_folder() / "arkham-lcg" / "authority.toml")
    fallen = superseded_in([english, italian], documents, order, {}, {italian.id: english.id})
    assert list(fallen) == [italian.id]
    assert fallen[italian.id].by == english.id
    assert "version 1.1" in fallen[italian.id].why
    assert fallen[italian.id].cite.startswith("arkham-lcg/")


@pytest.mark.parametrize("path", TABLES, ids=lambda path: path.stem)
def test_the_tables_of_the_corpus_are_read(path: Path) -> None:
    table = read_original(path)
    assert table.sections
    assert all(row.entries for row in table.sections.values())
    entries = {entry for row in table.sections.values() for entry in row.entries}
    assert all(entry.startswith("arkham-lcg/") for entry in entries)


@pytest.mark.parametrize(
    "text",
    ["", "document = 1", 'document = "a"\ntranslation = "b"\nsections = 3', "[sections", "\udcff"],
)
def test_a_broken_table_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "alignment-moss.toml"
    path.write_bytes(text.encode("utf-8", "surrogateescape"))
    with pytest.raises(ParseError, match="alignment is broken"):
        read_original(path)


def test_the_grimoire_is_the_same_rules_as_its_translation() -> None:
    folder = corpus_folder() / "arkham-lcg"
    translated = {row.section.rsplit("grimorio-1.0/")[1]: row for row in alignment_rows(folder)}
    table = read_original(folder / "alignment-grimoire.toml")
    rows = [row for row in table.sections.values() if row.translation]
    assert {row.translation for row in rows} <= set(translated)
    for row in rows:
        assert row.entries[0] in translated[row.translation].entries, row


def alignment_rows(folder: Path) -> tuple[Aligned, ...]:
    return alignment(folder / "alignment.toml")
