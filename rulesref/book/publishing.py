"""The index of the user's documents is built and put in force, as one change."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence
from pathlib import Path

from rulesref.book.building import BuildReport, build
from rulesref.book.gathering import Progress
from rulesref.book.kept_parse import Parses
from rulesref.book.own_file import OwnFile
from rulesref.book.parsed import Parsed
from rulesref.book.stamp import stamp_now
from rulesref.book.thin_copies import refuse_lacking
from rulesref.catalogue import marked, said
from rulesref.errors import StoreError
from rulesref.store.generation import StoredFile
from rulesref.store.writing import Writing

_ROOM = marked("make room on the disk; nothing was changed")


def without(
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


def publish(
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
