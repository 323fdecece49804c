"""The Rules Reference: front rules, glossary and four appendices, found by their headings."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rulesref.entries import Document, Section, slug
from rulesref.parse.documents import faq
from rulesref.parse.drafting import clean_title, distinct_sections, draft
from rulesref.parse.identity import distinct
from rulesref.parse.mending.repairs import repair, repairs_of
from rulesref.parse.mending.typography import solid, unglue
from rulesref.parse.portion import Portion, Warning
from rulesref.parse.shapes.appendices import anatomy, opening, sequence
from rulesref.parse.shapes.framework import chart, chart_rows, opens_step, steps
from rulesref.parse.shapes.glossary import glossary
from rulesref.parse.shapes.headings import ends_of, is_heading
from rulesref.sources import SourceLine, SourceText

#: The version of a Rules Reference that stands alone: the print names none of its own.
UNSTATED_VERSION, UNSTATED_DATE = "2.5", "2026-02"

_TITLE = re.compile(r"^Arkham Horror: The Card Game Rules Reference$")
_ANCHORS = frozenset(
    (
        "The Golden Rules",
        "The Grim Rule",
        "Constant Abilities",
        "Revelation Abilities",
        "Act Deck and Agenda Deck",
        "Attack of Opportunity",
        "Dealing Damage/Horror",
        "In Play and Out of Play",
        "Ownership and Control",
        "Skill Test Timing",
        "Phase Sequence timing chart",
        "Framework Event Details",
        "Appendix I: Initiation Sequence",
        "Appendix II: Timing and Gameplay",
        "Appendix III: Setting Up The Game",
        "Appendix IV: Card Anatomy",
        "Scenario Card Anatomy Key",
        "Player Card Anatomy Key",
    )
)
_ENOUGH_ANCHORS = 3

#: Regions in their order: the heading that opens each, and its name.
_REGIONS = (
    (re.compile(r"^Glossary$"), "glossary"),
    (re.compile(r"^Appendix I: "), "initiation"),
    (re.compile(r"^Appendix II: "), "timing"),
    (re.compile(r"^Phase Sequence timing chart$"), "round"),
    (re.compile(r"^Framework Event Details$"), "details"),
    (re.compile(r"^Skill Test Timing$"), "test"),
    (re.compile(r"^Appendix III: "), "setup"),
    (re.compile(r"^Appendix IV: "), "anatomy"),
)


def claims(text: SourceText) -> list[Portion]:
    """The Rules Reference in ``text``, up to where a FAQ of the same file begins."""
    end = faq.start_of(text)
    lines = text.lines[:end]
    seen: set[str] = set()
    for line in lines:
        plain = line.text.replace("\ufeff", "").strip()
        if _TITLE.match(plain):
            break
        if plain in _ANCHORS:
            seen.add(plain)
            if len(seen) >= _ENOUGH_ANCHORS:
                break
    else:
        return []
    version, date = faq.edition_of(text) or (UNSTATED_VERSION, UNSTATED_DATE)
    document = Document(
        f"arkham-lcg/rules-reference-{version}",
        "arkham-lcg",
        "Rules Reference",
        version,
        date,
        "en",
        "rules-reference",
        "2016",
        text.name,
        text.sha256,
    )
    return [Portion(document, lines)]


def parse(portion: Portion, warnings: list[Warning]) -> list[Section]:
    """The sections of a Rules Reference in reading order."""
    document = portion.document
    mended = repair(solid(portion.lines), repairs_of(document.id), warnings)
    lines = unglue(mended)
    found = _regions(lines)
    round_lines, test_lines = found.get("round", []), found.get("test", [])
    tests = [line for line in test_lines[1:] if not line.text.startswith("|")]
    sections = [
        *_front(found["front"], document),
        *glossary(found.get("glossary", [])[1:], document),
        *sequence(found.get("initiation", []), document, "initiation", "initiation-step"),
        *_introduction(found.get("timing", []), document),
        *chart(round_lines, document, "phase-sequence", "Phase Sequence"),
        *_details(found.get("details", []), document),
        *steps(found.get("details", []), chart_rows(round_lines), document, "step"),
        *chart(test_lines, document, "skill-test-timing", "Skill Test Timing"),
        *steps(tests, chart_rows(test_lines), document, "test-step", "skill-test-timing"),
        *sequence(found.get("setup", []), document, "setup", "setup-step"),
        *anatomy(found.get("anatomy", []), document),
    ]
    return distinct_sections(sections, warnings)


def _regions(lines: Sequence[SourceLine]) -> dict[str, list[SourceLine]]:
    """The lines of each region, its heading first; a region that is missing has no key."""
    found: dict[str, list[SourceLine]] = {"front": []}
    current, next_region = "front", 0
    for line in lines:
        for index in range(next_region, len(_REGIONS)):
            pattern, name = _REGIONS[index]
            if pattern.match(line.text):
                current, next_region = name, index + 1
                found[name] = []
                break
        found[current].append(line)
    if "glossary" not in found and "front" in found:
        _open_glossary(found)
    return found


def _open_glossary(found: dict[str, list[SourceLine]]) -> None:
    """Let a copy that begins inside the glossary be read as one."""
    lines = found["front"]
    rules = [i for i, line in enumerate(lines) if _is_front_rule(line.text)]
    start = rules[-1] if rules else -1
    if lines and not _TITLE.match(lines[0].text) and not rules:
        found["glossary"] = [lines[0], *lines[start + 1 :]]
        found["front"] = lines[: start + 1]


def _is_front_rule(text: str) -> bool:
    return is_heading(text) and clean_title(text).strip('"“”').endswith((" Rule", " Rules"))


def _front(lines: Sequence[SourceLine], document: Document) -> list[Section]:
    heads = [i for i, line in enumerate(lines) if _is_front_rule(line.text)]
    titles = [clean_title(lines[head].text).strip('"“”') for head in heads]
    paths = distinct([[slug(title)] for title in titles])
    ends = ends_of(heads, len(lines))
    return [
        draft(document, path, "rule", title, lines[head], lines[head + 1 : end])
        for head, end, title, path in zip(heads, ends, titles, paths, strict=True)
    ]


def _introduction(lines: Sequence[SourceLine], document: Document) -> list[Section]:
    return [opening(lines, document, "timing-and-gameplay")] if lines else []


def _details(lines: Sequence[SourceLine], document: Document) -> list[Section]:
    """What stands between the heading of the details and the first phase or step."""
    end = next((i for i, line in enumerate(lines) if opens_step(line.text)), len(lines))
    if not end:
        return []
    return [draft(document, slug(lines[0].text), "note", lines[0].text, lines[0], lines[1:end])]
