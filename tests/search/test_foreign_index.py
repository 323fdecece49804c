"""An index that somebody else made is read as data: nothing in it runs, wherever it stands."""

from __future__ import annotations

import pickle
import struct
from contextlib import suppress
from pathlib import Path

import pytest

from rulesref.errors import StoreError
from rulesref.search import Query, Searcher, segment, unpickling
from rulesref.search.whoosh_import import prepare_whoosh
from tests.search.bombs import NO_DATA, PLACES, bombs, planting
from tests.search.small_index import searcher

QUERY = Query("nemico hunter")


def built(folder: Path, place: str, bomb: bytes) -> Path:
    """An index that has ``bomb`` in ``place``."""
    with planting(place, bomb), suppress(StoreError):
        searcher(folder).close()
    return folder


def unguarded(patch: pytest.MonkeyPatch) -> None:
    """Every pickle is loaded, as whoosh itself does it."""
    patch.setattr(unpickling, "load", pickle.load)
    patch.setattr(unpickling, "loads", pickle.loads)


def asked(folder: Path) -> None:
    Searcher(folder).search(QUERY)


@pytest.mark.parametrize("shape", bombs(Path("marker")))
@pytest.mark.parametrize("place", PLACES)
def test_no_bomb_goes_off(place: str, shape: str, tmp_path: Path) -> None:
    marker = tmp_path / "marker"
    folder = built(tmp_path / "book", place, bombs(marker)[shape])
    with pytest.raises(StoreError, match="cannot be read") as refused:
        asked(folder)
    assert refused.value.remedy
    assert not marker.exists()


@pytest.mark.parametrize("place", PLACES)
def test_only_the_guard_stops_a_bomb(
    place: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    marker = tmp_path / "marker"
    folder = built(tmp_path / "book", place, bombs(marker)["REDUCE"])
    assert not marker.exists()
    unguarded(monkeypatch)
    with pytest.raises(StoreError):
        asked(folder)
    assert marker.exists(), "the bomb is where the search comes by"


@pytest.mark.parametrize("shape", NO_DATA)
@pytest.mark.parametrize("place", PLACES)
def test_what_is_no_data_is_said_clearly(place: str, shape: str, tmp_path: Path) -> None:
    folder = built(tmp_path, place, NO_DATA[shape])
    with pytest.raises(StoreError):
        asked(folder)


@pytest.mark.parametrize("value", [None, 7, "text", [], {}, ("a",) * 6, (1,) * 3, {"stored": 0}])
@pytest.mark.parametrize("place", PLACES)
def test_other_data_than_there_should_be_is_said_clearly(
    place: str, value: object, tmp_path: Path
) -> None:
    folder = built(tmp_path, place, pickle.dumps(value, 2))
    with pytest.raises(StoreError):
        asked(folder)


@pytest.mark.parametrize(
    "kept",
    [
        ("a/hunter", "rule", "Hunter", "", 1.0),
        ("a/hunter", "rule", "Hunter", "", "1.0", 1),
        (7, "rule", "Hunter", "", 1.0, 1),
        ("Lucky Dice", "Dadi"),
        5,
    ],
)
def test_what_is_kept_of_an_entry_must_be_one(kept: object, tmp_path: Path) -> None:
    folder = built(tmp_path, "what is kept", pickle.dumps({"stored": kept}, 2))
    with pytest.raises(StoreError):
        asked(folder)


@pytest.mark.parametrize(
    "block",
    [
        ((0,), ("heavy",), None),
        (("first",), None, None),
        ((0, 1), (1.5,), None),
        ((1e9,), None, None),
    ],
)
def test_what_stands_for_documents_must_be_documents(block: object, tmp_path: Path) -> None:
    folder = built(tmp_path, "a block", pickle.dumps(block, 2))
    with pytest.raises(StoreError):
        asked(folder)


def test_documents_that_stand_among_the_words_are_not_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """whoosh knows such a way to keep them, and would unpickle them; it never writes it."""
    prepare_whoosh()
    from whoosh.codec.whoosh3 import W3TermInfo

    marker = tmp_path / "marker"
    bomb = bombs(marker)["REDUCE"]
    inlined = W3TermInfo._struct.pack(1, 1.0, 1, 0, 0, 1.0, 0, 0) + bomb
    monkeypatch.setattr(W3TermInfo, "to_bytes", lambda info: inlined)
    folder = tmp_path / "book"
    with pytest.raises(StoreError, match="documents stand"):
        searcher(folder).search(QUERY)
    assert not marker.exists()
    with suppress(Exception):
        W3TermInfo.from_bytes(inlined)
    assert marker.exists(), "whoosh itself sets it off"


def test_the_table_of_contents_that_whoosh_would_read_is_not_there(tmp_path: Path) -> None:
    searcher(tmp_path).close()
    assert {path.suffix for path in (tmp_path / "whoosh").iterdir()} == {".seg", ".txt"}


def test_a_table_of_contents_that_somebody_adds_is_not_read(tmp_path: Path) -> None:
    """The bomb goes off where whoosh opens the folder, and only there."""
    folder, marker = tmp_path / "book", tmp_path / "marker"
    searcher(folder).close()
    contents = contents_with(bombs(marker)["REDUCE"])
    for name in ("_MAIN_0.toc", "_MAIN_1.toc", "MAIN_WRITELOCK"):
        (folder / "whoosh" / name).write_bytes(contents)
    assert Searcher(folder).search(QUERY).hits
    assert searcher(folder).search(QUERY).hits, "nor is it by whoever builds anew"
    assert not marker.exists()
    with suppress(Exception):
        from whoosh.index import open_dir

        open_dir(str(folder / "whoosh"))
    assert marker.exists()


def contents_with(bomb: bytes) -> bytes:
    """whoosh's table of contents with ``bomb`` for a schema."""
    prepare_whoosh()
    from whoosh.index import _CURRENT_TOC_VERSION
    from whoosh.system import _FLOAT_SIZE, _INT_SIZE, _LONG_SIZE
    from whoosh.util.varints import varint

    sizes = bytes((_INT_SIZE, _LONG_SIZE, _FLOAT_SIZE))
    head = sizes + struct.pack("!ii", -12345, _CURRENT_TOC_VERSION) + bytes((2, 7, 4))
    return head + varint(len(bomb)) + bomb


@pytest.mark.parametrize("shape", ["REDUCE", "STACK_GLOBAL"])
def test_no_bomb_in_place_of_a_whole_file_goes_off(shape: str, tmp_path: Path) -> None:
    folder, marker = tmp_path / "book", tmp_path / "marker"
    searcher(folder).close()
    bomb = bombs(marker)[shape]
    for file in sorted((folder / "whoosh").iterdir()):
        whole = file.read_bytes()
        file.write_bytes(bomb)
        with suppress(StoreError):
            Searcher(folder).search(QUERY)
            Searcher(folder).search(Query("xyzzy", language="it"))
        file.write_bytes(whole)
    assert not marker.exists()
    assert Searcher(folder).search(QUERY).hits


MAPS = Path("/proc/self/maps")


@pytest.mark.skipif(not MAPS.exists(), reason="nothing here says which files are in use")
@pytest.mark.parametrize("place", PLACES)
def test_a_file_that_is_refused_is_let_go(place: str, tmp_path: Path) -> None:
    """Where files in use cannot be removed, the index could not be built anew else."""
    folder = built(tmp_path, place, NO_DATA["a class by itself"])
    in_use: list[bool] = []

    def asked_and_closed() -> None:
        searching = Searcher(folder)
        try:
            searching.search(QUERY)
        finally:
            in_use.append(str(folder) in MAPS.read_text())
            searching.close()

    with pytest.raises(StoreError) as refused:
        asked_and_closed()
    assert all(in_use), "the test sees what is in use"
    assert str(folder) not in MAPS.read_text()
    assert refused.value.__context__ is not None, "what failed is still at hand"


@pytest.mark.parametrize("place", [None, *PLACES])
def test_a_system_that_maps_no_files_reads_the_same(
    place: str | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(segment, "mmap", None)
    folder, marker = tmp_path / "book", tmp_path / "marker"
    if place is None:
        searcher(folder).close()
        assert Searcher(folder).search(QUERY).hits
        return
    built(folder, place, bombs(marker)["REDUCE"])
    with pytest.raises(StoreError):
        asked(folder)
    assert not marker.exists()
