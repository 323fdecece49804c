"""Headings marked with ``#``: the one shape whose levels survive in a text file."""

from __future__ import annotations

import re
from typing import NamedTuple

from rulesref.parse.shapes.blocks import Block

_HEADING = re.compile(r"^ {0,3}(?P<marks>#{1,6})[ \t]+(?P<title>\S.*?)(?:[ \t]+#+)?[ \t]*$")


class Heading(NamedTuple):
    """Level (1 to 6) and title as printed."""

    level: int
    title: str


def heading(text: str) -> Heading | None:
    """The heading that the line ``text`` is, or None."""
    if "#" not in text:
        return None
    found = _HEADING.match(text.replace("\ufeff", ""))
    return Heading(len(found["marks"]), found["title"]) if found else None


def split_at_headings(block: Block) -> list[Block]:
    """``block`` cut so that a heading is a block of its own."""
    runs: list[Block] = []
    after_heading = True
    for line in block.lines:
        is_heading = heading(line.text) is not None
        if is_heading or after_heading:
            runs.append(Block((line,)))
        else:
            runs[-1] = Block((*runs[-1].lines, line))
        after_heading = is_heading
    return runs
