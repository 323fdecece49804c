"""The outline of the Eldritch Horror rulebook: its headings, and the lines under each.

The copy lost its mark-up. A heading is one short line with a blank line on both sides that ends
no sentence; among the questions at the end a line that asks is a question and no heading.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from rulesref.parse.shapes.blocks import Block, blocks
from rulesref.parse.shapes.headings import is_heading
from rulesref.parse.shapes.plain_questions import asks
from rulesref.sources import SourceLine

#: The heading from which on questions stand under topics.
QUESTIONS = "Frequently Asked Questions"
RELATED = "Related Topics:"

_NUMBER = re.compile(r"^(?P<number>\d{1,2}(?:\.\d)?)\.? (?=\S)")
_PHASE = re.compile(r"^Phase \d: (?=\S)")


class Part(NamedTuple):
    """A heading and what stands under it; ``step`` is the number of a step of the setup, or ""."""

    head: SourceLine
    title: str
    step: str
    body: tuple[SourceLine, ...]

    @property
    def empty(self) -> bool:
        """Whether the copy has no text for this heading."""
        return not self.body


def outline(lines: Sequence[SourceLine]) -> list[Part]:
    """The parts of the book in order; what stands before the first heading is left out."""
    found: list[Part] = []
    questions = False
    for block in blocks(lines):
        if _is_heading(block, questions):
            found.append(_part(block.first))
            questions = questions or found[-1].title == QUESTIONS
        elif found:
            found[-1] = found[-1]._replace(body=found[-1].body + block.lines)
    return found


def _is_heading(block: Block, questions: bool) -> bool:
    if not block.alone or block.text.startswith(RELATED) or (questions and asks(block.text)):
        return False
    return is_heading(_NUMBER.sub("", block.text))


def _part(line: SourceLine) -> Part:
    text = line.text.replace("\ufeff", "").strip()
    step = _NUMBER.match(text)
    if step:
        return Part(line, text[step.end() :], step["number"], ())
    return Part(line, _PHASE.sub("", text), "", ())
