from pathlib import Path

import pytest

from rulesref.cards.index import Alias, read_index
from rulesref.cards.resolve import Resolver, resolve_sections
from rulesref.entries import CardName
from tests.cards.made_up import document, index_folder, section


@pytest.fixture
def resolver(tmp_path: Path) -> Resolver:
    aliases = [Alias("Hedge Cutter", "20", "01020", "renamed", "a/b")]
    return Resolver(read_index(index_folder(tmp_path, aliases)))


@pytest.mark.parametrize(
    ("name", "number", "set_", "codes"),
    [
        ("Billhook", "20", "", ("01020",)),
        ("Billhook", "", "", ("01020",)),
        ("Billhook", "20", "Core", ("01020",)),
        ("Odd Tonic (Sweet)", "31", "THH", ("02031",)),
        ("Odd Tonic", "30", "", ("02030",)),
        ("Odd Tonic", "30, 31", "", ("02030", "02031")),
        ("Old Archive (Reading Room)", "130 & 132", "", ("03130", "03132")),
        ("Old Archive", "130–133", "", ("03130", "03132", "03133")),
        ("Left Undone (Bring it back…)", "178b", "", ("05178b", "05178d")),
        ("Ada Crumb", "40", "", ("02040",)),
        ("Bilhook", "20", "", ("01020",)),
        ("Using Billhook", "20", "", ("01020",)),
        ("Hedge Cutter", "20", "", ("01020",)),
        ("Lampada di Orm", "4", "", ("02004",)),
        ("“Soot” Abel", "5", "", ("02005", "90005")),
        ("“Soot” Abel", "5", "THH", ("02005",)),
    ],
)
def test_printed_names(
    resolver: Resolver, name: str, number: str, set_: str, codes: tuple[str, ...]
) -> None:
    assert resolver.resolve(CardName(name, number, set_)).codes == codes


def test_the_edition_chooses_between_namesakes(resolver: Resolver) -> None:
    tonic = CardName("Odd Tonic", "31", "")
    assert resolver.resolve(tonic, edition="2016").codes == ("02031",)
    assert resolver.resolve(tonic, edition="2026").codes == ("12031",)


def test_what_cannot_be_resolved_says_why(resolver: Resolver) -> None:
    assert "The Lost Set" in resolver.resolve(CardName("Missing Piece", "62", "")).reason
    assert "another number (20)" in resolver.resolve(CardName("Billhook", "99", "")).reason
    # Near in letters, but no card of that number: no guess.
    assert resolver.resolve(CardName("Bilhook", "99", "")).codes == ()


def test_sections_get_codes_and_stand_ins(resolver: Resolver) -> None:
    faq = document("2.0")
    sections = [
        section(faq, "a", "card-erratum", "…", CardName("Billhook", "20", "")),
        section(faq, "b", "card-erratum", "…", CardName("Missing Piece", "62", "")),
        section(faq, "c", "question", "…", CardName("Whatever", "", "")),
    ]
    done, report = resolve_sections(sections, resolver)
    assert [s.cards[0].codes for s in done] == [("01020",), ("~missing-piece-62",), ()]
    assert report.resolved == 1
    assert [u.section for u in report.unresolved] == [sections[1].id, sections[2].id]
    assert [c.code for c in report.unknown] == ["~missing-piece-62"]
    assert report.unknown[0].only_named
