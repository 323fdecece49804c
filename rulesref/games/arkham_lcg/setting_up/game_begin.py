"""arkham-lcg/setup: the last step of setup, to which abilities of an opening hand refer.

No case begins before it, so nothing that waits for it ever acts in one.
"""

from __future__ import annotations

from rulesref.engine.event import Event
from rulesref.engine.state import State
from rulesref.engine.tables import Env
from rulesref.games.arkham_lcg.rules import RULES


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
    """Never run: setup has put these cards into play before any case begins."""
