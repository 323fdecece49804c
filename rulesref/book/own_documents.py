"""The user's own documents: adding, removing and building them anew, each as one change.

Files are read and recognised before the folder is touched; a change is all or nothing.
"""

from __future__ import annotations

import hashlib
import sqlite3
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from rulesref.book.building import BuildReport, Progress, build
from rulesref.book.incoming import Incoming, incoming
from rulesref.book.kept_parse import Parses
from rulesref.book.own_file import OwnFile
from rulesref.book.parsed import Given, parse_all, portions_of, recognised
from rulesref.book.stamp import parsing_stamp, stamp_now
from rulesref.book.whole_copies import refuse_part, refuse_rivals
from rulesref.catalogue import marked, said
from rulesref.corpus.restatement import is_restated
from rulesref.entries import Document, slug
from rulesref.errors import SourceError, StoreError, UnresolvedReference
from rulesref.nearest import nearest
from rulesref.parse import Portion
from rulesref.sources.reading import read_raw
from rulesref.store.generation import Generation, StoredFile
from rulesref.store.home import Home
from rulesref.store.writing import Tell, Writing

_ROOM = marked("make room on the disk; nothing was changed")


class Claim(NamedTuple):
    """What the user says an unknown document is."""

    game: str
    tier: str
    title: str
    version: str
    language: str
    edition: str

    def document(self, name: str, sha256: str) -> Document:
        """The document that a file is then; its id is apart from those of known documents."""
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
            name,
            sha256,
        )


class Change(NamedTuple):
    """What a change did. ``report`` is None where nothing had to be built."""

    report: BuildReport | None
    added: tuple[StoredFile, ...] = ()
    unchanged: tuple[StoredFile, ...] = ()
    replaced: tuple[StoredFile, ...] = ()  # whole copies that newer ones took the place of
    recognised: tuple[str, ...] = ()  # files for which the claim was not needed
    aside: tuple[str, ...] = ()  # files of a folder that nobody asked for


class _Brought(NamedTuple):
    """A file from outside, recognised; without portions where a parse of it is kept."""

    stored: StoredFile
    raw: bytes
    portions: Sequence[Portion] = ()

    @property
    def recognised(self) -> bool:
        """Whether nobody has to say what the file is."""
        return self.stored.as_document is None


def add(
    home: Home,
    paths: Sequence[Path],
    claim: Claim | None,
    tell: Tell,
    progress: Progress,
) -> Change:
    """Take in what is at ``paths``. Raises SourceError, ParseError, StoreError; all or nothing."""
    parses = Parses(home, parsing_stamp())
    named, aside = incoming(paths)
    brought = [_bring(parses, file, claim) for file in named]
    refuse_rivals([new.stored for new in brought])
    with home.writing(tell) as writing:
        files = list(writing.files)
        added: list[StoredFile] = []
        unchanged: list[StoredFile] = []
        replaced: list[StoredFile] = []
        for new in brought:
            if new.stored in files:
                unchanged.append(new.stored)
                _restore(home, writing, new)
                continue
            refuse_part(home, files, new.stored, new.raw)
            files, gone = _without(files, new.stored)
            replaced += [file for file in gone if file.sha256 != new.stored.sha256]
            files.append(new.stored)
            added.append(new.stored)
            writing.put(new.stored.sha256, new.raw)
        portions = {new.stored.parse_name: new.portions for new in brought}
        report = _publish(parses, writing, files, progress, portions) if added else None
    claimed = [new.stored.name for new in brought if claim and new.recognised]
    left = tuple(aside)
    return Change(report, tuple(added), tuple(unchanged), tuple(replaced), tuple(claimed), left)


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
        _publish(Parses(home, parsing_stamp()), writing, files, progress)
    return gone


def rebuild(home: Home, tell: Tell) -> Generation:
    """Build the index of the same files anew, unless another process just did."""
    with home.writing(tell) as writing:
        current = writing.current
        if current is None:
            raise StoreError(said("there are no documents to build an index of"))
        if current.stamp == stamp_now() and not current.damaged() and _has_book(current):
            return current
        _publish(Parses(home, parsing_stamp()), writing, current.files, _silent)
        if writing.current is None:  # pragma: no cover - publishing sets it
            raise StoreError(said("there is no index"))
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


def _bring(parses: Parses, new: Incoming, claim: Claim | None) -> _Brought:
    sha256 = hashlib.sha256(new.raw).hexdigest()
    file = StoredFile(new.name, sha256, len(new.raw), ())
    claimed = file._replace(as_document=claim.document(new.name, sha256)) if claim else file
    return _parsed_before(parses, (file, claimed), new.raw) or _read(new, file, claimed)


def _parsed_before(parses: Parses, either: Sequence[StoredFile], raw: bytes) -> _Brought | None:
    """The first of ``either`` of which a parse is kept: the raw bytes need not be read as text."""
    for file in either:
        parsed = parses.of(file)
        if parsed is not None:
            documents = tuple(each.document.id for each in parsed)
            return _Brought(file._replace(documents=documents), raw)
    return None


def _read(new: Incoming, file: StoredFile, claimed: StoredFile) -> _Brought:
    """``file`` where its text is recognised, else ``claimed``. Raises SourceError."""
    text = read_raw(new.raw, new.name, new.shown)
    if is_restated(text):
        raise SourceError(
            said("this is a file of rulesref's own corpus, which every book holds already"),
            file=new.shown,
            remedy=said("add copies of the rulebooks themselves"),
        )
    try:
        portions = recognised(text)
        known = file if portions else claimed
        portions = portions or portions_of(Given(text, known.as_document))
        if text.json:
            parse_all(portions)  # what is broken in it is told before anything is changed
    except SourceError as problem:
        raise _located(problem, new) from None
    documents = tuple(dict.fromkeys(portion.document.id for portion in portions))
    return _Brought(known._replace(documents=documents), new.raw, portions)


def _located(problem: SourceError, new: Incoming) -> SourceError:
    """``problem`` with the path of the file as the user named it, or below the folder."""
    problem.file = f"{new.shown}/{problem.file}" if new.packed else new.shown
    return problem


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
            said("you have added no document {name!r}").format(name=name),
            candidates=near,
            remedy="rulesref sources list",
        )
    return tuple(meant)


def _publish(
    parses: Parses,
    writing: Writing,
    files: Sequence[StoredFile],
    progress: Progress,
    portions: Mapping[str, Sequence[Portion]] | None = None,
) -> BuildReport | None:
    """Build the index of ``files`` and put it in force; no index is needed for no files.

    ``portions`` are those of files that were just recognised, by the names of their parses.
    """
    brought = portions or {}
    sources = [OwnFile(f, parses, writing, brought.get(f.parse_name, ())) for f in files]
    reports: list[BuildReport] = []

    def builder(folder: Path) -> None:
        if files:
            try:
                reports.append(build(folder, sources, progress))
            except StoreError as problem:
                problem.remedy = problem.remedy or said(_ROOM)
                raise
            except sqlite3.Error as problem:
                message = said("the index cannot be written: {problem}").format(problem=problem)
                raise StoreError(message, file=str(folder), remedy=said(_ROOM)) from None

    writing.publish(files, builder, stamp_now())
    return reports[0] if reports else None
