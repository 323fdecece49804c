"""The one writer of the user's folder."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from rulesref.errors import StoreError
from rulesref.store.generation import NAME, Generation, StoredFile, contents_of, to_manifest
from rulesref.store.refusal import refusal
from rulesref.store.replacing import UNFINISHED

if TYPE_CHECKING:
    from rulesref.store.home import Home

Builder = Callable[[Path], None]
Tell = Callable[[str], None]


def silent(message: str) -> None:
    """Say nothing."""


class Writing:
    """The user's data in the hands of its one writer; what earlier writers left is swept first."""

    def __init__(self, home: Home) -> None:
        self.home = home
        self.current: Generation | None = None
        try:
            self.current = home.current()
        except StoreError:
            return  # nothing is swept: what cannot be read may still be mended by hand
        self._sweep()

    @property
    def files(self) -> tuple[StoredFile, ...]:
        """The files in force, which no other writer can change now."""
        return self.current.files if self.current else ()

    def put(self, sha256: str, data: bytes) -> None:
        """Keep the raw bytes of a file. Raises StoreError."""
        from rulesref.store.replacing import write_whole

        try:
            write_whole(self.home.files / sha256, data)
        except OSError as problem:
            raise refusal(problem, self.home.files) from None

    def publish(self, files: Sequence[StoredFile], builder: Builder, stamp: str = "") -> Generation:
        """Let ``builder`` fill a new folder, then make that generation the one in force.

        Raises what ``builder`` raises, StoreError for an OSError of its or of ours; the state is
        then as it was.
        """
        import shutil

        from rulesref.store.replacing import write_whole

        name = self._new_name()
        folder = self.home.generations / name
        manifest = self.home.manifests / f"{name}.json"
        try:
            folder.mkdir()
            builder(folder)
            made = Generation(name, folder, stamp, tuple(files), contents_of(folder))
            write_whole(manifest, to_manifest(made))
            write_whole(self.home.pointer, name.encode("ascii") + b"\n")
        except BaseException as problem:
            if not self._in_force(name):  # an interruption may come right after the last move
                _remove(manifest)
                shutil.rmtree(folder, ignore_errors=True)
            if isinstance(problem, OSError):
                raise refusal(problem, self.home.folder) from None
            raise
        self.current = made
        return made

    def _in_force(self, name: str) -> bool:
        try:
            return self.home.pointer.read_bytes().strip() == name.encode("ascii")
        except FileNotFoundError:
            return False
        except OSError:
            return True  # unknown: better an orphan than a hole

    def _new_name(self) -> str:
        import secrets

        taken = [path.name for path in self.home.generations.glob("g*")] + self.home.names()
        last = max(
            (int(name[1:].split("-")[0]) for name in taken if NAME.fullmatch(name)), default=0
        )
        return f"g{last + 1:06}-{secrets.token_hex(4)}"

    def _sweep(self) -> None:
        """Remove what no reader can come to any more; what the system keeps open stays."""
        import shutil

        kept = self.current.name if self.current else ""
        for folder in _inside(self.home.generations):
            if folder.name != kept:
                shutil.rmtree(folder, ignore_errors=True)
        wanted = {file.sha256 for file in self.files} | {f"{kept}.json"}
        for place in (self.home.manifests, self.home.files):
            for path in _inside(place):
                if path.name not in wanted:
                    _remove(path)
        for path in _inside(self.home.folder):
            if UNFINISHED in path.name:
                _remove(path)


def _inside(folder: Path) -> list[Path]:
    try:
        return list(folder.iterdir())
    except OSError:
        return []


def _remove(path: Path) -> None:
    try:
        path.unlink()
    except OSError:
        return
