"""arkham-lcg/act-deck-and-agenda-deck: an act or agenda whose other side is an encounter card.

It enters play and resolves its Revelation as if drawn, and yet nobody has drawn it: nothing can be
triggered by a draw (FAQ v2.5, question on Ward of Protection).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.engine.event import Event
from rulesref.engine.procedure import Procedure
from rulesref.engine.state import State
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import lead
from rulesref.games.things import bring

CITE = "arkham-lcg/qa/ward-of-protection-act-agenda-back"


@RULES.event(
    "encounter-side",
    CITE,
    card="card",
    own_scope=True,
    en="the encounter card {card} is on the other side",
    it="sull'altro lato c'è la carta incontro {card}",
)
def _encounter_side(state: State, events: tuple[Event, ...]) -> None:
    """The lead investigator decides whatever whoever drew it would."""
    for event in events:
        resolving = state.rules.procedures["resolve-encounter"]
        state.call(resolving, who=lead(state), card=event.slots["card"])


def _turn(state: State, variables: Mapping[str, Any]) -> None:
    """The side that is up now is a card of its own; the other one goes when the next comes."""
    new = bring(state, variables["back"], zone="limbo")
    state.let(new=new)
    state.emit(state.event("encounter-side", card=new))


def _gone(state: State, variables: Mapping[str, Any]) -> None:
    """What has not entered play is the card that advanced: it is removed from the game."""
    if state.get(variables["new"], "zone") != "play":
        state.put(variables["new"], zone="removed")


ENCOUNTER_SIDE = RULES.procedure(Procedure("encounter-side", _turn, _gone))
