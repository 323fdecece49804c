"""What the productions do not understand: the words at which reading a line stopped, as shapes."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from rulesref.cards.data.arkhamdb import CardRecord, read_folder
from rulesref.facts.compiler.compiled_card import FULL, CompiledAbility
from rulesref.facts.compiler.compiling import compiler_of
from rulesref.facts.compiler.lines import own_names
from rulesref.facts.compiler.table import compiles
from rulesref.facts.compiler.titles import names_behind
from rulesref.facts.compiler.tokens import Token, tokens_of
from rulesref.games.game import Game

#: How many words from where reading stopped make a shape.
_WORDS = 5
#: What stands in front of the last words of a line of which every word fitted, and not the whole.
_READ_TO_THE_END = "…"
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
                    yield shape_of(card, line)


def shape_of(card: CardRecord, line: CompiledAbility) -> str:
    """The next words as a pattern has them: no names, numbers or traits.

    Where none is left each word fitted somewhere and the whole means nothing; then it is the last ones.
    """
    names = own_names(card)
    tokens = tokens_of(card.text[line.stopped : line.end], names)[:_WORDS]
    if not any(map(_says_something, tokens)):
        read = tokens_of(card.text[line.start : line.end], names)
        return f"{_READ_TO_THE_END} {_in_words(read[-_WORDS:])}"
    return _in_words(tokens)


def _says_something(token: Token) -> bool:
    return any(letter.isalnum() for letter in token.word)


def _in_words(tokens: Iterable[Token]) -> str:
    words = ("{trait}" if token.word.startswith("[[") else token.word for token in tokens)
    return " ".join("{number}" if _NUMBER.fullmatch(word) else word for word in words)
