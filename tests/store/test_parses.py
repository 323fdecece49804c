"""A kept parse is recorded, written whole and swept with its file, and nobody ever needs it."""

from __future__ import annotations

import errno
import json
import os

import pytest

from rulesref.store import Home, open_writing
from rulesref.store import home as home_module
from rulesref.store import writing as writing_module
from tests.book import book_of_three as book
from tests.store.test_sweeping import fill, names, needs_links, publish, stored

FILE = stored(b"a")
PARSE = b"parse of a"


@pytest.fixture
def home(tmp_path):
    return Home(tmp_path / "home")


def keep(home, parse: bytes = b"new parse") -> list[str]:
    """Keep that parse of the file and publish; what was told comes back."""
    told: list[str] = []
    with open_writing(home, told.append) as writing:
        writing.put(FILE.sha256, b"a")
        writing.keep(FILE, parse)
        writing.publish([FILE], fill)
    return told


def test_what_is_kept_can_be_read(home):
    assert home.parse(FILE) is None
    publish(home, b"a")
    assert Home(home.folder).parse(FILE) == PARSE
    assert keep(home) == []
    assert home.parse(FILE) == b"new parse"


def test_the_name_says_what_the_parse_is_of():
    names = {
        FILE.parse_name,
        stored(b"b").parse_name,
        FILE._replace(name="añ\udcff.txt").parse_name,
        FILE._replace(as_document=book.FAQ).parse_name,
        FILE._replace(as_document=book.OLD_FAQ).parse_name,
    }
    assert len(names) == 5
    same = FILE._replace(documents=("game/left",), without=("game/document",))
    assert same.parse_name == FILE.parse_name, "what is dropped of a file was parsed with it"


def test_a_home_without_kept_parses_works(home):
    publish(home, b"a")
    for path in home.parses.iterdir():
        path.unlink()
    home.parses.rmdir()
    assert home.parse(FILE) is None
    publish(home, b"b")
    publish(home, b"b")
    assert names(home.parses) == [f"{stored(b'b').parse_name}.json"]


def test_a_ledger_from_before_there_were_kept_parses_is_taken(home):
    publish(home, b"a")
    ledger = json.loads((home.folder / "LEDGER").read_bytes())
    for path in home.parses.iterdir():
        path.unlink()
    del ledger["parses"]
    (home.folder / "LEDGER").write_text(json.dumps(ledger))
    assert keep(home) == []
    assert home.parse(FILE) == b"new parse"
    publish(home, b"b")
    publish(home, b"b")
    assert names(home.files) == [stored(b"b").sha256]
    assert names(home.parses) == [f"{stored(b'b').parse_name}.json"]


def test_a_parse_that_is_too_large_is_not_read(home, monkeypatch):
    publish(home, b"a")
    monkeypatch.setattr(home_module, "LARGEST_PARSE", len(PARSE) - 1)
    assert home.parse(FILE) is None


def test_a_parse_that_is_too_large_is_not_kept(home, monkeypatch):
    monkeypatch.setattr(writing_module, "LARGEST_PARSE", len(PARSE) - 1)
    assert keep(home, PARSE) == [f"{FILE.name} is not kept parsed: it is too long"]
    assert home.sources() == (FILE,)
    assert not home.parses.exists()


@pytest.mark.parametrize("kind", ["link", "link to nothing", "folder", "pipe"])
def test_what_is_no_file_is_neither_read_nor_written_over(home, tmp_path, kind):
    if os.name == "nt" and kind != "folder":
        pytest.skip("not everybody may make links there, and there are no such pipes")
    publish(home, b"a")
    path = home.parse_of(FILE.parse_name)
    target = tmp_path / "target"
    path.rename(target)
    if kind == "folder":
        path.mkdir()
    elif kind == "pipe":
        os.mkfifo(path)
    else:
        path.symlink_to(target if kind == "link" else tmp_path / "nothing")
    before = os.lstat(path)
    assert home.parse(FILE) is None
    told = keep(home)
    reason = f"rulesref did not write what is at {path}, which stays"
    assert told == [f"{FILE.name} is not kept parsed: {reason}"]
    assert os.lstat(path) == before
    assert target.read_bytes() == PARSE
    publish(home, b"b")
    publish(home, b"b")
    assert os.lstat(path) == before


def test_a_file_that_nobody_recorded_is_not_written_over(home):
    path = home.parse_of(FILE.parse_name)
    path.parent.mkdir(parents=True)
    path.write_bytes(b"somebody's")
    assert len(keep(home)) == 1
    publish(home, b"b")
    publish(home, b"b")
    assert path.read_bytes() == b"somebody's"


@needs_links
def test_no_link_is_followed_by_an_unfinished_parse(home, tmp_path):
    publish(home, b"b")
    mark = json.loads((home.folder / "LEDGER").read_bytes())["mark"]
    (tmp_path / "precious").write_text("precious")
    link = home.parses / f"{FILE.parse_name}.json.unfinished-{mark}"
    link.symlink_to(tmp_path / "precious")
    assert f"{FILE.name} is not kept parsed" in keep(home)[0]
    assert link.is_symlink()
    assert (tmp_path / "precious").read_text() == "precious"
    assert home.sources() == (FILE,)


def test_a_file_in_the_place_of_the_folder_is_no_harm(home):
    home.folder.mkdir()
    home.parses.write_text("somebody's")
    told = keep(home)
    assert f"{FILE.name} is not kept parsed" in told[0]
    assert home.sources() == (FILE,)
    assert home.parse(FILE) is None
    assert home.parses.read_text() == "somebody's"


def test_a_disk_without_room_for_it_is_said_and_no_harm(home, monkeypatch):
    from rulesref.store import replacing

    real = replacing.write_whole

    def refused(path, data, mark):
        if path.parent == home.parses:
            raise OSError(errno.ENOSPC, "no room", str(path))
        real(path, data, mark)

    monkeypatch.setattr(replacing, "write_whole", refused)
    assert keep(home) == [f"{FILE.name} is not kept parsed: no room"]
    assert home.sources() == (FILE,)
    assert home.current().intact()
