"""The FAQ from version 2 on: errata, definitions, points, questions, taboos, variants."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from rulesref.entries import Document, Section, slug
from rulesref.parse.drafting import distinct_sections, draft
from rulesref.parse.marks.printed_date import iso_month
from rulesref.parse.mending.lost_icons import mark_holes
from rulesref.parse.mending.repairs import repair, repairs_of
from rulesref.parse.mending.restored_icons import restore
from rulesref.parse.mending.typography import card_numbers, mend, solid, unglue
from rulesref.parse.portion import Portion, Warning
from rulesref.parse.shapes.definitions import definitions
from rulesref.parse.shapes.errata import campaign_errata, card_errata, rulebook_errata
from rulesref.parse.shapes.points import points
from rulesref.parse.shapes.questions import questions
from rulesref.parse.shapes.taboos import taboos
from rulesref.parse.shapes.variants import (
    boons,
    environments,
    product_icons,
    refractions,
    ultimatums,
)
from rulesref.sources import SourceLine, SourceText

_TITLE = re.compile(
    r"^Notes, Errata, and FAQ v(?P<version>2\.\d+)(?: \((?P<month>\w+) (?P<year>\d{4})\))?"
)
_PART = re.compile(r"^FAQ v(?P<version>2\.\d+) — (?P<part>.+)$")
#: Dates of versions whose title line a copy may lack.
_DATES = {"2.5": "2026-02"}

_Parser = Callable[[Sequence[SourceLine], Document], list[Section]]

#: The heading that opens each region, and who reads it; None where only the introduction counts.
_REGIONS: tuple[tuple[str, _Parser | None], ...] = (
    ("Notes & Errata", None),
    ("Rulebook Errata", rulebook_errata),
    ("Campaign Guide Errata", campaign_errata),
    ("Card Errata", card_errata),
    ("Definitions & Terms", definitions),
    ("Rulings & Clarifications", points),
    ("Frequently Asked Questions", questions),
    ("Campaign-Specific FAQs", questions),
    ("List of Taboos", taboos),
    ("Ultimatums & Boons", None),
    ("Ultimatums", ultimatums),
    ("Boons", boons),
    ("Refractions", refractions),
    ("Environments (Beta)", environments),
    ("Product Icons", product_icons),
)
_BY_HEADING = dict(_REGIONS)
#: Regions that begin without the "FAQ v…" mark.
_UNMARKED = {"Rulebook Errata", "Campaign Guide Errata", "Card Errata", "Ultimatums", "Boons"}


def _plain(text: str) -> str:
    return text.replace("\ufeff", "").strip()


def start_of(text: SourceText) -> int:
    """The index of the line on which a FAQ begins; the number of lines where there is none."""
    for index, line in enumerate(text.lines):
        if "FAQ" in line.text and (
            _TITLE.match(_plain(line.text)) or _PART.match(_plain(line.text))
        ):
            return index
    return len(text.lines)


def edition_of(text: SourceText) -> tuple[str, str] | None:
    """Version and ISO month of the FAQ in ``text``, or None where it has none."""
    start = start_of(text)
    if start == len(text.lines):
        return None
    line = _plain(text.lines[start].text)
    found = _TITLE.match(line) or _PART.match(line)
    if not found:
        return None
    version = found["version"]
    groups = found.groupdict()
    printed = iso_month(groups.get("year") or "", groups.get("month") or "")
    date = printed or _DATES.get(version, "")
    return version, date


def claims(text: SourceText) -> list[Portion]:
    """The FAQ in ``text``, with the icons that the rest of the file proves."""
    edition = edition_of(text)
    if edition is None:
        return []
    start = start_of(text)
    version, date = edition
    document = Document(
        f"arkham-lcg/faq-{version}",
        "arkham-lcg",
        "Notes, Errata, and Frequently Asked Questions",
        version,
        date,
        "en",
        "faq",
        "2016",
        text.name,
        text.sha256,
    )
    return [Portion(document, tuple(restore(text.lines[start:], text.lines[:start])))]


def parse(portion: Portion, warnings: list[Warning]) -> list[Section]:
    """The sections of a FAQ in reading order."""
    document = portion.document
    mended = repair(solid(portion.lines), repairs_of(document.id), warnings)
    lines = [_set(line) for line in unglue(mended)]
    sections: list[Section] = []
    for heading, region in _regions(lines):
        parser = _BY_HEADING.get(heading)
        if parser is None:
            sections += _introduction(region, document)
        else:
            sections += parser(region, document)
    return distinct_sections(sections, warnings)


def _set(line: SourceLine) -> SourceLine:
    lead = "  " if line.text.startswith("  ") else ""
    return line._replace(text=lead + mend(mark_holes(card_numbers(line.text.strip()))))


def _regions(lines: Sequence[SourceLine]) -> list[tuple[str, list[SourceLine]]]:
    """(heading, lines with the heading first) of each region, the title's region first."""
    found: list[tuple[str, list[SourceLine]]] = []
    for line in lines:
        part = _PART.match(line.text)
        heading = part["part"] if part else line.text
        opens = part is not None or heading in _UNMARKED or _TITLE.match(line.text)
        if opens or not found:
            found.append((heading, []))
        found[-1][1].append(line)
    return found


def _introduction(lines: Sequence[SourceLine], document: Document) -> list[Section]:
    """What a region says about itself, as a note."""
    if len(lines) < 2:
        return []
    part = _PART.match(lines[0].text)
    title = part["part"] if part else lines[0].text
    return [draft(document, f"about/{slug(title)}", "note", title, lines[0], lines[1:])]
