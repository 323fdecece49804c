"""A passage in one line, and as JSON."""

from __future__ import annotations

from rulesref.catalogue import counted, marked, said
from rulesref.entries import Document, Passage, Restates, Section

#: Kinds whose number says what the passage is, with the words around it.
_KNOWN_BY_NUMBER = {
    "point": "{}",
    "step": "{}",
    "window": "{}",
    "test-step": "{}",
    "setup-step": marked("setup step {}"),
    "initiation-step": marked("initiation step {}"),
}
_OF_A_CARD = ("card-erratum", "taboo")


def icons_lost(section: Section, language: str = "en") -> str:
    """``(2 icons lost in this copy)``; empty where every icon is there."""
    count = max(section.markdown.count("[?]"), len(section.icon_lost))
    if not count:
        return ""
    return counted(count, "({} icon lost in this copy)", "({} icons lost in this copy)", language)


def lines_of(first: int, last: int, page: int | None = None, language: str = "en") -> str:
    """``line 12`` or ``lines 12-15``, with the page where there is one."""
    if first == last:
        where = said("line {}", language).format(first)
    else:
        where = said("lines {}-{}", language).format(first, last)
    return where if page is None else said("page {}, {}", language).format(page, where)


def source_of(passage: Passage, language: str = "en") -> str:
    """``FAQ v2.5, 1.4, lines 1704-1705``: where the passage stands, for a reader of ``language``."""
    section, document = passage.section, passage.document
    if document.tier == "restatement":
        return said("in our own words", language)
    parts = [short_title(document)]
    if name := _name_of(section, language):
        parts.append(name)
    where = lines_of(section.first_line, section.last_line, section.page, language)
    parts.append(" ".join(filter(None, (section.fact("file"), where))))
    if document.tier == "summary":
        parts.append(said("unofficial", language))
    return ", ".join(parts)


def _name_of(section: Section, language: str) -> str:
    """What players call the passage: by its number only where the number says what it is."""
    if section.number and section.kind in _KNOWN_BY_NUMBER:
        return said(_KNOWN_BY_NUMBER[section.kind], language).format(section.number)
    if section.number and section.kind in _OF_A_CARD and section.number not in section.title:
        return f"“{section.title} #{section.number}”"
    return f"“{section.title}”" if section.title else section.number


def short_title(document: Document) -> str:
    """``FAQ v2.5``: the title with its version, as players call it."""
    return title_of_document(document, "FAQ" if document.tier == "faq" else document.title)


def title_of_document(document: Document, title: str = "") -> str:
    """The title with its version; one that we have given is said in the reader's language."""
    title = title or document.title
    shown = said(title)
    return f"{shown} v{document.version}" if document.version else shown


def restated(cited: Restates, language: str = "en") -> str:
    """``arkham-lcg/faq-2.5/1.4, lines 1704-1705``."""
    where = lines_of(cited.first_line, cited.last_line, cited.page, language)
    return f"{cited.section}, {where}"


def passage_json(passage: Passage, *, whole: bool = False) -> dict[str, object]:
    """A passage as search prints it; with ``whole`` also its text and role."""
    section, document = passage.section, passage.document
    shown: dict[str, object] = {
        "document": document.file,
        "document_id": document.id,
        "section": section.id,
        "first_line": section.first_line,
        "last_line": section.last_line,
        "language": section.language,
        "tier": document.tier,
        "version": document.version,
        "superseded_by": passage.superseded_by or None,
        "restates": [cited._asdict() for cited in passage.restates],
    }
    if whole:
        shown |= {
            "title": section.title,
            "number": section.number or None,
            "kind": section.kind,
            "role": passage.role,
            "edition": passage.edition or None,
            "why": passage.why or None,
            "markdown": section.markdown,
            "icon_lost": list(section.icon_lost),
        }
    return shown
