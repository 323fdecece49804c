"""arkham-lcg/ownership-and-control: who takes control of a card by an effect that nobody names."""

from __future__ import annotations

from rulesref.engine.outcome import Refused
from rulesref.engine.state import State
from rulesref.games.arkham_lcg.in_play.control import CITE, may_take, take_control
from rulesref.games.arkham_lcg.in_play.entering_play import put_into_play
from rulesref.games.arkham_lcg.rules import RULES

RULES.refusal(
    "not-taken-over",
    CITE,
    card="card",
    who="card",
    en="{who} does not take control of {card}: they control it, or may not",
    it="{who} non prende il controllo di {card}: la controlla già, o non può",
)
RULES.refusal(
    "nothing-to-take-over",
    CITE,
    card="card",
    en="{card} is neither in play nor set aside: nobody takes control of it",
    it="{card} non è in gioco né da parte: nessuno ne prende il controllo",
)


@RULES.opening("control-by-effect")
def _taken(state: State, who: str, card: str) -> Refused | None:
    """FAQ 2.7: a set-aside card enters play."""
    zone = state.get(card, "zone")
    if zone not in ("play", "aside"):
        return RULES.refuse("nothing-to-take-over", card=card)
    if not may_take(state, who, card):
        return RULES.refuse("not-taken-over", card=card, who=who)
    if zone == "aside":
        put_into_play(state, card, who)
    if state.get(card, "zone") == "play":
        take_control(state, ((who, card),), None)
    return None
