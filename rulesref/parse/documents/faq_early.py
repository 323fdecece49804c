"""The FAQ before version 2: errata, definitions, points, questions, a quick reference."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from itertools import pairwise

from rulesref.catalogue import said
from rulesref.entries import Document, Section, slug
from rulesref.parse.drafting import distinct_sections, draft
from rulesref.parse.marks.printed_date import iso_month
from rulesref.parse.marks.set_numbers import with_sets, without_sets
from rulesref.parse.mending.early_marks import numbered, paragraphs, versioned
from rulesref.parse.mending.repairs import repair, repairs_of
from rulesref.parse.portion import Portion, Warning
from rulesref.parse.shapes.definitions import definitions
from rulesref.parse.shapes.errata import campaign_errata, card_errata, rulebook_errata
from rulesref.parse.shapes.headings import is_heading
from rulesref.parse.shapes.plain_questions import marked
from rulesref.parse.shapes.points import points
from rulesref.parse.shapes.questions import questions
from rulesref.sources import SourceLine, SourceText

_TITLE = re.compile(r"^Notes, Errata, and Frequently Asked Questions$", re.IGNORECASE)
_VERSION = re.compile(
    r"^V(?P<version>1\.\d{1,2})\s+(?P<month>[A-Z][a-z]+),? (?P<year>\d{4})\b", re.MULTILINE
)
#: Dates that differ from the print: version 1.3 names cards that its printed year did not have.
_DATES = {"1.3": "2018-05"}

#: How far down the title page may go, in lines.
_TITLE_PAGE = 200

_Reader = Callable[[Sequence[SourceLine], Document], list[Section]]


def _quick_reference(lines: Sequence[SourceLine], document: Document) -> list[Section]:
    heads = [i for i in range(1, len(lines)) if is_heading(lines[i].text)]
    sections = _about(lines[: heads[0]] if heads else lines, document)
    for head, end in pairwise([*heads, len(lines)]):
        title, body = lines[head].text, lines[head + 1 : end]
        kind = "table" if all(line.text.startswith("- ") for line in body) else "rule"
        path = f"quick-reference/{slug(title)}"
        sections.append(draft(document, path, kind, title, lines[head], body))
    return sections


def _about(lines: Sequence[SourceLine], document: Document) -> list[Section]:
    """What a region says about itself, as a note."""
    if len(lines) < 2:
        return []
    title = lines[0].text
    return [draft(document, f"about/{slug(title)}", "note", title, lines[0], lines[1:])]


def _named(lines: Sequence[SourceLine]) -> list[SourceLine]:
    return [line._replace(text=without_sets(line.text)) for line in lines]


#: The heading that opens each region, and who reads it.
_REGIONS: dict[str, _Reader] = {
    "Notes and Errata": _about,
    "Rulebook Errata": lambda lines, document: rulebook_errata([*versioned(lines)], document),
    "Campaign Guide Errata": lambda lines, document: campaign_errata([*versioned(lines)], document),
    "Card Errata": lambda lines, document: card_errata([*versioned(lines)], document),
    "Definitions and Terms": lambda lines, document: definitions(_named(lines), document),
    "Rulings and Clarifications": lambda lines, document: points(numbered(lines), document),
    "Frequently Asked Questions": lambda lines, document: questions(
        marked(_named(lines)), document
    ),
    "Quick Reference": _quick_reference,
}


def claims(text: SourceText) -> list[Portion]:
    """The FAQ in ``text`` when its title page names a version before 2."""
    page = [line.text.replace("\ufeff", "").strip() for line in text.lines[:_TITLE_PAGE]]
    version = next(filter(None, map(_VERSION.match, page)), None)
    if version is None or not any(map(_TITLE.match, page)):
        return []
    number = version["version"]
    document = Document(
        f"arkham-lcg/faq-{number}",
        "arkham-lcg",
        "Notes, Errata, and Frequently Asked Questions",
        number,
        _DATES.get(number, _printed_date(version)),
        "en",
        "faq",
        "2016",
        text.name,
        text.sha256,
    )
    return [Portion(document, text.lines)]


def _printed_date(version: re.Match[str]) -> str:
    return iso_month(version["year"], version["month"]) or version["year"]


def parse(portion: Portion, warnings: list[Warning]) -> list[Section]:
    """The sections of an early FAQ in reading order."""
    document = portion.document
    mended = repair(portion.lines, repairs_of(document.id), warnings)
    lines = paragraphs(mended)
    _warn_of_date(lines, document, warnings)
    sections: list[Section] = []
    for heading, region in _regions(lines):
        sections += _REGIONS[heading](region, document)
    sections = [_plain_title(with_sets(section, portion.lines)) for section in sections]
    return distinct_sections(sections, warnings)


def _warn_of_date(lines: Sequence[SourceLine], document: Document, warnings: list[Warning]) -> None:
    for line in lines[:_TITLE_PAGE]:
        version = _VERSION.match(line.text)
        if version and _printed_date(version) != document.date:
            printed = _printed_date(version)
            warnings.append(
                Warning(
                    line.number,
                    said("the printed date {printed} is wrong: it is {date}").format(
                        printed=printed, date=document.date
                    ),
                )
            )


def _plain_title(section: Section) -> Section:
    return section._replace(title=section.title.replace("**", "").strip())


def _regions(lines: Sequence[SourceLine]) -> list[tuple[str, list[SourceLine]]]:
    """(heading, lines with the heading first) of each region; the title page is none."""
    found: list[tuple[str, list[SourceLine]]] = []
    for line in lines:
        if line.text in _REGIONS:
            found.append((line.text, []))
        if found:
            found[-1][1].append(line)
    return found
