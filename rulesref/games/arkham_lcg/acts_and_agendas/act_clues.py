"""arkham-lcg/clues: the investigators spend clues together, and the act advances."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.engine.outcome import Refused
from rulesref.engine.procedure import Procedure
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.acts_and_agendas import objectives
from rulesref.games.arkham_lcg.acts_and_agendas.agenda import current
from rulesref.games.arkham_lcg.clues.group_clues import held_by, spend_together
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import active
from rulesref.games.arkham_lcg.values.stats import stat
from rulesref.games.arkham_lcg.whose_turn import on_turn
from rulesref.games.edition import switch

CITE = "arkham-lcg/act-deck-and-agenda-deck"


@RULES.opening("advance-act")
def _open_advance(state: State, who: str) -> Refused | None:
    """arkham-lcg/clues: the investigators spend clues together, on anybody's turn."""
    refused = hindered(state)
    if refused:
        return refused
    act = current(state, "act")
    assert act is not None
    payers = objectives.payers(state, act) or ()
    state.call(SPEND_CLUES, act=act, needed=stat(state, act, "clues"), payers=payers)
    return None


RULES.refusal("no-act-asks", CITE, en="no act asks for clues", it="nessun capitolo chiede indizi")
RULES.refusal(
    "nobodys-turn",
    "arkham-lcg/clues",
    en="clues are spent during an investigator's turn",
    it="gli indizi si spendono durante il turno di un investigatore",
)
RULES.refusal(
    "own-objective",
    CITE,
    en="the objective of the act says how it advances",
    it="l'obiettivo del capitolo dice come si prosegue",
)
RULES.refusal(
    "too-few-clues",
    "arkham-lcg/clues",
    needed="number",
    held="number",
    en="{needed} clues are needed, {held} are held",
    it="servono {needed} indizi, ce ne sono {held}",
)


def hindered(state: State) -> Refused | None:
    """Why the investigators cannot spend clues on the current act now, or ``None`` where they can."""
    act = current(state, "act")
    needed = stat(state, act, "clues") if act else None
    if act is None or needed is None:
        return RULES.refuse("no-act-asks")
    somebodys = on_turn(state, active(state))
    if not somebodys and switch(state, "act-clues") == "turn":
        return RULES.refuse("nobodys-turn")
    payers = objectives.payers(state, act)
    if payers is None:
        return RULES.refuse("own-objective")
    held = held_by(state, payers)
    if held < needed:
        return RULES.refuse("too-few-clues", needed=needed, held=held)
    return None


def _spend(state: State, variables: Mapping[str, Any]) -> None:
    spend_together(state, variables["payers"], variables["needed"], None, CITE)


def _then_advance(state: State, variables: Mapping[str, Any]) -> None:
    state.emit(state.event("advance", card=variables["act"]))


SPEND_CLUES = RULES.procedure(Procedure("spend-clues", _spend, _then_advance))


def _enough(state: State, env: Env, of: tuple[str, ...]) -> bool:
    needed = stat(state, env["this"], "clues")
    return needed is not None and held_by(state, of) >= needed


@RULES.verb("spend-clues-to-advance", CITE, able=_enough, of="cards")
def _spend_verb(state: State, env: Env, of: tuple[str, ...]) -> None:
    """As a group, ``of`` spend what this act asks for, and it advances."""
    if _enough(state, env, of):
        needed = stat(state, env["this"], "clues")
        state.call(SPEND_CLUES, act=env["this"], needed=needed, payers=of)


@RULES.condition("requisite-clues-held", of="cards")
def _held(state: State, env: Env, of: tuple[str, ...]) -> bool:
    """Whether ``of`` hold, together, as many clues as this act asks for."""
    return _enough(state, env, of)
