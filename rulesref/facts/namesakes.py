"""Other cards of a card's name: of its level, and of other levels."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from rulesref.engine.ability import Ability
from rulesref.entries import EDITIONS
from rulesref.facts.described import all_named
from rulesref.games.card import Card
from rulesref.games.game import Game

#: How the codes of parallel and promotional cards begin: nobody means one by its name alone, for it
#: is called so, or says what the first one says.
ASIDE = ("90", "98", "99")


#: How the codes of the Core Set of 2026 begin, and those of its investigator decks: these share
#: their first three digits with the older decks, which have the lower numbers.
_CORE_OF_2026 = "12"
#: How those of the first Core Set begin: its places are the ones that everybody knows.
_FIRST_CORE = "01"
_DECKS, _FIRST_OF_2026 = ("601", "602", "603", "604", "605"), 51


def is_of_2026(code: str) -> bool:
    """Whether the card ``code`` came out with the rules of 2026."""
    number = code[3:5]
    deck = code.startswith(_DECKS) and number.isdigit() and int(number) >= _FIRST_OF_2026
    return code.startswith(_CORE_OF_2026) or deck


@lru_cache(maxsize=1024)
def namesakes(card: Card, game: Game) -> tuple[Card, ...]:
    """Other cards of the name, type and level of ``card``; not those of ``ASIDE``."""
    return tuple(one for one in _others(card, game) if one.level == card.level)


@lru_cache(maxsize=1024)
def levels(card: Card, game: Game) -> tuple[Card, ...]:
    """Cards of the name and type of ``card`` and of another level that do something else."""
    own = _deeds(card)
    others = (one for one in _others(card, game) if one.level != card.level)
    found = {one.level: one for one in others if _deeds(one) != own}
    return tuple(found.values())


@lru_cache(maxsize=1024)
def variants(card: Card, game: Game) -> tuple[Card, ...]:
    """Cards of the name and type of ``card`` that do something else, one side of it included."""
    own = _deeds(card)
    return tuple(one for one in _others(card, game) if _deeds(one) != own)


@lru_cache(maxsize=1024)
def put_aside(card: Card, game: Game) -> tuple[Card, ...]:
    """Parallel and promotional cards of the name and type of ``card`` that do something else."""
    own = _deeds(card)
    aside = (one for one in all_named(card.name, game) if one.code.startswith(ASIDE))
    others = (one for one in aside if one.code != card.code and one.type == card.type)
    return tuple(one for one in others if _deeds(one) != own)


def places(card: Card, game: Game, edition: str) -> tuple[Card, ...]:
    """Locations of the name of ``card`` that do something else: of other scenarios, other sides.

    A name that the first Core Set has means its place, unless the ``edition`` has a newer one.
    """
    older = edition == EDITIONS[0]
    others = [one for one in variants(card, game) if not (older and is_of_2026(one.code))]
    core = card.code.startswith(_FIRST_CORE)
    return tuple(one for one in others if not core or is_of_2026(one.code))


def _others(card: Card, game: Game) -> Iterator[Card]:
    for one in all_named(card.name, game):
        if one.code != card.code and not one.code.startswith(ASIDE) and one.type == card.type:
            yield one


def _deeds(card: Card) -> tuple[Ability, ...]:
    """The abilities, whatever they are called."""
    return tuple(ability._replace(id="") for ability in card.abilities)
