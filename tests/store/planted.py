"""What somebody else put into the user's folder, and whether all of it is as they left it."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

SHA256 = "5" * 64
NAME = "g000099-00000000"

#: Files in all shapes that a name may have: any, ours, and unfinished as of today and of earlier.
_FILES = (
    "letter.unfinished-2",
    "CURRENT.unfinished-7",
    "notes.txt",
    "files/notes.txt",
    f"files/{SHA256}",
    "files/draft.unfinished-1",
    f"files/{SHA256}.unfinished-77",
    f"files/{SHA256}.unfinished-{'0' * 32}",
    "files/inner/notes.txt",
    "manifests/notes.json",
    f"manifests/{NAME}.json",
    f"manifests/{NAME}.json.unfinished-77",
    "generations/notes.txt",
    f"generations/{NAME}/book",
    "parses/notes.json",
    f"parses/{SHA256}.json",
    f"parses/{SHA256}.json.unfinished-{'0' * 32}",
)
#: Links, to a file and to a folder outside, and one to nothing.
_LINKS = {
    "files/link": "precious/file",
    f"files/{'6' * 64}": "precious/file",
    "files/folder": "precious",
    "files/nowhere": "nothing",
    "manifests/link.json": "precious/file",
    "manifests/g000098-00000000.json": "precious/file",
    "manifests/folder": "precious",
    "generations/link": "precious",
    "generations/g000098-00000000": "precious",
    "generations/g000097-00000000": "nothing",
    f"parses/{'6' * 64}.json": "precious/file",
    "parses/folder": "precious",
}


class Planted(NamedTuple):
    """What was planted: where, and everything there with what it was."""

    folder: Path
    outside: Path
    before: dict[str, object]
    precious: dict[str, object]

    def check(self) -> None:
        """Fail where anything of it is gone or changed."""
        after = seen(self.folder)
        assert {name: after.get(name) for name in self.before} == self.before
        assert seen(self.outside) == self.precious

    def others(self) -> set[str]:
        """Everything else that is in the four folders, by its path in the home."""
        places = ("files", "manifests", "generations", "parses")
        return {name for name, _ in _below(self.folder, *places)} - self.before.keys()

    def names(self) -> set[str]:
        """The files, manifests, generations and parses among the others."""
        return {"/".join(name.split("/")[:2]) for name in self.others()}

    def unrecorded(self) -> set[str]:
        """Those of the names that the ledger does not have, finished or not."""
        try:
            ledger = json.loads((self.folder / "LEDGER").read_bytes())
        except FileNotFoundError:
            return self.names()
        paths = [f"files/{name}" for name in ledger["files"]]
        paths += [f"manifests/{name}.json" for name in ledger["generations"]]
        paths += [f"generations/{name}" for name in ledger["generations"]]
        paths += [f"parses/{name}.json" for name in ledger["parses"]]
        unfinished = [f"{path}.unfinished-{ledger['mark']}" for path in paths]
        return self.names() - {*paths, *unfinished}


def plant(folder: Path, outside: Path) -> Planted:
    """Put unknown files and links into the home at ``folder``; the links lead to ``outside``."""
    (outside / "precious").mkdir(parents=True)
    (outside / "precious" / "file").write_text("precious")
    (outside / "precious" / "book").write_text("precious too")
    was = seen(folder)
    for name in _FILES:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(f"somebody's {name}")
    if sys.platform != "win32":  # not everybody may make links there
        for name, target in _LINKS.items():
            (folder / name).symlink_to(outside / target)
    now = seen(folder)
    own = {"files", "manifests", "generations", "parses"}
    planted = {name: now[name] for name in now if name not in was and name not in own}
    return Planted(folder, outside, planted, seen(outside))


def seen(folder: Path) -> dict[str, object]:
    """Everything under ``folder``, no link followed: path → bytes, target of a link, or None."""
    everything: dict[str, object] = {}
    for name, entry in _below(folder):
        if entry.is_symlink():
            everything[name] = os.readlink(entry.path)
        elif entry.is_dir():
            everything[name] = None
        else:
            with open(entry.path, "rb") as file:
                everything[name] = file.read()
    return everything


def _below(folder: Path, *places: str) -> Iterator[tuple[str, os.DirEntry[str]]]:
    """Everything under ``folder``, or in the ``places`` there, by its path with "/"."""
    waiting = [f"{place}/" for place in places] or [""]
    while waiting:
        inside = waiting.pop()
        try:
            entries = list(os.scandir(f"{folder}/{inside}"))
        except FileNotFoundError:
            continue
        for entry in entries:
            yield inside + entry.name, entry
            if entry.is_dir(follow_symlinks=False):
                waiting.append(f"{inside}{entry.name}/")
