"""arkham-lcg/set-aside: cards that wait outside of the game until something refers to them."""

from __future__ import annotations

from rulesref.engine.ability import Selector
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.rules import RULES

CITE = "arkham-lcg/set-aside"
ZONE = "aside"


RULES.stop(
    "not-set-aside",
    card="name",
    en="the set-aside {card}: no step says that it is there",
    it="{card}, da parte: nessun passo dice che c'è",
)


@RULES.selector("set-aside")
def _set_aside(state: State, env: Env) -> list[str]:
    """Every set-aside card."""
    return [id for id, thing in state.things.items() if thing.get("zone") == ZONE]


@RULES.selector("your-bonded")
def _your_bonded(state: State, env: Env) -> list[str]:
    """arkham-lcg/bonded: set-aside cards of your own; they are in nobody's deck."""
    you = env["you"]
    return [card for card in _set_aside(state, env) if state.get(card, "owner") == you]


def untold_aside(state: State, selector: Selector) -> str:
    """A set-aside card that is asked for by name, where no card of that name is in the case.

    Whatever a scenario sets aside is there, whether or not a step says so; a card that a step has
    laid somewhere else is not.
    """
    if not (selector.row.id == "set-aside" or _looks_aside(selector)):
        return ""
    named = [node.args["value"] for node in selector.filters if node.row.id == "named"]
    cards = (thing.get("card") for thing in state.things.values())
    if not named or any(card is not None and card.name == named[0] for card in cards):
        return ""
    return str(named[0])


def _looks_aside(selector: Selector) -> bool:
    return any(node.row.id == "in-zone" and node.args["value"] == ZONE for node in selector.filters)
