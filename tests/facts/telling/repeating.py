"""Sentences of ours that repeat the wording of a printed card, in either language.

    RULESREF_CARDS=FOLDER python -m tests.facts.telling.repeating

holds what is told of every card against every text in the card data, its translations among them.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rulesref.facts.telling.every import every_card
from rulesref.facts.telling.teller import teller_of
from rulesref.facts.telling.wording import LANGUAGES
from tests.arkham import GAME
from tests.named_folders import CARDS, folder_of

#: So many words in a row are nobody's but whose they are.
RUN = 10
_WORD = re.compile(r"[^\W_]+")
_MARKUP = re.compile(r"<[^>]*>|\[[a-z_ ]+\]")
#: Shorter strings of the data are names and codes.
_TEXT = 60


def runs(text: str) -> Iterator[tuple[str, ...]]:
    """Every run of ``RUN`` words of ``text``."""
    words = _WORD.findall(_MARKUP.sub(" ", text.replace("’", "").replace("'", "")).casefold())
    return (tuple(words[place : place + RUN]) for place in range(len(words) - RUN + 1))


def printed(folder: Path) -> set[tuple[str, ...]]:
    """Every run of words that any text of the card data has."""
    texts = (
        text
        for path in folder.rglob("*.json")
        for text in _texts(json.loads(path.read_text("utf-8")))
    )
    return {run for text in texts for run in runs(text)}


def _texts(value: Any) -> Iterator[str]:
    if isinstance(value, str) and len(value) > _TEXT:
        yield value
    elif isinstance(value, dict | list):
        for part in value.values() if isinstance(value, dict) else value:
            yield from _texts(part)


def repeated(known: set[tuple[str, ...]]) -> Iterator[tuple[str, str, str]]:
    """Card, language and run of words, where what is told of a card repeats what is printed."""
    for card in every_card(GAME):
        for language in LANGUAGES:
            teller = teller_of(GAME, language)
            told = " ".join(map(teller.ability, card.get("ability", ())))
            yield from (
                (card["name"], language, " ".join(run)) for run in runs(told) if run in known
            )


def main() -> int:
    """1 where any sentence repeats a card."""
    found = list(repeated(printed(folder_of(CARDS))))
    for name, language, run in found:
        print(name, language, run, sep="\t")
    print(f"{len(found)} runs of {RUN} words are those of a card", file=sys.stderr)
    return int(bool(found))


if __name__ == "__main__":
    raise SystemExit(main())
