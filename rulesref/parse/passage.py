"""The body of a section: paragraphs and lists, numbered again where the source lost its numbers.

A repaired line may begin with two spaces: ``  - `` is an item under the one before it, two spaces
without a dash go on with the item before them.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

_ORDERED = re.compile(r"\bin order:$|\bin order[,.]? .{0,40}:$", re.IGNORECASE)
_NUMBERED = re.compile(r"^(\d+)\. ")
_EXAMPLE = re.compile(r"(?<=[.”)\"!?]) (?=For example: )")


def markdown(texts: Sequence[str], numbered: bool = False) -> str:
    """``texts`` (one source line each) as markdown; ``numbered`` counts its list from 1."""
    blocks: list[str] = []
    in_list, count = False, 1 if numbered else None
    for text in texts:
        item, count = _item(text, count, in_list)
        if item is None:
            if text.startswith("|") and blocks and blocks[-1].startswith("|"):
                blocks[-1] += "\n" + text
            else:
                blocks += _EXAMPLE.split(text.strip())
            in_list = False
            count = 1 if numbered or _ORDERED.search(text) else None
        elif in_list and blocks:
            blocks[-1] += "\n" + item
        else:
            blocks.append(item)
            in_list = True
    return "\n\n".join(blocks)


def _item(text: str, count: int | None, in_list: bool) -> tuple[str | None, int | None]:
    """``text`` as a list item with its mark, or None; and the number that the next one gets."""
    if text.startswith("  - "):
        return ("    " if count is not None else "  ") + text[2:], count
    if text.startswith("  ") and in_list:
        return "    " + text.strip(), count
    number = _NUMBERED.match(text)
    if number and len(number[1]) < 3:
        return text, int(number[1]) + 1
    if text.startswith("- "):
        if count is None:
            return text, None
        return f"{count}. {text[2:]}", count + 1
    return None, count
