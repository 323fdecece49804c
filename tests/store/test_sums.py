"""What a build wrote is known by its sums: a file of the same length that differs is damaged."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest

from rulesref.store import Generation, Home
from rulesref.store.generation import SMALL, described, from_manifest, to_manifest
from rulesref.store.sums import sum_of
from tests.store.published import put_in_force


@pytest.fixture
def made(tmp_path: Path) -> Generation:
    folder = tmp_path / "g000001-00000000"
    (folder / "inner").mkdir(parents=True)
    (folder / "inner" / "names.txt").write_bytes(b"names\n")
    (folder / "book").write_bytes(b"b" * (SMALL + 1))
    return described(folder.name, folder, "stamp", ())


def test_what_is_as_it_was_is_whole(made: Generation) -> None:
    assert made.intact()
    assert made.damaged() == ()


def test_a_small_file_of_the_same_length_is_found_when_it_is_opened(made: Generation) -> None:
    (made.folder / "inner" / "names.txt").write_bytes(b"names\0")
    assert not made.intact()
    assert made.damaged() == ("inner/names.txt",)


def test_a_zeroed_page_of_a_large_one_is_found_where_all_is_read(made: Generation) -> None:
    with (made.folder / "book").open("r+b") as file:
        file.seek(4096)
        file.write(bytes(4096))
    assert made.intact(), "reading it whole would cost every answer"
    assert made.damaged() == ("book",)


def test_a_lost_file_and_a_cut_one_are_damaged(made: Generation) -> None:
    (made.folder / "inner" / "names.txt").unlink()
    (made.folder / "book").write_bytes(b"b")
    assert not made.intact()
    assert set(made.damaged()) == {"book", "inner/names.txt"}


def test_a_manifest_carries_the_sums_and_one_of_before_has_none(made: Generation) -> None:
    data = to_manifest(made)
    assert from_manifest(made.name, made.folder, data) == made
    shown = json.loads(data)
    del shown["sums"]
    before = from_manifest(made.name, made.folder, json.dumps(shown).encode())
    assert before is not None
    (made.folder / "inner" / "names.txt").write_bytes(b"names\0")
    assert before.intact()
    assert before.damaged() == ()


def test_a_generation_whose_small_file_changed_is_not_in_force_silently(tmp_path: Path) -> None:
    home = Home(tmp_path / "home")
    put_in_force(home, [], lambda folder: (folder / "small").write_text("as it was") and None)
    current = home.current()
    assert current is not None
    assert current.intact()
    (current.folder / "small").write_text("as it now")
    assert not current.intact()


@pytest.mark.parametrize("small", [True, False])
def test_both_ways_of_summing_agree(tmp_path: Path, small: bool) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"ab" * 3_000_000)
    assert sum_of(path, small=small) == hashlib.sha256(path.read_bytes()).hexdigest()
