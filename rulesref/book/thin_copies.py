"""A copy with far fewer passages than are known of its document is refused with what is missing."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from rulesref.book.kept_parse import Parses
from rulesref.book.parsed import Given, Parsed, parse_all, portions_of
from rulesref.catalogue import said
from rulesref.errors import RulesrefError, SourceError
from rulesref.record import TYPE_CHECKING
from rulesref.sources.reading import read_raw
from rulesref.store.generation import StoredFile

if TYPE_CHECKING:
    from rulesref.book.citations import Cited

#: A copy has far fewer passages than are known where it has less than this part of them.
ENOUGH = 9 / 10


class Lacking(Exception):
    """Files in a book that was just built lack much of what is known of their documents."""

    def __init__(self, problems: Mapping[StoredFile, SourceError]) -> None:
        super().__init__()
        self.problems = problems


#: How many missing passages are named.
_SHOWN = 5


def refuse_thinner(
    parses: Parses, files: Sequence[StoredFile], new: StoredFile, parsed: Sequence[Parsed]
) -> None:
    """Raise SourceError where ``new`` has far fewer passages of a document than a copy in ``files``.

    A copy at hand that is damaged, or that nobody can read any more, is better replaced.
    """
    brought = {each.document.id: each for each in parsed}
    for file in files:
        shared = [document for document in file.documents if document in brought]
        if not shared or file.sha256 == new.sha256:
            continue
        for document, old in _read_again(parses, file):
            if document in shared:
                mine = {section.id for section in brought[document].sections}
                _refuse(new, document, mine, [one.id for one in old.sections], file.name)


def refuse_lacking(folder: Path, added: Iterable[StoredFile]) -> None:
    """Raise Lacking where added documents lack much of what the bundled rules restate of them.

    ``folder``: the book that was just built, ``added`` files and all.
    """
    from rulesref.book.citations import check
    from rulesref.book.lookup import Lookup

    lookup = Lookup(folder)
    try:
        cited = check(lookup)
    finally:
        lookup.close()
    problems: dict[StoredFile, SourceError] = {}
    for file in added:
        try:
            _refuse_lacking(file, cited)
        except SourceError as problem:
            problems[file] = problem
    if problems:
        raise Lacking(problems)


def _refuse_lacking(file: StoredFile, cited: Iterable[Cited]) -> None:
    for document in file.documents:
        rows = [row for row in cited if row.section.startswith(f"{document}/")]
        there = {row.section for row in rows if row.status != "GONE"}
        known = list(dict.fromkeys(row.section for row in rows))
        _refuse(file, document, there, known, "")


def _refuse(new: StoredFile, document: str, mine: set[str], known: list[str], where: str) -> None:
    missing = [section for section in known if section not in mine]
    if not missing or len(mine) >= ENOUGH * len(known):
        return
    shown = ", ".join(missing[:_SHOWN])
    if len(missing) > _SHOWN:
        shown += said(" and {count} more").format(count=len(missing) - _SHOWN)
    if where:
        message = said(
            "this copy of {document} lacks {missing} of the {known} passages of the one at hand, "
            "{name}: {names}"
        ).format(document=document, missing=len(missing), known=len(known), name=where, names=shown)
    else:
        message = said(
            "this copy of {document} lacks {missing} of the {known} passages that are known of it: "
            "{names}"
        ).format(document=document, missing=len(missing), known=len(known), names=shown)
    raise SourceError(
        message,
        file=new.name,
        remedy=said("add a whole copy, or insist with --replace"),
    )


def _read_again(parses: Parses, file: StoredFile) -> list[tuple[str, Parsed]]:
    try:
        raw = parses.home.read(file)
        parsed = parses.of(file) or parse_all(
            portions_of(Given(read_raw(raw, file.name), file.as_document))
        )
    except RulesrefError:
        return []
    return [(each.document.id, each) for each in parsed]
