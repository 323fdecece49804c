"""Whatever happens to any file of an index: an answer, and an index that is whole again."""

from __future__ import annotations

import pytest

from rulesref.book.file import BOOK
from rulesref.store import Home, open_writing
from rulesref.store.generation import SMALL


def zeroed(data: bytes) -> bytes:
    middle = len(data) // 2
    return data[:middle] + bytes(min(4096, len(data) - middle)) + data[middle + 4096 :]


DAMAGE = {"zeroed": zeroed, "cut": lambda data: data[: len(data) // 2]}


@pytest.fixture
def home(club, tmp_path):
    return Home(tmp_path / "home")


def test_a_check_finds_damage_in_any_file_and_mends_it(club, home):
    files = len(home.current().contents)
    assert files > 3
    for number in range(files):
        generation = home.current()
        name = sorted(generation.contents)[number]
        path = generation.folder / name
        before = path.read_bytes()
        path.write_bytes(zeroed(before))
        changed = path.read_bytes() != before
        ran = club("sources", "check", "--json")
        assert ran.json["index"] == ([{"file": name, "status": "DAMAGED"}] if changed else [])
        assert ("building it anew" in ran.err) == changed
        assert home.current().damaged() == ()
    assert "Torchbearer" in club("search", "torchbearer").out


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_small_file_is_verified_by_every_question(club, home, damage):
    generation = home.current()
    small = [name for name, size in generation.contents.items() if 100 < size <= SMALL]
    assert small
    path = generation.folder / small[0]
    path.write_bytes(DAMAGE[damage](path.read_bytes()))
    ran = club("search", "torchbearer")
    assert "building it anew" in ran.err
    assert "Torchbearer" in ran.out
    assert home.current().damaged() == ()


def test_any_exception_out_of_a_damaged_index_builds_it_anew(club, home, monkeypatch):
    from rulesref.book.book import Book

    folder = home.current().folder
    whole = Book.search

    def search(book, *words, **more):
        if book.folder == folder:
            raise ZeroDivisionError("out of a library")
        return whole(book, *words, **more)

    monkeypatch.setattr(Book, "search", search)
    path = folder / BOOK
    path.write_bytes(zeroed(path.read_bytes()))
    ran = club("search", "torchbearer")
    assert "building it anew" in ran.err
    assert "Torchbearer" in ran.out


def test_an_index_whose_raw_files_are_gone_too_is_said(club, home):
    for path in (home.current().folder / BOOK, *home.files.iterdir()):
        path.write_bytes(zeroed(path.read_bytes()))
    ran = club("sources", "check")
    assert ran.status == 1
    assert "that failed" in ran.err


def test_what_was_put_aside_is_named_by_a_check(club, home):
    with open_writing(home) as writing:
        writing.put("5" * 64, b"left by somebody who was killed")
    with open_writing(home) as writing:
        writing.publish(writing.files, lambda folder: None, home.current().stamp)
    (left,) = home.put_aside()
    assert left.endswith("5" * 64)
    ran = club("sources", "check")
    assert left in ran.out
    assert club("sources", "check", "--json").json["aside"] == [left]
    assert "sources aside --remove" in ran.out


def test_what_was_put_aside_is_listed_and_removed_when_the_user_says_so(club, home, tmp_path):
    assert club("sources", "aside").out == "nothing lies aside\n"
    assert not home.aside.exists()
    published = [home.current().name, *(file.sha256 for file in home.sources())]
    file, folder, parse = "5" * 64, "g000001-0123abcd", "6" * 64 + ".json-2"
    (home.aside / folder / "whoosh").mkdir(parents=True)
    for name in (file, parse, f"{folder}/book", f"{folder}/whoosh/part", "mine.txt"):
        (home.aside / name).write_bytes(b"left")
    (home.aside / "7".rjust(64, "7")).symlink_to(tmp_path)
    (tmp_path / "other").write_bytes(b"mine")
    listed = club("sources", "aside")
    assert [line.split(" ")[0] for line in listed.out.splitlines()[:3]] == [
        str(home.aside / name) for name in (file, parse, folder)
    ]
    assert f"{folder} (8 bytes)" in listed.out
    assert "--remove" in listed.out
    ran = club("sources", "aside", "--remove", "--json")
    assert [row["bytes"] for row in ran.json["removed"]] == [4, 4, 8]
    left = {path.name for path in home.aside.iterdir()}
    assert left == {"mine.txt", "7" * 64}
    assert "mine.txt" in ran.err, "what stays is named"
    assert (tmp_path / "other").read_bytes() == b"mine"
    assert [home.current().name, *(file.sha256 for file in home.sources())] == published
    assert club("sources", "check").status == 0


def test_nothing_aside_is_removed_through_a_link(club, home, tmp_path):
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    (elsewhere / ("5" * 64)).write_bytes(b"somebody's")
    home.aside.symlink_to(elsewhere, target_is_directory=True)
    assert club("sources", "aside", "--remove").out == "nothing lies aside\n"
    assert (elsewhere / ("5" * 64)).read_bytes() == b"somebody's"
