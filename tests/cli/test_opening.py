"""The book is opened, mended or replaced by the bundled one, always with a word and an answer."""

from __future__ import annotations

import os
import sqlite3

import pytest

from rulesref.book import opened
from rulesref.errors import StoreError
from rulesref.store import Home
from tests.cli.conftest import process


@pytest.fixture
def home(club, tmp_path):
    return Home(tmp_path / "home")


def found(ran) -> bool:
    return ran.status == 0 and "Torchbearer" in ran.out


@pytest.mark.parametrize("damage", ["gone", "cut", "no book"])
def test_a_damaged_index_is_built_anew_with_a_word(club, home, damage):
    folder = home.current().folder
    if damage == "gone":
        import shutil

        shutil.rmtree(folder)
    for path in folder.rglob("*") if folder.exists() else ():
        if path.is_file() and (damage == "cut" or path.name == "book.sqlite"):
            path.write_bytes(path.read_bytes()[:100] if damage == "cut" else b"x" * 9999)
    ran = club("search", "torchbearer")
    assert found(ran), ran.err
    assert "building it anew" in ran.err
    again = club("search", "torchbearer")
    assert found(again)
    assert not again.err


def test_garbage_of_the_right_length_is_noticed(club, home):
    for path in home.current().folder.rglob("*"):
        if path.is_file():
            path.write_bytes(os.urandom(path.stat().st_size))
    ran = club("search", "torchbearer")
    assert found(ran), ran.err
    assert "building it anew" in ran.err


def test_a_page_of_zeros_in_any_file_leaves_every_answer_as_it_was(club, home):
    """Large files are not read whole to be sure: what is damaged is noticed by what it answers."""
    asked = [("search", "torchbearer"), ("show", "Torchbearer"), ("sources", "list", "--json")]
    before = [club(*line).out for line in asked]
    names = {p.relative_to(home.current().folder) for p in home.current().folder.rglob("*.*")}
    for name in sorted(name for name in names if (home.current().folder / name).is_file()):
        place = home.current().folder / name
        data = place.read_bytes()
        middle = len(data) // 2 // 4096 * 4096
        place.write_bytes(
            data[:middle] + bytes(len(data[middle : middle + 4096])) + data[middle + 4096 :]
        )
        assert [club(*line).out for line in asked] == before, name
        place = home.current().folder / name  # it may have been built anew
        place.write_bytes(data)


def test_an_index_of_another_version_is_built_anew_with_a_word(club, monkeypatch):
    monkeypatch.setattr(opened, "stamp_now", lambda: "another")
    for module in ("own_documents", "publishing"):
        monkeypatch.setattr(f"rulesref.book.{module}.stamp_now", lambda: "another")
    ran = club("search", "torchbearer")
    assert found(ran)
    assert "older than this rulesref" in ran.err
    assert not club("search", "torchbearer").err


def test_an_older_schema_is_built_anew(club, home):
    book = home.current().folder / "book.sqlite"
    db = sqlite3.connect(book)
    with db:
        db.execute("update meta set value = '0' where key = 'schema'")
    db.close()
    ran = club("show", "Torchbearer")
    assert found(ran), ran.err
    assert "building it anew" in ran.err


def test_where_nothing_can_be_built_the_older_index_answers(club, monkeypatch):
    monkeypatch.setattr(opened, "stamp_now", lambda: "another")

    def refused(*_):
        raise StoreError("this folder cannot be written")

    monkeypatch.setattr("rulesref.book.own_documents.rebuild", refused)
    ran = club("search", "torchbearer")
    assert found(ran)
    assert "older index answers" in ran.err


def test_where_nothing_is_left_the_bundled_rules_answer(club, home, monkeypatch):
    (home.current().folder / "book.sqlite").unlink()

    def refused(*_):
        raise StoreError("this folder cannot be written")

    monkeypatch.setattr("rulesref.book.own_documents.rebuild", refused)
    ran = club("search", "attack of opportunity")
    assert ran.status == 0
    assert "bundled rules answer" in ran.err


def test_where_a_damaged_index_cannot_be_removed_the_bundled_rules_answer(club, home, monkeypatch):
    def kept(*_, **__):
        raise OSError(30, "Read-only file system")

    monkeypatch.setenv("RULESREF_HOME", str(home.folder))
    monkeypatch.setattr("pathlib.Path.unlink", kept)
    told: list[str] = []
    book = opened._anew(home.current().folder, "2016", told.append)
    book.close()
    assert book.folder != home.current().folder
    assert "Read-only file system" in told[0]
    assert "bundled rules answer" in told[1]


def test_an_unreadable_list_of_documents_still_lets_people_search(club, home):
    for path in home.manifests.iterdir():
        path.write_bytes(b"{")
    ran = club("search", "attack of opportunity")
    assert ran.status == 0
    assert "left out" in ran.err


def powerless() -> tuple[str, ...]:
    """What makes a process obey the rights of files even for the all-powerful user."""
    import shutil

    if not hasattr(os, "geteuid"):
        pytest.skip("rights differ here")
    if os.geteuid():
        return ()
    if not shutil.which("setpriv"):
        pytest.skip("this user may write everywhere")
    rights = "-dac_override,-dac_read_search"
    return ("setpriv", "--bounding-set", rights, "--inh-caps", rights)


def test_a_read_only_home_still_lets_people_search(shelved, tmp_path):
    """The bundled rules from an empty read-only home, the added ones from a full one."""
    import shutil

    under = powerless()
    home = tmp_path / "home"
    shutil.copytree(shelved, home)
    empty = tmp_path / "empty"
    empty.mkdir()
    places = [empty, home, *(path for path in home.rglob("*") if path.is_dir())]
    for place in places:
        place.chmod(0o555)
    try:
        ran = process(empty, "search", "attack of opportunity", under=under)
        assert ran.status == 0, ran.err
        assert "Torchbearer" in process(home, "search", "torchbearer", under=under).out
        for argv in (["sources", "remove", "club.txt"], ["config", "language", "it"]):
            ran = process(home, *argv, under=under)
            assert ran.status == 2, ran.out
            assert "cannot be written" in ran.err
    finally:
        for place in places:
            place.chmod(0o755)


@pytest.mark.parametrize("verb", [("replay",), ("sources", "add"), ("cards", "add")])
def test_a_file_in_a_closed_folder_is_refused(verb, tmp_path):
    closed = tmp_path / "closed"
    closed.mkdir()
    (closed / "a.feature").write_text("Feature: f\n")
    closed.chmod(0)
    try:
        ran = process(tmp_path / "home", *verb, str(closed / "a.feature"), under=powerless())
    finally:
        closed.chmod(0o700)
    assert ran.status == 2, ran.err
    assert "bug" not in ran.err
    assert "a.feature" in ran.err
