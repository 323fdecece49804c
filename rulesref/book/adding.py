"""Adding documents of the user's own: all of them or none.

Files are read and recognised before the folder is touched.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from rulesref.book.building import BuildReport, Progress
from rulesref.book.claim import Claim
from rulesref.book.incoming import Incoming, incoming
from rulesref.book.kept_parse import Parses
from rulesref.book.parsed import Given, Parsed, parse_all, portions_of, recognised
from rulesref.book.publishing import publish, without
from rulesref.book.stamp import parsing_stamp
from rulesref.book.thin_copies import refuse_thinner
from rulesref.book.whole_copies import refuse_part, refuse_rivals
from rulesref.catalogue import said
from rulesref.corpus.restatement import is_restated
from rulesref.errors import SourceError, StoreError
from rulesref.sources.reading import read_raw
from rulesref.store.generation import StoredFile
from rulesref.store.home import Home
from rulesref.store.tell import Tell
from rulesref.store.writing import Writing, open_writing


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
            others, gone = without(files, new.stored)
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
            report = publish(parses, writing, files, progress, fresh, kept, checked)
    claimed = [new.stored.name for new in brought if claim and new.recognised]
    left = tuple(aside)
    return Change(report, tuple(added), tuple(unchanged), tuple(replaced), tuple(claimed), left)


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
