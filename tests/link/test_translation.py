from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from rulesref.entries import slug
from rulesref.errors import ParseError
from rulesref.link.translation import aligned_entries, alignment
from tests.link.sections import real_documents

TABLE = Path(__file__).parents[2] / "corpus" / "arkham-lcg" / "alignment.toml"
GRIMORIO = "arkham-lcg/grimorio-1.0"


@pytest.mark.parametrize(
    ("italian", "english"),
    [
        ("attacco-di-opportunita", "attack-of-opportunity"),
        ("sfuggente", "aloof"),
        ("elusivo", "elusive"),
        ("elusione-azione", "evade-evade-action"),
        ("capacita", "ability"),
        ("abilita-carta", "skill-cards"),
        ("potere", "may"),
        ("non-potere", "cannot"),
        ("gioco-azione", "play-action"),
        ("partita", "game"),
        ("isolamento", "peril"),
        ("giocare-una-campagna/annota-che", "remember-that"),
        ("giocare-una-campagna/annota-nel-diario-della-campagna", "record-in-your-campaign-log"),
        ("steps/1.4", "steps/1.4"),
        ("steps/st-4", "steps/st-4"),
        ("riepilogo/ritorsione", "retaliate"),
    ],
)
def test_false_friends_and_steps(italian: str, english: str) -> None:
    assert aligned_entries(alignment(TABLE))[f"{GRIMORIO}/{italian}"][0] == f"arkham-lcg/{english}"


def test_relations_say_how_many_entries_there_are() -> None:
    rows = alignment(TABLE)
    shared = Counter(entry for row in rows for entry in row.entries)
    for row in rows:
        if row.relation == "merged":
            assert len(row.entries) > 1, row
        else:
            assert len(row.entries) == 1, row
        if row.relation == "none":
            own = [r for r in rows if row.entries[0] in r.entries and r.relation != "none"]
            assert not own, row
    assert shared["arkham-lcg/retaliate"] == 2


@pytest.mark.parametrize(
    "text",
    [
        "",
        "document = 1",
        'document = "d"\n[[row]]\nsection = "a"\nentries = []\nrelation = "exact"\ntitle = ""',
        'document = "d"\n[[row]]\nsection = "a"\nentries = ["x"]\nrelation = "alike"\ntitle = ""',
        'document = "d"\n'
        + '[[row]]\nsection = "a"\nentries = ["x"]\nrelation = "exact"\ntitle = ""\n' * 2,
        "row = [",
    ],
)
def test_a_broken_table_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "alignment.toml"
    path.write_text(text, "utf-8")
    with pytest.raises(ParseError):
        alignment(path)


def test_a_missing_table_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ParseError):
        alignment(tmp_path / "nothing.toml")


def test_every_real_section_of_the_grimorio_has_its_row() -> None:
    _, sections = real_documents()
    rows = {row.section: row for row in alignment(TABLE)}
    grimorio = [s for s in sections if s.document == GRIMORIO]
    assert {s.id for s in grimorio} == set(rows)
    entries = [s for s in grimorio if s.kind == "glossary" and not s.parent]
    relations = Counter(rows[s.id].relation for s in entries)
    assert relations == {"exact": 135, "merged": 8, "split": 7, "none": 5}


def test_every_real_row_names_what_the_english_documents_have() -> None:
    _, sections = real_documents()
    english = {
        "arkham-lcg/" + s.id.split("/", 2)[2]: s.title
        for s in reversed(sections)
        if s.language == "en" and s.id.startswith(("arkham-lcg/rules-", "arkham-lcg/faq-2"))
    }
    for row in alignment(TABLE):
        for entry in row.entries:
            assert (entry in english) == (row.relation != "none"), row
        if row.relation == "exact" and "/steps/" not in row.entries[0]:
            assert slug(row.title) == slug(english[row.entries[0]]), row
