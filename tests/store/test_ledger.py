"""The ledger names what is written before it is, and whatever it says leads nowhere else."""

from __future__ import annotations

import errno
import json
import os

import pytest

from rulesref.errors import StoreError
from rulesref.store import Home, open_writing
from rulesref.store.ledger import FILE, Ledger, Names
from tests.store.planted import plant, seen
from tests.store.test_sweeping import fill, names, publish, put_only, stored

MARK = "a" * 32
SHA256 = "b" * 64
NAME = "g000001-cccccccc"


@pytest.fixture
def home(tmp_path):
    return Home(tmp_path / "home")


def silent(message: str) -> None:
    """Say nothing."""


def written(**more: object) -> bytes:
    """A ledger with these rows in the place of sound ones."""
    sound = {"format": 1, "mark": MARK, "files": [SHA256], "generations": [NAME]}
    return json.dumps(sound | more).encode()


def read(folder, data: bytes) -> Ledger:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / FILE).write_bytes(data)
    return Ledger(folder, silent)


def test_every_name_is_recorded_before_it_is_written(home, monkeypatch):
    from rulesref.store import replacing

    real = replacing.write_whole
    seen_by_ledger: list[bool] = []

    def watched(path, data, mark):
        if path.parent in (home.files, home.manifests, home.parses):
            ledger = json.loads((home.folder / FILE).read_bytes())
            recorded = {*ledger["files"], *ledger["generations"], *ledger["parses"]}
            seen_by_ledger.append(path.name.removesuffix(".json") in recorded)
            assert ledger["mark"] == mark
        real(path, data, mark)

    def build(folder):
        ledger = json.loads((home.folder / FILE).read_bytes())
        seen_by_ledger.append(folder.name in ledger["generations"])
        fill(folder)

    monkeypatch.setattr(replacing, "write_whole", watched)
    with open_writing(home) as writing:
        writing.put(stored(b"a").sha256, b"a")
        writing.keep(stored(b"a"), b"parse of a")
        writing.publish([stored(b"a")], build)
    assert seen_by_ledger == [True] * 4


def test_a_name_that_was_never_written_is_struck(home):
    publish(home, b"a")
    ledger = Ledger(home.folder, silent)
    ledger.record(Names(frozenset({SHA256}), frozenset({NAME}), frozenset({SHA256})))
    again = Ledger(home.folder, silent)
    assert (again.mark, again.names) == (ledger.mark, ledger.names)
    told: list[str] = []
    publish(home, b"a", tell=told.append)
    left = Ledger(home.folder, silent).names
    assert SHA256 not in left.files
    assert NAME not in left.generations
    assert SHA256 not in left.parses
    assert told == []


@pytest.mark.parametrize(
    "name", ["notes.txt", "../x", "/x", "A" * 64, "5" * 63, "", ".", f"{SHA256}\n"]
)
def test_no_name_of_another_shape_is_recorded(tmp_path, name):
    for kind in Names._fields:
        names_to_record = Names(**{kind: frozenset({name})})
        with pytest.raises(ValueError, match="rulesref writes no"):
            Ledger(tmp_path, silent).record(names_to_record)
    assert not (tmp_path / FILE).exists()


def test_a_ledger_that_is_cut_anywhere_is_not_trusted(tmp_path):
    Ledger(tmp_path, silent).record(Names(frozenset({SHA256}), frozenset({NAME})))
    whole = (tmp_path / FILE).read_bytes()
    assert read(tmp_path, whole).trusted
    for length in range(len(whole) - 1):  # the last byte is the end of the line
        cut = read(tmp_path, whole[:length])
        assert (cut.trusted, cut.names) == (False, Names())


OUTSIDE = ["../precious", "..", ".", "", "/etc/passwd", "C:\\precious", "a/b", "..\\precious", "\0"]
GARBAGE = {
    "empty": b"",
    "text": b"somebody's notes",
    "bytes": bytes(range(256)),
    "deep": b"[" * 100_000,
    "list": b"[]",
    "number": b"1",
    "lacking": b"{}",
    "newer": written(format=2),
    "no list": written(files={SHA256: 1}),
    "a text": written(generations=NAME),
    "numbers": written(files=[1]),
    "lists": written(generations=[[NAME]]),
    "no list of parses": written(parses=None),
    "no mark": written(mark=None),
    "a mark that leads out": written(mark="/../../precious"),
    "a long mark": written(mark=MARK * 2),
    "huge number": b'{"format": ' + b"9" * 5000 + b"}",
    **{f"files {name!r}": written(files=[SHA256, name]) for name in OUTSIDE},
    **{f"generations {name!r}": written(generations=[NAME, name]) for name in OUTSIDE},
    **{f"parses {name!r}": written(parses=[SHA256, name]) for name in OUTSIDE},
}


@pytest.mark.parametrize("damage", GARBAGE.values(), ids=GARBAGE)
def test_with_a_ledger_that_cannot_be_read_nothing_is_removed(home, tmp_path, damage):
    publish(home, b"a")
    publish(home, b"b")
    put_only(home, b"orphan")
    planted = plant(home.folder, tmp_path / "outside")
    (tmp_path / "precious").write_text("precious")
    (home.folder / "precious").write_text("precious")
    (home.folder / FILE).write_bytes(damage)
    before = seen(tmp_path)
    told: list[str] = []
    made = publish(home, b"c", tell=told.append)
    assert home.current() == made
    changing = {"home/CURRENT", f"home/{FILE}"}
    after = seen(tmp_path)
    assert {name: after.get(name) for name in before.keys() - changing} == {
        name: before[name] for name in before.keys() - changing
    }
    assert "cannot be read, so nothing is removed: " in told[0]
    assert all(str(home.folder / FILE) in word and word.isprintable() for word in told)
    (aside,) = home.folder.glob(f"{FILE}.unreadable-*")
    assert aside.read_bytes() == damage
    told.clear()
    publish(home, b"d", tell=told.append)
    assert told == []
    planted.check()
    assert (home.folder / "precious").exists()
    assert home.read(home.sources()[0]) == b"d"


def test_a_ledger_begun_anew_removes_nothing_yet(home):
    publish(home, b"a")
    (home.folder / FILE).write_bytes(b"")
    with open_writing(home) as writing:
        writing.put(stored(b"orphan").sha256, b"orphan")
        writing.publish([stored(b"a")], fill)
        assert stored(b"orphan").sha256 in names(home.files)
    publish(home, b"a")
    assert names(home.files) == [stored(b"a").sha256]


def test_a_ledger_that_the_system_does_not_read_is_said(home, monkeypatch):
    publish(home, b"a")
    publish(home, b"b")
    publish(home, b"c")

    def read(path, most):
        raise OSError(errno.EIO, "the disk is worn out", str(path))

    monkeypatch.setattr("rulesref.store.ledger.read_most", read)
    told: list[str] = []
    kept = names(home.generations)
    publish(home, b"d", tell=told.append)
    assert told[0].endswith("nothing is removed: the disk is worn out")
    assert set(kept) < set(names(home.generations))


@pytest.mark.parametrize("kind", ["link", "link to nothing", "folder", "pipe"])
def test_what_is_no_file_in_the_place_of_the_ledger_is_refused(home, tmp_path, kind):
    if os.name == "nt" and kind != "folder":
        pytest.skip("not everybody may make links there, and there are no such pipes")
    publish(home, b"a")
    path = home.folder / FILE
    target = tmp_path / "target"
    path.rename(target)
    if kind == "folder":
        path.mkdir()
    elif kind == "pipe":
        os.mkfifo(path)
    else:
        path.symlink_to(target if kind == "link" else tmp_path / "nothing")
    before = os.lstat(path)
    inside = seen(home.files) | seen(home.manifests) | seen(home.generations)
    with pytest.raises(StoreError, match="should be a file") as caught:
        publish(home, b"b")
    assert caught.value.file == str(path)
    assert caught.value.remedy
    assert os.lstat(path) == before
    assert seen(home.files) | seen(home.manifests) | seen(home.generations) == inside
    assert home.read(home.sources()[0]) == b"a", "reading needs no ledger"


def test_a_ledger_that_somebody_removed_is_begun_anew(home):
    first = publish(home, b"a")
    publish(home, b"b")
    (home.folder / FILE).unlink()
    publish(home, b"c")
    publish(home, b"d")
    assert first.folder.exists(), "nobody knows any more who made it"
    assert len(names(home.generations)) == 3
