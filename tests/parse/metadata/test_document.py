"""arkhamlcg-metadata becomes two documents: the Grimoire, and the rulings of the FAQ."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from rulesref.entries import Section
from rulesref.errors import SourceError
from rulesref.parse import is_known, recognise
from rulesref.sources.reading import read_raw
from tests.parse.metadata.made_up import Data, data, entry, files, parsed, text_of

GRIMOIRE, RULINGS = "arkham-lcg/grimoire-1.1", "arkham-lcg/rulings-2.5"


@pytest.fixture(scope="module")
def found() -> dict[str, dict[str, Section]]:
    documents, warnings = parsed(text_of(data()))
    assert warnings == []
    return {
        id: {section.id[len(id) + 1 :]: section for section in sections}
        for id, sections in documents.items()
    }


def test_the_documents_have_the_latest_version_that_is_listed() -> None:
    grimoire, rulings = (portion.document for portion in recognise(text_of(data())))
    assert (grimoire.id, grimoire.version, grimoire.date) == (GRIMOIRE, "1.1", "2026-07-14")
    assert (grimoire.tier, grimoire.edition, grimoire.language) == ("rules-reference", "2026", "en")
    assert (rulings.id, rulings.tier, rulings.edition) == (RULINGS, "faq", "2016")
    assert is_known(grimoire.id)
    assert is_known(rulings.id)


def test_entries_are_sections_by_their_numbers(found: dict[str, dict[str, Section]]) -> None:
    sections = found[GRIMOIRE]
    ability = sections["1.001"]
    assert ability.markdown == "Moss **grows**.\n\n- Slowly.\n- Wet first."
    assert (ability.kind, ability.title, ability.parent) == (
        "glossary",
        "Ability",
        f"{GRIMOIRE}/glossary",
    )
    assert (sections["3.200"].kind, sections["3.200"].number) == ("rule", "")
    assert (sections["3.221"].kind, sections["3.221"].number) == ("step", "2.2.1")
    assert sections["3.221"].title == "Do a thing"
    assert "quick_reference" not in sections  # a chapter without words of its own


def test_an_entry_says_since_when_it_stands_and_where(found: dict[str, dict[str, Section]]) -> None:
    newer = found[GRIMOIRE]["1.017"]
    assert (newer.fact("since"), newer.fact("since-date")) == ("1.1", "2026-07-14")
    assert newer.fact("file") == "grimoire/01_glossary.json"
    lines = files(data())["grimoire/01_glossary.json"].decode().split("\n")
    assert lines[newer.first_line - 1].strip() == "{"
    assert "Attack of Opportunity" in "".join(lines[newer.first_line : newer.last_line])
    assert [reference.text for reference in newer.references] == ["1.001", "3.221"]
    assert '"1.001"' in lines[newer.references[0].line - 1]


def test_an_entry_of_references_alone_is_a_pointer(found: dict[str, dict[str, Section]]) -> None:
    control = found[GRIMOIRE]["1.032"]
    assert (control.pointer, control.markdown) == (True, "")


def test_a_ruling_belongs_to_what_it_first_stood_in(found: dict[str, dict[str, Section]]) -> None:
    assert found[GRIMOIRE]["errata/12020-1.1"].kind == "card-erratum"
    assert sorted(found[RULINGS]) == [
        "campaign-errata/fen-2.5",
        "errata/01006-1.3",
        "qa/moss-cat-sleep-twice-one-wet-night",
        "rulebook-errata/costs",
    ]


def test_rulings_are_tied_to_cards_by_code(found: dict[str, dict[str, Section]]) -> None:
    erratum = found[RULINGS]["errata/01006-1.3"]
    assert [card.codes for card in erratum.cards] == [("01006",), ("01506",)]
    question = found[RULINGS]["qa/moss-cat-sleep-twice-one-wet-night"]
    assert [(card.name, card.codes) for card in question.cards] == [("Moss Cat", ("01006",))]
    assert question.title == "May Moss Cat sleep twice in one wet night?"
    assert question.markdown == "It *sleeps* [fast]."


def test_scenarios_and_amended_rules_are_named(found: dict[str, dict[str, Section]]) -> None:
    assert found[RULINGS]["campaign-errata/fen-2.5"].title == "The Fen"
    assert found[RULINGS]["rulebook-errata/costs"].fact("amends") == "costs"


def test_one_file_alone_is_read_as_far_as_it_goes() -> None:
    raw = files(data())["grimoire/01_glossary.json"]
    text = read_raw(raw, "01_glossary.json")
    ((id, sections),) = parsed(text)[0].items()
    assert (id, len(sections)) == (GRIMOIRE, 3)
    assert sections[0].fact("file") == ""
    (portion,) = recognise(text)
    assert portion.document.date == ""  # no list of versions says it


def test_other_json_is_no_document() -> None:
    assert recognise(read_raw(b'[{"moss": "green"}]', "moss.json")) == []
    assert recognise(read_raw(b'{"name": "moss"}', "package.json")) == []
    assert recognise(read_raw(b"[]", "empty.json")) == []


def test_a_field_that_nobody_reads_is_told() -> None:
    rows = data()
    rows["grimoire/01_glossary.json"][0]["mood"] = "green"
    _, warnings = parsed(text_of(rows))
    assert [warning.message for warning in warnings] == ["the field 'mood' is passed over"]


def broken(change: Callable[[Data], Any]) -> SourceError:
    rows = data()
    change(rows)
    with pytest.raises(SourceError) as caught:
        parsed(text_of(rows))
    problem = caught.value
    assert problem.line
    assert problem.file
    lines = files(rows)[problem.file].decode().split("\n")
    assert lines[problem.line - 1] == problem.text
    return problem


GLOSSARY = "grimoire/01_glossary.json"
ERRATA = "errata/card_errata.json"


@pytest.mark.parametrize(
    ("change", "message", "candidates"),
    [
        (lambda r: r[GLOSSARY][0].update(text=7), "'text' should be a text", ()),
        (lambda r: r[GLOSSARY][0].update(references="1.017"), "a list of texts", ()),
        (lambda r: r[GLOSSARY][0].update(references=[1.017]), "a list of texts", ()),
        (lambda r: r[GLOSSARY].append("moss"), "an object should stand here", ()),
        (lambda r: r[GLOSSARY][0].update(id="one"), "no number of an entry", ()),
        (lambda r: r[GLOSSARY].append(entry("1.001", "Again", "x")), "stands twice, first at", ()),
        (
            lambda r: r[GLOSSARY][0].update(references=["1.018"]),
            "no entry 1.018",
            ("1.017", "1.001"),
        ),
        (
            lambda r: r[GLOSSARY][0].update(citation="grimoire-1.2"),
            "the list of versions has no grimoire-1.2",
            ("grimoire-1.1", "grimoire-1.0"),
        ),
        (lambda r: r[GLOSSARY][0].update(citation="moss"), "is no version", ()),
        (lambda r: r["versions.json"][0].update(date="May"), "is no date", ()),
        (lambda r: r["versions.json"].append(r["versions.json"][0]), "stands twice in", ()),
        (lambda r: r[ERRATA][0].update(type="card_erata"), "no kind of ruling", ("card_errata",)),
        (lambda r: r[ERRATA][0].update(card_codes=["moss"]), "no code of a card", ()),
        (lambda r: r[ERRATA][0].update(card_codes=[]), "names no card", ()),
    ],
)
def test_what_is_broken_is_refused_with_its_place(
    change: Callable[[Data], Any], message: str, candidates: tuple[str, ...]
) -> None:
    problem = broken(change)
    assert message in problem.message
    assert problem.candidates[: len(candidates)] == candidates


def test_a_file_alone_needs_no_list_of_versions_but_lawful_ones() -> None:
    rows = [entry("1.001", "Ability", "Moss.", "moss-1")]
    with pytest.raises(SourceError, match="is no version"):
        recognise(read_raw(json.dumps(rows).encode(), "01.json"))
