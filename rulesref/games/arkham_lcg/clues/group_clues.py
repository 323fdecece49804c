"""arkham-lcg/costs: clues that investigators spend together, each as many as they like to give."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.engine.outcome import Choice, Option
from rulesref.engine.procedure import Procedure
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.clues.spending_clues import cannot_spend, spend, spendable
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import investigators

CITE = "arkham-lcg/costs"
CLUES = "arkham-lcg/clues"


def able_to_pay(state: State, who: tuple[str, ...]) -> tuple[str, ...]:
    """Those of ``who`` whom nothing forbids to spend clues."""
    return tuple(investigator for investigator in who if not cannot_spend(state, investigator))


def held_by(state: State, who: tuple[str, ...]) -> int:
    """How many clues those of ``who`` who may spend any hold together."""
    return sum(spendable(state, payer) for payer in able_to_pay(state, who))


def spend_together(
    state: State, who: tuple[str, ...], amount: int, by: str | None, cite: str
) -> None:
    """Let ``who`` spend ``amount`` clues, which they hold; under ``cite`` each says what they give."""
    payers = able_to_pay(state, who)
    state.call(TOGETHER, left=amount, payers=payers, asked=(), spent=(), by=by, cite=cite)


def _how_many(state: State, variables: Mapping[str, Any]) -> None:
    """In player order each says what they give; the last gives what is missing."""
    payers = variables["payers"]
    waiting = [payer for payer in payers if payer not in variables["asked"]]
    if not waiting:
        state.goto(TOGETHER, _spend)
        return
    who = waiting[0]
    rest = sum(spendable(state, payer) for payer in waiting[1:])
    left = variables["left"]
    most = min(left, spendable(state, who))
    options = tuple(
        Option("give-clues", {"who": who, "amount": number}, (who, number))
        for number in range(max(0, left - rest), most + 1)
    )
    state.ask(Choice("clues", who, options, (variables["cite"], CLUES), "gift"))


def _take_gift(state: State, variables: Mapping[str, Any]) -> None:
    who, number = variables["gift"]
    state.let(
        asked=(*variables["asked"], who),
        spent=(*variables["spent"], (who, number)),
        left=variables["left"] - number,
    )
    state.goto(0)


def _spend(state: State, variables: Mapping[str, Any]) -> None:
    spend(state, variables["spent"], variables["by"])


TOGETHER = RULES.procedure(Procedure("spend-clues-together", _how_many, _take_gift, _spend))


def _group(state: State, of: tuple[str, ...] | None) -> tuple[str, ...]:
    """In player order; without a narrower group, every investigator."""
    return tuple(who for who in investigators(state) if of is None or who in of)


def _enough(state: State, env: Env, amount: int, of: tuple[str, ...] | None = None) -> bool:
    return held_by(state, _group(state, of)) >= amount


@RULES.cost("clues-as-group", CITE, able=_enough, amount="number", of="cards?")
def _pay(state: State, env: Env, amount: int, of: tuple[str, ...] | None = None) -> None:
    """Everybody ``of`` the group may contribute, whoever it is that initiates the ability."""
    spend_together(state, _group(state, of), amount, env["this"], CITE)
