"""A table of four players with as many cards in play as one wants."""

from __future__ import annotations

from collections.abc import Iterator

from rulesref.errors import RulesrefError
from rulesref.session.session import Session
from tests.arkham import JUDGE, shipped_cards

PLAYERS = ("Roland Banks", "Agnes Baker", "Wendy Adams", "Daisy Walker")


def big_table(cards: int, edition: str = "2016") -> Session:
    """A session with four players at one location and ``cards`` cards in play between them."""
    table = Session(JUDGE, edition)
    table.tell(f"{', '.join(PLAYERS[:-1])} and {PLAYERS[-1]} are at the Study")
    table.tell("the chaos bag holds 0, -1, skull")
    laid = 0
    for line in _lines():
        if laid == cards:
            break
        try:
            table.tell(line)
        except RulesrefError:  # that card cannot lie so
            continue
        if table.asking().kind == "stop":  # nobody has described what it does
            table.undo()
            continue
        laid += 1
    return table


def _lines() -> Iterator[str]:
    """A step that lays out each card that is described by hand, an enemy after every two assets."""
    enemies = iter(sorted(_names("enemy")))
    for place, name in enumerate(sorted(_names("asset"))):
        player = PLAYERS[place % len(PLAYERS)]
        yield f"{player} controls {name}"
        if place % 2:
            enemy = next(enemies, None)
            if enemy is not None:
                yield f"{enemy} is engaged with {player}"


def _names(type: str) -> set[str]:
    """The cards of that ``type`` that share their name with no other described one, by their codes."""
    cards = [card for card in shipped_cards() if card.type == type]
    names = [card.name for card in cards]
    return {f"{card.name} ({card.code})" for card in cards if names.count(card.name) == 1}
