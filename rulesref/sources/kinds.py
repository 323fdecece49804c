"""What a file is, by its first bytes; its name only helps where they do not say."""

from __future__ import annotations

import re

#: (first bytes, what such a file is, what to do with it)
_REFUSED: tuple[tuple[bytes, str, str], ...] = (
    (b"\x89PNG", "a picture", "run text recognition over it and add the text"),
    (b"\xff\xd8\xff", "a picture", "run text recognition over it and add the text"),
    (b"GIF8", "a picture", "run text recognition over it and add the text"),
    (b"II*\0", "a picture", "run text recognition over it and add the text"),
    (b"PK\x03\x04", "a zip archive (or a .docx, .odt, .epub)", "export it as .txt, .html or .pdf"),
    (b"\xd0\xcf\x11\xe0", "an old office document", "export it as .txt, .html or .pdf"),
    (b"{\\rtf", "a rich text document", "export it as .txt, .html or .pdf"),
    (b"\x1f\x8b", "a compressed file", "unpack it first"),
    (b"BZh", "a compressed file", "unpack it first"),
    (b"\xfd7zXZ", "a compressed file", "unpack it first"),
    (b"7z\xbc\xaf", "a compressed file", "unpack it first"),
    (b"%!PS", "a PostScript file", "export it as .pdf"),
    (b"\x7fELF", "a program", "name a rulebook"),
    (b"MZ\x90", "a program", "name a rulebook"),
)
_HTML = re.compile(
    rb"^(?:\xef\xbb\xbf)?\s*(?:<\?xml[^>]*>\s*|<!--.*?-->\s*)*<(?:!doctype\s+html|html|head|body)\b",
    re.I | re.S,
)
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
    if _HTML.match(start) or suffix.lower() in _HTML_SUFFIXES:
        return "html"
    if (suffix.lower() == ".json" and _JSON.match(start)) or start.startswith(BUNDLE.encode()):
        return "json"
    return "text"


def refusal(raw: bytes) -> tuple[str, str] | None:
    """(what the file is, what to do) when it is a known kind that holds no text to read."""
    for magic, what, remedy in _REFUSED:
        if raw.startswith(magic):
            return what, remedy
    return None
