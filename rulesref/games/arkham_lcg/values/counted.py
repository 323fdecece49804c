"""arkham-lcg/resources, arkham-lcg/hand-size: how much somebody has, for what turns on it.

Where no step tells what resources or what hand an investigator has, what is known of them is the
least that they have: what it settles is settled, and what turns on the rest stops the play.
"""

from __future__ import annotations

from rulesref.engine.outcome import UnsupportedClause
from rulesref.engine.state import State
from rulesref.games.arkham_lcg.decks.hand import cards_held


def tokens_counted(state: State, holder: str, token: str) -> int:
    """How many of a kind lie on ``holder``.

    Raises ``UnsupportedClause`` for resources of which no step tells how many they are.
    """
    if token == "resources" and state.get(holder, "resources-untold"):
        raise UnsupportedClause(state.unsupported(holder, "resources-untold"))
    return int(state.get(holder, token))


def cards_counted(state: State, who: str) -> int:
    """How many cards ``who`` holds. Raises ``UnsupportedClause`` where no step tells the hand."""
    stop_at_untold_hand(state, who)
    return cards_held(state, who)


def has_resources(state: State, who: str, amount: int) -> bool:
    """Whether ``who`` has so many resources or more; raises as ``tokens_counted``."""
    known = int(state.get(who, "resources")) >= amount
    return known or tokens_counted(state, who, "resources") >= amount


def holds_cards(state: State, who: str, amount: int) -> bool:
    """Whether ``who`` holds so many cards or more; raises as ``cards_counted``."""
    return cards_held(state, who) >= amount or cards_counted(state, who) >= amount


def stop_at_untold_hand(state: State, who: str) -> None:
    """Raise ``UnsupportedClause`` where no step tells what ``who`` has in hand."""
    if state.get(who, "hand-untold"):
        raise UnsupportedClause(state.unsupported(who, "hand-untold"))
