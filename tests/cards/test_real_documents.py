"""The card names of the real documents, joined to the index: needs RULESREF_SOURCES."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence

import pytest

from rulesref.cards.binding import CardBinding, bind_cards
from rulesref.cards.errata import errata_of
from rulesref.cards.index import ALIASES, bundled, read_index
from rulesref.cards.name_table import write_names
from rulesref.entries import Document, Section
from rulesref.errors import AmbiguousReference
from rulesref.link.copies import copies
from rulesref.parse import parse, recognise
from rulesref.sources import SourceLine, SourceText
from tests.named_folders import SOURCES, folder_of, needs

pytestmark = needs(SOURCES)


class Linked:
    """The real documents with their cards bound."""

    def __init__(self) -> None:
        self._documents: dict[str, Document] = {}
        sections: list[Section] = []
        for path in sorted(folder_of(SOURCES).glob("*.txt")):
            lines = enumerate(path.read_text("utf-8").splitlines(), 1)
            text = SourceText(path.name, "0" * 64, tuple(SourceLine(n, line) for n, line in lines))
            for portion in recognise(text):
                self._documents[portion.document.id] = portion.document
                sections += parse(portion, [])
        editions = {document.id: document.edition for document in self._documents.values()}
        self.bound: CardBinding = bind_cards(sections, editions)
        self.connection = sqlite3.connect(":memory:")
        write_names(self.connection, self.bound.known, self.bound.more)

    def documents(self) -> list[Document]:
        return list(self._documents.values())

    def sections_of_card(self, codes: Iterable[str]) -> list[Section]:
        asked = set(codes)
        return [s for s in self.bound.sections if any(asked & set(c.codes) for c in s.cards)]

    def said_elsewhere(self, sections: Sequence[Section]) -> frozenset[str]:
        return copies(sections, self._documents)


@pytest.fixture(scope="module")
def linked() -> Linked:
    return Linked()


def headed(linked: Linked, kind: str, document: str) -> list[Section]:
    return [s for s in linked.bound.sections if s.kind == kind and s.document.endswith(document)]


def test_every_card_of_an_erratum_or_taboo_has_a_code(linked: Linked) -> None:
    for kind, document, records in (
        ("card-erratum", "faq-2.5", 159),
        ("card-erratum", "faq-1.3", 25),
        ("taboo", "faq-2.5", 82),
    ):
        sections = headed(linked, kind, document)
        assert len(sections) == records
        assert [s.id for s in sections if not s.cards or not all(c.codes for c in s.cards)] == []


def test_only_cards_of_missing_sets_have_no_data(linked: Linked) -> None:
    report = linked.bound.report
    assert report.unknown == ()  # all of them are in the table of named cards
    erratum_cards = {
        code
        for s in headed(linked, "card-erratum", "faq-2.5")
        for card in s.cards
        for code in card.codes
    }
    unknown = {code for code in erratum_cards if linked.bound.known.cards[code].only_named}
    # From the two missing sets, and one number that the data does not have.
    assert len(unknown) <= 25
    assert not [code for code in erratum_cards if code not in linked.bound.known.cards]


def test_early_faq_joins_on_set_and_number(linked: Linked) -> None:
    for section in headed(linked, "card-erratum", "faq-1.3"):
        for card in section.cards:
            assert len(card.codes) >= 1
            packs = {linked.bound.known.cards[code].pack for code in card.codes}
            sets = {linked.bound.known.packs[pack].set for pack in packs}
            assert sets == {card.set}, card


def test_aliases_stand_where_they_say(linked: Linked) -> None:
    for alias in read_index().aliases:
        document, _, line = alias.cite.partition("@")
        document = document.removeprefix("arkham-lcg/")
        found = [
            s
            for s in linked.bound.sections
            if s.document.endswith(document) and s.first_line <= int(line) <= s.last_line
        ]
        assert any(alias.code in card.codes for s in found for card in s.cards), alias
    assert (bundled() / ALIASES).is_file()


@pytest.mark.parametrize(
    ("card", "errata", "taboos"),
    [
        ("Lucky Dice 230", 2, 0),
        ("lucky dice 307", 0, 0),
        ("wendys amulet", 3, 0),
        ("machete", 0, 0),
        ("scavenging", 0, 2),
        ("wither", 0, 2),
        ("rod of carnamagos", 0, 2),
        ("mad patient", 2, 0),
        ("burden of leadership", 1, 0),
        ("35 winchester", 1, 1),
        ("elusive", 0, 1),
    ],
)
def test_cards_and_what_is_said_of_them(
    linked: Linked, card: str, errata: int, taboos: int
) -> None:
    answer = errata_of(linked, card)
    assert (len(answer.errata), len(answer.taboos)) == (errata, taboos)


def test_the_later_faq_governs(linked: Linked) -> None:
    answer = errata_of(linked, "lucky dice 230")
    assert [(r.document.version, r.governs) for r in answer.errata] == [
        ("2.5", True),
        ("1.3", False),
    ]
    assert answer.errata[1].superseded_by == answer.errata[0].section.id


def test_a_number_of_many_cards_lists_them(linked: Linked) -> None:
    with pytest.raises(AmbiguousReference) as caught:
        errata_of(linked, "#4")
    names = " ".join(caught.value.candidates)
    assert all(name in names for name in ("Barricade", "Jim Culver", "Father Mateo"))


def test_names_without_a_number_are_found_in_questions(linked: Linked) -> None:
    named = {
        card.name
        for s in linked.bound.sections
        if s.kind == "question" and s.document.startswith("arkham")
        for card in s.cards
        if not card.number
    }
    assert {"Agnes Baker", "Amanda Sharpe", "Tony Morgan"} <= named
    # Words of the rules are no cards.
    assert not named & {"Haste", "Elusive", "Deduction", "Hunter", "Possessed", "Arkham"}
