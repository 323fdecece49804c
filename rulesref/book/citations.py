"""The citations of the corpus against the documents at hand: what holds, and what none covers."""

from __future__ import annotations

import json
from typing import NamedTuple

from rulesref.book.file import section_from_json
from rulesref.book.lookup import Lookup
from rulesref.digests import section_digest
from rulesref.entries import Restates, Section


class Cited(NamedTuple):
    """One citation of the corpus against the documents at hand."""

    entry: str
    restatement: str  # section id
    section: str  # section id of the official passage
    status: str  # "OK", "CHANGED", "GONE"
    first_line: int
    last_line: int


def check(lookup: Lookup) -> tuple[Cited, ...]:
    """Every citation of the corpus whose document is at hand, against its digest."""
    present = {document.id for document in lookup.documents()}
    found = []
    rows = lookup.connection.execute(
        "select r.restatement, s.entry, r.json from restates r "
        "join sections s on s.id = r.restatement order by s.rank, r.rank"
    ).fetchall()
    for restatement, entry, text in rows:
        cited = Restates(*json.loads(text))
        if cited.document_id not in present:
            continue
        row = lookup.connection.execute(
            "select json from sections where id = ?", (cited.section,)
        ).fetchone()
        if row is None:
            status, first, last = "GONE", cited.first_line, cited.last_line
        else:
            section = section_from_json(row[0])
            status = "OK" if section_digest(section) == cited.digest else "CHANGED"
            first, last = section.first_line, section.last_line
        found.append(Cited(entry, restatement, cited.section, status, first, last))
    return tuple(found)


def uncovered(lookup: Lookup) -> tuple[Section, ...]:
    """The passages that no restatement covers, of the documents that the corpus restates.

    A heading without text and an entry that only points elsewhere hold no rule.
    """
    rows = lookup.connection.execute(
        "select s.json from sections s join documents d on d.id = s.document where s.document "
        "in (select distinct c.document from restates r join sections c on c.id = r.section) "
        "and s.id not in (select section from restates) order by d.rank, s.rank"
    )
    found = (section_from_json(row[0]) for row in rows)
    return tuple(s for s in found if not s.pointer and s.markdown.strip())
