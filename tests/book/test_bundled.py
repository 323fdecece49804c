"""The book of the bundled corpus takes away older books of its own, and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulesref.book import building, bundled, opened
from rulesref.errors import StoreError

OLD, NEW = f"book-{'0' * 16}", f"book-{'1' * 16}"


def test_only_a_book_that_was_made_here_gives_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(building, "build", lambda folder, files: None)
    place, elsewhere = tmp_path / "place", tmp_path / "elsewhere"
    linked = place / f"book-{'2' * 16}"
    for folder in (place / OLD, place / "book-notes", elsewhere):
        folder.mkdir(parents=True)
        (folder / "kept.txt").write_text("kept", encoding="utf-8")
    linked.symlink_to(elsewhere, target_is_directory=True)
    assert bundled._build(place, NEW) == place / NEW
    assert not (place / OLD).exists()
    assert (place / "book-notes" / "kept.txt").is_file()
    assert linked.is_symlink()
    assert (elsewhere / "kept.txt").is_file()


def test_a_damaged_index_behind_a_link_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    (tmp_path / "real" / "book.sqlite").write_text("whole", encoding="utf-8")
    (tmp_path / "link").symlink_to(tmp_path / "real", target_is_directory=True)
    with pytest.raises(StoreError, match="behind a link"):
        opened._discard(tmp_path / "link")
    assert (tmp_path / "real" / "book.sqlite").is_file()
