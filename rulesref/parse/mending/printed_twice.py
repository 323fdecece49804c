"""A page printed twice, its two copies interleaved: which blocks are the second copy.

Two sheets side by side become runs of blocks that come again word for word soon after. One block
alone may repeat for good reasons; a run of three does not.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rulesref.parse.shapes.blocks import Block

#: Blocks in a row that must repeat.
SHORTEST_RUN = 3


class Copies(NamedTuple):
    """The blocks without second copies; ``again`` maps a block's first line to its copy."""

    kept: list[Block]
    again: dict[int, Block]


def without_copies(blocks: Sequence[Block]) -> Copies:
    """``blocks`` with every run that repeats an earlier one taken out."""
    texts = [tuple(line.text.strip() for line in block.lines) for block in blocks]
    first: dict[tuple[str, ...], int] = {}
    kept: list[Block] = []
    again: dict[int, Block] = {}
    place = 0
    while place < len(blocks):
        earlier = first.get(texts[place])
        run = 0 if earlier is None else _run(texts, earlier, place)
        if earlier is not None and run >= SHORTEST_RUN:
            for step in range(run):
                again[blocks[earlier + step].first.number] = blocks[place + step]
            place += run
        else:
            # The latest standing, since the second sheet follows the first one at once.
            first[texts[place]] = place
            kept.append(blocks[place])
            place += 1
    return Copies(kept, again)


def _run(texts: Sequence[tuple[str, ...]], earlier: int, later: int) -> int:
    run = 0
    while later + run < len(texts) and earlier + run < later:
        if texts[earlier + run] != texts[later + run]:
            break
        run += 1
    return run
