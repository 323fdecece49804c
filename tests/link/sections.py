"""Sections for the tests of linking, in words of our own."""

from __future__ import annotations

from rulesref.entries import Document, Provenance, Reference, Section
from rulesref.parse import parse, recognise
from rulesref.sources import SourceLine, SourceText
from tests.named_folders import SOURCES, folder_of

RULES = "arkham-lcg/rules-reference-9"
FAQ = "arkham-lcg/faq-9.1"


def section(
    path: str,
    title: str = "",
    text: str = "Something to say.",
    *,
    document: str = RULES,
    kind: str = "glossary",
    number: str = "",
    parent: str = "",
    language: str = "en",
    pointer: bool = False,
    refers: tuple[str, ...] = (),
    notes: tuple[Provenance, ...] = (),
) -> Section:
    """A section of ``document`` with the given path, text and references."""
    return Section(
        id=f"{document}/{path}",
        document=document,
        kind=kind,
        title=title or path.replace("-", " ").title(),
        number=number,
        parent=parent,
        first_line=1,
        last_line=2,
        page=None,
        markdown=text,
        language=language,
        references=tuple(Reference(name, 2) for name in refers),
        provenance=notes,
        pointer=pointer,
    )


def real_documents() -> tuple[list[Document], list[Section]]:
    """The documents that RULESREF_SOURCES holds and their sections; skips where it is unset."""
    folder = folder_of(SOURCES)
    documents, sections = [], []
    for path in sorted(folder.glob("*.txt")):
        lines = path.read_text("utf-8").split("\n")
        text = SourceText(
            path.name, "", tuple(SourceLine(n, line) for n, line in enumerate(lines, 1))
        )
        for portion in recognise(text):
            documents.append(portion.document)
            sections += parse(portion, [])
    return documents, sections
