"""The Esoteric Order of Gamers' summary: headings with levels that cannot be trusted.

What is set in capitals opens a group, every other heading stands under it, whatever its level.
The play reference is printed twice, interleaved: it is read once, as one entry.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from rulesref.catalogue import marked, said
from rulesref.entries import Document, Section, slug
from rulesref.parse.drafting import distinct_sections, draft
from rulesref.parse.grimorio.marks import whole_bold
from rulesref.parse.identity import distinct
from rulesref.parse.marks.printed_date import iso_month
from rulesref.parse.mending.gaps import mark_gaps
from rulesref.parse.mending.lost_icons import LOST
from rulesref.parse.mending.printed_twice import without_copies
from rulesref.parse.mending.repairs import repair, repairs_of
from rulesref.parse.portion import Portion, Warning
from rulesref.parse.shapes.atx import heading, split_at_headings
from rulesref.parse.shapes.blocks import Block, blocks
from rulesref.parse.shapes.run_in import runs
from rulesref.sources import SourceLine, SourceText

_MAKER = re.compile(r"orderofgamers|esoteric order of gamers", re.IGNORECASE)
_GAME = re.compile(r"arkham horror: the card game|^#+ arkham horror\b", re.IGNORECASE)
_VERSION = re.compile(r"^#* ?v(?P<version>\d+(?:\.\d+)*)$", re.IGNORECASE)
_DATE = re.compile(r"^(?P<month>[A-Z][a-z]+) (?P<year>\d{4})$")
_TITLE_PAGE = 120

#: The heading under which every title is a keyword, and where what is printed twice belongs.
_KEYWORDS = "keywords"
_REFERENCE, _REFERENCE_TITLE = "play-reference", "Play reference"
_GAME_TITLE = "ARKHAM HORROR"

_ITEM = re.compile(r"^(?P<lead>\s*(?:- |\d{1,2}\. ))(?P<rest>\S.*)$")
_ASIDE = re.compile(r"\s*\*(?P<text>[^*]+)\*\s*$")


class _Part(NamedTuple):
    group: str  # title of the heading in capitals, as printed
    title: str
    head: SourceLine
    body: list[Block]


def claims(text: SourceText) -> list[Portion]:
    """The summary in ``text`` when its maker, its game and its version stand in it."""
    lines = [line.text.replace("\ufeff", "").strip() for line in text.lines]
    version = next(filter(None, map(_VERSION.match, lines[:_TITLE_PAGE])), None)
    if version is None or not any(map(_MAKER.search, lines[:_TITLE_PAGE])):
        return []
    if not any(map(_GAME.search, lines[:_TITLE_PAGE])):
        return []
    date = next(filter(None, map(_DATE.match, lines[:_TITLE_PAGE])), None)
    document = Document(
        f"arkham-lcg/eog-summary-{version['version']}",
        "arkham-lcg",
        marked("Rules summary by the Esoteric Order of Gamers"),
        version["version"],
        _iso(date) if date else "",
        "en",
        "summary",
        "2016",
        text.name,
        text.sha256,
    )
    return [Portion(document, text.lines)]


def _iso(date: re.Match[str]) -> str:
    return iso_month(date["year"], date["month"]) or date["year"]


def parse(portion: Portion, warnings: list[Warning]) -> list[Section]:
    """The sections of the summary in reading order; its title page is left out."""
    document = portion.document
    lines = repair(portion.lines, repairs_of(document.id), warnings)
    all_blocks = [part for block in blocks(_rules(lines)) for part in split_at_headings(block)]
    kept, again = without_copies(all_blocks)
    warnings += _warnings_of_copies(again)
    sections: list[Section] = []
    for part in _parts(kept):
        if part.head.number in again:
            sections += _reference(part, again, document)
        else:
            sections += _passage(part, document)
    paths = distinct([[section.id, *_longer(section)] for section in sections])
    named = [section._replace(id=path) for section, path in zip(sections, paths, strict=True)]
    return distinct_sections(named, warnings)


def _warnings_of_copies(again: Mapping[int, Block]) -> list[Warning]:
    """One that says which lines are read once only, since the source prints them twice."""
    if not again:
        return []
    copies = sorted(again.values(), key=lambda block: block.first.number)
    runs = [[copies[0], copies[0]]]
    known = sorted([*again, *(block.first.number for block in copies)])
    for before, block in pairwise(copies):
        if any(before.first.number < number < block.first.number for number in known):
            runs.append([block, block])
        runs[-1][1] = block
    spans = [f"{first.first.number}-{last.last.number}" for first, last in runs]
    told = said("printed a second time, and left out here: lines {}").format(", ".join(spans))
    return [Warning(copies[0].first.number, told)]


def _rules(lines: Sequence[SourceLine]) -> list[SourceLine]:
    """The lines from the game's title on; all of them where a copy lacks it."""
    for place, line in enumerate(lines):
        found = heading(line.text)
        if found and found.title == _GAME_TITLE:
            return list(lines[place:])
    return list(lines)


def _parts(kept: Iterable[Block]) -> list[_Part]:
    parts: list[_Part] = []
    group = ""
    for block in kept:
        found = heading(block.first.text)
        if found:
            group = found.title if found.title.isupper() else group
            parts.append(_Part(group, found.title, block.first, []))
        elif parts:
            parts[-1].body.append(block)
    return parts


def _passage(part: _Part, document: Document) -> list[Section]:
    """A heading's own text, and a section for each run-in term where there are several."""
    own = "" if part.title == part.group else slug(part.title)
    path = "/".join(filter(None, (slug(part.group), own)))
    kind = "glossary" if slug(part.group) == _KEYWORDS and own else "rule"
    facts = [("keyword", "yes")] if kind == "glossary" else []
    sections: list[Section] = []
    parent = ""
    for run in runs([_set(line) for block in part.body for line in _lines(block)]):
        if not run.lines:
            continue
        if not run.title:
            title, head, at = _sentence_case(part.title), part.head, path
            parent = path
        else:
            title, head = run.title, run.lines[0]
            at = f"{slug(part.group)}/{slug(run.title)}"
        above = "" if at == path else parent
        sections.append(
            draft(document, at, kind, title, head, run.lines, parent=above, facts=facts)
        )
    return sections


def _longer(section: Section) -> list[str]:
    """The path with the heading above in it, for a title that its group has twice."""
    return [f"{section.parent}/{section.id.rsplit('/', 1)[1]}"] if section.parent else []


def _reference(part: _Part, again: Mapping[int, Block], document: Document) -> list[Section]:
    """A part of the play reference; where the other copy cuts it in two, two sections."""
    aside = _ASIDE.search(part.title)
    title = _sentence_case(part.title[: aside.start()] if aside else part.title)
    first = [part.head._replace(text=aside["text"])] if aside else []
    copied = {line.number for block in again.values() for line in block.lines}
    pieces: list[list[Block]] = [[]]
    last = part.head.number
    for block in part.body:
        if any(number in copied for number in range(last + 1, block.first.number)):
            pieces.append([])
        pieces[-1].append(block)
        last = block.last.number
    sections = []
    for piece in filter(None, pieces):
        lines = [_set(line) for block in piece for line in _lines(block)]
        opens = piece is pieces[0]
        named = title if opens else f"{title}, from {_first_words(lines[0].text)}"
        head = part.head if opens else lines[0]
        section = draft(
            document,
            f"{_REFERENCE}/{slug(named)}",
            "table",
            f"{_REFERENCE_TITLE}: {named}",
            head,
            [*first, *lines] if opens else lines,
            facts=[("printed-again", _span(piece, again))],
        )
        sections.append(section._replace(entry=f"{document.game}/summary/{_REFERENCE}"))
    return sections


def _span(piece: Sequence[Block], again: Mapping[int, Block]) -> str:
    """First and last line of the other copy of ``piece``."""
    copies = [again[block.first.number] for block in piece if block.first.number in again]
    return f"{copies[0].first.number}-{copies[-1].last.number}" if copies else ""


def _first_words(text: str) -> str:
    return re.split(r"[:.]", text.replace("**", ""))[0].strip()


def _lines(block: Block) -> Iterator[SourceLine]:
    """The lines of a block, rows of a table as list items."""
    for line in block.lines:
        if "\t" not in line.text.strip() and not line.text.lstrip(" ").startswith("\t"):
            yield line
            continue
        first, _, rest = line.text.partition("\t")
        yield line._replace(text=f"- {first.strip() or LOST} {rest.strip()}")


def _set(line: SourceLine) -> SourceLine:
    text = line.text.rstrip().replace("<b>", "**").replace("</b>", "**")
    found = _ITEM.match(text)
    lead, rest = (found["lead"], found["rest"]) if found else ("", text.strip())
    return line._replace(text=lead + whole_bold(mark_gaps(rest)))


def _sentence_case(title: str) -> str:
    return title.capitalize() if title.isupper() else title
