"""The user's own documents: adding, removing and building them anew, each as one change.

Files are read and recognised before the folder is touched; a change is all or nothing.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from rulesref.book.building import BuildReport, Progress, build
from rulesref.book.parsed import Given, portions_of
from rulesref.book.stamp import stamp_now
from rulesref.corpus.restatement import is_restated
from rulesref.entries import Document, slug
from rulesref.errors import SourceError, StoreError, UnresolvedReference
from rulesref.nearest import nearest
from rulesref.sources import SourceText
from rulesref.sources.files import read_bytes
from rulesref.sources.reading import read_raw
from rulesref.store.generation import Generation, StoredFile
from rulesref.store.home import Home
from rulesref.store.writing import Tell, Writing

_ROOM = "make room on the disk; nothing was changed"


class Claim(NamedTuple):
    """What the user says an unknown document is."""

    game: str
    tier: str
    title: str
    version: str
    language: str
    edition: str

    def document(self, text: SourceText) -> Document:
        """The document that ``text`` is then; its id is apart from those of known documents."""
        parts = [slug(self.title), self.version, self.language if self.language != "en" else ""]
        path = "-".join(part for part in parts if part)
        return Document(
            f"{self.game}/own/{path}",
            self.game,
            self.title,
            self.version,
            "",
            self.language,
            self.tier,
            self.edition,
            text.name,
            text.sha256,
        )


class Change(NamedTuple):
    """What a change did. ``report`` is None where nothing had to be built."""

    report: BuildReport | None
    added: tuple[StoredFile, ...] = ()
    unchanged: tuple[StoredFile, ...] = ()
    replaced: tuple[StoredFile, ...] = ()  # whole copies that newer ones took the place of
    recognised: tuple[str, ...] = ()  # files for which the claim was not needed


class _Brought(NamedTuple):
    """A file from outside, read and recognised."""

    stored: StoredFile
    raw: bytes
    recognised: bool


def add(
    home: Home,
    paths: Sequence[Path],
    claim: Claim | None,
    tell: Tell,
    progress: Progress,
) -> Change:
    """Take in the files at ``paths``. Raises SourceError, ParseError, StoreError; all or nothing."""
    brought = [_bring(path, claim) for path in paths]
    with home.writing(tell) as writing:
        files = list(writing.files)
        added: list[StoredFile] = []
        unchanged: list[StoredFile] = []
        replaced: list[StoredFile] = []
        for one in brought:
            if one.stored in files:
                unchanged.append(one.stored)
                _restore(home, writing, one)
                continue
            files, gone = _without(files, one.stored)
            replaced += [file for file in gone if file.sha256 != one.stored.sha256]
            files.append(one.stored)
            added.append(one.stored)
            writing.put(one.stored.sha256, one.raw)
        report = _publish(home, writing, files, progress) if added else None
    claimed = [one.stored.name for one in brought if claim and one.recognised]
    return Change(report, tuple(added), tuple(unchanged), tuple(replaced), tuple(claimed))


def remove(home: Home, name: str, tell: Tell, progress: Progress) -> tuple[str, ...]:
    """Drop a document (by its id) or a file (by its name): the ids of the documents dropped.

    Raises UnresolvedReference with the nearest ids.
    """
    with home.writing(tell) as writing:
        gone = _meant(writing.files, name)
        files = []
        for file in writing.files:
            kept = tuple(d for d in file.documents if d not in gone)
            dropped = tuple(d for d in file.documents if d in gone)
            if kept:
                files.append(file._replace(documents=kept, without=(*file.without, *dropped)))
        _publish(home, writing, files, progress)
    return gone


def rebuild(home: Home, tell: Tell) -> Generation:
    """Build the index of the same files anew, unless another process just did."""
    with home.writing(tell) as writing:
        current = writing.current
        if current is None:
            raise StoreError("there are no documents to build an index of")
        if current.stamp == stamp_now() and current.intact() and _has_book(current):
            return current
        _publish(home, writing, current.files, _silent)
        if writing.current is None:  # pragma: no cover - publishing sets it
            raise StoreError("there is no index")
        return writing.current


def _has_book(generation: Generation) -> bool:
    from rulesref.book.lookup import Lookup

    try:
        Lookup(generation.folder).close()
    except StoreError:
        return False
    return True


def _silent(what: str, done: int, of: int) -> None:
    """Show no progress."""


def _bring(path: Path, claim: Claim | None) -> _Brought:
    raw = read_bytes(path)
    text = read_raw(raw, path.name, str(path))
    if is_restated(text):
        raise SourceError(
            "this is a file of rulesref's own corpus, which every book holds already",
            file=str(path),
            remedy="add copies of the rulebooks themselves",
        )
    known = _recognised(text)
    if not known and claim is None:
        portions_of(Given(text))  # raises the error that says what to do
    own = None if known or claim is None else claim.document(text)
    documents = known or ((own.id,) if own else ())
    stored = StoredFile(path.name, text.sha256, len(raw), documents, (), own)
    return _Brought(stored, raw, bool(known))


def _recognised(text: SourceText) -> tuple[str, ...]:
    from rulesref.parse import recognise

    return tuple(dict.fromkeys(portion.document.id for portion in recognise(text)))


def _restore(home: Home, writing: Writing, one: _Brought) -> None:
    """Put the bytes back where the stored copy was damaged."""
    try:
        home.read(one.stored)
    except StoreError:
        writing.put(one.stored.sha256, one.raw)


def _without(
    files: Sequence[StoredFile], new: StoredFile
) -> tuple[list[StoredFile], list[StoredFile]]:
    """``files`` without the documents that ``new`` holds, and the files that lost them all."""
    kept: list[StoredFile] = []
    gone: list[StoredFile] = []
    for file in files:
        left = tuple(d for d in file.documents if d not in new.documents)
        lost = tuple(d for d in file.documents if d in new.documents)
        if not left:
            gone.append(file)
        else:
            kept.append(file._replace(documents=left, without=(*file.without, *lost)))
    return kept, gone


def _meant(files: Sequence[StoredFile], name: str) -> tuple[str, ...]:
    known = [document for file in files for document in file.documents]
    by_file = [d for file in files if file.name == name for d in file.documents]
    short = [d for d in known if d.split("/", 1)[-1] == name]
    meant = [name] if name in known else by_file or short
    if not meant:
        near = nearest(name, [*known, *(file.name for file in files)]) or tuple(known[:8])
        raise UnresolvedReference(
            f"you have added no document {name!r}", candidates=near, remedy="rulesref sources list"
        )
    return tuple(meant)


def _publish(
    home: Home, writing: Writing, files: Sequence[StoredFile], progress: Progress
) -> BuildReport | None:
    """Build the index of ``files`` and put it in force; no index is needed for no files."""
    reports: list[BuildReport] = []

    def builder(folder: Path) -> None:
        if files:
            try:
                reports.append(build(folder, givens(home, files), progress))
            except StoreError as problem:
                problem.remedy = problem.remedy or _ROOM
                raise
            except sqlite3.Error as problem:
                message = f"the index cannot be written: {problem}"
                raise StoreError(message, file=str(folder), remedy=_ROOM) from None

    writing.publish(files, builder, stamp_now())
    return reports[0] if reports else None


def givens(home: Home, files: Sequence[StoredFile]) -> list[Given]:
    """The stored files as a build takes them, without the documents that were removed."""
    found: list[Given] = []
    for file in files:
        text = read_raw(home.read(file), file.name)
        whole = Given(text, file.as_document)
        if not file.without:
            found.append(whole)
            continue
        for portion in portions_of(whole):
            if portion.document.id not in file.without:
                part = SourceText(text.name, text.sha256, portion.lines)
                found.append(Given(part, portion.document))
    return found
