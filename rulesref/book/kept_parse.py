"""A parse as it is kept in the user's folder: two lines of JSON, and the way back.

The first line says what the second one is of, which readers and parsers made it, and its digest.
Whoever the folder came from may have written both: a parse that a parser could not have made of
that file counts for nothing.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from rulesref.book.claim import is_possible
from rulesref.book.parsed import Parsed
from rulesref.book.typed_rows import rows_of
from rulesref.entries import EDITIONS, KINDS, Document, Section
from rulesref.parse import is_known
from rulesref.store.generation import StoredFile
from rulesref.store.home import Home

FORMAT = 1

_ID = re.compile(r"[a-z-]+/[a-z0-9.-]+")
_VERSION = re.compile(r"[0-9.]{0,20}")


class Parses(NamedTuple):
    """The parses in ``home`` that readers and parsers of ``stamp`` made."""

    home: Home
    stamp: str

    def of(self, file: StoredFile) -> tuple[Parsed, ...] | None:
        """The documents in ``file``; None where they have to be read from it."""
        data = self.home.parse(file)
        return None if data is None else from_json(data, file, self.stamp)


def to_json(parsed: Iterable[Parsed], file: StoredFile, stamp: str) -> bytes:
    """The documents of ``file`` as they are kept."""
    nameless = [each._replace(document=_of_no_file(each.document)) for each in parsed]
    rows = json.dumps(nameless).encode("ascii")
    return _head(rows, file, stamp) + b"\n" + rows


def from_json(data: bytes, file: StoredFile, stamp: str) -> tuple[Parsed, ...] | None:
    """The documents of ``file``; None where ``data`` is not what a parser of ``stamp`` makes."""
    head, _, rows = data.partition(b"\n")
    if head != _head(rows, file, stamp):
        return None
    try:
        parsed = tuple(_of_file(each, file) for each in rows_of(Parsed, json.loads(rows)))
    except (ValueError, RecursionError):
        return None
    return parsed if _fits(parsed, file) else None


def _head(rows: bytes, file: StoredFile, stamp: str) -> bytes:
    import hashlib

    digest = hashlib.sha256(rows).hexdigest()
    head = {"format": FORMAT, "parse": file.parse_name, "stamp": stamp, "digest": digest}
    return json.dumps(head).encode("ascii")


def _of_no_file(document: Document) -> Document:
    """``document`` without what the stored file says of itself; its name may be no text."""
    return document._replace(file=None, sha256="")


def _of_file(parsed: Parsed, file: StoredFile) -> Parsed:
    document = parsed.document._replace(file=file.name, sha256=file.sha256)
    return parsed._replace(document=document)


def _fits(parsed: Sequence[Parsed], file: StoredFile) -> bool:
    """Whether a parser could have made ``parsed`` of ``file``."""
    documents = [each.document for each in parsed]
    if file.as_document is not None:
        as_said = documents == [file.as_document]
    else:
        as_said = bool(documents) and all(map(_is_recognised, documents))
    ids = [section.id for each in parsed for section in each.sections]
    return (
        as_said
        and len({document.id for document in documents}) == len(documents)
        and len(set(ids)) == len(ids)
        and all(_belongs(section, each.document) for each in parsed for section in each.sections)
    )


def _is_recognised(document: Document) -> bool:
    return (
        bool(_ID.fullmatch(document.id))
        and is_known(document.id)
        and document.id.startswith(f"{document.game}/")
        and bool(_VERSION.fullmatch(document.version))
        and is_possible(document)
    )


def _belongs(section: Section, document: Document) -> bool:
    """Whether ``section`` is one that a parser may find in ``document``."""
    start = f"{document.id}/"
    return (
        section.id.startswith(start)
        and section.id != start
        and (not section.parent or section.parent.startswith(start))
        and section.document == document.id
        and section.language == document.language
        and section.kind in KINDS
        and 1 <= section.first_line <= section.last_line
        and section.edition in ("", *EDITIONS)
        and bool(
            not section.entry or re.fullmatch(rf"{document.game}(/[a-z0-9.-]+)+", section.entry)
        )
    )
