"""The titles nearest to a query that finds nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulesref.catalogue import heard_in
from rulesref.search.titles import nearest_titles, write_titles

TITLES = [("Hunter", "Cacciatore"), ("Spawn", "Generazione"), ("Dream-Gate", "")]


@pytest.mark.parametrize(
    ("typed", "english", "italian"),
    [
        ("huntar", "Hunter", "Cacciatore"),
        ("caciatori", "Hunter", "Cacciatore"),
        ("dream gat", "Dream-Gate", "Dream-Gate"),
    ],
)
def test_a_title_in_either_language_is_told_in_the_readers(
    tmp_path: Path, typed: str, english: str, italian: str
) -> None:
    write_titles(tmp_path, TITLES)
    assert nearest_titles(tmp_path, typed)[0] == english
    with heard_in(lambda: "it"):
        assert nearest_titles(tmp_path, typed)[0] == italian


def test_no_title_comes_twice(tmp_path: Path) -> None:
    write_titles(tmp_path, [("Spawn", "Spawns")])
    assert nearest_titles(tmp_path, "spawnz") == ("Spawn",)


@pytest.mark.parametrize("content", [b"", b"\xff\xfe", b"Hunter", b"\t\t\n\t"])
def test_a_damaged_list_gives_what_it_can(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "titles.txt").write_bytes(content)
    assert set(nearest_titles(tmp_path, "hunter")) <= {"Hunter"}


def test_no_list_gives_nothing(tmp_path: Path) -> None:
    assert nearest_titles(tmp_path, "hunter") == ()
