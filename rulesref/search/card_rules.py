"""The rules that a card makes use of: what its abilities do, cost, wait for, and its keywords.

They stand in ``card-rules.txt``: first a line for each entry with what it is worth, the more the
fewer cards use it, then one for each card; ``python -m tests.eval.card_rules --write`` makes it
from the facts of the cards.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from pathlib import Path

MADE = Path(__file__).with_name("card-rules.txt")
#: Begins the line of an entry.
ENTRY = "="


class CardRules:
    """The table as the file has it."""

    def __init__(self, text: str) -> None:
        last = text.rindex(f"\n{ENTRY}")
        heads = text[: text.index("\n", last + 1)].split("\n")
        rows = (line.removeprefix(ENTRY).split("\t") for line in heads)
        self._entries = [(entry, float(worth)) for entry, worth in rows]
        self._text = text

    def of(self, names: Iterable[str]) -> Mapping[str, float]:
        """Entry → what it is worth (0 to 1), for all that cards of the English ``names`` use."""
        found: dict[str, float] = {}
        for name in names:
            start = self._text.find(f"\n{name}\t")
            if start >= 0:
                start += len(name) + 2
                numbers = self._text[start : self._text.index("\n", start)].split(" ")
                found.update(self._entries[int(number)] for number in numbers)
        return found


@lru_cache(maxsize=1)
def read_card_rules() -> CardRules:
    """The table, read when the first question names a card."""
    return CardRules(MADE.read_text("utf-8"))
