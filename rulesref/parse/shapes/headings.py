"""What looks like a heading in a text that lost its mark-up."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rulesref.parse.marks.provenance import without_notes

#: Longest heading of the known documents, in characters, with room to spare.
LONGEST = 80

_SENTENCE_END = re.compile(r"[.:;,][\"”’)]*$")
_ELLIPSIS_END = re.compile(r"(?:\.\.\.|…)[\"”]?$")
_OTHER = ("- ", "  ", "|", "(", "[", "Q: ", "See ", "See also", "Note:", "Example:", "For example")


def is_heading(text: str) -> bool:
    """Whether ``text`` is a title rather than a sentence, an item, a row or a pointer."""
    if text.startswith(_OTHER) or text[:1].isdigit():
        return False
    bare = without_notes(text)
    if not bare or len(bare) > LONGEST:
        return False
    if bare != text:
        return True
    return not _SENTENCE_END.search(bare) or bool(_ELLIPSIS_END.search(bare))


def ends_of(heads: Sequence[int], end: int) -> list[int]:
    """Where what stands under each of ``heads`` ends: at the next one, the last at ``end``."""
    return [*heads[1:], end] if heads else []
