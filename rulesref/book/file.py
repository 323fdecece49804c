"""The file of a book: its tables, and how a bound book is written into them."""

from __future__ import annotations

import errno
import json
import os
import sqlite3
from collections.abc import Sequence
from pathlib import Path

from rulesref.catalogue import said
from rulesref.entries import CardName, Document, Entry, GameRecord, Provenance, Reference, Section
from rulesref.errors import StoreError
from rulesref.record import TYPE_CHECKING, NamedTuple
from rulesref.store.refusal import refusal

if TYPE_CHECKING:
    from typing import Any

SCHEMA = 3
BOOK = "book.sqlite"
_LONGEST_PATH = 480  # bytes; SQLite opens no file with a longer one

_TABLES = """
create table meta (key text primary key, value text) without rowid;
create table documents (id text primary key, rank integer, json text) without rowid;
create table sections (id text primary key, document text, entry text, rank integer, json text)
    without rowid;
create index sections_document on sections (document, rank);
create table entries (id text primary key, game text, kind text, title text, rank integer,
    json text) without rowid;
create table passages (entry text, rank integer, section text, json text,
    primary key (entry, rank)) without rowid;
create index passages_section on passages (section);
create table names (name text, weight integer, game text, entry text,
    primary key (name, entry)) without rowid;
create table cards (code text, section text, primary key (code, section)) without rowid;
create table restates (restatement text, rank integer, section text, json text,
    primary key (restatement, rank)) without rowid;
"""


#: Where a section has what JSON does not give back as it was.
_ICON_LOST, _CARDS, _REFERENCES, _PROVENANCE, _FACTS = map(
    Section._fields.index, ("icon_lost", "cards", "references", "provenance", "facts")
)


def section_from_json(text: str) -> Section:
    """A section as ``json.dumps`` of the tuple wrote it."""
    row: list[Any] = json.loads(text)
    row[_ICON_LOST] = tuple(row[_ICON_LOST])
    row[_CARDS] = tuple(CardName(n, i, s, tuple(c)) for n, i, s, c in row[_CARDS])
    row[_REFERENCES] = tuple(Reference(*r) for r in row[_REFERENCES])
    row[_PROVENANCE] = tuple(Provenance(*p) for p in row[_PROVENANCE])
    row[_FACTS] = tuple((key, value) for key, value in row[_FACTS])
    return Section(*row)


class Bound(NamedTuple):
    """A book about to be written: everything that linking found, in order."""

    documents: Sequence[Document]
    sections: Sequence[Section]
    entries: Sequence[Entry]
    names: Sequence[tuple[str, int, str, str]]  # folded name, weight, game, entry id
    games: Sequence[GameRecord] = ()


def write(folder: Path, bound: Bound) -> None:
    """Write the book into ``folder``. Raises StoreError when the disk does not take it."""
    try:
        db = sqlite3.connect(folder / BOOK)
        with db:
            db.executescript("pragma journal_mode = off; pragma synchronous = off;" + _TABLES)
            _fill(db, bound)
        db.close()
    except sqlite3.Error as problem:
        if len(os.fsencode(folder / BOOK)) > _LONGEST_PATH:
            raise refusal(OSError(errno.ENAMETOOLONG, "", str(folder)), folder) from None
        raise StoreError(
            said("the book cannot be written: {problem}").format(problem=problem),
            file=str(folder),
            remedy=said("make room on the disk, then try again"),
        ) from None


def _fill(db: sqlite3.Connection, bound: Bound) -> None:
    meta = {"schema": str(SCHEMA), "games": json.dumps(bound.games, ensure_ascii=False)}
    db.executemany("insert into meta values (?, ?)", meta.items())
    db.executemany(
        "insert into documents values (?, ?, ?)",
        [(d.id, rank, json.dumps(d)) for rank, d in enumerate(bound.documents)],
    )
    db.executemany(
        "insert into sections values (?, ?, ?, ?, ?)",
        [
            (s.id, s.document, s.entry, rank, json.dumps(s, ensure_ascii=False))
            for rank, s in enumerate(bound.sections)
        ],
    )
    for rank, entry in enumerate(bound.entries):
        head = {
            "game": entry.game,
            "kind": entry.kind,
            "titles": entry.titles,
            "names": entry.names,
            "see": entry.see,
            "referenced_by": entry.referenced_by,
            "open_questions": entry.open_questions,
        }
        row = (entry.id, entry.game, entry.kind, entry.title, rank, json.dumps(head))
        db.execute("insert into entries values (?, ?, ?, ?, ?, ?)", row)
        for place, passage in enumerate(entry.passages):
            note = json.dumps([passage.role, passage.superseded_by, passage.why, passage.cite])
            db.execute(
                "insert into passages values (?, ?, ?, ?)",
                (entry.id, place, passage.section.id, note),
            )
            db.executemany(
                "insert or ignore into restates values (?, ?, ?, ?)",
                [
                    (passage.section.id, n, cited.section, json.dumps(cited))
                    for n, cited in enumerate(passage.restates)
                ],
            )
    db.executemany("insert or ignore into names values (?, ?, ?, ?)", bound.names)
    db.executemany(
        "insert or ignore into cards values (?, ?)",
        [(code, s.id) for s in bound.sections for card in s.cards for code in card.codes],
    )
