"""The ordered lists of the appendices: initiation sequence, setup, and the legends of cards."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rulesref.entries import Document, Section, slug
from rulesref.parse.drafting import draft
from rulesref.parse.identity import distinct, significant
from rulesref.parse.shapes.headings import ends_of
from rulesref.sources import SourceLine

_IN_ORDER = re.compile(r"\bin order:$", re.IGNORECASE)
_APPENDIX = re.compile(r"^(?P<number>Appendix [IVX]+): ")
_PHRASE = re.compile(r"^(.{8,}?)(?:\.(?: |$)|, | \()")
#: The longest title that the first words of a text make, in words.
_TITLE_WORDS = 8


def sequence(
    lines: Sequence[SourceLine], document: Document, path: str, kind: str
) -> list[Section]:
    """A procedure: its introduction, one section a step, and what is said after the last step.

    ``lines`` start with the heading. The steps are the items after the line that ends in "in
    order:"; items under an item belong to its step.
    """
    if not lines:
        return []
    start = next((i for i, line in enumerate(lines) if _IN_ORDER.search(line.text)), len(lines) - 1)
    sections = [opening(lines[: start + 1], document, path)]
    items: list[list[SourceLine]] = []
    rest = list(lines[start + 1 :])
    while rest and rest[0].text.startswith(("- ", "  ")):
        line = rest.pop(0)
        if line.text.startswith("- ") or not items:
            items.append([])
        items[-1].append(line)
    for number, item in enumerate(items, 1):
        sections.append(_step(item, number, document, path, kind))
    return sections + _afterwards(rest, document, path)


def opening(lines: Sequence[SourceLine], document: Document, path: str) -> Section:
    """What an appendix says first; its number is the name by which other passages call it."""
    found = _APPENDIX.match(lines[0].text)
    title = _APPENDIX.sub("", lines[0].text)
    number = found["number"] if found else ""
    return draft(document, path, "rule", title, lines[0], lines[1:], number=number)


def _step(
    item: Sequence[SourceLine], number: int, document: Document, path: str, kind: str
) -> Section:
    text = item[0].text.strip().removeprefix("- ")
    body = [item[0]._replace(text=text)]
    body += [line._replace(text=line.text[2:]) for line in item[1:]]
    return draft(
        document,
        f"{path}/step-{number}",
        kind,
        first_phrase(text),
        item[0],
        body,
        number=str(number),
        parent=path,
    )


def _afterwards(rest: Sequence[SourceLine], document: Document, path: str) -> list[Section]:
    titles = [first_phrase(line.text) for line in rest]
    paths = distinct(
        [
            [f"{path}/{'-'.join(words[:3])}", f"{path}/{'-'.join(words[:8])}"]
            for words in (significant(title) or ["note"] for title in titles)
        ]
    )
    return [
        draft(document, own, "rule", title, line, [line], parent=path)
        for own, title, line in zip(paths, titles, rest, strict=True)
    ]


def first_phrase(text: str) -> str:
    """The first phrase of ``text``, as the title of what has none."""
    found = _PHRASE.match(text)
    words = (found[1] if found else text.rstrip(".")).split()
    return " ".join(words[:_TITLE_WORDS]) + ("…" if len(words) > _TITLE_WORDS else "")


def anatomy(lines: Sequence[SourceLine], document: Document) -> list[Section]:
    """The introduction to card anatomy and its legends, each numbered as on the picture."""
    heads = [i for i, line in enumerate(lines) if line.text.endswith("Anatomy Key")]
    sections = []
    start = heads[0] if heads else len(lines)
    if start:
        sections.append(opening(lines[:start], document, "card-anatomy"))
    ends = ends_of(heads, len(lines))
    paths = distinct([[f"anatomy/{slug(lines[head].text)}"] for head in heads])
    for head, end, path in zip(heads, ends, paths, strict=True):
        title = lines[head].text
        body = lines[head + 1 : end]
        sections.append(draft(document, path, "anatomy", title, lines[head], body, numbered=True))
    return sections
