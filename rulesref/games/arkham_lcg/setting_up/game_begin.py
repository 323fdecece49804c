"""arkham-lcg/setup: the last step of setup, and what somebody begins the game with."""

from __future__ import annotations

from rulesref.engine.event import Event
from rulesref.engine.rules import Env
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


RULES.constants.add("begins-with")


@RULES.verb("begins-with", "arkham-lcg/setup", titles="words")
def _begins_with(state: State, env: Env, titles: tuple[str, ...]) -> None:
    """Never run: setup asks for it, and any other case begins when it is over."""


def begins_with(state: State, who: str) -> tuple[str, ...]:
    """Titles of the cards with which ``who`` begins the game in play."""
    said = [one for one in in_force(state, "begins-with") if one.env["you"] == who]
    return tuple(title for one in said for title in one.node.args["titles"])
