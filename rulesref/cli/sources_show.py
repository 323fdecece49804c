"""``rulesref sources show``: every section of one document."""

from __future__ import annotations

from rulesref.book.book import Book
from rulesref.book.opened import consult
from rulesref.cli.asked import Asked
from rulesref.cli.console import Console
from rulesref.cli.documents import document_named
from rulesref.cli.settings import EDITION
from rulesref.entries import Document, Section
from rulesref.render.kinds import kind_in
from rulesref.render.paint import icons_as_words


def run(asked: Asked, console: Console) -> int:
    """0; an id that is no document's is an error."""
    name = asked.text("document") or ""

    def use(book: Book) -> tuple[Document, tuple[Section, ...]]:
        document = document_named(book, name)
        return document, book.lookup.sections(document.id)

    document, sections = consult(EDITION, console.note, use)
    if asked.flag("json"):
        console.json({"document": document.id, "sections": [_json(s) for s in sections]})
        return 0
    for section in sections:
        console.line(_text(section, console))
    return 0


def _json(section: Section) -> dict[str, object]:
    return {
        "id": section.id,
        "entry": section.entry or None,
        "kind": section.kind,
        "title": section.title,
        "number": section.number or None,
        "parent": section.parent or None,
        "first_line": section.first_line,
        "last_line": section.last_line,
        "page": section.page,
        "icon_lost": list(section.icon_lost),
        "cards": [
            {
                "name": card.name,
                "number": card.number or None,
                "set": card.set or None,
                "codes": list(card.codes),
            }
            for card in section.cards
        ],
        "references": [
            {"text": reference.text, "target": reference.target, "reason": reference.reason or None}
            for reference in section.references
        ],
    }


def _text(section: Section, console: Console) -> str:
    lines = f"{section.first_line}-{section.last_line}"
    indent = "  " if section.parent else ""
    title = icons_as_words(section.title, section.language)
    entry = console.paint.dim(section.entry)
    return (
        f"{lines:>11}  {kind_in(section.kind):<16} {indent}{section.number} {title}".rstrip()
        + f"  {entry}"
    )
