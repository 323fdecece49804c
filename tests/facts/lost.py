"""``python -m tests.facts.lost``: words of card text of which facts written by hand hold nothing.

The compiler asks of each word that limits, allows, forbids or picks out what of the notation came
of it. The same is asked here of the facts that somebody has written. What they tell otherwise is
listed in ``told_otherwise.tsv``; a word that is not listed there is most likely a clause that was lost.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rulesref.cards.data.arkhamdb import read_folder
from rulesref.facts.compiler.detecting import missing
from rulesref.facts.compiler.tokens import tokens_of
from tests.facts.opaque import is_opaque, written_cards
from tests.named_folders import CARDS, folder_of

RECORD = Path(__file__).parent / "told_otherwise.tsv"
_REMINDER = re.compile(r"<i>\(.*?\)</i>")


def lost() -> Iterator[tuple[str, str, str]]:
    """Code and name of each described card, with the words that nothing of its facts is from."""
    cards = read_folder(folder_of(CARDS)).cards
    for _, card in written_cards():
        if any(is_opaque(ability) for ability in card.get("ability", ())):
            continue
        text = cards[card["code"]].text if card["code"] in cards else ""
        words = sorted(set(missing(_tokens(text, card["name"]), _held(card))))
        if words:
            yield card["code"], card["name"], " ".join(words)


def _tokens(text: str, name: str) -> list[Any]:
    lines = _REMINDER.sub("", text).split("\n")
    return [token for line in lines for token in tokens_of(line, (name,))]


def _held(card: dict[str, Any]) -> dict[str, Any]:
    return {field: card.get(field, ()) for field in ("ability", "keywords", "stats")}


if __name__ == "__main__":
    sys.stdout.writelines("\t".join(row) + "\n" for row in lost())
