"""What somebody else put into the user's folder stays, whatever command writes there."""

from __future__ import annotations

import errno
import shutil
import sys

import pytest

from rulesref.book import publishing
from rulesref.store import Home
from tests.cli.conftest import CLAIM, CLUB_RULES, process
from tests.store.planted import plant

ID = "arkham-lcg/own/club-rules-2"


@pytest.fixture
def planted(club, tmp_path):
    return plant(tmp_path / "home", tmp_path / "outside")


@pytest.fixture
def more_file(tmp_path):
    path = tmp_path / "more.txt"
    path.write_text(CLUB_RULES.replace("cellar", "attic"), "utf-8")
    return path


def test_adding_and_removing_leave_them(club, planted, more_file):
    assert club("sources", "add", str(more_file), *CLAIM[:-1], "7").status == 0
    planted.check()
    assert club("sources", "add", str(more_file), *CLAIM[:-1], "7").status == 0
    planted.check()
    for document in (ID, "more.txt"):
        assert club("sources", "remove", document).status == 0
        planted.check()
    assert len([name for name in planted.others() if name.startswith("manifests/")]) == 2


def test_commands_that_fail_leave_them(club, planted, more_file, tmp_path, monkeypatch):
    empty = tmp_path / "empty.txt"
    empty.write_bytes(b"")
    assert club("sources", "add", str(more_file), str(empty), *CLAIM).status == 2
    planted.check()
    assert club("sources", "add", str(more_file)).status == 2
    planted.check()
    assert club("sources", "remove", "nothing").status == 2
    planted.check()

    def full(folder, files, progress):
        (folder / "half").write_text("half")
        raise OSError(errno.ENOSPC, "no room", str(folder))

    monkeypatch.setattr(publishing, "build", full)
    before = planted.others()
    ran = club("sources", "add", str(more_file), *CLAIM[:-1], "7")
    assert ran.status == 2
    assert "full" in ran.err
    planted.check()
    assert before < planted.others(), "the raw file is there, and only the next success sweeps it"


def test_an_index_that_is_built_anew_leaves_them(club, planted, tmp_path):
    (Home(tmp_path / "home").current().folder / "book.sqlite").unlink()
    ran = club("search", "torchbearer")
    assert ran.status == 0
    assert "building it anew" in ran.err
    planted.check()


def test_a_folder_from_before_the_ledger_is_adopted(club, planted, more_file, tmp_path):
    home = Home(tmp_path / "home")
    (home.folder / "LEDGER").unlink()
    older = home.current()
    assert club("search", "torchbearer").status == 0
    for version in ("7", "8"):
        ran = club("sources", "add", str(more_file), *CLAIM[:-1], version)
        assert (ran.status, ran.err) == (0, "")
        planted.check()
    assert not older.folder.exists()
    assert [file.name for file in home.sources()] == ["club.txt", "more.txt", "more.txt"]


def test_a_ledger_of_nonsense_is_said_and_removes_nothing(club, planted, more_file, tmp_path):
    ledger = tmp_path / "home" / "LEDGER"
    ledger.write_text("nonsense")
    ran = club("sources", "add", str(more_file), *CLAIM[:-1], "7")
    assert ran.status == 0
    assert f"rulesref: {ledger} cannot be read, so nothing is removed" in ran.err
    planted.check()
    assert club("sources", "remove", "more.txt").err == ""


@pytest.mark.skipif(sys.platform == "win32", reason="not everybody may make links there")
def test_a_ledger_that_is_a_link_is_an_error_with_a_remedy(club, more_file, tmp_path):
    ledger = tmp_path / "home" / "LEDGER"
    ledger.rename(tmp_path / "ledger")
    ledger.symlink_to(tmp_path / "ledger")
    ran = club("sources", "add", str(more_file), *CLAIM[:-1], "7")
    assert ran.status == 2
    assert "is a link" in ran.err
    assert "remedy" in ran.err


def test_a_real_process_leaves_them(shelved, tmp_path, more_file):
    shutil.copytree(shelved, tmp_path / "home")
    planted = plant(tmp_path / "home", tmp_path / "outside")
    ran = process(tmp_path / "home", "sources", "add", str(more_file), *CLAIM[:-1], "7")
    assert ran.status == 0, ran.err
    planted.check()
    assert process(tmp_path / "home", "sources", "remove", "nothing").status == 2
    planted.check()
