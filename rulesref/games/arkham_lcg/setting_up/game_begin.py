"""arkham-lcg/setup: the last step of setup, and what somebody begins the game with."""

from __future__ import annotations

from rulesref.engine.event import Event
from rulesref.engine.state import State
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.values.in_force import in_force


@RULES.event(
    "game-begins",
    "arkham-lcg/setup",
    who="card",
    en="the game begins for {who}",
    it="la partita comincia per {who}",
)
def _game_begins(state: State, events: tuple[Event, ...]) -> None:
    """Nothing changes by itself."""


#: Setup asks for it, and any other case begins when it is over.
BEGINS_WITH = RULES.constant(
    "begins-with",
    "arkham-lcg/setup",
    titles="words",
    says="You begin the game with the cards of these titles in play.",
)


def begins_with(state: State, who: str) -> tuple[str, ...]:
    """Titles of the cards with which ``who`` begins the game in play."""
    said = [standing for standing in in_force(state, BEGINS_WITH) if standing.env["you"] == who]
    return tuple(title for one in said for title in one.node.args["titles"])
