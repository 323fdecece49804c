"""How much of the cards runs: by their text, by hand, or not, as ``cards coverage`` prints it."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from rulesref.cards.index import IndexedCard, read_index
from rulesref.engine.undescribed import GUARD, UNREAD
from rulesref.facts.own import own_of
from rulesref.facts.shipped import SHIPPED, compiled
from rulesref.facts.written import written_files
from rulesref.games.game import Game

#: How an ability, or a card, came to run; ``OPAQUE`` does not.
EXACT, BY_HAND, OPAQUE = "exact", "by_hand", "opaque"
_PLAYER_TYPES = ("asset", "event", "skill", "investigator")
_FRONTS = ("enemy", "treachery", "location")
#: What is counted, in the order in which it is printed.
PARTS = ("player-abilities", "player-cards", "encounter-fronts", "encounter-abilities", "heads")


class Part(NamedTuple):
    """So many of one part of all cards run by their text, by hand, or not at all."""

    part: str
    exact: int
    by_hand: int
    opaque: int

    @property
    def total(self) -> int:
        """All of them."""
        return self.exact + self.by_hand + self.opaque

    def as_json(self) -> dict[str, Any]:
        """The row of ``cards coverage --json``."""
        return {
            "part": self.part,
            "total": self.total,
            "exact": self.exact,
            "by_hand": self.by_hand,
            "opaque": self.opaque,
        }


def coverage(game: Game, pack: str | None = None) -> tuple[Part, ...]:
    """How much of the cards of ``game`` runs, or of those of one ``pack``, the user's among them."""
    index = read_index(game.corpus / "cards")
    counts: Counter[tuple[str, str]] = Counter()
    shipped: set[str] = set()
    for facts, by_hand in every_card(game):
        shipped.add(facts["code"])
        card = index.cards.get(facts["code"])
        if card is not None and pack in (None, card.pack):
            counts.update(counted(facts, card, by_hand))
    for facts, card in _added(game):
        if facts["code"] not in shipped and pack in (None, card.pack):
            counts.update(counted(facts, card, False))
    return tuple(
        Part(part, counts[part, EXACT], counts[part, BY_HAND], counts[part, OPAQUE])
        for part in PARTS
    )


def _added(game: Game) -> Iterator[tuple[Mapping[str, Any], IndexedCard]]:
    """The facts of each card that is compiled from the user's card data, and the card as it is there."""
    own = own_of(game)
    for facts in own.compiled.all() if own else ():
        told = dict.fromkeys(IndexedCard._fields, "")
        told |= {"code": facts["code"], "type": facts["type"], "name": facts["name"]}
        told["pack"] = ((own and own.texts.facts(facts["code"])) or {}).get("pack", "")
        told["flags"] = "w" if facts.get("weakness") else ""
        yield facts, IndexedCard(**told)


def packs(game: Game) -> list[str]:
    """The codes of the products of which cards are known, those that the user has added among them."""
    known = [*read_index(game.corpus / "cards").cards.values(), *(card for _, card in _added(game))]
    return sorted({card.pack for card in known if card.pack})


def every_card(game: Game) -> Iterator[tuple[Mapping[str, Any], bool]]:
    """The facts of every card, and whether they are written by hand."""
    written = {
        item["code"]: item
        for path in written_files(game)
        for item in tomllib.loads(path.read_text(encoding="utf-8")).get("card", ())
        if isinstance(item, dict)
    }
    for item in written.values():
        yield item, True
    for facts in compiled(game.corpus / "cards" / SHIPPED).all():
        if facts["code"] not in written:
            yield facts, False


def is_ours(card: IndexedCard) -> bool:
    """Whether ``card`` is one that investigators have in their decks, or an investigator."""
    return card.type in _PLAYER_TYPES or "w" in card.flags


def counted(
    facts: Mapping[str, Any], card: IndexedCard, by_hand: bool
) -> Iterator[tuple[str, str]]:
    """One of each part to which the card or an ability of it belongs, and how it runs."""
    ours = is_ours(card)
    runs = BY_HAND if by_hand else EXACT
    abilities = [each for each in facts.get("ability", ()) if each.get("opaque") != GUARD]
    if ours:
        yield "player-cards", OPAQUE if any(map(is_open, abilities)) else runs
    for ability in abilities:
        how = OPAQUE if is_open(ability) else runs
        if ours:
            yield "player-abilities", how
            yield "heads", runs if how != OPAQUE or ability.get("opaque") != UNREAD else OPAQUE
        else:
            yield "encounter-abilities", how
            if card.type in _FRONTS:
                yield "encounter-fronts", how


def is_open(value: Any) -> bool:
    """Whether some effect in ``value`` is left open, at any depth."""
    if isinstance(value, Mapping):
        return "opaque" in value or any(map(is_open, value.values()))
    return isinstance(value, list) and any(map(is_open, value))


def commonest(shapes: Iterable[str], most: int = 25) -> list[tuple[str, int]]:
    """The commonest of ``shapes``, and how often each occurs."""
    return Counter(shapes).most_common(most)
