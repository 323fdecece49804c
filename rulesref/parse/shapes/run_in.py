"""Run-in terms: a paragraph that opens with its own title in bold.

``**Evade:** …`` and ``**2. Purchase new cards.** …`` are titles. ``**The Grim Rule** If …`` is
one too, unless it goes on with the list that the line before it announces. In
``**Slots** restrict …`` the term is the sentence's subject: a title only among others.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from rulesref.entries import slug
from rulesref.parse.identity import FUNCTION_WORDS
from rulesref.sources import SourceLine

#: Terms that a passage must have before it is worth cutting.
FEWEST = 3
_LONGEST_TERM, _LONGEST_SUBJECT = 6, 3
_TERM = re.compile(
    r"^\*\*(?P<number>\d+\. )?(?P<term>[^*\n]{2,80}?)(?P<close>[:.]?)\*\*(?P<after>:?)[ \t]*(?P<rest>\S.*)$"
)


class Run(NamedTuple):
    """A term and its lines; the first one is on the term's own line. Title "" opens the passage."""

    title: str
    lines: list[SourceLine]


def runs(lines: Sequence[SourceLine]) -> list[Run]:
    """``lines`` cut at their run-in terms; one run when there are too few of them."""
    marked = sum(1 for place, line in enumerate(lines) if _titled(line, _before(lines, place)))
    if marked < FEWEST:
        return [Run("", list(lines))]
    listing = False
    found = [Run("", [])]
    for place, line in enumerate(lines):
        before = _before(lines, place)
        listing = listing or before.endswith(":")
        titled = _titled(line, before)
        subject = None if titled else _subject(line)
        if titled and not (listing and not _closed(line)):
            listing = False
            found.append(Run(titled["term"], [line._replace(text=_shown(titled))]))
        elif subject and not listing:
            text = line.text.replace("**", "", 2)
            found.append(Run(subject["term"], [line._replace(text=text)]))
        else:
            found[-1].lines.append(line)
    return [run for run in found if run.lines]


def _before(lines: Sequence[SourceLine], place: int) -> str:
    return lines[place - 1].text.rstrip() if place else ""


def _closed(line: SourceLine) -> bool:
    """Whether the term ends in a colon, or is numbered."""
    found = _TERM.match(line.text)
    return bool(found and (found["close"] == ":" or found["after"] or found["number"]))


def _titled(line: SourceLine, before: str) -> re.Match[str] | None:
    found = _TERM.match(line.text)
    if not found or len(found["term"].split()) > _LONGEST_TERM:
        return None
    if _closed(line):
        return found
    opens = found["rest"][:1].isupper() or found["rest"].startswith("[?]")
    return found if opens and not found["close"] and not before.endswith(":") else None


def _subject(line: SourceLine) -> re.Match[str] | None:
    found = _TERM.match(line.text)
    if not found or found["close"] or len(found["term"].split()) > _LONGEST_SUBJECT:
        return None
    first = slug(found["term"]).split("-")[0]
    return found if found["term"][:1].isupper() and first not in FUNCTION_WORDS else None


def _shown(found: re.Match[str]) -> str:
    """The text without its term, capitalised where it stood in mid-sentence."""
    return found["rest"][:1].upper() + found["rest"][1:]
