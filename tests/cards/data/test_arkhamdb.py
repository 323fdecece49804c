from pathlib import Path

import pytest

from rulesref.cards.data.arkhamdb import default_folder, read_folder
from rulesref.errors import SourceError
from tests.cards.made_up import data_folder
from tests.named_folders import CARDS, needs


def test_a_card_with_its_facts_and_italian(tmp_path: Path) -> None:
    card = {
        "code": "01001",
        "name": "Ox",
        "xp": 2,
        "traits": "Beast. Ally.",
        "slot": "Hand x2. Arcane",
        "skill_wild": 1,
        "skill_agility": 2,
        "is_unique": True,
        "enemy_fight": None,
        "text": "It moos.",
    }
    collection = read_folder(data_folder(tmp_path, [card], [{"code": "01001", "name": "Bue"}]))
    ox = collection.cards["01001"]
    assert (ox.name, ox.name_it, ox.level, ox.number) == ("Ox", "Bue", 2, "1")
    assert ox.traits == ("Beast", "Ally")
    assert ox.slots == ("Hand x2", "Arcane")
    assert ox.icons == (("agility", 2), ("wild", 1))
    assert ox.flags == {"unique"}
    assert collection.packs["one"].name == "One"


def test_reprints_take_everything_but_their_place(tmp_path: Path) -> None:
    cards = [
        {"code": "01001", "name": "Ox", "text": "It moos."},
        {"code": "02001", "duplicate_of": "01001"},
        {"code": "03001", "duplicate_of": "02001"},
        {"code": "04001", "duplicate_of": "99999"},
    ]
    italian = [{"code": "01001", "name": "Bue"}]
    collection = read_folder(data_folder(tmp_path, cards, italian))
    again = collection.cards["03001"]
    assert (again.text, again.same_as, again.position, again.name_it) == (
        "It moos.",
        "01001",
        3,
        "Bue",
    )
    # A reprint of a card in a set that the folder lacks: known by number, named nowhere.
    assert collection.orphans == {"04001": "99999"}


@pytest.mark.parametrize(
    ("cards", "what"),
    [
        ([{"code": "1"}], "proper code"),
        ([{"code": "01001"}, {"code": "01001"}], "stands here and"),
        ([{"code": "01001", "duplicate_of": "01001"}], "reprints itself"),
        ([{"code": "01001", "name": None}], "no name"),
        ([{"code": "01001", "position": "x"}], "no number"),
        ([{"code": "01001", "xp": "two"}], "xp of card 01001"),
    ],
)
def test_broken_records_are_refused(
    tmp_path: Path, cards: list[dict[str, object]], what: str
) -> None:
    with pytest.raises(SourceError, match=what):
        read_folder(data_folder(tmp_path, cards))


@pytest.mark.parametrize("raw", [b"[{", b"{}", b"[1]", b"\xff", b"[" * 100_000, b""])
def test_broken_json_is_refused_with_its_file(tmp_path: Path, raw: bytes) -> None:
    folder = data_folder(tmp_path, [])
    (folder / "pack" / "one" / "bad.json").write_bytes(raw)
    with pytest.raises(SourceError) as caught:
        read_folder(folder)
    assert caught.value.file is not None
    assert caught.value.file.endswith("bad.json")


def test_a_folder_without_cards_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SourceError, match="no card data"):
        read_folder(tmp_path)


@needs(CARDS)
def test_real_cards() -> None:
    folder = default_folder()
    assert folder is not None
    cards = read_folder(folder).cards
    assert len(cards) > 5000
    assert cards["01520"].name == cards["01020"].name == "Machete"
    assert cards["03182b"].number == "182b"
