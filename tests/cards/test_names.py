from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulesref.cards.index import Alias, IndexedCard, read_index
from rulesref.cards.name_table import write_names
from rulesref.cards.names import find, named, nearest
from rulesref.cards.resolve import stand_in
from rulesref.cards.title import key_of
from rulesref.entries import CardName
from rulesref.errors import AmbiguousReference, UnresolvedReference
from tests.cards.made_up import index_folder


@pytest.fixture(scope="module")
def made_up(tmp_path_factory: pytest.TempPathFactory) -> Iterator[sqlite3.Connection]:
    aliases = [Alias("Hedge Cutter", "20", "01020", "renamed", "a/b")]
    index = read_index(index_folder(tmp_path_factory.mktemp("index"), aliases))
    db = sqlite3.connect(":memory:")
    write_names(db, index, [stand_in(CardName("Missing Piece", "62", ""))])
    yield db
    db.close()


@pytest.fixture(scope="module")
def bundled() -> Iterator[sqlite3.Connection]:
    db = sqlite3.connect(":memory:")
    write_names(db, read_index())
    yield db
    db.close()


def codes(db: sqlite3.Connection, text: str) -> list[str]:
    return [match.card.code for match in find(db, text)]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Billhook", ["01020"]),
        ("BILLHOOK", ["01020"]),
        ("Roncola", ["01020"]),
        ("01520", ["01020"]),
        ("lamp of orm", ["02004"]),
        ("lampada di orm", ["02004"]),
        ("soot abel", ["02005", "90005"]),
        ("parallel soot abel", ["90005"]),
        ("soot abel parallel", ["90005"]),
        ("ada crumb", ["02040"]),
        ("dr ada crumb", ["02040"]),
        ("long key", ["03004"]),
        ("odd tonic", ["02030", "02031", "12031"]),
        ("odd tonic 4", ["02031"]),
        ("odd tonic (level 4)", ["02031"]),
        ("odd tonic lvl 0 hollow hill", ["02030"]),
        ("odd tonic sweet", ["02031"]),
        ("odd tonic 2026", ["12031"]),
        ("Odd Tonic (Bitter)", ["02030"]),
        ("odd tonic #30", ["02030"]),
        ("billhook revised", ["01020"]),
        ("hedge cutter", ["01020"]),
        ("missing piece", ["~missing-piece-62"]),
        ("bilhook", ["01020"]),
        ("odd tonik", ["02030", "02031", "12031"]),
        ("odd tonik 4", ["02031"]),
        ("the long kay", ["03004"]),
        ("#50", ["01050"]),
        ("bitter", ["02030"]),
    ],
)
def test_what_a_player_types(made_up: sqlite3.Connection, text: str, expected: list[str]) -> None:
    assert codes(made_up, text) == expected


def test_how_a_name_was_found_is_said(made_up: sqlite3.Connection) -> None:
    assert {m.how for m in find(made_up, "billhook")} == {"exact"}
    assert {m.how for m in find(made_up, "bilhook")} == {"typo"}
    assert {m.how for m in find(made_up, "ada crumb")} == {"part"}


def test_all_printings_belong_to_the_card(made_up: sqlite3.Connection) -> None:
    (match,) = find(made_up, "01520")
    assert match.codes == ("01020", "01520")
    assert match.label == "Billhook (Base Box #20, level 0)"


def test_a_number_of_several_cards_is_ambiguous(made_up: sqlite3.Connection) -> None:
    with pytest.raises(AmbiguousReference) as caught:
        named(made_up, "#4")
    assert [c.split(" (")[0] for c in caught.value.candidates] == [
        "Lamp of Ōrm: Still Warm",
        "The Long Key",
    ]


def test_an_unknown_name_gets_the_nearest(made_up: sqlite3.Connection) -> None:
    with pytest.raises(UnresolvedReference) as caught:
        named(made_up, "fleet of eels")
    assert "Fleeting" in caught.value.candidates
    assert nearest(made_up, "") == ()


@pytest.mark.parametrize(
    "text", ["", " ", "?!", "#", "#x", "~", "\x00", "\ud800", "()" * 500, "a " * 10_000]
)
def test_nonsense_finds_nothing(made_up: sqlite3.Connection, text: str) -> None:
    assert find(made_up, text) == []


@given(st.text(max_size=80))
def test_no_text_breaks_the_look_up(bundled: sqlite3.Connection, text: str) -> None:
    for match in find(bundled, text):
        assert match.codes
    nearest(bundled, text)


INDEX = read_index()
NAMED_CARDS = [card for card in INDEX.cards.values() if key_of(card.name)]


@given(st.sampled_from(NAMED_CARDS))
def test_every_exact_name_finds_its_card(bundled: sqlite3.Connection, card: IndexedCard) -> None:
    assert card.original in codes(bundled, card.name)
    assert codes(bundled, card.code) == [card.original]
    if card.name_it:
        found = codes(bundled, card.name_it)
        assert card.original in found or any(INDEX.cards[c].name == card.name_it for c in found)


@given(st.sampled_from([c for c in NAMED_CARDS if len(key_of(c.name)) >= 8]), st.data())
def test_one_wrong_letter_still_finds_the_name(
    bundled: sqlite3.Connection, card: IndexedCard, data: st.DataObject
) -> None:
    key = card.name.lower()
    at = data.draw(st.integers(0, len(key) - 1).filter(lambda n: key[n].isalpha()))
    typed = key[:at] + ("q" if key[at] != "q" else "x") + key[at + 1 :]
    names = {key_of(m.name) for m in find(bundled, typed)}
    names |= {key_of(name) for name in nearest(bundled, typed)}
    back = {key_of(card.name)}
    assert back & names


def test_levels_and_namesakes_of_the_real_index(bundled: sqlite3.Connection) -> None:
    assert codes(bundled, "deny existence 5") == ["05280"]
    assert codes(bundled, "Lucky Dice 230") == ["02230"]
    assert codes(bundled, "parallel roland banks") == ["90024"]
    assert codes(bundled, "orne library 2026") == ["12120"]
    assert codes(bundled, "skids otoole") == ["01003", "90008"]
    assert codes(bundled, "45 automatic") == ["01016", "03190"]


def test_the_index_lies_beside_the_code(tmp_path: Path) -> None:
    assert "The Scarlet Keys" in INDEX.missing_sets
    assert len(NAMED_CARDS) > 5000
