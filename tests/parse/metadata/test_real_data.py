"""The data of players, where the environment says that it lies; tests are skipped elsewhere."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from rulesref.book.incoming import incoming
from rulesref.entries import Document, Section
from rulesref.link.original import Original, original_entries, read_original
from rulesref.parse import Warning, parse, recognise
from rulesref.places import corpus_folder
from rulesref.sources.reading import read_raw
from tests.named_folders import COMMUNITY, folder_of

GRIMOIRE, RULINGS = "arkham-lcg/grimoire-1.1", "arkham-lcg/rulings-2.5"


@cache
def documents() -> dict[str, tuple[Document, list[Section]]]:
    """Every document in ``RULESREF_COMMUNITY`` by its id, with its sections."""
    found = {}
    warnings: list[Warning] = []
    for file in incoming([folder_of(COMMUNITY)]).files:
        for portion in recognise(read_raw(file.raw, file.name)):
            found[portion.document.id] = portion.document, parse(portion, warnings)
    assert warnings == []
    return found


def sections_of(id: str) -> list[Section]:
    if id not in documents():
        pytest.skip(f"{id} is not in RULESREF_COMMUNITY")
    return documents()[id][1]


def entries_of_grimoire() -> list[Section]:
    return [s for s in sections_of(GRIMOIRE) if s.id[len(GRIMOIRE) + 1 :][:1].isdigit()]


def test_the_grimoire_has_what_was_counted_by_hand() -> None:
    own = entries_of_grimoire()
    assert len(own) == 249
    assert Counter(section.fact("since") for section in own) == {"1.0": 225, "1.1": 24}
    document = documents()[GRIMOIRE][0]
    assert (document.version, document.date, document.edition) == ("1.1", "2026-07-14", "2026")


def test_none_of_its_references_dangles() -> None:
    own = entries_of_grimoire()
    known = {section.id for section in own}
    targets = [f"{GRIMOIRE}/{r.text}" for section in own for r in section.references]
    assert len(targets) == 160
    assert set(targets) <= known


def test_the_rulings_are_all_there() -> None:
    both = [*sections_of(RULINGS), *sections_of(GRIMOIRE)]
    kinds = Counter(section.kind for section in both)
    errata = ("card-erratum", "campaign-erratum", "rulebook-erratum")
    assert kinds["question"] == 152
    assert sum(kinds[kind] for kind in errata) == 154
    assert all(section.fact("since") for section in both if section.kind in (*errata, "question"))
    assert all(s.cards for s in both if s.kind == "card-erratum")


@pytest.mark.parametrize("id", ["arkham-lcg/arkham-cards-en", "arkham-lcg/arkham-cards-it"])
def test_the_rules_of_arkham_cards_are_in_both_languages(id: str) -> None:
    own = sections_of(id)
    assert len(own) == len({section.id for section in own})
    assert documents()[id][0].tier == "summary"
    assert all(section.language == id[-2:] for section in own)


def test_no_markup_is_left() -> None:
    for _, sections in documents().values():
        for section in sections:
            text = section.title + section.markdown
            assert not any(mark in text for mark in ("<b>", "</", "<i", "<img", "](", "[[")), text


def test_every_section_of_the_grimoire_is_aligned() -> None:
    own = [s for s in sections_of(GRIMOIRE) if s.kind not in ("card-erratum", "question")]
    found = original_entries([table("grimoire")], own)
    assert [section.id for section in own if section.id not in found] == []


@pytest.mark.parametrize("name", ["grimoire", "rulings", "arkham-cards"])
def test_no_row_of_a_table_is_idle(name: str) -> None:
    rows = table(name)
    paths = {
        section.id[len(document.id) + 1 :]
        for document, sections in documents().values()
        if document.id.startswith(rows.document)
        for section in sections
    }
    if not paths:
        pytest.skip(f"{rows.document}… is not in RULESREF_COMMUNITY")
    assert set(rows.sections) - paths - {"skill_test_timing"} == set()


def table(name: str) -> Original:
    return read_original(corpus_folder() / "arkham-lcg" / f"alignment-{name}.toml")
