"""Words of the language: what is one is never taken for a misspelt word of the rules.

They stand in ``plain-words.txt``, those alone that a word of the rules is near to; ``python -m
tests.eval.plain_words`` makes it from a list of English words and a short one of Italian.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

PLAIN = Path(__file__).with_name("plain-words.txt")


def is_plain(token: str) -> bool:
    """Whether ``token`` is a word of the language that no rule has."""
    return f"\n{token}\n" in _words()


@lru_cache(maxsize=1)
def _words() -> str:
    return PLAIN.read_text("utf-8")
