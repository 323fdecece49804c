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
from rulesref.book.claim import Claim
from rulesref.book.incoming import Incoming, incoming
from rulesref.book.kept_parse import Parses
from rulesref.book.own_file import OwnFile
from rulesref.book.parsed import Given, Parsed, parse_all, portions_of, recognised
from rulesref.book.stamp import parsing_stamp, stamp_now
from rulesref.book.thin_copies import refuse_lacking, refuse_thinner
from rulesref.book.whole_copies import refuse_part, refuse_rivals
from rulesref.catalogue import marked, said
from rulesref.corpus.restatement import is_restated
from rulesref.errors import SourceError, StoreError, UnresolvedReference
from rulesref.nearest import nearest
from rulesref.sources.reading import read_raw
from rulesref.store.generation import Generation, StoredFile
from rulesref.store.home import Home
from rulesref.store.tell import Tell
from rulesref.store.writing import Writing, open_writing

_ROOM = marked("make room on the disk; nothing was changed")


class Change(NamedTuple):
    """What a change did. ``report`` is None where nothing had to be built."""

    report: BuildReport | None
    added: tuple[StoredFile, ...] = ()
    unchanged: tuple[StoredFile, ...] = ()
    replaced: tuple[StoredFile, ...] = ()  # whole copies that newer ones took the place of
    recognised: tuple[str, ...] = ()  # files for which the claim was not needed
    aside: tuple[str, ...] = ()  # files of a folder that nobody asked for


class _Brought(NamedTuple):
    """A file from outside, recognised and parsed; ``kept`` where that had been done before."""

    stored: StoredFile
    raw: bytes
    parsed: tuple[Parsed, ...]
    kept: bool = False

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
    *,
    insist: bool = False,
) -> Change:
    """Take in what is at ``paths``. Raises SourceError, ParseError, StoreError; all or nothing.

    What has far fewer passages than are known of it is refused, unless ``insist``. Files that lose
    documents to others are kept for ``undo``.
    """
    parses = Parses(home, parsing_stamp())
    named, aside = incoming(paths)
    brought = [_bring(parses, file, claim) for file in named]
    refuse_rivals([new.stored for new in brought])
    with open_writing(home, tell) as writing:
        files = list(writing.files)
        added: list[StoredFile] = []
        unchanged: list[StoredFile] = []
        replaced: list[StoredFile] = []
        former: list[StoredFile] = []
        for new in brought:
            if new.stored in files:
                unchanged.append(new.stored)
                _restore(home, writing, new)
                continue
            if not insist:
                refuse_part(home, files, new.stored, new.raw)
                refuse_thinner(parses, files, new.stored, new.parsed)
            others, gone = _without(files, new.stored)
            replaced += [file for file in gone if file.sha256 != new.stored.sha256]
            former += [f for f in files if f not in others and f.sha256 != new.stored.sha256]
            files = others
            files.append(new.stored)
            added.append(new.stored)
            writing.put(new.stored.sha256, new.raw)
        fresh = {new.stored.parse_name: new.parsed for new in brought if not new.kept}
        report = None
        if added:
            kept = (*writing.replaced, tuple(former)) if former else writing.replaced
            checked = () if insist else tuple(added)
            report = _publish(parses, writing, files, progress, fresh, kept, checked)
    claimed = [new.stored.name for new in brought if claim and new.recognised]
    left = tuple(aside)
    return Change(report, tuple(added), tuple(unchanged), tuple(replaced), tuple(claimed), left)


def remove(home: Home, name: str, tell: Tell, progress: Progress) -> tuple[str, ...]:
    """Drop a document (by its id) or a file (by its name): the ids of the documents dropped.

    Raises UnresolvedReference with the nearest ids.
    """
    with open_writing(home, tell) as writing:
        gone = _meant(writing.files, name)
        replaced = [
            tuple(file for file in change if not set(file.documents) & set(gone))
            for change in writing.replaced
        ]
        files = []
        for file in writing.files:
            kept = tuple(d for d in file.documents if d not in gone)
            dropped = tuple(d for d in file.documents if d in gone)
            if kept:
                files.append(file._replace(documents=kept, without=(*file.without, *dropped)))
        still = [change for change in replaced if change]
        _publish(Parses(home, parsing_stamp()), writing, files, progress, replaced=still)
    return gone


def undo(home: Home, tell: Tell, progress: Progress) -> tuple[StoredFile, ...]:
    """Put the files back that the latest replacement took the place of; those files.

    Raises StoreError where nothing was replaced, or where a kept copy is damaged.
    """
    with open_writing(home, tell) as writing:
        if not writing.replaced:
            raise StoreError(
                said("no file was replaced that could be put back"),
                remedy="rulesref sources list",
            )
        *earlier, back = writing.replaced
        files = list(writing.files)
        for file in back:
            files, _ = _without(files, file)
            files.append(file)
        _publish(Parses(home, parsing_stamp()), writing, files, progress, replaced=earlier)
    return back


def forget(home: Home, tell: Tell) -> tuple[StoredFile, ...]:
    """Let go of every file that was replaced; those files."""
    with open_writing(home, tell) as writing:
        gone = tuple(file for change in writing.replaced for file in change)
        if gone:
            parses = Parses(home, parsing_stamp())
            _publish(parses, writing, writing.files, _silent, replaced=())
    return gone


def rebuild(home: Home, tell: Tell) -> Generation:
    """Build the index of the same files anew, unless another process just did."""
    with open_writing(home, tell) as writing:
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
            return _Brought(file._replace(documents=documents), raw, parsed, kept=True)
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
        parsed = parse_all(portions)  # what is broken in it is told before anything is changed
    except SourceError as problem:
        raise _located(problem, new) from None
    documents = tuple(dict.fromkeys(portion.document.id for portion in portions))
    return _Brought(known._replace(documents=documents), new.raw, parsed)


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
    fresh: Mapping[str, tuple[Parsed, ...]] | None = None,
    replaced: Sequence[tuple[StoredFile, ...]] | None = None,
    checked: Sequence[StoredFile] = (),
) -> BuildReport | None:
    """Build the index of ``files`` and put it in force; no index is needed for no files.

    ``fresh`` are the parses of files that were just parsed, by their names; ``replaced`` are the
    files that are kept beside ``files``, by default those of before. ``checked`` are those of
    ``files`` that must not lack much of what is known of them.
    """
    brought = fresh or {}
    sources = [OwnFile(f, parses, writing, brought.get(f.parse_name, ())) for f in files]
    reports: list[BuildReport] = []

    def builder(folder: Path) -> None:
        if files:
            try:
                reports.append(build(folder, sources, progress))
                if checked:
                    refuse_lacking(folder, checked)
            except StoreError as problem:
                problem.remedy = problem.remedy or said(_ROOM)
                raise
            except sqlite3.Error as problem:
                message = said("the index cannot be written: {problem}").format(problem=problem)
                raise StoreError(message, file=str(folder), remedy=said(_ROOM)) from None

    writing.publish(files, builder, stamp_now(), replaced)
    return reports[0] if reports else None
