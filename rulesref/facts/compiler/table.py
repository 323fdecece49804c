"""Every card of a folder of card data, compiled: the table that ``facts.shipped`` reads."""

from __future__ import annotations

import tomllib
from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from rulesref.cards.data.arkhamdb import CardRecord, read_folder
from rulesref.cards.index import Index, IndexedCard
from rulesref.entries import fold
from rulesref.facts.compiler.compiling import compiler_of
from rulesref.facts.compiler.symbols import is_reference
from rulesref.facts.compiler.titles import names_behind
from rulesref.facts.printing import meant_alone, of_their_own
from rulesref.facts.shipped import Namesakes, written
from rulesref.facts.written import written_files
from rulesref.games.game import Game

#: Types of which nothing can be compiled yet: their text is mostly not an effect.
_LEFT_OUT = ("scenario", "story", "key", "enemy_location")


def table_of(game: Game, folder: Path, index: Index) -> str:
    """The table of the cards in ``folder``. Raises ``SourceError`` where it holds no card data.

    It has the names of all cards, and no facts of those that are described by hand: they go first.
    """
    records = read_folder(folder).cards
    compiler = compiler_of(
        game, {card.code: card.name for card in records.values()}, names_behind(records.values())
    )
    cards = [card for card in records.values() if compiles(card)]
    codes = {card.code for card in cards}
    names = names_of(codes, of_their_own(index))
    written_by_hand, described = _described(game, records)
    facts = (
        _as_described(compiler.card(card).facts, described.get(_printed(card), ()))
        for card in cards
        if card.code not in written_by_hand
    )
    return written(facts, names)


def _described(
    game: Game, records: Mapping[str, CardRecord]
) -> tuple[frozenset[str], Mapping[tuple[str, ...], Sequence[Any]]]:
    """The codes that are described by hand; what is printed on each → its abilities as they are
    there.
    """
    items = [
        item
        for path in written_files(game)
        for item in tomllib.loads(path.read_text(encoding="utf-8")).get("card", ())
        if item.get("code") in records
    ]
    printed = {_printed(records[item["code"]]): item.get("ability", ()) for item in items}
    return frozenset(item["code"] for item in items), printed


def _printed(card: CardRecord) -> tuple[str, ...]:
    return (card.name, card.type, card.text, card.back_text)


def _as_described(facts: Mapping[str, Any], abilities: Sequence[Any] | None) -> Mapping[str, Any]:
    """``facts`` with the ``abilities`` that are described of a card that prints the same."""
    return {**facts, "ability": list(abilities)} if abilities else facts


def compiles(card: CardRecord) -> bool:
    """Whether ``card`` is one that the productions are for; reprints are the same card."""
    return not card.same_as and (card.type not in _LEFT_OUT or is_reference(card))


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
