"""A passage in one line, and as JSON."""

from __future__ import annotations

from rulesref.entries import Document, Passage, Restates, Section

_KNOWN_BY_NUMBER = {
    "point": "",
    "step": "",
    "window": "",
    "test-step": "",
    "setup-step": "setup step ",
    "initiation-step": "initiation step ",
}
_OF_A_CARD = ("card-erratum", "taboo")


def edition_of(passage: Passage) -> str:
    """The edition that a passage belongs to; empty when it holds in every one."""
    return passage.section.edition or passage.document.edition


def icons_lost(section: Section) -> str:
    """``(2 icons lost in this copy)``; empty where every icon is there."""
    count = max(section.markdown.count("[?]"), len(section.icon_lost))
    return f"({count} icon{'s' * (count != 1)} lost in this copy)" if count else ""


def lines_of(first: int, last: int, page: int | None = None) -> str:
    """``line 12`` or ``lines 12-15``, with the page where there is one."""
    where = f"line {first}" if first == last else f"lines {first}-{last}"
    return f"page {page}, {where}" if page is not None else where


def source_of(passage: Passage) -> str:
    """``FAQ v2.5, 1.4, lines 1704-1705``: where the passage stands."""
    section, document = passage.section, passage.document
    if document.tier == "restatement":
        return "in our own words"
    parts = [short_title(document)]
    if name := _name_of(section):
        parts.append(name)
    parts.append(lines_of(section.first_line, section.last_line, section.page))
    if document.tier == "summary":
        parts.append("unofficial")
    return ", ".join(parts)


def _name_of(section: Section) -> str:
    """What players call the passage: by its number only where the number says what it is."""
    if section.number and section.kind in _KNOWN_BY_NUMBER:
        return _KNOWN_BY_NUMBER[section.kind] + section.number
    if section.number and section.kind in _OF_A_CARD and section.number not in section.title:
        return f"“{section.title} #{section.number}”"
    return f"“{section.title}”" if section.title else section.number


def short_title(document: Document) -> str:
    """``FAQ v2.5``: the title with its version, as players call it."""
    title = "FAQ" if document.tier == "faq" else document.title
    return f"{title} v{document.version}" if document.version else title


def restated(cited: Restates) -> str:
    """``arkham-lcg/faq-2.5/1.4, lines 1704-1705``."""
    return f"{cited.section}, {lines_of(cited.first_line, cited.last_line, cited.page)}"


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
            "edition": section.edition or document.edition or None,
            "why": passage.why or None,
            "markdown": section.markdown,
            "icon_lost": list(section.icon_lost),
        }
    return shown
