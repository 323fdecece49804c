"""A disk that forgets: what a write did, and what may be left of it when the power fails.

What reached the disk is what was synced: a file's bytes, or the names in a folder. Of all that was
not, any part may be there in any order: names made, moved or removed, files without their bytes.
"""

from __future__ import annotations

import os
import random
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

_WRITES = os.O_WRONLY | os.O_RDWR | os.O_CREAT


class Change(NamedTuple):
    """A name made, moved or removed, or something synced with the ``data`` it had then."""

    what: str  # create, mkdir, rename, remove, sync
    path: Path
    to: Path | None = None
    data: bytes | None = None


class Recorder:
    """Every change below ``folder`` while it listens."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.changes: list[Change] = []

    def hear(self, event: str, about: tuple[object, ...]) -> None:
        """An audit event of the interpreter, which comes before the change itself."""
        if event == "os.rename":
            self._add("rename", about[0], about[1])
        elif event in ("os.remove", "os.rmdir"):
            self._add("remove", about[0])
        elif event == "os.mkdir" and not os.path.exists(str(about[0])):
            self._add("mkdir", about[0])
        elif event == "open" and _makes(*about):
            self._add("create", about[0])

    def synced(self, descriptor: int) -> None:
        """The file or folder behind ``descriptor`` has reached the disk."""
        path = Path(os.readlink(f"/proc/self/fd/{descriptor}"))
        self._add("sync", path, data=None if path.is_dir() else path.read_bytes())

    def _add(self, what: str, path: object, to: object = None, data: bytes | None = None) -> None:
        place = Path(str(path))
        if place == self.folder or self.folder in place.parents:
            self.changes.append(Change(what, place, Path(str(to)) if to else None, data))


def _makes(path: object, mode: object, flags: object) -> bool:
    """Whether opening so makes a file."""
    named = isinstance(path, str | os.PathLike)
    return named and bool(int(str(flags)) & _WRITES) and not os.path.exists(str(path))


_listening: list[Recorder] = []


@contextmanager
def recorded(folder: Path) -> Iterator[Recorder]:
    """What is done below ``folder`` meanwhile."""
    if not getattr(sys, "_rulesref_audited", False):
        sys.addaudithook(lambda event, about: [one.hear(event, about) for one in _listening[:1]])
        sys._rulesref_audited = True  # type: ignore[attr-defined]
    recorder = Recorder(folder)
    really: Callable[[int], None] = os.fsync
    os.fsync = recorder.synced  # type: ignore[assignment]
    _listening.insert(0, recorder)
    try:
        yield recorder
    finally:
        _listening.remove(recorder)
        os.fsync = really  # type: ignore[assignment]


class Disk:
    """What is on the disk for certain, and what may be."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._data: list[bytes | None] = []  # by inode; None is a file that was never synced
        self._now: dict[Path, int] = {}  # path → inode, folders with the inode -1
        for path in sorted(folder.rglob("*")):
            self._now[path] = -1 if path.is_dir() else self._inode(path.read_bytes())
        self._sure = dict(self._now)
        self._unsure: list[tuple[Path, int | None]] = []  # path, the inode there or none

    def do(self, change: Change) -> None:
        """Let ``change`` happen, of which only what is synced is sure."""
        path, now = change.path, self._now
        if change.what == "sync" and change.data is None:
            settled = [row for row in self._unsure if row[0].parent == path]
            self._unsure = [row for row in self._unsure if row[0].parent != path]
            for name, inode in settled:
                self._put(self._sure, name, inode)
        elif change.what == "sync":
            self._data[now[path]] = change.data
        elif change.what in ("create", "mkdir"):
            self._name(path, self._inode(None) if change.what == "create" else -1)
        elif path in now:
            if change.to is not None:
                self._name(change.to, now[path])
            self._name(path, None)

    def left(self, chance: random.Random, to: Path) -> None:
        """Lay out in ``to`` what one failure of the power leaves."""
        names = dict(self._sure)
        unsure = [row for row in self._unsure if chance.random() < chance.choice((0.1, 0.5, 0.9))]
        chance.shuffle(unsure)
        for path, inode in unsure:
            self._put(names, path, inode)
        to.mkdir()
        for path in sorted(names):
            target = to / path.relative_to(self._folder)
            if not target.parent.is_dir():
                continue  # its folder is not there, and so it is not
            if names[path] == -1:
                target.mkdir(exist_ok=True)
            else:
                target.write_bytes(self._data[names[path]] or b"")

    def _inode(self, data: bytes | None) -> int:
        self._data.append(data)
        return len(self._data) - 1

    def _name(self, path: Path, inode: int | None) -> None:
        self._put(self._now, path, inode)
        self._unsure.append((path, inode))

    @staticmethod
    def _put(names: dict[Path, int], path: Path, inode: int | None) -> None:
        if inode is None:
            names.pop(path, None)
        else:
            names[path] = inode
