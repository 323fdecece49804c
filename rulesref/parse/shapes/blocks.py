"""Blocks: runs of lines with a blank line before and after them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rulesref.sources import SourceLine


class Block(NamedTuple):
    """One run of lines that hold text. There is always at least one."""

    lines: tuple[SourceLine, ...]

    @property
    def first(self) -> SourceLine:
        """The first line."""
        return self.lines[0]

    @property
    def last(self) -> SourceLine:
        """The last line."""
        return self.lines[-1]

    @property
    def text(self) -> str:
        """The text of the first line, without the spaces around it."""
        return self.first.text.strip()

    @property
    def alone(self) -> bool:
        """Whether it is one line that begins at the margin."""
        return len(self.lines) == 1 and not self.first.text[:1].isspace()


def blocks(lines: Sequence[SourceLine]) -> list[Block]:
    """The blocks that ``lines`` hold, in order."""
    found: list[Block] = []
    run: list[SourceLine] = []
    for line in lines:
        if line.text.strip():
            run.append(line)
        elif run:
            found.append(Block(tuple(run)))
            run = []
    if run:
        found.append(Block(tuple(run)))
    return found
