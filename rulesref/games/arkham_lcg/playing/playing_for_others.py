"""arkham-lcg/ownership-and-control: assets that are played under the control of somebody else.

Whoever plays such a card pays for it and owns it still; it takes up the slots of its new controller.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.engine.outcome import Choice, Option
from rulesref.engine.procedure import Procedure
from rulesref.engine.scope import fail
from rulesref.engine.select import things
from rulesref.engine.state import State
from rulesref.games.arkham_lcg.in_play.entering_play import put_into_play, refused_entry
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import investigators
from rulesref.games.arkham_lcg.values.in_force import binding

CITE = "arkham-lcg/ownership-and-control"
ENTERS_UNDER = RULES.constant(
    "enters-under",
    CITE,
    of="cards",
    who="cards",
    says="``of`` are played under the control of one of ``who``, whom their player chooses.",
)
RULES.refusal(
    "nobody-to-control",
    CITE,
    card="card",
    en="{card} says under whose control it is played, and nobody is there who could have it",
    it="{card} dice sotto il controllo di chi viene giocata, e non c'è nessuno che possa averla",
)


def keepers(state: State, card: str) -> list[str] | None:
    """Who could get ``card`` as it is played; ``None`` where that is whoever plays it."""
    if ENTERS_UNDER not in state.index.said:
        return None
    for standing in binding(state, ENTERS_UNDER, card):
        those = things(state, standing.env, standing.node.args["who"])
        return [one for one in those if refused_entry(state, card, one) is None]
    return None


def play_for(state: State, who: str, card: str) -> None:
    """Bring the asset ``card``, which ``who`` has played, into the play area it is meant for."""
    those = keepers(state, card)
    if those is None:
        put_into_play(state, card, who)
    else:
        state.call(FOR_OTHERS, who=who, card=card, those=tuple(those))


def _for_whom(state: State, variables: Mapping[str, Any]) -> None:
    who, those = variables["who"], variables["those"]
    if not those or who not in investigators(state):
        fail(state)
        state.end()
        return
    options = tuple(Option("target", {"who": who, "cards": (one,)}, one) for one in those)
    state.ask(Choice("target", who, options, (CITE,), "keeper"))


def _enter(state: State, variables: Mapping[str, Any]) -> None:
    put_into_play(state, variables["card"], variables["keeper"])


FOR_OTHERS = RULES.procedure(Procedure("play-for-others", _for_whom, _enter))
