"""What a change of the user's cards compiles anew, and what errata and taboo lists make of them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from rulesref.facts.compiler.compiling import Compiler
from rulesref.facts.own import own_of
from rulesref.games import DEFAULT, game_of
from rulesref.games.game import Game
from rulesref.library.changing import add, remove
from rulesref.library.folder import cards_home, tables
from rulesref.pages.own_text import own_text
from tests.library.test_given import CARD, given

OTHER = {**CARD, "code": "98002", "name": "Odd Lamp", "position": 2, "text": "Gain 1 resource."}
#: What this card does depends on whether there is a card of that name.
NAMES = {**OTHER, "code": "98003", "name": "Odd Hook", "text": "Discard Odd Wall."}
WALL = {**OTHER, "code": "98004", "name": "Odd Wall", "text": ""}


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RULESREF_HOME", str(tmp_path / "home"))


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the cards that are compiled from here on."""
    seen: list[str] = []
    really = Compiler.card
    monkeypatch.setattr(
        Compiler, "card", lambda self, record: (seen.append(record.name), really(self, record))[1]
    )
    return seen


def taken(folder: Path, name: str, *records: Any) -> None:
    path = folder / name
    path.write_text(json.dumps(list(records)), encoding="utf-8")
    add(cards_home(), [path], DEFAULT, pytest.fail, lambda *_: None)


def game() -> Game:
    return game_of(DEFAULT)._replace(own=tables(DEFAULT, pytest.fail))


def made() -> dict[str, str]:
    folder = tables(DEFAULT, pytest.fail)
    assert folder
    return {path.name: path.read_text("utf-8") for path in folder.glob("*.tsv")}


def test_only_what_is_new_or_changed_is_compiled(tmp_path: Path, compiled: list[str]) -> None:
    taken(tmp_path, "one.json", CARD)
    taken(tmp_path, "two.json", OTHER)
    assert compiled == ["Paper Lantern", "Odd Lamp"]
    taken(tmp_path, "two.json", {**OTHER, "cost": 3})
    assert compiled == ["Paper Lantern", "Odd Lamp", "Odd Lamp"]
    remove(cards_home(), "two.json", DEFAULT, pytest.fail, lambda *_: None)
    assert len(compiled) == 3


def test_what_speaks_of_a_card_is_compiled_when_that_card_comes(
    tmp_path: Path, compiled: list[str]
) -> None:
    taken(tmp_path, "one.json", CARD, NAMES)
    compiled.clear()
    taken(tmp_path, "two.json", WALL)
    assert compiled == ["Odd Hook", "Odd Wall"]
    kept = made()
    remove(cards_home(), "one.json", DEFAULT, pytest.fail, lambda *_: None)
    remove(cards_home(), "two.json", DEFAULT, pytest.fail, lambda *_: None)
    taken(tmp_path, "two.json", WALL)
    taken(tmp_path, "one.json", CARD, NAMES)
    assert made() == kept


PETER = {**CARD, "code": "02079", "name": "Peter Clover", "traits": "Human. Criminal."}


@pytest.mark.parametrize(
    ("record", "shown", "facts"),
    [
        (PETER, ("trait", "Human", "Humanoid", False), {"traits": ["Humanoid", "Criminal"]}),
        (
            {**PETER, "traits": "Humanoid. Criminal."},
            ("trait", "Human", "Humanoid", True),
            {"traits": ["Humanoid", "Criminal"]},
        ),
        (
            {**CARD, "code": "01006", "name": "Roland's .38 Special", "xp": 0},
            ("level", "0", "none", False),
            {},
        ),
    ],
)
def test_an_erratum_is_laid_on_what_is_printed(
    tmp_path: Path, record: Any, shown: tuple[Any, ...], facts: dict[str, Any]
) -> None:
    taken(tmp_path, "own.json", record)
    [applied] = own_text(game(), record["code"]).errata
    assert tuple(applied)[1:] == shown
    own = own_of(game())
    assert own
    made = own.compiled.facts(record["code"])
    assert made
    assert facts.items() <= made.items()
    assert "level" not in made or record["name"] == "Peter Clover"


LISTS = [
    {"code": "1", "date_start": "2019-01-01", "cards": [{"code": "98001", "xp": 2}]},
    {
        "code": "2",
        "date_start": "2020-01-01",
        "cards": [{"code": "98001", "xp": 1, "deck_limit": 0, "text": "Odd."}],
    },
]


def test_the_newest_list_of_taboos_counts(tmp_path: Path) -> None:
    (tmp_path / "data" / "pack").mkdir(parents=True)
    (tmp_path / "data" / "pack" / "own.json").write_text(json.dumps([CARD]), encoding="utf-8")
    (tmp_path / "data" / "taboos.json").write_text(json.dumps(LISTS), encoding="utf-8")
    change = add(cards_home(), [tmp_path / "data"], DEFAULT, pytest.fail, lambda *_: None)
    assert not change.problems
    taboo = own_text(game(), "98001").taboo
    assert taboo
    assert (taboo.date, taboo.xp, taboo.limit, taboo.text) == ("2020-01-01", 1, 0, "Odd.")
    assert own_text(game(), "98002").taboo is None


@pytest.mark.parametrize(
    ("card", "flaw"),
    [
        ({"xp": 1}, "no code of a card"),
        ({"code": "98001", "xp": "1"}, "xp cannot be"),
        ({"code": "98001", "xp": 10**9}, "xp cannot be"),
        ({"code": "98001", "xp": True}, "xp cannot be"),
        ({"code": "98001", "text": "odd \x1b[31m"}, "text cannot be"),
        ("98001", "no code of a card"),
    ],
)
def test_a_taboo_that_cannot_be_is_left_out(card: Any, flaw: str) -> None:
    sound = {"code": "98002", "xp": 1}
    read = given({"code": "1", "date_start": "2019-01-01", "cards": [card, sound]})
    assert list(read.taboos) == ["98002"]
    [problem] = read.problems
    assert flaw in problem.message


def test_flaws_that_were_told_before_are_not_told_again(tmp_path: Path) -> None:
    for name, records in (("one.json", [CARD, {"code": "98009"}]), ("two.json", [OTHER])):
        (tmp_path / name).write_text(json.dumps(records), encoding="utf-8")
    problems = [
        add(cards_home(), [tmp_path / name], DEFAULT, pytest.fail, lambda *_: None).problems
        for name in ("one.json", "two.json", "one.json")
    ]
    assert [bool(each) for each in problems] == [True, False, True]
