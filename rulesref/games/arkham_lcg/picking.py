"""arkham-lcg/in-play-and-out-of-play: cards by the zone that they lie in, and cards picked by fate."""

from __future__ import annotations

from rulesref.engine.ability import Node
from rulesref.engine.combinator import splice
from rulesref.engine.outcome import Chance, share
from rulesref.engine.state import State
from rulesref.engine.words import Env, Row
from rulesref.games.arkham_lcg.rules import RULES

CITE = "arkham-lcg/in-play-and-out-of-play"


@RULES.filter("in-zone", value="word")
def _in_zone(state: State, env: Env, thing: str, value: str) -> bool:
    """ "aside", "victory", "discard" and so on; "removed" cards are beyond every effect."""
    return bool(state.get(thing, "zone") == value)


@RULES.verb("pick-at-random", "arkham-lcg/target", cards="cards")
def _pick(state: State, env: Env, cards: tuple[str, ...]) -> None:
    """Fate picks one of ``cards``: "it" for the effects that follow."""
    splice(state, (Node(_PICKED, {}),))
    chance = share(1, len(cards))
    outcomes = tuple((chance, card) for card in cards)
    state.draw(Chance("picked", outcomes, ("arkham-lcg/target",), "picked"))


def _picked(state: State, env: Env) -> None:
    state.let(env={**env, "it": (state.variables["picked"],)})


_PICKED = Row("picked", {}, _picked)
