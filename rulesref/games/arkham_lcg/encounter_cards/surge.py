"""arkham-lcg/surge: another encounter card is drawn once this one has been resolved."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.engine.procedure import Procedure
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.decks.piles import ENCOUNTER_DECK
from rulesref.games.arkham_lcg.keywords import carries_out, keyword
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import TABLE, investigators
from rulesref.games.edition import switch

carries_out("surge", "arkham-lcg/surge")


def surge(state: State, variables: Mapping[str, Any]) -> None:
    """Open question U-06: Surge after what is triggered "after you draw", or before it."""
    state.put(TABLE, peril=None)  # where the card was never resolved
    if not surges(state, variables["card"]) or switch(state, "surge-order") == "after":
        _surge_now(state, variables)


def surge_within(state: State, variables: Mapping[str, Any]) -> None:
    """The same where Surge comes before what is triggered by the card's being drawn."""
    if surges(state, variables["card"]) and switch(state, "surge-order") == "surge":
        _surge_now(state, variables)


def _surge_now(state: State, variables: Mapping[str, Any]) -> None:
    card = variables["card"]
    taken_over = dict(state.get(TABLE, "drawn-for", ()))
    who = taken_over.pop(card, variables["who"])
    state.put(TABLE, **{"drawn-for": tuple(taken_over.items())})
    voided = state.get(TABLE, "voided", ())
    surging = surges(state, card) and card not in voided
    state.put(TABLE, voided=tuple(one for one in voided if one != card))
    others = tuple(one for one in state.get(TABLE, "surging", ()) if one != card)
    state.put(TABLE, surging=others)
    if not surging or who not in investigators(state) or state.get(card, "zone") == ENCOUNTER_DECK:
        return
    state.emit(state.event("surge", card=card, who=who))


def surges(state: State, card: str) -> bool:
    """Whether ``card`` has Surge, printed or gained while it resolved."""
    return bool(keyword(state, card, "surge") or card in state.get(TABLE, "surging", ()))


def note_surge(state: State, card: str) -> None:
    """A card that has Surge as it is resolved surges, whatever becomes of its text afterwards."""
    surging = state.get(TABLE, "surging", ())
    if keyword(state, card, "surge") and card not in surging:
        state.put(TABLE, surging=(*surging, card))


SURGE = RULES.procedure(Procedure("surge", surge))


@RULES.verb("gain-surge", "arkham-lcg/surge", card="cards")
def _gain_surge(state: State, env: Env, card: tuple[str, ...]) -> None:
    """The card that is being resolved gains Surge."""
    state.put(TABLE, surging=(*state.get(TABLE, "surging", ()), *card))
