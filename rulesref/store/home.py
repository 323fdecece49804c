"""The folder of the user's data, and the one way in which it changes.

    CURRENT                 the name of the generation in force: the only file replaced in place
    LOCK                    held by the writer
    files/SHA256            the raw bytes of an added file, never changed
    manifests/NAME.json     what a finished generation was built from
    generations/NAME/       its book and index

A generation is filled, then described by its manifest, then named in CURRENT. Whoever is killed
on the way leaves only orphans, which the next writer sweeps.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from rulesref.errors import StoreError
from rulesref.places import home_folder
from rulesref.store.generation import (
    Generation,
    StoredFile,
    contents_of,
    from_manifest,
    to_manifest,
)
from rulesref.store.refusal import refusal
from rulesref.store.replacing import UNFINISHED, patiently

#: Seconds that a writer waits for another one.
PATIENCE = 120.0

_NAME = re.compile(r"g\d{6,}-[0-9a-f]{8}")

Builder = Callable[[Path], None]
Tell = Callable[[str], None]


def _silent(message: str) -> None:
    """Say nothing."""


class Home:
    """The user's data in ``folder``. Reading never creates or changes anything."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.files = folder / "files"
        self.generations = folder / "generations"
        self.manifests = folder / "manifests"
        self.pointer = folder / "CURRENT"

    def current(self) -> Generation | None:
        """The generation in force; None where the user has added nothing.

        Where CURRENT is missing, or it or its manifest is damaged, the newest manifest that can be
        read counts.
        Raises StoreError when there is none, or when the folder cannot be read.
        """
        try:
            before = None
            while True:
                name = self._pointed()
                if name is None:
                    return self._newest() if self.names() else None
                found = self._described(name)
                if found is not None:
                    return found
                if name == before:
                    return self._newest()
                before = name  # a writer may have swept it since: ask again as long as it changes
        except OSError as problem:
            raise refusal(problem, self.folder) from None

    def sources(self) -> tuple[StoredFile, ...]:
        """The files that the user has added, in their order."""
        generation = self.current()
        return generation.files if generation else ()

    def read(self, file: StoredFile) -> bytes:
        """The raw bytes of an added file. Raises StoreError when they are gone or changed."""
        import hashlib

        path = self.files / file.sha256
        try:
            data = path.read_bytes()
        except FileNotFoundError:
            data = b""
        except OSError as problem:
            raise refusal(problem, path) from None
        if hashlib.sha256(data).hexdigest() != file.sha256:
            raise StoreError(
                f"the stored copy of {file.name} is damaged",
                file=str(path),
                remedy=f"rulesref sources add {file.name}, with the file at hand",
            )
        return data

    @contextmanager
    def writing(self, tell: Tell = _silent, patience: float = PATIENCE) -> Iterator[Writing]:
        """Be the only writer, after at most ``patience`` seconds of waiting (``tell`` hears of it).

        Raises StoreError when the folder cannot be written or somebody else keeps it.
        """
        from rulesref.store.lock import WriterLock

        lock = WriterLock(self.folder / "LOCK")
        try:
            for folder in (self.files, self.generations, self.manifests):
                folder.mkdir(parents=True, exist_ok=True)
            lock.acquire(patience, tell)
        except OSError as problem:
            raise refusal(problem, self.folder) from None
        try:
            yield Writing(self)
        finally:
            lock.release()

    def publish(self, files: Sequence[StoredFile], builder: Builder, stamp: str = "") -> Generation:
        """``Writing.publish`` for a writer who has nothing to read first."""
        with self.writing() as writing:
            return writing.publish(files, builder, stamp)

    def _pointed(self) -> str | None:
        """What CURRENT says; None where there is none."""
        try:
            return patiently(self.pointer.read_bytes).decode("ascii", "replace").strip()
        except FileNotFoundError:
            return None

    def _described(self, name: str) -> Generation | None:
        if not _NAME.fullmatch(name):
            return None
        try:
            data = (self.manifests / f"{name}.json").read_bytes()
        except FileNotFoundError:
            return None
        return from_manifest(name, self.generations / name, data)

    def _newest(self) -> Generation:
        for name in sorted(self.names(), reverse=True):
            found = self._described(name)
            if found is not None:
                return found
        raise StoreError(
            "the list of your documents cannot be read",
            file=str(self.pointer),
            remedy="add your files again: rulesref sources add FILE…",
        )

    def names(self) -> list[str]:
        """The names of all generations that have a manifest."""
        return [path.stem for path in self.manifests.glob("g*.json") if _NAME.fullmatch(path.stem)]


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
            (int(name[1:].split("-")[0]) for name in taken if _NAME.fullmatch(name)), default=0
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


def open_home() -> Home:
    """The user's data where the environment says it is."""
    return Home(home_folder())
