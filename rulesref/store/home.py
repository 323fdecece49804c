"""The folder of the user's data: what lies where, and how it is read.

    CURRENT                 the name of the generation in force: the only file replaced in place
    LOCK                    held by the writer
    LEDGER                  the names that rulesref wrote into the four folders below
    files/SHA256            the raw bytes of an added file, never changed
    manifests/NAME.json     what a finished generation was built from
    generations/NAME/       its book and index
    parses/NAME.json        what a parser made of an added file: it saves time, and nobody needs it
    aside/NAME              what an interrupted change left of the above: nobody reads or removes it

A name is recorded in LEDGER before it is written. A generation is filled, then described by its
manifest, then named in CURRENT. Whoever is killed on the way leaves only recorded orphans, which
the next successful write moves aside; it removes what a manifest of ours once named and none that
counts does now. Nobody touches what is not recorded.
"""

from __future__ import annotations

import os
from pathlib import Path

from rulesref.catalogue import said
from rulesref.errors import StoreError
from rulesref.places import home_folder, read_most
from rulesref.store.generation import NAME, Generation, StoredFile, from_manifest
from rulesref.store.refusal import refusal
from rulesref.store.replacing import patiently

#: The largest parse that is kept, in bytes. Those of the real rulebooks are below one megabyte.
LARGEST_PARSE = 32 * 1024 * 1024

#: The largest CURRENT, and the largest manifest, that can be ours, in bytes.
LONGEST_NAME, LARGEST_MANIFEST = 1024, 32 * 1024 * 1024


class Home:
    """The user's data in ``folder``. Reading never creates or changes anything."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.files = folder / "files"
        self.generations = folder / "generations"
        self.manifests = folder / "manifests"
        self.parses = folder / "parses"
        self.aside = folder / "aside"
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
            raise refusal(problem, self.folder, reading=True) from None

    def sources(self) -> tuple[StoredFile, ...]:
        """The files that the user has added, in their order."""
        generation = self.current()
        return generation.files if generation else ()

    def read(self, file: StoredFile) -> bytes:
        """The raw bytes of an added file. Raises StoreError when they are gone or changed."""
        import hashlib

        path = self.files / file.sha256
        try:
            data = read_most(path, file.size) or b""  # a longer one is not what was added
        except FileNotFoundError:
            data = b""
        except OSError as problem:
            raise refusal(problem, path, reading=True) from None
        if hashlib.sha256(data).hexdigest() != file.sha256:
            raise StoreError(
                said("the stored copy of {name} is damaged").format(name=file.name),
                file=str(path),
                remedy=said("rulesref sources add {name}, with the file at hand").format(
                    name=file.name
                ),
            )
        return data

    def parse(self, file: StoredFile) -> bytes | None:
        """What was kept of parsing an added file; None where nothing is that can be read."""
        from rulesref.store.removing import Kind, kind_of

        path = self.parse_of(file.parse_name)
        try:
            if kind_of(path) is Kind.FILE and path.stat().st_size <= LARGEST_PARSE:
                return path.read_bytes()
        except OSError:
            pass  # parsing the file again is always possible
        return None

    def put_aside(self) -> list[str]:
        """Where everything lies that interrupted changes left and later ones moved aside."""
        try:
            return [str(self.aside / name) for name in sorted(os.listdir(self.aside))]
        except OSError:
            return []

    def _pointed(self) -> str | None:
        """What CURRENT says; None where there is none."""
        try:
            name = patiently(lambda: read_most(self.pointer, LONGEST_NAME)) or b""
        except FileNotFoundError:
            return None
        return name.decode("ascii", "replace").strip()

    def _described(self, name: str) -> Generation | None:
        if not NAME.fullmatch(name):
            return None
        try:
            data = read_most(self.manifest_of(name), LARGEST_MANIFEST)
        except FileNotFoundError:
            return None
        return None if data is None else from_manifest(name, self.generations / name, data)

    def _newest(self) -> Generation:
        for name in sorted(self.names(), reverse=True):
            found = self._described(name)
            if found is not None:
                return found
        raise StoreError(
            said("the list of your documents cannot be read"),
            file=str(self.pointer),
            remedy=said("add your files again: rulesref sources add FILE…"),
        )

    def manifest_of(self, name: str) -> Path:
        """Where the manifest of the generation called ``name`` is."""
        return self.manifests / f"{name}.json"

    def parse_of(self, name: str) -> Path:
        """Where the kept parse called ``name`` is."""
        return self.parses / f"{name}.json"

    def names(self) -> list[str]:
        """The names of all generations that have a manifest."""
        try:
            names = os.listdir(self.manifests)
        except (FileNotFoundError, NotADirectoryError):
            return []
        stems = (name.removesuffix(".json") for name in names if name.endswith(".json"))
        return [stem for stem in stems if NAME.fullmatch(stem)]


def open_home() -> Home:
    """The user's data where the environment says it is."""
    return Home(home_folder())
