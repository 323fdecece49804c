"""Killed before each single change that a write makes on the disk: nothing unrecorded is left.

What a write does is the same each time, so that every moment between two changes has its turn.
"""

from __future__ import annotations

import itertools
import os
import shutil
import signal
import sys
import traceback
from collections.abc import Callable
from pathlib import Path

import pytest

from rulesref.store import Home, open_writing
from tests.store import home_before_ledger
from tests.store.planted import plant
from tests.store.test_sweeping import publish, put_only, stored

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="no process can be split here")

_CHANGES = {"os.rename", "os.remove", "os.rmdir", "os.mkdir", "os.truncate", "os.link"}
_WRITES = os.O_WRONLY | os.O_RDWR | os.O_CREAT


def killed_before(change: int, work: Callable[[], object]) -> bool:
    """Do ``work`` in another process, which is killed before its ``change``-th change, if any."""
    child = os.fork()
    if child == 0:
        try:
            _die_before(change)
            work()
            os._exit(0)
        except BaseException:
            traceback.print_exc()
            os._exit(1)
    status = os.waitpid(child, 0)[1]
    assert status in (0, signal.SIGKILL), "the write itself failed"
    return status == signal.SIGKILL


def _die_before(change: int) -> None:
    """Have this process killed; a write that reached the disk only in part counts as a change."""
    left = change

    def count() -> None:
        nonlocal left
        left -= 1
        if left == 0:
            os.kill(os.getpid(), signal.SIGKILL)

    def heard(event: str, about: tuple[object, ...]) -> None:
        if event in _CHANGES or (event == "open" and int(str(about[2])) & _WRITES):
            count()

    os.fsync = lambda descriptor: count()
    sys.addaudithook(heard)


@pytest.fixture(autouse=True)
def no_wait(monkeypatch):
    """Nobody waits for the disk: a killed process leaves what it wrote even so."""
    monkeypatch.setattr(os, "fsync", lambda descriptor: None)


def empty(folder: Path) -> None:
    folder.mkdir()


def lived_in(folder: Path) -> None:
    home = Home(folder)
    publish(home, b"a")
    publish(home, b"b", b"kept")
    put_only(home, b"orphan")


BEFORE = {"empty": empty, "lived in": lived_in, "without ledger": home_before_ledger.lay_out}


def state(home: Home) -> list[str]:
    """The names of the files in force, after a look at all that must be there."""
    if not home.pointer.exists():
        return []  # what was planted looks like a manifest, though it is none
    generation = home.current()
    assert generation.intact()
    for file in generation.files:
        home.read(file)
    return [file.name for file in generation.files]


def names_of(*raws: bytes) -> list[str]:
    return [stored(raw).name for raw in raws]


@pytest.mark.parametrize("before", BEFORE)
def test_a_write_that_is_killed_leaves_only_what_is_recorded(tmp_path, before):
    states = []
    BEFORE[before](tmp_path / "before")
    for change in itertools.count(1):
        home = Home(tmp_path / f"home-{change}")
        shutil.copytree(tmp_path / "before", home.folder, symlinks=True)
        planted = plant(home.folder, tmp_path / f"outside-{change}")
        older = planted.unrecorded()
        old = state(home)
        killed = killed_before(change, lambda home=home: publish(home, b"kept", b"new"))
        planted.check()
        states.append(state(home))
        assert states[-1] in (old, names_of(b"kept", b"new"))
        assert planted.unrecorded() <= older
        told: list[str] = []
        publish(home, b"last", tell=told.append)
        publish(home, b"last", tell=told.append)
        planted.check()
        assert all(str(home.aside) in word for word in told), "what nobody named is put aside"
        assert state(home) == names_of(b"last")
        assert not planted.unrecorded()
        assert len(planted.names()) == 6, "two generations with a parsed file, and no orphan"
        if not killed:
            break
    assert change > 20, "hardly a change was seen: this test tested nothing"
    assert states[0] == old
    assert states[-2] == states[-1] == names_of(b"kept", b"new"), "the sweep comes last"


def test_a_failing_write_that_is_killed_leaves_the_old_state(tmp_path):
    def failing(home: Home) -> None:
        def build(folder: Path) -> None:
            (folder / "half").write_text("half")
            raise ValueError("bad")

        with open_writing(home) as writing:
            writing.put(stored(b"new").sha256, b"new")
            writing.keep(stored(b"new"), b"parse of new")
            with pytest.raises(ValueError, match="bad"):
                writing.publish([stored(b"new")], build)

    lived_in(tmp_path / "before")
    for change in itertools.count(1):
        home = Home(tmp_path / f"home-{change}")
        shutil.copytree(tmp_path / "before", home.folder, symlinks=True)
        planted = plant(home.folder, tmp_path / f"outside-{change}")
        kept = planted.names()
        killed = killed_before(change, lambda home=home: failing(home))
        planted.check()
        assert state(home) == names_of(b"b", b"kept")
        assert kept <= planted.names(), "nothing is swept"
        assert not planted.unrecorded()
        if not killed:
            break
    assert change > 10, "hardly a change was seen: this test tested nothing"
