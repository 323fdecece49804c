"""arkham-lcg/clues: the investigators spend clues together, and the act advances."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.engine.outcome import Choice, Option, Refused
from rulesref.engine.state import State
from rulesref.engine.tables import Env, Procedure
from rulesref.games.arkham_lcg.acts_and_agendas import objectives
from rulesref.games.arkham_lcg.acts_and_agendas.agenda import current
from rulesref.games.arkham_lcg.clues.clues import cannot_spend
from rulesref.games.arkham_lcg.rules import RULES, switch
from rulesref.games.arkham_lcg.table import TABLE, active
from rulesref.games.arkham_lcg.values.stats import stat

CITE = "arkham-lcg/act-deck-and-agenda-deck"


@RULES.opening("advance-act")
def _open_advance(state: State, who: str) -> Refused | None:
    """arkham-lcg/clues: the investigators spend clues together, on anybody's turn."""
    refused = hindered(state)
    if refused:
        return refused
    act = current(state, "act")
    assert act is not None
    payers = able_to_pay(state, objectives.payers(state, act) or ())
    left = stat(state, act, "clues")
    state.call(SPEND_CLUES, act=act, left=left, payers=payers, asked=(), spent=())
    return None


def hindered(state: State) -> Refused | None:
    """Why the investigators cannot spend clues on the current act now, or ``None`` where they can."""
    act = current(state, "act")
    needed = stat(state, act, "clues") if act else None
    if act is None or needed is None:
        return Refused("no act asks for clues", (CITE,))
    somebodys = active(state) and state.get(TABLE, "phase") == "investigation"
    if not somebodys and switch(state, "act-clues") == "turn":
        return Refused("clues are spent during an investigator's turn", ("arkham-lcg/clues",))
    payers = objectives.payers(state, act)
    if payers is None:
        return Refused("the objective of the act says how it advances", (CITE,))
    held = sum(int(state.get(one, "clues")) for one in able_to_pay(state, payers))
    if held < needed:
        return Refused(f"{needed} clues are needed, {held} are held", ("arkham-lcg/clues",))
    return None


def _how_many(state: State, variables: Mapping[str, Any]) -> None:
    """In player order each says what he gives; the last gives what is missing."""
    payers = variables["payers"]
    waiting = [one for one in payers if one not in variables["asked"]]
    if not waiting:
        state.goto(SPEND_CLUES.labels["_spend"])
        return
    who = waiting[0]
    rest = sum(int(state.get(one, "clues")) for one in waiting[1:])
    left = variables["left"]
    most = min(left, int(state.get(who, "clues")))
    options = tuple(
        Option("give-clues", {"who": who, "amount": number}, (who, number))
        for number in range(max(0, left - rest), most + 1)
    )
    state.ask(Choice("clues", who, options, (CITE, "arkham-lcg/clues"), "gift"))


def _take_gift(state: State, variables: Mapping[str, Any]) -> None:
    who, number = variables["gift"]
    state.let(
        asked=(*variables["asked"], who),
        spent=(*variables["spent"], (who, number)),
        left=variables["left"] - number,
    )
    state.goto(0)


def _spend(state: State, variables: Mapping[str, Any]) -> None:
    state.emit(
        *(
            state.event("spend-clues", who=who, amount=number)
            for who, number in variables["spent"]
            if number
        )
    )


def _then_advance(state: State, variables: Mapping[str, Any]) -> None:
    state.emit(state.event("advance", card=variables["act"]))


SPEND_CLUES = RULES.procedure(
    Procedure("spend-clues", _how_many, _take_gift, _spend, _then_advance)
)


def able_to_pay(state: State, who: tuple[str, ...]) -> tuple[str, ...]:
    """Those of ``who`` whom nothing forbids to spend clues."""
    return tuple(one for one in who if not cannot_spend(state, one))


def _enough(state: State, env: Env, of: tuple[str, ...]) -> bool:
    of = able_to_pay(state, of)
    needed = stat(state, env["this"], "clues")
    return needed is not None and sum(int(state.get(one, "clues")) for one in of) >= needed


@RULES.verb("spend-clues-to-advance", CITE, able=_enough, of="cards")
def _spend_verb(state: State, env: Env, of: tuple[str, ...]) -> None:
    """As a group, ``of`` spend what this act asks for, and it advances."""
    if _enough(state, env, of):
        needed = stat(state, env["this"], "clues")
        payers = able_to_pay(state, of)
        state.call(SPEND_CLUES, act=env["this"], left=needed, payers=payers, asked=(), spent=())


@RULES.test("requisite-clues-held", of="cards")
def _held(state: State, env: Env, of: tuple[str, ...]) -> bool:
    """Whether ``of`` hold, together, as many clues as this act asks for."""
    return _enough(state, env, of)
