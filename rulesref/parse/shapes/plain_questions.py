"""Questions without a mark: a paragraph that asks opens one, the paragraphs after it answer.

A paragraph asks when it ends in a question mark, a quote or a bracket behind it aside.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from rulesref.sources import SourceLine

_ASKS = re.compile(r"\?[\"”’)]*$")


def asks(text: str) -> bool:
    """Whether ``text`` is a question."""
    return bool(_ASKS.search(text.rstrip()))


def marked(lines: Iterable[SourceLine]) -> list[SourceLine]:
    """``lines`` with the mark of later FAQs (``Q: ``) before every question."""
    return [
        line._replace(text=f"Q: {line.text.strip()}") if asks(line.text) else line for line in lines
    ]
