"""Only what rulesref wrote is ever removed, and only after a write that succeeded."""

from __future__ import annotations

import errno
import hashlib
import json
import os

import pytest

from rulesref.errors import StoreError
from rulesref.store import Home, StoredFile, open_writing
from tests.store import home_before_ledger
from tests.store.planted import plant, seen

needs_links = pytest.mark.skipif(os.name == "nt", reason="not everybody may make links there")


def stored(raw: bytes) -> StoredFile:
    return StoredFile(f"{raw!r}.txt", hashlib.sha256(raw).hexdigest(), len(raw), ("game/document",))


def fill(folder) -> None:
    (folder / "inner").mkdir()
    (folder / "inner" / "book").write_text("book")


def publish(home, *raws: bytes, tell=lambda message: None):
    """A generation of files with these bytes, every one of them put, and a parse of it kept."""
    with open_writing(home, tell) as writing:
        for raw in raws:
            writing.put(stored(raw).sha256, raw)
            writing.keep(stored(raw), b"parse of " + raw)
        return writing.publish([stored(raw) for raw in raws], fill)


def put_only(home, raw: bytes) -> None:
    """Leave a recorded orphan, as a writer does who is killed before they publish."""
    with open_writing(home) as writing:
        writing.put(stored(raw).sha256, raw)
        writing.keep(stored(raw), b"parse of " + raw)


def fail(home, problem: BaseException) -> None:
    """A write that fails after all of its files are put."""

    def failing(folder):
        fill(folder)
        raise problem

    with open_writing(home) as writing:
        writing.put(stored(b"of the failing write").sha256, b"of the failing write")
        writing.keep(stored(b"of the failing write"), b"parse")
        with pytest.raises((StoreError, type(problem))):
            writing.publish([], failing)


@pytest.fixture
def home(tmp_path):
    return Home(tmp_path / "home")


def names(folder) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_what_a_write_needs_no_longer_goes_after_the_next_one(home):
    first = publish(home, b"a", b"b")
    second = publish(home, b"b")
    assert first.folder.exists(), "a reader may still be on its way to it"
    assert home.read(stored(b"a")) == b"a"
    third = publish(home, b"b", b"c")
    assert names(home.generations) == [second.name, third.name]
    assert names(home.manifests) == [f"{second.name}.json", f"{third.name}.json"]
    assert names(home.files) == sorted(stored(raw).sha256 for raw in (b"b", b"c"))
    assert names(home.parses) == sorted(f"{stored(raw).parse_name}.json" for raw in (b"b", b"c"))


def test_a_file_that_no_write_published_is_put_aside_by_the_next_success(home):
    publish(home, b"a")
    put_only(home, b"orphan")
    orphan = stored(b"orphan").sha256
    assert orphan in names(home.files)
    told: list[str] = []
    publish(home, b"a", tell=told.append)
    assert names(home.files) == [stored(b"a").sha256]
    assert names(home.parses) == [f"{stored(b'a').parse_name}.json"]
    assert (home.aside / orphan).read_bytes() == b"orphan"
    assert [str(home.aside / orphan) in word for word in told] == [True]
    put_only(home, b"orphan")
    publish(home, b"a", tell=told.append)
    assert names(home.aside) == [orphan, f"{orphan}-2"], "what lies there is not written over"
    publish(home, b"a", tell=told.append)
    assert len(told) == 2, "it is said once"


def test_an_index_that_was_never_finished_is_put_aside(home):
    first = publish(home, b"a")
    home.manifest_of(first.name).unlink()
    told: list[str] = []
    publish(home, b"b", tell=told.append)
    publish(home, b"b", tell=told.append)
    assert seen(home.aside / first.name) == {"inner": None, "inner/book": b"book"}
    assert [word for word in told if str(home.aside / first.name) in word]


@pytest.mark.parametrize("lost", ["manifests", "all but the files", "CURRENT and manifests"])
def test_lost_manifests_never_cost_a_raw_document(home, lost):
    import shutil

    publish(home, b"a")
    publish(home, b"b")
    shutil.rmtree(home.manifests)
    if lost != "manifests":
        home.pointer.unlink()
    if lost == "all but the files":
        shutil.rmtree(home.generations)
    told: list[str] = []
    for raw in (b"c", b"d", b"e"):
        publish(home, raw, tell=told.append)
    for raw in (b"a", b"b"):
        sha256 = stored(raw).sha256
        assert (home.aside / sha256).read_bytes() == raw
        assert [word for word in told if str(home.aside / sha256) in word]


@needs_links
def test_nothing_is_put_aside_through_a_link(home, tmp_path):
    publish(home, b"a")
    put_only(home, b"orphan")
    (tmp_path / "elsewhere").mkdir()
    home.aside.symlink_to(tmp_path / "elsewhere")
    told: list[str] = []
    publish(home, b"a", tell=told.append)
    assert names(tmp_path / "elsewhere") == []
    assert home.read(stored(b"orphan")) == b"orphan"
    assert [str(home.aside) in word for word in told] == [True]


def test_what_was_replaced_is_kept_through_every_write(home):
    publish(home, b"a")
    with open_writing(home) as writing:
        writing.put(stored(b"b").sha256, b"b")
        writing.publish([stored(b"b")], fill, "", [(stored(b"a"),)])
    for _ in range(3):
        publish(home, b"b")
        assert home.read(stored(b"a")) == b"a"
        assert home.current().replaced == ((stored(b"a"),),)
    with open_writing(home) as writing:
        writing.publish([stored(b"b")], fill, "", [])
    publish(home, b"b")
    assert names(home.files) == [stored(b"b").sha256]


@pytest.mark.parametrize(
    "problem", [KeyboardInterrupt(), ValueError("bad"), OSError(errno.ENOSPC, "full")]
)
def test_a_write_that_fails_sweeps_nothing(home, problem):
    for raw in (b"a", b"b", b"c"):
        publish(home, raw)
    put_only(home, b"orphan")
    before = seen(home.folder)
    fail(home, problem)
    with open_writing(home):
        pass
    after = seen(home.folder)
    assert {name: after.get(name) for name in before if name != "LEDGER"} == {
        name: before[name] for name in before if name != "LEDGER"
    }
    publish(home, b"c")
    assert names(home.files) == [stored(b"c").sha256]


def test_nothing_is_swept_where_the_state_could_not_be_read(home):
    made = publish(home, b"a")
    home.manifest_of(made.name).write_bytes(b"{")
    publish(home, b"b")
    assert made.folder.exists()
    assert home.read(stored(b"a")) == b"a"


def test_what_nobody_recorded_stays_whatever_happens(home, tmp_path):
    publish(home, b"a")
    planted = plant(home.folder, tmp_path / "outside")
    with open_writing(home):
        planted.check()
    put_only(home, b"orphan")
    planted.check()
    fail(home, ValueError("bad"))
    planted.check()
    for raw in (b"b", b"c", b"d"):
        publish(home, raw)
        planted.check()
    assert not planted.unrecorded()
    assert len(planted.names()) == 8, "two generations with a file each, and its parse"


def test_what_an_unwatched_hand_puts_into_an_index_stays_there(home, tmp_path):
    first = publish(home, b"a")
    (first.folder / "mine.txt").write_text("mine")
    (first.folder / "inner" / "empty").mkdir()
    (tmp_path / "precious").mkdir()
    (tmp_path / "precious" / "book").write_text("precious")
    publish(home, b"b")
    told: list[str] = []
    publish(home, b"c", tell=told.append)
    assert seen(first.folder) == {"inner": None, "inner/empty": None, "mine.txt": b"mine"}
    assert len(told) == 1
    assert str(first.folder) in told[0]
    assert not home.manifest_of(first.name).exists()
    publish(home, b"d", tell=told.append)
    assert len(told) == 1, "it is said once"


@needs_links
@pytest.mark.parametrize("unfinished", [False, True])
def test_links_inside_an_index_are_left_alone(home, tmp_path, unfinished):
    first = publish(home, b"a")
    (tmp_path / "precious").mkdir()
    (tmp_path / "precious" / "book").write_text("precious")
    (first.folder / "inner" / "book").unlink()
    (first.folder / "inner").rmdir()
    (first.folder / "inner").symlink_to(tmp_path / "precious")
    if unfinished:
        home.manifest_of(first.name).unlink()
    publish(home, b"b")
    publish(home, b"c")
    place = home.aside / first.name if unfinished else first.folder
    assert (place / "inner").is_symlink()
    assert (tmp_path / "precious" / "book").read_text() == "precious"


@needs_links
@pytest.mark.parametrize("place", ["files", "manifests", "generations", "parses"])
def test_nothing_is_removed_from_a_folder_that_is_a_link(home, tmp_path, place):
    publish(home, b"a")
    elsewhere = tmp_path / "elsewhere"
    (home.folder / place).rename(elsewhere)
    (home.folder / place).symlink_to(elsewhere)
    (elsewhere / "mine.txt").write_text("mine")
    put_only(home, b"orphan")
    fail(home, ValueError("bad"))
    before = seen(elsewhere)
    told: list[str] = []
    for raw in (b"b", b"c", b"d"):
        publish(home, raw, tell=told.append)
    after = seen(elsewhere)
    assert {name: after.get(name) for name in before} == before
    assert told
    assert all(f"{home.folder / place} is a link" in w or str(home.aside) in w for w in told)
    assert len(set(told)) == len(told), "everything is said once"
    assert home.read(stored(b"d")) == b"d"
    assert home.current().intact()


@needs_links
def test_a_link_that_took_the_place_of_ours_stays(home, tmp_path):
    first = publish(home, b"a")
    precious = tmp_path / "precious"
    precious.mkdir()
    (precious / "book").write_text("precious")
    ours = [home.files / stored(b"a").sha256, home.manifest_of(first.name), first.folder]
    publish(home, b"b")
    for path in ours:
        path.rename(tmp_path / f"was-{path.name}")
    for path, target in zip(ours, (precious / "book", precious / "book", precious), strict=True):
        path.symlink_to(target)
    told: list[str] = []
    publish(home, b"c", tell=told.append)
    publish(home, b"d", tell=told.append)
    assert all(path.is_symlink() for path in ours)
    assert seen(precious) == {"book": b"precious"}
    assert len(told) == 2, "the file, and the generation with its manifest"


@needs_links
def test_no_link_is_written_over(home, tmp_path):
    (tmp_path / "precious").write_text("precious")
    home.files.mkdir(parents=True)
    path = home.files / stored(b"a").sha256
    path.symlink_to(tmp_path / "precious")
    with pytest.raises(StoreError, match="did not write") as caught:
        publish(home, b"a")
    assert caught.value.file == str(path)
    assert path.is_symlink()
    assert (tmp_path / "precious").read_text() == "precious"


@needs_links
@pytest.mark.parametrize("name", ["CURRENT", "LEDGER", f"files/{stored(b'b').sha256}"])
def test_no_link_is_followed_by_an_unfinished_file(home, tmp_path, name):
    publish(home, b"a")
    mark = json.loads((home.folder / "LEDGER").read_bytes())["mark"]
    (tmp_path / "precious").write_text("precious")
    link = home.folder / f"{name}.unfinished-{mark}"
    link.symlink_to(tmp_path / "precious")
    with pytest.raises(StoreError):
        publish(home, b"b")
    assert link.is_symlink()
    assert (tmp_path / "precious").read_text() == "precious"
    assert home.read(home.sources()[0]) == b"a"


def test_no_file_of_somebody_else_is_written_over(home):
    publish(home, b"b")
    path = home.files / stored(b"a").sha256
    path.write_bytes(b"somebody's")
    with pytest.raises(StoreError, match="did not write"):
        publish(home, b"a")
    assert path.read_bytes() == b"somebody's"


def test_a_copy_that_is_there_already_is_taken_as_it_is(home):
    home.files.mkdir(parents=True)
    path = home.files / stored(b"a").sha256
    path.write_bytes(b"a")
    with open_writing(home) as writing:
        writing.put(path.name, b"a")
    publish(home, b"b")
    publish(home, b"c")
    assert path.read_bytes() == b"a", "nobody has published it: it is not ours"
    publish(home, b"a")
    publish(home, b"b")
    publish(home, b"c")
    assert not path.exists()


def test_a_damaged_copy_of_ours_is_written_anew(home):
    publish(home, b"a")
    (home.files / stored(b"a").sha256).write_bytes(b"damaged")
    put_only(home, b"a")
    assert home.read(stored(b"a")) == b"a"


def test_unfinished_files_go_when_they_bear_the_mark_of_the_ledger(home):
    publish(home, b"a")
    mark = json.loads((home.folder / "LEDGER").read_bytes())["mark"]
    put_only(home, b"orphan")
    ours = [
        home.files / f"{stored(b'a').sha256}.unfinished-{mark}",
        home.files / f"{stored(b'orphan').sha256}.unfinished-{mark}",
        home.parses / f"{stored(b'a').parse_name}.json.unfinished-{mark}",
        home.parses / f"{stored(b'orphan').parse_name}.json.unfinished-{mark}",
        home.folder / f"CURRENT.unfinished-{mark}",
        home.folder / f"LEDGER.unfinished-{mark}",
    ]
    other = [home.files / f"mine.unfinished-{mark}", home.files / "mine.unfinished-1"]
    for path in (*ours, *other):
        path.write_text("half")
    with open_writing(home) as writing:
        writing.publish([stored(b"a")], fill)
    assert [path for path in ours if path.exists()] == []
    assert all(path.exists() for path in other)


def test_the_manifest_of_a_stranger_leads_nowhere(home, tmp_path):
    """A manifest may name any path: only what lies in its own folder is removed."""
    first = publish(home, b"a")
    (tmp_path / "precious").write_text("precious")
    (home.folder / "precious").write_text("precious")
    shown = json.loads(home.manifest_of(first.name).read_bytes())
    shown["contents"] |= {"../../precious": 8, str(tmp_path / "precious"): 8, "..": 0, "": 0}
    shown["files"][0] |= {"sha256": "../precious"}
    home.manifest_of(first.name).write_text(json.dumps(shown))
    for raw in (b"b", b"c", b"d"):
        publish(home, raw)
    assert not first.folder.exists()
    assert (tmp_path / "precious").read_text() == "precious"
    assert (home.folder / "precious").read_text() == "precious"


@pytest.mark.parametrize("damage", [b"{", b"[" * 100_000, b'{"format": 1, "files": []}'])
def test_an_index_whose_manifest_cannot_be_read_stays(home, damage):
    first = publish(home, b"a")
    publish(home, b"b")
    home.manifest_of(first.name).write_bytes(damage)
    told: list[str] = []
    publish(home, b"c", tell=told.append)
    assert first.folder.exists()
    assert home.manifest_of(first.name).read_bytes() == damage
    assert [word for word in told if str(first.folder) in word]
    assert (home.aside / stored(b"a").sha256).read_bytes() == b"a", "nobody knows who let it go"


def test_a_sweep_that_the_disk_refuses_does_not_undo_the_write(home, monkeypatch):
    from rulesref.store import replacing

    publish(home, b"a")
    publish(home, b"b")
    real = replacing.write_whole
    after: list[bool] = []

    def refused(path, data, mark):
        if path.name == "LEDGER" and after:
            raise OSError(errno.ENOSPC, "no room", str(path))
        real(path, data, mark)
        if path == home.pointer:
            after.append(True)

    monkeypatch.setattr(replacing, "write_whole", refused)
    told: list[str] = []
    made = publish(home, b"c", tell=told.append)
    assert home.current() == made
    assert told == ["what is out of date stays for now: no room"]
    monkeypatch.undo()
    publish(home, b"d")
    assert len(names(home.generations)) == 2


def test_what_the_system_does_not_let_go_is_tried_again(home, monkeypatch):
    from pathlib import Path

    publish(home, b"a")
    publish(home, b"b")
    kept_open = home.files / stored(b"a").sha256
    real = Path.unlink

    def unlink(path, missing_ok=False):
        if path == kept_open:
            raise PermissionError(errno.EACCES, "kept open", str(path))
        real(path, missing_ok)

    monkeypatch.setattr(Path, "unlink", unlink)
    publish(home, b"c")
    assert kept_open.exists()
    monkeypatch.undo()
    publish(home, b"d")
    assert not kept_open.exists()


# a folder from before there was a ledger


@pytest.fixture
def older(tmp_path):
    home_before_ledger.lay_out(tmp_path / "older")
    return Home(tmp_path / "older")


def test_an_older_folder_opens(older):
    before = seen(older.folder)
    generation = older.current()
    assert (generation.name, generation.stamp) == (home_before_ledger.NAME, "stamp of then")
    assert generation.intact()
    assert older.read(older.sources()[0]) == home_before_ledger.RAW
    assert seen(older.folder) == before


def test_an_older_folder_is_adopted_by_the_first_write_that_succeeds(older, tmp_path):
    planted = plant(older.folder, tmp_path / "outside")
    files = older.sources()
    fail(older, ValueError("bad"))
    recorded = json.loads((older.folder / "LEDGER").read_bytes())
    assert home_before_ledger.SHA256 not in recorded["files"]
    assert home_before_ledger.NAME not in recorded["generations"]
    with open_writing(older) as writing:
        made = writing.publish(files, fill)
    recorded = json.loads((older.folder / "LEDGER").read_bytes())
    assert recorded["files"] == [home_before_ledger.SHA256]
    assert recorded["generations"] == [home_before_ledger.NAME, made.name]
    planted.check()
    assert older.read(files[0]) == home_before_ledger.RAW
    for raw in (b"b", b"c"):
        publish(older, raw)
        planted.check()
    gone = (home_before_ledger.SHA256, home_before_ledger.NAME)
    assert [name for name in planted.others() if any(word in name for word in gone)] == []


@needs_links
def test_a_link_in_an_older_folder_is_not_adopted_and_removed(older, tmp_path):
    (tmp_path / "precious").write_bytes(home_before_ledger.RAW)
    path = older.files / home_before_ledger.SHA256
    path.unlink()
    path.symlink_to(tmp_path / "precious")
    for raw in (b"b", b"c", b"d"):
        publish(older, raw)
    assert path.is_symlink()
    assert (tmp_path / "precious").read_bytes() == home_before_ledger.RAW
