"""Definitions of terms in a FAQ: a heading, then its text."""

from __future__ import annotations

from collections.abc import Sequence

from rulesref.entries import Document, Section, slug
from rulesref.parse.drafting import clean_title, draft
from rulesref.parse.identity import distinct
from rulesref.parse.shapes.headings import ends_of, is_heading
from rulesref.sources import SourceLine


def definitions(lines: Sequence[SourceLine], document: Document) -> list[Section]:
    """The definitions that ``lines`` hold; the region's own heading comes first."""
    heads = [i for i in range(1, len(lines)) if is_heading(lines[i].text)]
    ends = ends_of(heads, len(lines))
    titles = [clean_title(lines[head].text) for head in heads]
    paths = distinct([[f"definition/{slug(title)}"] for title in titles])
    return [
        draft(document, path, "definition", title, lines[head], lines[head + 1 : end])
        for head, end, title, path in zip(heads, ends, titles, paths, strict=True)
    ]
