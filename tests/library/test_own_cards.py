"""The user's cards: added, found by replays, replaced, removed; nothing is half done."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import rulesref
import rulesref.errors
from rulesref.errors import SourceError, UnresolvedReference
from rulesref.facts.described import card_named, is_described
from rulesref.facts.own import own_of
from rulesref.games import DEFAULT, game_of
from rulesref.games.card import Card
from rulesref.games.game import Game
from rulesref.library import folder as place
from rulesref.library.changing import Change, NothingTaken, add, listed, remove
from rulesref.library.folder import cards_home, tables
from rulesref.library.stamp import stamp_now
from tests.library.test_given import CARD
from tests.store.test_kill_points import killed_before

COAT = """
[[card]]
code = "98801"
name = "Warm Coat"
it = "Cappotto Caldo"
type = "asset"
level = {level}
stats = {{ cost = {cost} }}
"""


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("RULESREF_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


def taken(*paths: Path) -> Any:
    return add(cards_home(), paths, DEFAULT, print, lambda what, done, of: None)


def game() -> Game:
    return game_of(DEFAULT)._replace(own=tables(DEFAULT, pytest.fail))


def coat(folder: Path, cost: int = 1, name: str = "coat.toml") -> Path:
    path = folder / name
    path.write_text(COAT.format(level=0, cost=cost), "utf-8")
    return path


def data(folder: Path, *records: Any, name: str = "own.json") -> Path:
    path = folder / name
    path.write_text(json.dumps(list(records)), "utf-8")
    return path


def named(text: str) -> Card:
    return card_named(text, game())


def named_of(text: str) -> str:
    """The Italian name of the card."""
    return named(text).italian


def test_nothing_added_costs_nothing(home):
    assert tables(DEFAULT, pytest.fail) is None
    assert own_of(game_of(DEFAULT)) is None
    assert listed(cards_home()) == ()
    assert not home.exists()


def test_facts_of_ones_own_are_found_by_both_names(tmp_path):
    assert taken(coat(tmp_path)).added == {"coat.toml": 1}
    assert named("Warm Coat") == named("Cappotto Caldo") == named("Warm Coat (98801)")
    assert is_described("Warm Coat", game())
    assert not is_described("Warm Coat", game_of(DEFAULT))


def test_the_same_file_again_changes_nothing_and_another_one_of_that_name_replaces_it(tmp_path):
    taken(coat(tmp_path))
    before = cards_home().current()
    assert taken(coat(tmp_path)) == Change({}, ("coat.toml",))
    assert cards_home().current() == before
    taken(coat(tmp_path, cost=4))
    assert named("Warm Coat").stats["cost"] == 4
    assert [file.name for file in listed(cards_home())] == ["coat.toml"]


def test_ones_own_facts_go_before_those_by_hand_and_these_before_ones_card_data(tmp_path):
    machete = {**CARD, "code": "01020", "name": "Machete", "cost": 9}
    taken(data(tmp_path, machete))
    assert named("Machete").stats["cost"] == 3
    own = tmp_path / "machete.toml"
    own.write_text(COAT.format(level=0, cost=7).replace("98801", "01020")
                   .replace("Warm Coat", "Machete"), "utf-8")  # fmt: skip
    taken(own)
    assert named("Machete").stats["cost"] == 7


def test_ones_card_data_goes_before_what_ships(tmp_path):
    index = game_of(DEFAULT)
    shipped = card_named("Moment of Respite (02273)", index)
    record = {**CARD, "code": "02273", "name": "Moment of Respite", "type_code": "event", "xp": 3}
    taken(data(tmp_path, {**record, "cost": 6}))
    assert (shipped.stats.get("cost", 0), named("Moment of Respite (02273)").stats["cost"]) == (
        3,
        6,
    )


def test_a_new_card_of_the_data_is_compiled_and_its_text_is_kept(tmp_path):
    taken(data(tmp_path, CARD))
    assert named("Paper Lantern").stats["cost"] == 2
    own = own_of(game())
    assert own is not None
    assert own.texts.facts("98001")["text"] == CARD["text"]


def test_a_card_may_not_have_the_code_of_another(tmp_path):
    path = coat(tmp_path)
    path.write_text(path.read_text("utf-8").replace("98801", "01020"), "utf-8")
    refused = taken(path)
    assert isinstance(refused, NothingTaken)
    assert "Machete" in refused.problems[0].message
    assert cards_home().current() is None


def test_one_flawed_card_leaves_the_others_of_its_file(tmp_path):
    path = coat(tmp_path)
    path.write_text(path.read_text("utf-8") + '[[card]]\ncode = "98802"\nspeed = 3\n', "utf-8")
    change = taken(path, data(tmp_path, CARD, {**CARD, "type_code": "sofa", "code": "98003"}))
    assert change.added == {"coat.toml": 1, "own.json": 1}
    assert sorted(problem.file for problem in change.problems) == ["coat.toml", "own.json"]
    assert change.problems[0].line == 9
    assert named("Warm Coat").name == "Warm Coat"


def test_a_file_of_nothing_that_can_be_used_is_not_kept(tmp_path):
    broken = tmp_path / "broken.json"
    broken.write_text("[{", "utf-8")
    assert isinstance(taken(broken), NothingTaken)
    change = taken(broken, coat(tmp_path))
    assert [problem.file for problem in change.problems] == ["broken.json"]
    assert [file.name for file in listed(cards_home())] == ["coat.toml"]


def test_paths_that_hold_no_cards_are_refused(tmp_path):
    for path in (tmp_path / "nowhere.json", tmp_path / "picture.png", tmp_path):
        with pytest.raises(SourceError):
            taken(path)


def test_two_files_that_would_have_one_name_are_refused(tmp_path):
    for name in ("a", "b"):
        (tmp_path / name).mkdir()
    one, other = coat(tmp_path / "a"), coat(tmp_path / "b", cost=4)
    with pytest.raises(SourceError) as raised:
        taken(one, other)
    assert raised.value.file == "coat.toml"
    assert taken(one, coat(tmp_path / "b")).added == {"coat.toml": 1}


def test_what_takes_the_place_of_another_of_its_name_is_told(tmp_path):
    assert taken(coat(tmp_path)).replaced == ()
    assert taken(coat(tmp_path, cost=4), data(tmp_path, CARD)).replaced == ("coat.toml",)


def test_a_folder_tells_what_of_it_is_left_aside(tmp_path):
    folder = tmp_path / "data"
    for part in ("pack", "translations/it/pack", "translations/de/pack", ".git"):
        (folder / part).mkdir(parents=True)
    data(folder / "pack", CARD, name="own.JSON")
    data(folder / "translations/it/pack", {"code": "98001", "name": "Lanterna"})
    data(folder / "translations/de/pack", {"code": "98001", "name": "Laterne"})
    data(folder, name="packs.json")
    change = taken(folder)
    assert sorted(change.added) == ["data/pack/own.JSON", "data/translations/it/pack/own.json"]
    aside = [Path(name).relative_to(folder).as_posix() for name in change.aside]
    assert aside == ["packs.json", "translations/de"]


@pytest.mark.parametrize("named", ["translations", "translations/it", "translations/it/pack"])
def test_a_translation_is_known_by_its_folder_at_whatever_depth_it_is_named(tmp_path, named):
    for language, name in (("it", "Lanterna"), ("zh-cn", "灯笼")):
        (tmp_path / "translations" / language / "pack").mkdir(parents=True)
        data(tmp_path / "translations" / language / "pack", {"code": "98001", "name": name})
    taken(data(tmp_path, CARD), tmp_path / named)
    assert named_of("Paper Lantern") == "Lanterna"


def test_another_language_is_never_taken_for_italian(tmp_path):
    (tmp_path / "translations" / "de").mkdir(parents=True)
    german = data(tmp_path / "translations" / "de", {"code": "98001", "name": "Laterne"})
    change = taken(data(tmp_path, CARD), german)
    assert [problem.file for problem in change.problems] == ["translations/de/own.json"]
    assert named_of("Paper Lantern") == ""


def test_a_pipe_is_no_file_of_cards(tmp_path):
    import os

    if not hasattr(os, "mkfifo"):
        pytest.skip("no pipe can be made here")
    os.mkfifo(tmp_path / "own.json")
    with pytest.raises(SourceError):
        taken(tmp_path / "own.json")


def test_a_folder_is_removed_by_its_name_a_file_by_its_own(tmp_path):
    folder = tmp_path / "data"
    (folder / "pack" / "own").mkdir(parents=True)
    data(folder / "pack" / "own", CARD)
    data(folder / "pack" / "own", {**CARD, "code": "98002", "name": "Lamp"}, name="two.json")
    (folder / "packs.json").write_text("[]", "utf-8")
    taken(folder, coat(tmp_path))
    drop = ["data/pack/own/own.json", "data/pack/own/two.json"]
    assert remove(cards_home(), "data", DEFAULT, print, print) == tuple(drop)
    with pytest.raises(UnresolvedReference):
        named("Lamp")
    with pytest.raises(UnresolvedReference) as raised:
        remove(cards_home(), "coats.toml", DEFAULT, print, print)
    assert raised.value.candidates == ("coat.toml",)
    remove(cards_home(), "coat.toml", DEFAULT, print, print)
    assert tables(DEFAULT, pytest.fail) is None


def test_tables_of_another_version_are_made_anew_with_a_word(tmp_path, monkeypatch):
    taken(coat(tmp_path))
    before = cards_home().current()
    real = stamp_now(DEFAULT)
    for module in ("rulesref.library.folder", "rulesref.library.changing"):
        monkeypatch.setattr(f"{module}.stamp_now", lambda game: real + "x")
    words: list[str] = []
    made = place.tables(DEFAULT, words.append)
    assert made != before.folder
    assert len(words) == 1
    assert place.tables(DEFAULT, pytest.fail) == made


def test_damaged_tables_are_made_anew(tmp_path):
    taken(coat(tmp_path))
    (cards_home().current().folder / "facts.tsv").write_text("")
    words: list[str] = []
    made = tables(DEFAULT, words.append)
    assert made is not None
    assert (made / "facts.tsv").stat().st_size
    assert words


CASE = """Feature: Coats

  Scenario: It is played
    Given Roland Banks is at the Study
    And Roland Banks has Warm Coat in hand
    And Roland Banks has 3 resources
    When Roland Banks plays Warm Coat
    Then Roland Banks has 2 resources
"""


def test_the_library_plays_them(tmp_path):
    with pytest.raises(rulesref.errors.CaseError):
        rulesref.replay(CASE)
    taken(coat(tmp_path))
    [ruling] = rulesref.replay(CASE)
    assert ruling.passed


def test_killed_at_any_moment_the_cards_are_those_before_or_after(tmp_path, home):
    import os
    import shutil

    if not hasattr(os, "fork"):
        pytest.skip("no process can be split here")
    taken(coat(tmp_path))
    whole = tmp_path / "whole"
    shutil.copytree(home, whole)
    changed = coat(tmp_path, cost=4)
    change, costs = 1, []
    while killed_before(change, lambda: taken(changed)):
        costs.append(named("Warm Coat").stats["cost"])
        taken(changed)
        assert named("Warm Coat").stats["cost"] == 4
        shutil.rmtree(home)
        shutil.copytree(whole, home)
        change += 1
    assert change > 5
    assert {1} <= set(costs) <= {1, 4}
