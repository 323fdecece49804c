"""arkham-lcg/hidden: encounter cards that lie secretly in a hand.

An enemy among them is neither engaged nor in a threat area in the edition of 2016. The Grimoire makes
no exception of it, and so it is open question U-32 whether it counts as engaged there.
"""

from __future__ import annotations

from rulesref.engine.event import Event
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.keywords import carries_out, keyword
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.edition import switch
from rulesref.games.things import in_play, lying

CITE = "arkham-lcg/hidden"
carries_out("hidden", CITE)


@RULES.event(
    "hide",
    CITE,
    card="card",
    who="card",
    en="{who} adds {card} to the hand secretly",
    it="{who} aggiunge {card} alla mano in segreto",
)
def _hide(state: State, events: tuple[Event, ...]) -> None:
    """It counts to the hand size, and abilities with the zone "hand" act."""
    for event in events:
        state.put(event.slots["card"], zone="hand", controller=event.slots["who"])


@RULES.verb("hide", CITE, card="cards", of="cards")
def _hide_verb(state: State, env: Env, card: tuple[str, ...], of: tuple[str, ...]) -> None:
    """FAQ 2.14: it is added, not drawn. What is in play stays there."""
    kept = [one for one in card if state.get(one, "zone") != "play"]
    state.emit(*(state.event("hide", by=env["this"], card=one, who=of[0]) for one in kept))


def counts_as_engaged(state: State, enemy: str) -> bool:
    """Whether ``enemy`` lies in a hand and counts as if it lay in the threat area of its holder."""
    if state.get(enemy, "zone") != "hand" or not keyword(state, enemy, "hidden"):
        return False
    return bool(switch(state, "hidden-enemy") == "threat")


def enemies_about(state: State) -> list[str]:
    """Every enemy in play, and those in a hand that count as if they lay in a threat area."""
    there = in_play(state, "enemy")
    held = state.laid(lying).get(("hand", "enemy"))
    if not held:
        return there
    about = {*there, *(id for id in held if counts_as_engaged(state, id))}
    return [id for id in state.things if id in about]


RULES.stop(
    "hidden-enemy",
    en="what becomes of a hidden enemy that is attacked, evaded or engaged",
    it="che cosa accade a un nemico nascosto che viene attaccato, eluso o impegnato",
)


def beyond_doubt(state: State, enemy: str) -> bool:
    """Whether ``enemy`` does not lie hidden in a hand; the game stops where it does, and counts."""
    if not counts_as_engaged(state, enemy):
        return True
    state.give_up(enemy, "hidden-enemy")
    return False
