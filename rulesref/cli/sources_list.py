"""``rulesref sources list``: the documents that the user has added."""

from __future__ import annotations

from typing import NamedTuple

from rulesref.book.book import Book
from rulesref.book.opened import consult
from rulesref.catalogue import counted, said
from rulesref.cli.asked import Asked
from rulesref.cli.console import Console
from rulesref.cli.settings import EDITION
from rulesref.entries import Document
from rulesref.render.kinds import tier_in
from rulesref.render.passages import title_of_document
from rulesref.store.home import open_home


class _Listed(NamedTuple):
    document: Document
    sections: int
    superseded_by: tuple[str, ...]


def run(asked: Asked, console: Console) -> int:
    """0: having added nothing is an answer. Raises StoreError where nobody can tell."""
    current = open_home().current()
    kept = [file for change in current.replaced for file in change] if current else []
    everything = asked.flag("all")
    listed = consult(EDITION, console.note, lambda book: _listed(book, everything))
    if asked.flag("json"):
        replaced = [{"file": file.name, "documents": list(file.documents)} for file in kept]
        console.json({"documents": [_json(row) for row in listed], "replaced": replaced})
        return 0
    for row in listed:
        console.line(_text(row, console))
    aside = said("replaced and kept: {name} ({documents}); rulesref sources undo puts it back")
    for file in kept:
        console.line(aside.format(name=file.name, documents=", ".join(file.documents)))
    if not any(row.document.file for row in listed):
        console.line(said("You have added no documents yet: the bundled rules are searched."))
        console.line(said("rulesref sources add FILE… takes in your own."))
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
    name = title_of_document(document)
    passages = counted(one.sections, "{} passage", "{} passages")
    facts = [tier_in(document.tier), document.language, passages]
    if document.edition:
        facts.insert(2, said("edition {}").format(document.edition))
    lines = [
        f"{paint.link(document.id)}",
        "    "
        + said("{name} ({facts}), from {file}").format(
            name=name, facts=", ".join(facts), file=document.file or said("the bundled rules")
        ),
    ]
    if one.superseded_by:
        over = said("superseded by {documents}, still shown")
        lines.append(paint.warn("    " + over.format(documents=", ".join(one.superseded_by))))
    return "\n".join(lines)
