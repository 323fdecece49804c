"""What the productions do not understand: the words at which reading a line stopped, as shapes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from rulesref.cards.data.arkhamdb import CardRecord, read_folder
from rulesref.facts.compiler.compiled_card import FULL, CompiledAbility
from rulesref.facts.compiler.compiling import compiler_of, names_behind
from rulesref.facts.compiler.lines import own_names
from rulesref.facts.compiler.table import compiles
from rulesref.facts.compiler.tokens import tokens_of
from rulesref.games.game import Game

#: How many words from where reading stopped make a shape.
_WORDS = 5
_NUMBER = re.compile(r"[+-]?\d+")


def gaps(game: Game, folder: Path, pack: str | None = None) -> Iterator[str]:
    """A shape for each line that is not understood, of the cards in ``folder`` or of one pack."""
    records = read_folder(folder).cards
    compiler = compiler_of(
        game, {card.code: card.name for card in records.values()}, names_behind(records.values())
    )
    for card in records.values():
        if compiles(card) and card.text and pack in (None, card.pack):
            for line in compiler.card(card).lines:
                if line.understood != FULL:
                    yield _shape(card, line)


def _shape(card: CardRecord, line: CompiledAbility) -> str:
    """The next words as a pattern has them: no names, numbers or traits."""
    tokens = tokens_of(card.text[line.stopped : line.end], own_names(card))[:_WORDS]
    words = ("{trait}" if token.word.startswith("[[") else token.word for token in tokens)
    return " ".join("{number}" if _NUMBER.fullmatch(word) else word for word in words)
