"""arkham-lcg/put-into-play: set-aside locations of one name, of which so many enter play.

Several locations may share the name on their unrevealed side, so that nobody knows which is which;
where fewer of them enter play than are set aside, fate picks.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.engine.outcome import Chance, share
from rulesref.engine.procedure import Procedure
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.locations.location_cards import doers, put_location
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.things import card_of

CITE = "arkham-lcg/put-into-play"


@RULES.filter("behind", value="text")
def _behind(state: State, env: Env, thing: str, value: str) -> bool:
    """Locations whose unrevealed side has that name, as long as they are not revealed."""
    return card_of(state, thing).behind == value and not state.get(thing, "revealed")


RULES.stop(
    "too-few-set-aside",
    en="which locations of this name are set aside: no step tells enough of them",
    it="quali luoghi con questo nome sono messi da parte: nessun passo ne dice abbastanza",
)


@RULES.verb("put-set-aside", CITE, cards="cards", amount="number")
def _put(state: State, env: Env, cards: tuple[str, ...], amount: int) -> None:
    """Of these set-aside locations ``amount`` enter play at once, unrevealed; fate picks them."""
    if len(cards) < amount:
        state.give_up(env["this"], "too-few-set-aside")
        return
    slots = {"left": cards, "amount": amount, "by": env["this"], "who": doers(state, env)}
    state.call(PICKING, **slots, going=())


def _next(state: State, variables: Mapping[str, Any]) -> None:
    left, wanted = variables["left"], variables["amount"] - len(variables["going"])
    if wanted in (0, len(left)):
        state.let(going=(*variables["going"], *(left if wanted else ())))
        state.goto(PICKING, _enter)
        return
    chance = share(1, len(left))
    state.draw(Chance("picked", tuple((chance, one) for one in left), (CITE,), "picked"))


def _take(state: State, variables: Mapping[str, Any]) -> None:
    picked = variables["picked"]
    left = tuple(one for one in variables["left"] if one != picked)
    state.let(left=left, going=(*variables["going"], picked))
    state.goto(PICKING, _next)


def _enter(state: State, variables: Mapping[str, Any]) -> None:
    who, by = variables["who"], variables["by"]
    state.emit(*(put_location(state, place, who, by) for place in variables["going"]))


PICKING = RULES.procedure(Procedure("put-set-aside", _next, _take, _enter))
