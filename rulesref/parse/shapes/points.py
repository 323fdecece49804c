"""Numbered points of a FAQ: ``1.4 Nested Sequences``; a number is a word, not a decimal."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rulesref.entries import Document, Section, slug
from rulesref.parse.drafting import clean_title, draft
from rulesref.parse.identity import distinct, tail_of
from rulesref.parse.shapes.headings import ends_of
from rulesref.sources import SourceLine

_POINT = re.compile(r"^(?P<number>\d\.\d{1,2}) (?P<title>\S.{0,98})$")
_CHAPTER = re.compile(r"^(\d)\. (\S.{0,60})$")


def points(lines: Sequence[SourceLine], document: Document) -> list[Section]:
    """What the region says first, as a note, and its points in their order."""
    heads = [i for i, line in enumerate(lines) if _POINT.match(line.text)]
    chapters = {found[1]: found[2] for line in lines if (found := _CHAPTER.match(line.text))}
    ends = ends_of(heads, len(lines))
    sections = _introduction(lines[: heads[0]] if heads else lines, document)
    drafts = [_point(lines, head, end) for head, end in zip(heads, ends, strict=True)]
    paths = distinct([[number, f"{number}-{tail_of(title)}"] for number, title, _ in drafts])
    for head, path, (number, title, body) in zip(heads, paths, drafts, strict=True):
        chapter = chapters.get(number.split(".")[0], "")
        facts = [("chapter", chapter)] if chapter else []
        sections.append(
            draft(document, path, "point", title, lines[head], body, number=number, facts=facts)
        )
    return sections


def _introduction(lines: Sequence[SourceLine], document: Document) -> list[Section]:
    body = [line for line in lines[1:] if not _CHAPTER.match(line.text)]
    if not body:
        return []
    title = lines[0].text.split(" — ")[-1]
    return [draft(document, f"about/{slug(title)}", "note", title, lines[0], body)]


def _point(lines: Sequence[SourceLine], head: int, end: int) -> tuple[str, str, list[SourceLine]]:
    """Number, title and body; a title that breaks at a slash goes on in the body's first word."""
    found = _POINT.match(lines[head].text)
    number, title = (found["number"], found["title"]) if found else ("", lines[head].text)
    body = [line for line in lines[head + 1 : end] if not _CHAPTER.match(line.text)]
    if title.endswith("/") and body and " " in body[0].text:
        word, rest = body[0].text.split(" ", 1)
        title += word
        body[0] = body[0]._replace(text=rest)
    return number, clean_title(title), body
