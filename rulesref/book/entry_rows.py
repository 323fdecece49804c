"""Reading one entry out of the book: its head, its passages, and what each of them restates."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence

from rulesref.book.file import section_from_json
from rulesref.entries import Document, Entry, OpenPoint, Passage, Restates
from rulesref.record import TYPE_CHECKING

if TYPE_CHECKING:
    import sqlite3


def read_entry(
    connection: sqlite3.Connection, entry_id: str, documents: Mapping[str, Document]
) -> Entry:
    """The entry with this id, which there is; ``documents`` are those of the book by their ids."""
    row = connection.execute("select json from entries where id = ?", (entry_id,)).fetchone()
    head = json.loads(row[0])
    rows = connection.execute(
        "select s.json, p.json from passages p join sections s on s.id = p.section "
        "where p.entry = ? order by p.rank",
        (entry_id,),
    ).fetchall()
    sections = [section_from_json(section_json) for section_json, _ in rows]
    restates = _restates_of(connection, [section.id for section in sections])
    passages = []
    for section, (_, passage_json) in zip(sections, rows, strict=True):
        role, by, why, cite = json.loads(passage_json)
        passages.append(
            Passage(
                section,
                documents[section.document],
                role,
                by,
                why,
                cite,
                tuple(restates.get(section.id, ())),
            )
        )
    return Entry(
        entry_id,
        head["game"],
        head["kind"],
        tuple((language, title) for language, title in head["titles"]),
        tuple(head["names"]),
        tuple(passages),
        tuple(head["see"]),
        tuple(head["referenced_by"]),
        tuple(
            OpenPoint(id, tuple((language, title) for language, title in titles))
            for id, titles in head["open_questions"]
        ),
    )


def _restates_of(
    connection: sqlite3.Connection, sections: Sequence[str]
) -> dict[str, list[Restates]]:
    """What each restatement among the ``sections`` with these ids restates."""
    rows = connection.execute(
        "select restatement, json from restates where restatement in "
        f"({','.join('?' * len(sections))}) order by restatement, rank",
        sections,
    )
    found: dict[str, list[Restates]] = {}
    for restatement, cited in rows:
        found.setdefault(restatement, []).append(Restates(*json.loads(cited)))
    return found
