"""arkham-lcg/cardtypes: a card that enters play as a card of another type, as its own text says.

While it is in play it is a card of that type alone; out of play it is what is printed on it.
"""

from __future__ import annotations

from rulesref.engine.event import Event
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.in_play.leaving_play import withdraw
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.things import card_of

CITE = "arkham-lcg/cardtypes"


@RULES.event(
    "enter-play-as",
    CITE,
    card="card",
    who="card",
    kind="word",
    en="{card} enters play as an {kind}",
    it="{card} entra in gioco come {kind}",
)
def _enter(state: State, events: tuple[Event, ...]) -> None:
    for event in events:
        card, who, kind = (event.slots[name] for name in ("card", "who", "kind"))
        printed = card_of(state, card)
        withdraw(state, card)
        state.put(
            card,
            zone="play",
            controller=who,
            card=printed.but(type=kind),
            entered=printed,
            beneath=None,
        )


@RULES.verb("enter-play-as", CITE, card="cards", type="word")
def _verb(state: State, env: Env, card: tuple[str, ...], type: str) -> None:
    """The cards enter your play area as cards of another type."""
    for one in card:
        state.emit(
            state.event("enter-play-as", by=env["this"], card=one, who=env["you"], kind=type)
        )
