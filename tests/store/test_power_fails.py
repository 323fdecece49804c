"""The power fails: whatever part of what was not synced is left, the old or the new state is."""

from __future__ import annotations

import random
import sys
from pathlib import Path

import pytest

from rulesref.store import Home, replacing
from tests.store.disk import Disk, recorded
from tests.store.planted import Planted
from tests.store.test_kill_points import BEFORE, names_of, state
from tests.store.test_sweeping import publish

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="needs /proc")
WAYS = 6


def unrecorded(folder: Path) -> set[str]:
    """What is there though the ledger does not have it."""
    return Planted(folder, folder, {}, {}).unrecorded()


def failures(folder: Path, before: str) -> tuple[list[list[str] | None], list[str]]:
    """The files in force after each failure, ``None`` for what is not whole; and those before."""
    home = Home(folder / "home")
    BEFORE[before](home.folder)
    old, disk = state(home), Disk(home.folder)
    with recorded(home.folder) as recorder:
        publish(home, b"kept", b"new")
    chance = random.Random(1)
    states: list[list[str] | None] = []
    for change in recorder.changes:
        disk.do(change)
        for _ in range(WAYS):
            left = Home(folder / f"left-{len(states)}")
            disk.left(chance, left.folder)
            try:
                generation = left.current()
                whole = generation is None or not generation.damaged()
                whole = whole and not unrecorded(left.folder)
                states.append(state(left) if whole else None)
            except Exception:
                states.append(None)
    assert len(recorder.changes) > 40, "hardly a change was seen: this test tested nothing"
    return states, old


@pytest.mark.parametrize("before", ["empty", "lived in"])
def test_the_old_or_the_new_state_is_left_whole(tmp_path: Path, before: str) -> None:
    states, old = failures(tmp_path, before)
    new = names_of(b"kept", b"new")
    assert [one for one in states if one not in (old, new)] == []
    assert old in states
    assert states[-1] == new


@pytest.mark.parametrize("lost", ["tree", "names"])
def test_without_a_sync_something_is_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lost: str
) -> None:
    """What the test above asks for is asked of each sync."""
    if lost == "tree":
        monkeypatch.setattr(replacing, "settle_tree", lambda folder: None)
    else:
        monkeypatch.setattr(replacing, "settle", lambda folder: None)
    states, _ = failures(tmp_path, "lived in")
    assert None in states
