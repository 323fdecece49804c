"""arkham-lcg/costs: reactions to playing an event that raise what it costs and change what it says.

Only what is still payable is raised: where its cost could not be paid the event would not be played.
"""

from __future__ import annotations

from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.costs.play_costs import STANDARD, resource_cost
from rulesref.games.arkham_lcg.costs.reduced_costs import INITIATED, raise_by
from rulesref.games.arkham_lcg.playing.not_yet_played import CHANGED
from rulesref.games.arkham_lcg.rules import RULES

CITE = "arkham-lcg/costs"


def _payable(state: State, env: Env, by: int, part: int) -> bool:
    event = env.get("event")
    if event is None or event.type != INITIATED or event.slots["card"] != env["this"]:
        return False
    way = event.slots.get("way", STANDARD)
    cost = resource_cost(state, env["this"], way) + by
    return bool(state.get(event.slots["who"], "resources") >= cost)


@RULES.verb("raise-cost", CITE, able=_payable, by="number", part="number")
def _raise(state: State, env: Env, by: int, part: int) -> None:
    """This costs so much more while it is being played, and its ``part`` of that number is changed."""
    card = env["this"]
    raise_by(state, card, by)
    state.put(card, **{CHANGED: (*state.get(card, CHANGED, ()), part)})


def _played(state: State, env: Env, part: int) -> bool:
    event = env.get("event")
    return event is not None and event.type == INITIATED


@RULES.verb("change-part", "arkham-lcg/effects", able=_played, part="number")
def _change(state: State, env: Env, part: int) -> None:
    """The ``part`` of this number is changed of the card that is being played."""
    card = env["event"].slots["card"]
    state.put(card, **{CHANGED: (*state.get(card, CHANGED, ()), part)})


@RULES.condition("part-changed", number="number")
def _is_changed(state: State, env: Env, number: int) -> bool:
    """Whether the part of this number of this card was changed as it was played."""
    return number in state.get(env["this"], CHANGED, ())
