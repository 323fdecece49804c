"""The article before a name, in either language."""

from __future__ import annotations

import re

_ARTICLE = re.compile(r"^(?:the|an?|il|lo|la|i|gli|le|un|uno|una) |^(?:l|un)['’]")


def without_article(name: str) -> str:
    """A folded ``name`` without the article that begins it."""
    return _ARTICLE.sub("", name)
