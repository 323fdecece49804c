"""The marks of the first FAQs, turned into those of the later ones, so that one reader does.

``(v1.0) Name (Core 6)`` becomes ``v1.0 Name #6``, ``(1.4) Title`` becomes ``1.4 Title``, a list
item has one mark, a question begins with ``Q: ``, glyphs and gaps are lost icons.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from rulesref.parse.marks.set_numbers import is_card, without_sets
from rulesref.parse.mending.gaps import mark_gaps
from rulesref.parse.mending.lost_icons import LOST
from rulesref.sources import SourceLine

_VERSION = re.compile(r"^\(v(\d+\.\d+)\) (?=\S)")
_POINT = re.compile(r"^\((\d\.\d{1,2})\) (?=\S)")
_ITEM = re.compile(r"^(?P<indent>\s*)- (?:[^\w\s\"“‘'(*]\s+)?(?=\S)")
_ROW = re.compile(r"^\t+(?P<cell>[^\t]+?)\s*$")
_ITALIC = re.compile(r"(?<!\*)\*(?!\*)([^*\n]+)(?<!\*)\*(?!\*)")


def paragraphs(lines: Iterable[SourceLine]) -> list[SourceLine]:
    """One line a paragraph: no blank ones, list marks made plain, a cut sentence joined again."""
    found: list[SourceLine] = []
    for line in lines:
        text = _plain(line.text.replace("\ufeff", "").rstrip())
        if not text:
            continue
        if found and _goes_on(found[-1].text, text):
            found[-1] = found[-1]._replace(text=f"{found[-1].text} {text}")
            found.append(line._replace(text=""))
        else:
            found.append(line._replace(text=text))
    return found


def _plain(text: str) -> str:
    row = _ROW.match(text)
    if row:
        return f"- {LOST} {row['cell'].strip()}"
    item = _ITEM.match(text)
    if item:
        lead = "  - " if item["indent"] else "- "
        return lead + _ITALIC.sub(r"\1", mark_gaps(text[item.end() :].strip()))
    return _ITALIC.sub(r"\1", mark_gaps(text.strip()))


def _goes_on(above: str, below: str) -> bool:
    """Whether a page break cut a sentence: no mark ends the first part, a small letter follows."""
    return len(above) > 80 and above[-1:].isalpha() and below[:1].islower()


def versioned(lines: Sequence[SourceLine]) -> Iterator[SourceLine]:
    """Errata with their versions as later FAQs mark them; each card of a header has its own."""
    version, listing = "", False
    for line in lines:
        header = _VERSION.match(line.text)
        if header:
            version, listing = header[1], True
            yield line._replace(text=f"v{version} {without_sets(line.text[header.end() :])}")
        elif listing and is_card(line.text):
            yield line._replace(text=f"v{version} {without_sets(line.text)}")
        else:
            listing = False
            yield line._replace(text=without_sets(line.text))


def numbered(lines: Iterable[SourceLine]) -> list[SourceLine]:
    """Points with their numbers as later FAQs mark them."""
    return [line._replace(text=without_sets(_POINT.sub(r"\1 ", line.text))) for line in lines]
