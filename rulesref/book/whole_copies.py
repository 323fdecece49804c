"""A part of a document never takes the place of more of it, nor does a rival claim its version."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import PurePosixPath

from rulesref.catalogue import said
from rulesref.errors import SourceError, StoreError
from rulesref.sources.bundle import files_in
from rulesref.sources.kinds import kind_of
from rulesref.sources.reading import read_raw
from rulesref.store.generation import StoredFile
from rulesref.store.home import Home

_REMEDY = "add the folder with all of them, or first: rulesref sources remove {document}"


def rivals(brought: Sequence[StoredFile]) -> Iterator[tuple[StoredFile, StoredFile, SourceError]]:
    """Two files that are added at once and claim one document, and the error that says so."""
    claimed: dict[str, StoredFile] = {}
    for file in brought:
        for document in file.documents:
            before = claimed.setdefault(document, file)
            if before.sha256 != file.sha256:
                message = said("two of these files claim to be {document}: {name} and {name2}")
                problem = SourceError(
                    message.format(document=document, name=before.name, name2=file.name),
                    file=file.name,
                    remedy=said("add the one that you want to keep"),
                )
                yield before, file, problem
                break


def refuse_part(home: Home, files: Sequence[StoredFile], new: StoredFile, raw: bytes) -> None:
    """Raise SourceError where ``new`` lacks files of a document that is there already."""
    mine = _parts(raw, new.name)
    if not mine:
        return
    for file in files:
        shared = [document for document in new.documents if document in file.documents]
        missing = _stored_parts(home, file) - mine if shared else set()
        if missing:
            raise SourceError(
                said(
                    "{shared} is in the book already, from {name}, with files that are not here: "
                    "{names}"
                ).format(shared=shared[0], name=file.name, names=", ".join(sorted(missing)[:3])),
                file=new.name,
                remedy=_REMEDY.format(document=shared[0]),
            )


def _stored_parts(home: Home, file: StoredFile) -> set[str]:
    try:
        return _parts(home.read(file), file.name)
    except (StoreError, SourceError):
        return set()  # what is damaged is better replaced


def _parts(raw: bytes, name: str) -> set[str]:
    """The names of the JSON files in ``raw``; none where it is no JSON."""
    if kind_of(raw, PurePosixPath(name).suffix) != "json":
        return set()
    return {PurePosixPath(file.name).name for file in files_in(read_raw(raw, name))}
