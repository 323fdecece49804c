"""Every card of a folder of card data, compiled: the table that ``facts.shipped`` reads."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping
from pathlib import Path

from rulesref.cards.data.arkhamdb import CardRecord, read_folder
from rulesref.cards.index import Index, IndexedCard
from rulesref.entries import fold
from rulesref.facts.compiler.compiling import compiler_of
from rulesref.facts.printing import meant_alone, of_their_own
from rulesref.facts.shipped import Namesakes, written
from rulesref.games.game import Game

#: Types of which nothing can be compiled yet: their text is mostly not an effect.
_LEFT_OUT = ("act", "agenda", "scenario", "story", "key", "enemy_location")


def table_of(game: Game, folder: Path, index: Index) -> str:
    """The table of the cards in ``folder``. Raises ``SourceError`` where it holds no card data."""
    records = read_folder(folder).cards
    compiler = compiler_of(game, {card.code: card.name for card in records.values()})
    cards = [card for card in records.values() if compiles(card)]
    codes = {card.code for card in cards}
    names = names_of(codes, of_their_own(index))
    return written((compiler.card(card).facts for card in cards), names)


def compiles(card: CardRecord) -> bool:
    """Whether ``card`` is one that the productions are for; reprints are the same card."""
    return not card.same_as and card.type not in _LEFT_OUT


def names_of(codes: Collection[str], known: Iterable[IndexedCard]) -> Mapping[str, Namesakes]:
    """The cards of each name; a name that means another of ``known`` than ``codes`` means none."""
    by_name: dict[str, list[IndexedCard]] = defaultdict(list)
    for card in known:
        for name in {fold(card.name), fold(card.name_it)} - {""}:
            by_name[name].append(card)
    return {
        name: Namesakes(meant_alone(cards) or "", tuple(c.code for c in cards if c.code in codes))
        for name, cards in by_name.items()
        if any(card.code in codes for card in cards)
    }
