"""arkham-lcg/drawing-cards: a card that is drawn and that no step tells.

Play goes on with it where nothing that is known could tell it from another: it is taken for one that
does nothing as it is drawn, which is said with the draw. Whatever looks at it later stops the play.
"""

from __future__ import annotations

from rulesref.engine.event import Event
from rulesref.engine.outcome import UnsupportedClause
from rulesref.engine.state import State
from rulesref.games.arkham_lcg.decks.piles import deck_of, known
from rulesref.games.arkham_lcg.rules import RULES

CITE = "arkham-lcg/drawing-cards"


@RULES.event(
    "draw-untold",
    CITE,
    who="card",
    en="{who} draws a card that no step tells",
    it="{who} pesca una carta che nessun passo dice",
)
def _draw(state: State, events: tuple[Event, ...]) -> None:
    for event in events:
        who = event.slots["who"]
        state.put(who, **{"untold-cards": untold_cards(state, who) + 1})


RULES.stop(
    "untold-card-in-hand",
    en="which card this investigator has in hand that no step tells",
    it="quale carta ha in mano questo investigatore che nessun passo dice",
)


def untold_cards(state: State, who: str) -> int:
    """How many cards ``who`` holds of which no step tells which they are."""
    return int(state.get(who, "untold-cards"))


def stop_at_untold(state: State, who: str) -> None:
    """Raise ``UnsupportedClause`` where ``who`` holds a card that could be any."""
    if untold_cards(state, who):
        raise UnsupportedClause(state.unsupported(who, "untold-card-in-hand"))


def may_stay_untold(state: State, who: str) -> bool:
    """Whether the next card of ``who`` may be any that does nothing as it is drawn.

    Not where a step still to come tells it, the deck is told, or a card that is known to lie in it
    could be the one; nor where some ability answers a draw.
    """
    deck = deck_of(who)
    told = not state.get(who, "draws-untold") or known(state, deck)
    told = told or any(thing.get("zone") == deck for thing in state.things.values())
    return not told and not state.index.heard.keys() & {"draw", "draw-untold", "resolve-drawn"}
