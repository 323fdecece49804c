"""The digests by which two copies of one passage are known for the same."""

from __future__ import annotations

import hashlib
import re
import unicodedata

from rulesref.entries import ICON, Section


def digest(text: str) -> str:
    """The first 16 hex digits of SHA-256 over the folded letters and digits of ``text``.

    Icon tokens are dropped, so that a PDF and a text copy of one passage agree.
    """
    text = unicodedata.normalize("NFKC", re.sub(ICON, "", text)).casefold()
    kept = "".join(c for c in text if c.isalnum())
    return hashlib.sha256(kept.encode("utf-8")).hexdigest()[:16]


def section_digest(section: Section) -> str:
    """The digest of a whole section: its title and its body."""
    return digest(section.title + "\n" + section.markdown)
