"""A name that several cards have: where each of them brings the same about, any may be meant."""

from __future__ import annotations

import re
from collections.abc import Callable

from rulesref.catalogue import said
from rulesref.errors import CaseError, RulesrefError, SeveralMeant
from rulesref.facts.called import every_card
from rulesref.facts.described import card_named
from rulesref.games.card import Card
from rulesref.games.game import Game
from rulesref.rulings.ruling import Meant, Ruling

#: So many cards of one name are tried, and of so many names at once.
_CARDS, _NAMES = 8, 2


def whichever(
    game: Game, replayed: Callable[[tuple[Card, ...]], Ruling], meant: tuple[Card, ...] = ()
) -> Ruling:
    """What ``replayed`` gives, whichever card each name means that several cards have.

    Raises ``CaseError``: that name, where it makes a difference which card it means.
    """
    try:
        return replayed(meant)
    except SeveralMeant as error:
        cards = _all_called(error.called, game) if len(meant) < _NAMES else ()
        if not 1 < len(cards) <= _CARDS:
            raise
        return _of_each(error, cards, lambda card: whichever(game, replayed, (*meant, card)))


def _of_each(
    several: SeveralMeant, cards: tuple[Card, ...], replayed: Callable[[Card], Ruling]
) -> Ruling:
    """What comes of the first of ``cards``, if the same comes of all. Raises ``CaseError``."""
    first, *others = cards
    found = _tried(replayed, first)
    told = _told(found, cards)
    if any(_told(_tried(replayed, card), cards) != told for card in others):
        several.message += said("; here it makes a difference which one is meant")
        raise several
    if isinstance(found, CaseError):
        raise found
    names = tuple(f"{card.name} ({card.code})" for card in others)
    return found._replace(meant=(*found.meant, Meant(several.called, first.code, names, True)))


def _tried(replayed: Callable[[Card], Ruling], card: Card) -> Ruling | CaseError:
    try:
        return replayed(card)
    except CaseError as error:
        return error


def _told(found: Ruling | CaseError, cards: tuple[Card, ...]) -> str:
    """All that a reader is told of ``found``, whichever of ``cards`` it is about."""
    whole = vars(found) if isinstance(found, CaseError) else {**found.as_json(), "meant": ()}
    words = {word for card in cards for word in (card.code, card.name, card.italian) if word}
    return re.sub("|".join(map(re.escape, sorted(words, key=len, reverse=True))), "", str(whole))


def _all_called(name: str, game: Game) -> tuple[Card, ...]:
    """Every card that ``name`` could mean; none where what one of them does is not known."""
    from rulesref.facts.printing import originals

    try:
        return tuple(
            card_named(f"{one.name} ({one.code})", game)
            for one in originals(every_card(game), name)
        )
    except RulesrefError:
        return ()
