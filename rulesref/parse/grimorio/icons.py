"""The Grimorio's legends of icons, its table of set swaps and its quick reference."""

from __future__ import annotations

import re

from rulesref.entries import fold
from rulesref.parse.grimorio.draft import Chapter, Draft, clean_title, path_in
from rulesref.parse.grimorio.headings import is_title, lead, next_text

_TERM = re.compile(
    r"^(?P<name>[A-ZÀ-Ý][^.:(]{0,40}?(?: \(X\))?)(?: \([^)]{1,4}\))?[.:] (?P<text>\S.*)$"
)
_LEGEND = re.compile(r"^Ic[oôóò]ne\b", re.IGNORECASE)


def legends(chapter: Chapter) -> list[Draft]:
    """Legends of product and set icons: a title has prose, a list or its labels behind it."""
    drafts = []
    for place in chapter.places():
        if not is_title(chapter.lines, place) and not _is_long_title(chapter, place):
            continue
        text = chapter.text(place)
        if not _LEGEND.match(text) and not _has_text(chapter, place):
            continue
        title = clean_title(text)
        kind = "table" if _LEGEND.match(text) or fold(title).startswith("tabella") else "rule"
        drafts.append(Draft(place, kind, title, path_in(chapter, title), chapter.path))
    return drafts


def _has_text(chapter: Chapter, place: int) -> bool:
    """Whether prose or a table follows, not another label."""
    later = next_text(chapter.lines, place)
    if later is None or later >= chapter.end or lead(chapter.lines, place) > 2:
        return False
    line = chapter.lines[later].text
    return "\t" in line or (len(line.strip()) > 60 and not _is_long_title(chapter, later))


def _is_long_title(chapter: Chapter, place: int) -> bool:
    """A title with a colon in its middle is still one."""
    text = chapter.text(place)
    return 60 < len(text) < 100 and ": " in text and not text.endswith(".")


def quick_reference(chapter: Chapter) -> list[Draft]:
    """Every line of the quick reference as a unit of its own, and the legends of icons."""
    drafts: list[Draft] = []
    for place in chapter.places():
        text = chapter.text(place)
        if found := _TERM.match(text):
            name = found["name"].strip()
            path = path_in(chapter, name)
            draft = Draft(place, "definition", name, path, chapter.path, rest=found["text"])
            drafts.append(draft)
        elif is_title(chapter.lines, place) and _heads_a_group(chapter, place):
            title = clean_title(text)
            drafts.append(Draft(place, "table", title, path_in(chapter, title), chapter.path))
    return drafts


def _heads_a_group(chapter: Chapter, place: int) -> bool:
    """A group's title has its first line right behind it; a drawn icon leaves a gap."""
    after = lead(chapter.lines, place)
    above = place - 1
    while above > chapter.start and not chapter.text(above):
        above -= 1
    return after == 2 and (above == chapter.start or place - above != 2 or _is_term(chapter, above))


def _is_term(chapter: Chapter, place: int) -> bool:
    text = chapter.text(place)
    return _TERM.match(text) is not None or not is_title(chapter.lines, place)


def table_rows(lines: list[str]) -> list[str]:
    """Rows of a tab table; a row that only goes on (``+`` or ``o``) joins the row above."""
    rows: list[list[str]] = []
    for line in lines:
        cells = [cell.strip() for cell in line.split("\t") if cell.strip()]
        if rows and "→" not in cells:
            rows[-1] += cells
        elif cells:
            rows.append(cells)
    return [" ".join(row) for row in rows]
