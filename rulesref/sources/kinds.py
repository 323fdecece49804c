"""What a file is, by its first bytes; its name only helps where they do not say."""

from __future__ import annotations

import re

from rulesref.catalogue import marked, said

#: (first bytes, what such a file is, what to do with it)
_REFUSED: tuple[tuple[bytes, str, str], ...] = (
    (b"\x89PNG", marked("a picture"), marked("run text recognition over it and add the text")),
    (b"\xff\xd8\xff", marked("a picture"), marked("run text recognition over it and add the text")),
    (b"GIF8", marked("a picture"), marked("run text recognition over it and add the text")),
    (b"II*\0", marked("a picture"), marked("run text recognition over it and add the text")),
    (
        b"PK\x03\x04",
        marked("a zip archive (or a .docx, .odt, .epub)"),
        marked("export it as .txt, .html or .pdf"),
    ),
    (
        b"\xd0\xcf\x11\xe0",
        marked("an old office document"),
        marked("export it as .txt, .html or .pdf"),
    ),
    (b"{\\rtf", marked("a rich text document"), marked("export it as .txt, .html or .pdf")),
    (b"\x1f\x8b", marked("a compressed file"), marked("unpack it first")),
    (b"BZh", marked("a compressed file"), marked("unpack it first")),
    (b"\xfd7zXZ", marked("a compressed file"), marked("unpack it first")),
    (b"7z\xbc\xaf", marked("a compressed file"), marked("unpack it first")),
    (b"%!PS", marked("a PostScript file"), marked("export it as .pdf")),
    (b"\x7fELF", marked("a program"), marked("name a rulebook")),
    (b"MZ\x90", marked("a program"), marked("name a rulebook")),
)
_HTML = re.compile(rb"<(?:!doctype\s+html|html|head|body)\b", re.I)
#: What may stand before the first tag of a page, with how each ends.
_BEFORE_TAGS = ((b"<!--", b"-->"), (b"<?xml", b">"))
_JSON = re.compile(rb"^(?:\xef\xbb\xbf)?\s*(?:\{\s*(?:\"|\})|\[\s*(?:[\[{\"\d\]]))")
#: The first line of several JSON files that are kept as one, whose name has no suffix.
BUNDLE = '{"rulesref": "bundle", "files": {'
_SNIFFED = 4096

#: Suffixes that decide where the content does not.
_HTML_SUFFIXES = (".html", ".htm", ".xhtml")


def kind_of(raw: bytes, suffix: str) -> str:
    """``pdf``, ``html``, ``json`` or ``text``."""
    start = raw[:_SNIFFED]
    if b"%PDF-" in start[:1024]:
        return "pdf"
    if _is_html(start) or suffix.lower() in _HTML_SUFFIXES:
        return "html"
    if (suffix.lower() == ".json" and _JSON.match(start)) or start.startswith(BUNDLE.encode()):
        return "json"
    return "text"


def _is_html(start: bytes) -> bool:
    """Whether the first tag is one of HTML; each byte is looked at once."""
    at = 3 if start.startswith(b"\xef\xbb\xbf") else 0
    while True:
        at += len(start[at:]) - len(start[at:].lstrip())
        for opening, closing in _BEFORE_TAGS:
            if start[at : at + len(opening)].lower() == opening:
                end = start.find(closing, at + len(opening))
                if end < 0:
                    return False
                at = end + len(closing)
                break
        else:
            return bool(_HTML.match(start, at))


def refusal(raw: bytes) -> tuple[str, str] | None:
    """(what the file is, what to do) when it is a known kind that holds no text to read."""
    for magic, what, remedy in _REFUSED:
        if raw.startswith(magic):
            return said(what), said(remedy)
    return None
