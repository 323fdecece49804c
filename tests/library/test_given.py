"""Card data with flaws of every sort: the flawed records are told, the others are read."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from rulesref.cards.data.given import LONGEST, read_given

#: A made-up card.
CARD: dict[str, Any] = {
    "code": "98001",
    "name": "Paper Lantern",
    "type_code": "asset",
    "faction_code": "seeker",
    "pack_code": "own",
    "position": 1,
    "cost": 2,
    "text": "Draw 1 card.",
}


def given(*records: Any, name: str = "own.json", **more: bytes) -> Any:
    return read_given([(name, json.dumps(list(records)).encode()), *more.items()])


FLAWS = {
    "no code": {"code": None},
    "a short code": {"code": "12"},
    "no name": {"name": ""},
    "a list as a name": {"name": ["Lantern"]},
    "a number as a text": {"text": 7},
    "a text as a number": {"cost": "2"},
    "true as a number": {"cost": True},
    "a number beyond all": {"cost": 10**12},
    "a number as a truth": {"is_unique": 1},
    "a megabyte of text": {"text": "draw " * 200_000},
    "half a letter": {"name": "Lantern \ud800"},
    "commands to a terminal": {"name": "Lantern \x1b[31m"},
    "no product": {"pack_code": None},
    "no number": {"position": None},
}


@pytest.mark.parametrize("flaw", FLAWS)
def test_a_flawed_record_is_told_with_its_file_and_the_next_one_is_read(flaw):
    read = given({**CARD, **FLAWS[flaw]}, {**CARD, "code": "98002"})
    assert list(read.cards) == ["98002"]
    [problem] = read.problems
    assert problem.file == "own.json"
    assert len(problem.message) < 200
    assert ("98001" in problem.message) or "record 1" in problem.message


@pytest.mark.parametrize(
    "raw",
    [b"", b"[", b"{}", b"null", b'"x"', b"\xff\xfe", b"[" * 100_000, b"[" + b"9" * 5000 + b"]"],
)
def test_what_is_no_list_of_cards_is_told_and_other_files_are_read(raw):
    read = given(CARD, **{"broken.json": raw})
    assert list(read.cards) == ["98001"]
    assert [problem.file for problem in read.problems] == ["broken.json"]


def test_items_that_are_no_records_are_told_one_by_one():
    read = given(1, None, [], "x", CARD)
    assert list(read.cards) == ["98001"]
    assert len(read.problems) == 4


def test_a_code_that_stands_twice_is_told_where_the_two_differ():
    assert not given(CARD, CARD).problems
    read = given(CARD, {**CARD, "name": "Lamp"})
    assert read.cards["98001"].name == "Paper Lantern"
    assert "98001" in read.problems[0].message


def test_reprints_in_a_circle_are_told():
    read = given(
        {**CARD, "duplicate_of": "98002"}, {**CARD, "code": "98002", "duplicate_of": "98001"}
    )
    assert not read.cards
    assert len(read.problems) == 2


def test_a_reprint_has_what_its_original_has():
    read = given(CARD, {"code": "98002", "duplicate_of": "98001", "position": 2})
    assert read.cards["98002"].name == "Paper Lantern"
    assert read.cards["98002"].same_as == "98001"
    assert not given({"code": "98002", "duplicate_of": "97001"}).problems


def test_a_translation_is_laid_on_and_a_broken_one_is_told():
    path = "translations/it/pack/own.json"
    words = json.dumps([{"code": "98001", "name": "Lanterna"}, {"code": "98001", "name": 3}])
    read = given(CARD, **{path: words.encode()})
    assert read.cards["98001"].name_it == "Lanterna"
    assert [problem.file for problem in read.problems] == [path]


def test_an_api_record_has_its_investigators_as_a_table():
    read = given({**CARD, "restrictions": {"investigator": {"01001": "01001"}}})
    assert read.cards["98001"].restrictions == "investigator:01001"


VALUES = [None, True, 0, -2, 10**30, 1.5, "", "x", "\x00", "\n", [], [[]], {}, {"a": 1}]


def test_no_record_however_wrong_raises():
    chance = random.Random(11)
    fields = [*CARD, "duplicate_of", "restrictions", "skill_combat", "slot", "traits", "xp"]
    for _ in range(2_000):
        changed = {field: chance.choice(VALUES) for field in chance.sample(fields, 3)}
        read = given({**CARD, **changed}, {**CARD, "code": "98002"})
        assert "98002" in read.cards
        for card in read.cards.values():
            assert len(card.text) <= LONGEST
