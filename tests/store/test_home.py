"""What is published is in force; whatever goes wrong on the way leaves what was there before."""

from __future__ import annotations

import errno
import hashlib
import json
import os

import pytest

from rulesref.entries import Document
from rulesref.errors import StoreError
from rulesref.store import Home, StoredFile, open_home, open_writing
from tests.book import book_of_three as book
from tests.store.published import put_in_force


def stored(name: str, raw: bytes) -> StoredFile:
    return StoredFile(name, hashlib.sha256(raw).hexdigest(), len(raw), ("game/document",))


def builder_of(text: str):
    def build(folder):
        (folder / "inner").mkdir()
        (folder / "inner" / "book").write_text(text)

    return build


def read(generation) -> str:
    return (generation.folder / "inner" / "book").read_text()


@pytest.fixture
def home(tmp_path):
    return Home(tmp_path / "home")


def test_an_empty_home_holds_nothing_and_reading_makes_nothing(home):
    assert home.current() is None
    assert home.sources() == ()
    assert not home.folder.exists()


def test_the_variable_names_the_folder(tmp_path, monkeypatch):
    monkeypatch.setenv("RULESREF_HOME", str(tmp_path / "mine"))
    assert open_home().folder == tmp_path / "mine"


def test_without_the_variable_the_system_names_the_folder(monkeypatch):
    monkeypatch.delenv("RULESREF_HOME", raising=False)
    assert "rulesref" in str(open_home().folder)


def test_what_is_published_is_in_force(home):
    file = stored("añ\udcff.txt", b"text")._replace(as_document=book.FAQ, without=("game/other",))
    made = put_in_force(home, [file], builder_of("one"), "stamp")
    found = Home(home.folder).current()
    assert found == made
    assert found.files == (file,)
    assert found.stamp == "stamp"
    assert found.intact()
    assert read(found) == "one"


def test_a_builder_that_fails_leaves_the_previous_generation(home):
    put_in_force(home, [], builder_of("one"))

    def failing(folder):
        builder_of("half")(folder)
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        put_in_force(home, [], failing)
    assert read(home.current()) == "one"
    assert len(list(home.generations.iterdir())) == 1


def test_an_interruption_after_the_last_move_keeps_the_new_generation(home, monkeypatch):
    from rulesref.store import replacing

    put_in_force(home, [], builder_of("one"))
    real = replacing.write_whole

    def interrupted(path, data, mark):
        real(path, data, mark)
        if path == home.pointer:
            raise KeyboardInterrupt

    monkeypatch.setattr(replacing, "write_whole", interrupted)
    with pytest.raises(KeyboardInterrupt):
        put_in_force(home, [], builder_of("two"))
    assert read(home.current()) == "two"
    assert home.current().intact()


@pytest.mark.parametrize(
    ("number", "word"),
    [(errno.ENOSPC, "full"), (errno.EROFS, "cannot be written"), (errno.EIO, "cannot be used")],
)
def test_a_disk_that_refuses_is_a_store_error_and_changes_nothing(home, number, word):
    put_in_force(home, [], builder_of("one"))

    def refused(folder):
        raise OSError(number, "refused", str(folder))

    with pytest.raises(StoreError, match=word) as caught:
        put_in_force(home, [], refused)
    assert caught.value.remedy
    assert read(home.current()) == "one"


@pytest.mark.parametrize("place", ["CURRENT", "manifests", "LEDGER"])
def test_a_full_disk_at_the_last_moment_changes_nothing(home, monkeypatch, place):
    from rulesref.store import replacing

    put_in_force(home, [], builder_of("one"))
    real = replacing.write_whole

    def refused(path, data, mark):
        if place in path.parts:
            raise OSError(errno.ENOSPC, "full", str(path))
        real(path, data, mark)

    monkeypatch.setattr(replacing, "write_whole", refused)
    with pytest.raises(StoreError, match="full"):
        put_in_force(home, [], builder_of("two"))
    monkeypatch.undo()
    assert read(home.current()) == "one"
    assert [path.stem for path in home.manifests.iterdir()] == [home.current().name]
    assert [path.name for path in home.generations.iterdir()] == [home.current().name]


def test_names_never_repeat(home):
    names = [put_in_force(home, [], builder_of(str(number))).name for number in range(4)]
    assert names == sorted(set(names))


@pytest.mark.parametrize(
    "damage", [b"", b"nonsense", b"../../etc\n", b"g000001-ffffffff\n", b"\xff"]
)
def test_a_damaged_pointer_falls_back_to_the_newest_manifest(home, damage):
    put_in_force(home, [stored("a", b"x")], builder_of("one"))
    home.pointer.write_bytes(damage)
    assert read(home.current()) == "one"


def test_a_damaged_manifest_falls_back_to_the_one_before(home):
    put_in_force(home, [stored("a", b"x")], builder_of("one"))
    second = put_in_force(home, [], builder_of("two"))
    (home.manifests / f"{second.name}.json").write_bytes(b"{")
    assert home.sources() == (stored("a", b"x"),)


@pytest.mark.parametrize(
    "damage",
    [
        b"",
        b"[]",
        b"{}",
        b'{"format": 99}',
        b"\xff\xfe",
        b"[" * 100_000,
        b'{"format": 1, "stamp": "", "files": [], "contents": {"book": Infinity}}',
    ],
    ids=["empty", "list", "lacking", "newer", "no text", "deep", "infinite"],
)
def test_no_readable_manifest_is_an_error_that_adding_mends(home, damage):
    made = put_in_force(home, [stored("a", b"x")], builder_of("one"))
    (home.manifests / f"{made.name}.json").write_bytes(damage)
    with pytest.raises(StoreError, match="list of your documents"):
        home.current()
    put_in_force(home, [], builder_of("two"))
    assert read(home.current()) == "two"


@pytest.mark.parametrize("value", [None, 1, True, {}, [[]], [1]], ids=str)
@pytest.mark.parametrize("field", ["name", "sha256", "documents", "without", "title"])
def test_a_manifest_of_odd_types_counts_for_nothing(home, field, value):
    file = stored("a", b"x")._replace(as_document=Document(*"abcdefghij"))
    made = put_in_force(home, [file], builder_of("one"))
    path = home.manifests / f"{made.name}.json"
    shown = json.loads(path.read_bytes())
    assert home.sources() == (file,)
    if field in Document._fields:
        shown["files"][0]["as_document"][Document._fields.index(field)] = value
    else:
        shown["files"][0][field] = value
    path.write_text(json.dumps(shown))
    with pytest.raises(StoreError, match="list of your documents"):
        home.current()


@pytest.mark.parametrize("place", ["CURRENT", "LEDGER", "manifest", "file"])
def test_a_file_that_somebody_has_blown_up_is_not_read_whole(home, place):
    file = stored("a", b"x")
    with open_writing(home) as writing:
        writing.put(file.sha256, b"x")
        made = writing.publish([file], builder_of("one"))
    blown = {"manifest": home.manifest_of(made.name), "file": home.files / file.sha256}
    os.truncate(blown.get(place, home.folder / place), 2**40)  # there is no memory for so much
    if place == "manifest":
        with pytest.raises(StoreError, match="list of your documents"):
            home.current()
    else:
        assert home.sources() == (file,)
    if place == "file":
        with pytest.raises(StoreError, match="damaged"):
            home.read(file)
    put_in_force(home, [], builder_of("two"))
    assert read(home.current()) == "two"


def test_a_manifest_of_an_older_format_is_not_read_as_one(home):
    made = put_in_force(home, [stored("a", b"x")], builder_of("one"))
    path = home.manifests / f"{made.name}.json"
    shown = json.loads(path.read_bytes())
    path.write_text(json.dumps(shown | {"format": 0}))
    with pytest.raises(StoreError):
        home.current()


@pytest.mark.parametrize("damage", ["cut", "gone"])
def test_a_generation_that_lost_a_byte_is_not_intact(home, damage):
    made = put_in_force(home, [], builder_of("one"))
    if damage == "cut":
        (made.folder / "inner" / "book").write_text("on")
    else:
        (made.folder / "inner" / "book").unlink()
    assert not home.current().intact()


def test_a_damaged_copy_of_a_file_is_named(home):
    file = stored("rules.txt", b"text")
    with open_writing(home) as writing:
        writing.put(file.sha256, b"text")
        writing.publish([file], builder_of("one"))
    (home.files / file.sha256).write_bytes(b"tex")
    with pytest.raises(StoreError, match=r"rules\.txt"):
        home.read(file)
    (home.files / file.sha256).unlink()
    with pytest.raises(StoreError, match=r"rules\.txt"):
        home.read(file)


def test_a_file_where_the_folder_should_be_is_an_error(tmp_path):
    (tmp_path / "home").write_text("not a folder")
    with pytest.raises(StoreError):
        put_in_force(Home(tmp_path / "home"), [], builder_of("one"))
    with pytest.raises(StoreError):
        Home(tmp_path / "home").current()


def test_a_lost_pointer_loses_nothing(home):
    raw = b"kept"
    with open_writing(home) as writing:
        writing.put(stored("a", raw).sha256, raw)
        writing.publish([stored("a", raw)], builder_of("one"))
    home.pointer.unlink()
    with open_writing(home):
        pass
    assert read(home.current()) == "one"
    assert home.read(home.sources()[0]) == raw
