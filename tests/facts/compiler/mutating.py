"""Texts with one word changed: what is compiled of them changes too, or is not understood.

python -m tests.facts.compiler.mutating     every understood line, every change
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any, NamedTuple

from rulesref.cards.data.arkhamdb import CardRecord
from rulesref.facts.compiler.compiled_card import FULL, CompiledCard
from rulesref.facts.compiler.table import compiles
from tests.facts.compiler.made import compiler, records

#: What is changed in a text, and into what: each place of it on its own. A test that fails automatically
#: has no other result, so "instead" says nothing more there.
CHANGES = (
    (r"(?<![+\-\d(])\b[1-9]\b(?! \[)", "7"),
    (r"\+[1-4]\b", "+6"),
    (r"\bnon-", ""),
    (r"\bup to ", ""),
    (r"\banother\b", "an"),
    (r"\bmay\b ", ""),
    (r"\bmust\b ", "may "),
    (r"\beach\b", "a"),
    (r"\b[Tt]hen, ", ""),
    (r"(?<!automatically fail)(?<!automatically fails)(?<!automatically fail,),? instead\b", ""),
    (r"your location", "a connecting location"),
    (r"\bround\b", "phase"),
    (r" ?\(Limit [^)]*\)\.?", ""),
    (r"\[willpower\]", "[agility]"),
    (r"\[skull\]", "[cultist]"),
    (r"\bdamage\b", "horror"),
    (r"\bIf you succeed\b", "If you fail"),
    (r"\bready\b", "exhausted"),
)


class Mutant(NamedTuple):
    """A card with one change in its text, made at ``place`` by replacing ``pattern``."""

    card: CardRecord
    pattern: str
    place: int


def mutants(card: CardRecord, compiled: CompiledCard) -> Iterator[Mutant]:
    """``card`` with each change in what is understood of it."""
    for line in compiled.lines:
        if line.understood != FULL or not line.facts.get("ability"):
            continue
        for pattern, other in CHANGES:
            for match in re.finditer(pattern, card.text[line.start : line.end]):
                start, end = line.start + match.start(), line.start + match.end()
                text = card.text[:start] + other + card.text[end:]
                if text != card.text:
                    yield Mutant(card._replace(text=text), pattern, start)


def understood(compiled: CompiledCard) -> list[Any]:
    """What runs of a card, and how much of it."""
    return [(line.understood, line.facts) for line in compiled.lines]


def survivors(cards: Iterator[CardRecord]) -> Iterator[Mutant]:
    """The changes that change nothing."""
    make = compiler()
    for card in cards:
        compiled = make.card(card)
        for mutant in mutants(card, compiled):
            if understood(make.card(mutant.card)) == understood(compiled):
                yield mutant


def sample(number: int, seed: int) -> list[CardRecord]:
    """So many cards of which something is understood, drawn by ``seed``."""
    cards = [card for card in records().values() if compiles(card) and card.text]
    random.Random(seed).shuffle(cards)
    make = compiler()
    drawn = (card for card in cards if any(x.understood == FULL for x in make.card(card).lines))
    return [card for card, _ in zip(drawn, range(number), strict=False)]


def main() -> None:
    """Print every change that changes nothing."""
    found = 0
    for mutant in survivors(card for card in records().values() if compiles(card) and card.text):
        found += 1
        near = mutant.card.text[max(0, mutant.place - 40) : mutant.place + 40]
        print(mutant.card.code, mutant.pattern, repr(near))
    print(f"{found} changes change nothing")


if __name__ == "__main__":
    main()
