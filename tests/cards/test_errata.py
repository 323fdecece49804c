from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Sequence
from pathlib import Path

import jsonschema
import pytest

from rulesref.cards.errata import errata_of
from rulesref.cards.index import read_index
from rulesref.cards.name_table import write_names
from rulesref.cards.resolve import Resolver, resolve_sections
from rulesref.entries import CardName, Document, Section
from rulesref.errors import AmbiguousReference, UnresolvedReference
from rulesref.link.copies import copies
from rulesref.render.errata import errata_text
from rulesref.render.errata_json import errata_json
from rulesref.render.paint import Paint
from tests.cards.made_up import document, index_folder, section

SCHEMA = Path(__file__).parents[2] / "rulesref" / "cli" / "schemas" / "errata.json"


class FewSections:
    """A lookup of a few sections."""

    def __init__(self, folder: Path, documents: list[Document], sections: list[Section]) -> None:
        index = read_index(index_folder(folder))
        self._documents = documents
        self.sections, report = resolve_sections(
            sections, Resolver(index), edition_of={d.id: d.edition for d in documents}
        )
        self.connection = sqlite3.connect(":memory:")
        write_names(self.connection, index, report.unknown)

    def documents(self) -> list[Document]:
        return self._documents

    def sections_of_card(self, codes: Iterable[str]) -> list[Section]:
        asked = set(codes)
        return [s for s in self.sections if any(asked & set(card.codes) for card in s.cards)]

    def said_elsewhere(self, sections: Sequence[Section]) -> frozenset[str]:
        return copies(sections, {d.id: d for d in self._documents})


OLD, NEW = document("1.3"), document("2.0")
BOOK = document("1.0", tier="rules-reference", edition="2026")
HOOK, TONIC = CardName("Billhook", "20", ""), CardName("Odd Tonic", "31", "")


@pytest.fixture
def few(tmp_path: Path) -> FewSections:
    sections = [
        section(OLD, "errata/hook", "card-erratum", "It cuts once a round.", HOOK),
        section(NEW, "errata/hook-a", "card-erratum", "It has no level.", HOOK),
        section(
            NEW,
            "errata/hook-b",
            "card-erratum",
            "It cuts twice a round.",
            HOOK,
            facts=(("since", "1.41"),),
        ),
        section(NEW, "taboo/tonic", "taboo", "It costs more.", TONIC),
        section(
            NEW,
            "qa/hook",
            "question",
            "Yes.",
            HOOK,
            title="Does it cut hedges?",
            entry="arkham-lcg/qa/hook",
        ),
        section(
            OLD,
            "qa/hook",
            "question",
            "Yes.",
            HOOK,
            title="Does it cut hedges?",
            entry="arkham-lcg/qa/hook",
        ),
        section(NEW, "1.4", "point", "A hook is a tool.", HOOK),
        section(
            NEW,
            "errata/gone",
            "card-erratum",
            "Read it twice.",
            CardName("Missing Piece", "62", ""),
        ),
        section(BOOK, "errata/sour", "card-erratum", "It tastes sour.", TONIC),
        section(NEW, "errata/key", "card-erratum", "Turn it.", CardName("The Long Key", "4", "")),
        section(NEW, "errata/lamp", "card-erratum", "Light it.", CardName("Lamp of Ōrm", "4", "")),
    ]
    return FewSections(tmp_path, [NEW, OLD, BOOK], sections)


def test_every_version_is_there_and_the_latest_governs(few: FewSections) -> None:
    answer = errata_of(few, "billhook")
    assert [(r.section.id.split("/", 1)[1], r.governs) for r in answer.errata] == [
        ("faq-2.0/errata/hook-a", True),
        ("faq-2.0/errata/hook-b", True),
        ("faq-1.3/errata/hook", False),
    ]
    # … replaced by the one that speaks of the same thing, not by the first.
    assert answer.errata[2].superseded_by.endswith("errata/hook-b")
    assert [r.superseded_by for r in answer.questions] == ["", NEW.id + "/qa/hook"]
    assert [r.section.kind for r in answer.rulings] == ["point"]


def test_what_two_documents_say_in_the_same_words_is_shown_once(tmp_path: Path) -> None:
    other = NEW._replace(id="arkham-lcg/kept-2.0")
    sections = [
        section(NEW, "errata/hook", "card-erratum", "It has [?] in place of [?].", HOOK),
        section(other, "hook", "card-erratum", "It has [free] in place of [reaction].", HOOK),
        section(other, "tonic", "card-erratum", "It has [free] in place of [reaction].", TONIC),
    ]
    answer = errata_of(FewSections(tmp_path, [NEW, other], sections), "billhook")
    assert [r.section.id for r in answer.errata if r.repeats] == [NEW.id + "/errata/hook"]
    text = errata_text(answer, Paint())
    assert text.count("in place of") == 1
    assert "lost" not in text
    assert "Also in: FAQ v2.0, lines 1-2" in text


def test_what_corrects_several_cards_in_one_place_is_one_text(tmp_path: Path) -> None:
    other = NEW._replace(id="arkham-lcg/kept-2.0")
    bitter, sweet = (CardName("Odd Tonic", number, "") for number in ("30", "31"))
    sections = [
        section(NEW, "tonic-30a", "card-erratum", "It tastes of salt.", bitter),
        section(NEW, "tonic-30b", "card-erratum", "It tastes of salt.", bitter),
        section(NEW, "tonic-31", "card-erratum", "It tastes of salt.", sweet),
        section(other, "tonic", "card-erratum", "It tastes of salt.", bitter, sweet, first_line=9),
    ]
    text = errata_text(
        errata_of(FewSections(tmp_path, [NEW, other], sections), "odd tonic"), Paint()
    )
    assert text.count("tastes of salt") == 1
    assert "lines 1-2: Odd Tonic #30; Odd Tonic #31" in text
    assert text.count("Also in") == 1


def test_what_names_the_card_has_the_title_that_its_entry_has_in_the_readers_language(
    few: FewSections,
) -> None:
    title_of = {"arkham-lcg/qa/hook": "Taglia le siepi?"}.__getitem__
    text = errata_text(errata_of(few, "billhook"), Paint(), "it", title_of)
    assert "- Taglia le siepi?" in text
    assert "hedges" not in text


def test_a_reprint_has_the_errata_of_its_original(few: FewSections) -> None:
    assert len(errata_of(few, "01520").errata) == 3


def test_taboos_stand_apart(few: FewSections) -> None:
    answer = errata_of(few, "odd tonic sweet")
    assert answer.governing == ()
    assert len(answer.taboos) == 1
    text = errata_text(answer, Paint())
    assert "No erratum" in text
    assert text.index("No erratum") < text.index("Taboo")


def test_the_edition_decides_which_erratum_governs(few: FewSections) -> None:
    here = errata_of(few, "odd tonic sour", edition="2016")
    there = errata_of(few, "odd tonic sour", edition="2026")
    assert (len(here.governing), len(there.governing)) == (0, 1)
    told = errata_text(here, Paint())
    assert "another edition" in told
    assert "none of the documents" not in told, "one of them has one, of the other edition"


def test_a_card_without_errata_says_so_plainly(few: FewSections) -> None:
    answer = errata_of(few, "fleeting")
    assert answer.errata == ()
    said = errata_text(answer, Paint())
    assert "No erratum: none of the documents at hand (FAQ v2.0, FAQ v1.3, Made-up rules" in said
    assert max(map(len, said.splitlines())) <= Paint().width


def test_without_documents_it_says_what_is_missing(tmp_path: Path) -> None:
    text = errata_text(errata_of(FewSections(tmp_path, [], []), "fleeting"), Paint())
    assert "no official document" in text


def test_a_card_that_only_documents_name_is_known(few: FewSections) -> None:
    answer = errata_of(few, "missing piece")
    assert len(answer.governing) == 1
    assert answer.cards[0].card.only_named


def test_misspelt_unknown_and_ambiguous(few: FewSections) -> None:
    answer = errata_of(few, "bilhook")
    assert answer.corrected == "Billhook"
    assert "No card is called “bilhook”" in errata_text(answer, Paint())
    with pytest.raises(UnresolvedReference):
        errata_of(few, "zzzzzz")
    with pytest.raises(AmbiguousReference) as caught:
        errata_of(few, "#4")
    assert len(caught.value.candidates) == 2


def test_a_number_means_the_card_that_documents_name_with_it(few: FewSections) -> None:
    # Number 31 is on two printings of one title; number 20 on one card.
    assert [m.name for m in errata_of(few, "#20").cards] == ["Billhook"]


@pytest.mark.parametrize("card", ["billhook", "odd tonic", "fleeting", "missing piece", "bilhook"])
def test_json_keeps_to_the_schema(few: FewSections, card: str) -> None:
    schema = json.loads(SCHEMA.read_text("utf-8"))
    jsonschema.Draft202012Validator.check_schema(schema)
    jsonschema.validate(json.loads(json.dumps(errata_json(errata_of(few, card)))), schema)


def test_colour_only_when_told(few: FewSections) -> None:
    answer = errata_of(few, "billhook")
    assert "\x1b" not in errata_text(answer, Paint())
    assert "\x1b[" in errata_text(answer, Paint(colour=True))
    assert "~~It cuts once a round.~~" in errata_text(answer, Paint())
