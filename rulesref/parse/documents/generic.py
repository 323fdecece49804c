"""Any document: sections under its headings, or groups of paragraphs where it has none.

No section is longer than ``LONGEST`` lines: what is longer is cut between paragraphs, and the
pieces are named by their first words.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from rulesref.catalogue import said
from rulesref.entries import Document, Section, slug
from rulesref.parse.documents.generic_headings import HeadingFound, find, finders
from rulesref.parse.drafting import distinct_sections, draft
from rulesref.parse.identity import distinct, significant
from rulesref.parse.portion import Portion, Warning
from rulesref.parse.shapes.atx import split_at_headings
from rulesref.parse.shapes.blocks import Block, blocks
from rulesref.sources import SourceLine, SourceText

#: Lines that a section spans at most, and characters of text that it holds at most.
LONGEST, MOST_TEXT = 60, 6000
_TITLE_LENGTH = 70
#: Lines a block from which on blank lines do not part the paragraphs.
_DENSE = 20


class _Part(NamedTuple):
    found: HeadingFound | None
    head: SourceLine
    above: tuple[str, ...]  # titles of the headings above
    body: list[Block]


def claims(text: SourceText) -> list[Portion]:
    """Nothing: a document that nobody knows is taken only when its user says what it is."""
    del text
    return []


def parse(portion: Portion, warnings: list[Warning]) -> list[Section]:
    """The sections of an unknown document in reading order."""
    found = _parts(portion.lines)
    if found and all(part.found is None for part in found):
        warnings.append(
            Warning(
                portion.lines[0].number, said("no headings found: cut into groups of paragraphs")
            )
        )
    sections: list[Section] = []
    for part in found:
        if part.found is not None and not part.body:
            if not any(other.above[-1:] == (part.found.title,) for other in found):
                warnings.append(
                    Warning(part.head.number, said("no text under {!r}").format(part.found.title))
                )
            continue
        sections += _sections(part, portion.document)
    choices = [[section.id, *_longer(section)] for section in sections]
    paths = distinct(choices)
    named = [section._replace(id=path) for section, path in zip(sections, paths, strict=True)]
    return distinct_sections(named, warnings)


def _parts(lines: Sequence[SourceLine]) -> list[_Part]:
    whole = _blocks(lines)
    kinds = finders(whole)
    parts: list[_Part] = []
    above: list[HeadingFound] = []
    for block in whole:
        opened = find(block, kinds)
        if opened is None:
            if not parts:
                parts.append(_Part(None, block.first, (), []))
            parts[-1].body.append(block)
            continue
        found, rest = opened
        while above and above[-1].level >= found.level:
            above.pop()
        titles = tuple(each.title for each in above)
        parts.append(_Part(found, block.first, titles, [rest] if rest else []))
        above.append(found)
    return parts


def _blocks(lines: Sequence[SourceLine]) -> list[Block]:
    """The blocks of the document; each line is one where it has no blank lines between them."""
    found = blocks(lines)
    full = sum(len(block.lines) for block in found)
    if full > _DENSE * len(found):
        return [Block((line,)) for block in found for line in block.lines]
    return [part for block in found for part in split_at_headings(block)]


def _sections(part: _Part, document: Document) -> list[Section]:
    sections: list[Section] = []
    for place, group in enumerate(_groups(part)):
        if part.found is not None and place == 0:
            title, number, head = part.found.title, part.found.number, part.head
        else:
            title, number, head = _opening(group[0].text), "", group[0]
        sections.append(
            draft(
                document,
                _path(part, title, number),
                "rule",
                title,
                head,
                [line._replace(text=line.text.strip()) for line in group],
                number=number,
                facts=[("under", " / ".join(part.above))] if part.above else [],
            )
        )
    return sections


def _path(part: _Part, title: str, number: str) -> str:
    above = [slug(part.above[-1])] if part.above else []
    if part.found is not None and title != part.found.title:
        above = [slug(part.found.title)]
    return "/".join([*above[-1:], slug(f"{number} {title}") if number else _short_slug(title)])


def _short_slug(title: str) -> str:
    return "-".join(slug(title).split("-")[:10])


def _longer(section: Section) -> Iterable[str]:
    words = significant(section.markdown[:400])
    for count in (3, 6, 10):
        yield f"{section.id}-{'-'.join(words[:count]) or 'text'}"


def _opening(text: str) -> str:
    """The first words of a paragraph, as the title of what has none."""
    plain = text.strip().lstrip("-*#> ")
    if len(plain) <= _TITLE_LENGTH:
        return plain.rstrip(".:;,") or text.strip()
    return plain[:_TITLE_LENGTH].rsplit(" ", 1)[0].rstrip(".:;,") + "…"


def _groups(part: _Part) -> list[list[SourceLine]]:
    """The lines of a part in groups that keep within the limits, cut between paragraphs."""
    groups: list[list[SourceLine]] = []
    start, size, page = part.head.number, 0, part.head.page
    for block in part.body:
        for lines in _pieces(block):
            length = sum(len(line.text) for line in lines)
            turns = part.found is None and lines[0].page != page
            if (
                not groups
                or turns
                or lines[-1].number - start >= LONGEST
                or size + length > MOST_TEXT
            ):
                first = not groups and part.found is not None
                groups.append([])
                start, size = (part.head.number if first else lines[0].number), 0
                page = lines[0].page
            groups[-1] += lines
            size += length
    return groups


def _pieces(block: Block) -> list[tuple[SourceLine, ...]]:
    """The lines of a block; one too long for a section is cut between its lines."""
    room = LONGEST - 2
    if len(block.lines) <= room and sum(len(line.text) for line in block.lines) <= MOST_TEXT:
        return [block.lines]
    pieces: list[list[SourceLine]] = []
    size = 0
    for line in block.lines:
        if not pieces or len(pieces[-1]) >= room or size + len(line.text) > MOST_TEXT:
            pieces.append([])
            size = 0
        pieces[-1].append(line)
        size += len(line.text)
    return [tuple(piece) for piece in pieces]
