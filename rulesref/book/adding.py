"""Adding documents of the user's own: one change, of all the files that can be used.

Files are read and recognised before the folder is touched.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from rulesref.book.building import BuildReport
from rulesref.book.claim import Claim
from rulesref.book.gathering import Progress
from rulesref.book.incoming import Incoming, incoming
from rulesref.book.kept_parse import Parses
from rulesref.book.parsed import Given, Parsed, parse_all, portions_of, recognised
from rulesref.book.publishing import publish, without
from rulesref.book.stamp import parsing_stamp
from rulesref.book.thin_copies import Lacking, refuse_thinner
from rulesref.book.whole_copies import refuse_part, rivals
from rulesref.catalogue import said
from rulesref.corpus.restatement import is_restated
from rulesref.errors import ParseError, RulesrefError, SourceError, StoreError
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
    problems: tuple[RulesrefError, ...] = ()  # why other files are refused


class _Brought(NamedTuple):
    """A file from outside, recognised and parsed; ``kept`` where that had been done before."""

    stored: StoredFile
    raw: bytes
    parsed: tuple[Parsed, ...]
    shown: str
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
    """Take in what is at ``paths``, as one change; a file that is refused keeps no other one out.

    What has far fewer passages than are known of it is refused, unless ``insist``. Files that lose
    documents to others are kept for ``undo``. Raises StoreError, and the only problem where nothing
    is taken; the state is then as it was.
    """
    parses = Parses(home, parsing_stamp())
    named = incoming(paths)
    brought, broken = _all_brought(parses, named.files, claim)
    problems: list[RulesrefError] = [*named.problems, *broken]
    change = Change(None)
    if brought:  # else the folder is not touched at all
        with open_writing(home, tell) as writing:
            change = _taken(home, parses, writing, brought, problems, progress, insist)
    taken = change.added or change.unchanged
    if len(problems) == 1 and not taken:
        raise problems[0]
    useless = [new.stored.name for new in brought if claim and new.recognised]
    return change._replace(recognised=tuple(useless), aside=named.aside, problems=tuple(problems))


class _Plan(NamedTuple):
    """What a change is to do: ``files`` are all that are in the book afterwards."""

    files: Sequence[StoredFile]
    added: Sequence[StoredFile]
    unchanged: Sequence[StoredFile]
    replaced: Sequence[StoredFile]
    former: Sequence[StoredFile]  # files of before that lose documents


def _taken(
    home: Home,
    parses: Parses,
    writing: Writing,
    brought: Sequence[_Brought],
    problems: list[RulesrefError],
    progress: Progress,
    insist: bool,
) -> Change:
    """Put in force what can be used of ``brought``; ``problems`` hear of the rest.

    What a file lacks is known once the book is built: then it is built again without that file.
    """
    if not insist:
        brought = _whole(home, parses, writing, brought, problems)
    fresh = {new.stored.parse_name: new.parsed for new in brought if not new.kept}
    while True:
        plan = _planned(home, writing, brought)
        done = Change(None, tuple(plan.added), tuple(plan.unchanged), tuple(plan.replaced))
        if not plan.added:
            return done
        kept = (*writing.replaced, tuple(plan.former)) if plan.former else writing.replaced
        checked = () if insist else plan.added
        try:
            report = publish(parses, writing, plan.files, progress, fresh, kept, checked)
        except Lacking as lacking:
            problems += [
                _about(lacking.problems[new.stored], new)
                for new in brought
                if new.stored in lacking.problems
            ]
            brought = [new for new in brought if new.stored not in lacking.problems]
            continue
        return done._replace(report=report)


def _planned(home: Home, writing: Writing, brought: Sequence[_Brought]) -> _Plan:
    """What becomes of the files at hand; the bytes of the new ones are kept already."""
    plan = _Plan(list(writing.files), [], [], [], [])
    files, added, unchanged, replaced, former = map(list, plan)
    for new in brought:
        if new.stored in files:
            unchanged.append(new.stored)
            _restore(home, writing, new)
            continue
        others, gone = without(files, new.stored)
        replaced += [file for file in gone if file.sha256 != new.stored.sha256]
        former += [f for f in files if f not in others and f.sha256 != new.stored.sha256]
        files = [*others, new.stored]
        added.append(new.stored)
        writing.put(new.stored.sha256, new.raw)
    return _Plan(files, added, unchanged, replaced, former)


def _all_brought(
    parses: Parses, files: Sequence[Incoming], claim: Claim | None
) -> tuple[list[_Brought], list[RulesrefError]]:
    """The files that can be read and claim a document of their own, and why others cannot."""
    brought: list[_Brought] = []
    problems: list[RulesrefError] = []
    for file in files:
        try:
            brought.append(_bring(parses, file, claim))
        except (SourceError, ParseError) as problem:
            problems.append(problem)
    out: set[StoredFile] = set()
    for one, other, rivalry in rivals([new.stored for new in brought]):
        out |= {one, other}
        problems.append(rivalry)
    return [new for new in brought if new.stored not in out], problems


def _whole(
    home: Home,
    parses: Parses,
    writing: Writing,
    brought: Sequence[_Brought],
    problems: list[RulesrefError],
) -> list[_Brought]:
    """Those of ``brought`` that are no less than what is in the book; ``problems`` hear of others."""
    kept: list[_Brought] = []
    for new in brought:
        try:
            if new.stored not in writing.files:
                refuse_part(home, writing.files, new.stored, new.raw)
                refuse_thinner(parses, writing.files, new.stored, new.parsed)
            kept.append(new)
        except SourceError as problem:
            problems.append(_about(problem, new))
    return kept


def _about(problem: SourceError, new: _Brought) -> SourceError:
    """``problem`` with the path of the file as the user named it."""
    problem.file = new.shown
    return problem


def _bring(parses: Parses, new: Incoming, claim: Claim | None) -> _Brought:
    sha256 = hashlib.sha256(new.raw).hexdigest()
    file = StoredFile(new.name, sha256, len(new.raw), ())
    claimed = file._replace(as_document=claim.document(new.name, sha256)) if claim else file
    return _parsed_before(parses, (file, claimed), new) or _read(new, file, claimed)


def _parsed_before(parses: Parses, either: Sequence[StoredFile], new: Incoming) -> _Brought | None:
    """The first of ``either`` of which a parse is kept: the raw bytes need not be read as text."""
    for file in either:
        parsed = parses.of(file)
        if parsed is not None:
            documents = tuple(each.document.id for each in parsed)
            return _Brought(
                file._replace(documents=documents), new.raw, parsed, new.shown, kept=True
            )
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
    return _Brought(known._replace(documents=documents), new.raw, parsed, new.shown)


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
