"""A folder with more files than anybody has is refused with the limit, before any file is read."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import in_process

#: Each command, and a file that it would take.
TAKES = {
    ("replay",): "{}.feature",
    ("cards", "add"): "{}.json",
    ("sources", "add"): "{}.txt",
}


@pytest.mark.parametrize("command", TAKES)
def test_a_folder_of_too_many_files_is_refused_unread(
    tmp_path: Path, command: tuple[str, ...], monkeypatch
):
    """With 100,000 files it did not end within half a minute, and said nothing."""
    monkeypatch.setenv("RULESREF_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("RULESREF_MOST_FILES", "3")
    full = tmp_path / "full"
    full.mkdir()
    for number in range(4):
        (full / TAKES[command].format(number)).write_text("[nothing that could be read", "utf-8")
    printed = in_process(*command, str(full))
    assert printed.status == 2
    assert "this folder holds over 3 files" in printed.err
    if command != ("sources", "add"):  # which asks for the folder of the data itself
        assert "RULESREF_MOST_FILES=6" in printed.err
    assert "nothing that could be read" not in printed.err
