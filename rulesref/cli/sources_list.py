"""``rulesref sources list``: the documents that the user has added."""

from __future__ import annotations

from typing import NamedTuple

from rulesref.book.book import Book
from rulesref.book.opened import consult
from rulesref.cli.asked import Asked
from rulesref.cli.console import Console
from rulesref.cli.settings import EDITION
from rulesref.entries import Document


class _Listed(NamedTuple):
    document: Document
    sections: int
    superseded_by: tuple[str, ...]


def run(asked: Asked, console: Console) -> int:
    """Always 0: having added nothing is an answer."""
    everything = asked.flag("all")
    listed = consult(EDITION, console.note, lambda book: _listed(book, everything))
    if asked.flag("json"):
        console.json({"documents": [_json(row) for row in listed]})
        return 0
    for row in listed:
        console.line(_text(row, console))
    if not any(row.document.file for row in listed):
        console.line("You have added no documents yet: the bundled rules are searched.")
        console.line("rulesref sources add FILE… takes in your own.")
    return 0


def _listed(book: Book, everything: bool) -> list[_Listed]:
    from rulesref.link.authority import read_authority
    from rulesref.places import corpus_folder

    documents = book.documents()
    found = []
    for document in documents:
        if document.file is None and not everything:
            continue
        order = read_authority(corpus_folder() / document.game / "authority.toml")
        over = tuple(
            other.id
            for other in documents
            if other.tier == document.tier and order.compare(other, document) == 1
        )
        found.append(_Listed(document, len(book.lookup.sections(document.id)), over))
    return found


def _json(one: _Listed) -> dict[str, object]:
    document = one.document
    return {
        "id": document.id,
        "file": document.file,
        "game": document.game,
        "title": document.title,
        "version": document.version,
        "date": document.date,
        "language": document.language,
        "tier": document.tier,
        "edition": document.edition or None,
        "sections": one.sections,
        "superseded_by": list(one.superseded_by),
    }


def _text(one: _Listed, console: Console) -> str:
    document, paint = one.document, console.paint
    name = f"{document.title} v{document.version}" if document.version else document.title
    facts = [document.tier, document.language, f"{one.sections} passages"]
    if document.edition:
        facts.insert(2, f"edition {document.edition}")
    lines = [
        f"{paint.link(document.id)}",
        f"    {name} ({', '.join(facts)}), from {document.file or 'the bundled rules'}",
    ]
    if one.superseded_by:
        lines.append(paint.warn(f"    superseded by {', '.join(one.superseded_by)}, still shown"))
    return "\n".join(lines)
