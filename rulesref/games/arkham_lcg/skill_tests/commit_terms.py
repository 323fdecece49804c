"""arkham-lcg/steps/st-2: what it takes to commit a card, who has to, and who may help from afar."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.engine.ability import Node
from rulesref.engine.event import Event
from rulesref.engine.procedure import Procedure
from rulesref.engine.scope import fail
from rulesref.engine.select import arguments, number
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.costs.damage_costs import unpaid
from rulesref.games.arkham_lcg.costs.due_together import all_payable
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.skill_tests.current import TEST
from rulesref.games.arkham_lcg.table import location_of
from rulesref.games.arkham_lcg.values.in_force import binding, binds, named

CITE = "arkham-lcg/steps/st-2"
COMMIT_COST = RULES.constant(
    "additional-commit-cost",
    "arkham-lcg/additional-costs",
    of="cards",
    costs="payments",
    says="Whoever commits one of ``of`` pays all these costs on top.",
)
MUST_COMMIT = RULES.constant(
    "must-commit",
    CITE,
    of="cards",
    says="Whoever performs a test to which they can commit one of ``of`` has to.",
)
SUBTRACTS = RULES.constant(
    "icons-subtract",
    "arkham-lcg/steps/st-5",
    of="cards",
    says="The matching icons of ``of`` are taken off the skill value instead of being added.",
)
MAY_HELP = RULES.constant(
    "may-help-from-afar",
    CITE,
    of="cards",
    at="cards",
    says="The investigators ``of`` may commit one card to tests that are made at ``at``.",
)
NOT_SO_MANY = RULES.constant(
    "cannot-commit-exactly",
    CITE,
    of="cards",
    least="number",
    most="number",
    says="To one test ``of`` commit no number of cards from ``least`` to ``most``; none, or more, they may.",
)
Costs = list[tuple[tuple[Node, ...], Env]]


def costs(state: State, who: str, card: str) -> Costs:
    """Everything that ``who`` pays to commit ``card``."""
    found: Costs = []
    for standing in binding(state, COMMIT_COST, card):
        source = str(standing.env["this"])
        env = {"this": source, "you": who, "holder": source}
        found += [(nodes, env) for nodes in standing.node.args["costs"]]
    return found


def affordable(state: State, who: str, card: str) -> bool:
    """Whether ``who`` can pay all that committing ``card`` costs now."""
    return all_payable(state, costs(state, who, card))


def helps_from_afar(state: State, who: str, performer: str) -> bool:
    """Whether something lets ``who`` help with a test that is made at another location."""
    return any(
        location_of(state, performer) in named(state, standing, "at")
        for standing in binding(state, MAY_HELP, who)
    )


def compelled(state: State, found: list[tuple[str, str]]) -> bool:
    """Whether one of the (investigator, card) of ``found`` has to be committed by the performer."""
    who = state.get(TEST, "who")
    return any(one == who and binds(state, MUST_COMMIT, card) for one, card in found)


def in_so_many(state: State, who: str, cards: int) -> bool:
    """Whether ``who`` may have committed so many ``cards`` once all are committed."""
    return not any(
        number(state, standing.env, standing.node.args["least"])
        <= cards
        <= number(state, standing.env, standing.node.args["most"])
        for standing in binding(state, NOT_SO_MANY, who)
    )


def may_come_to(state: State, who: str, more: int) -> bool:
    """Whether ``who``, who can commit so many ``more``, may begin to: they can come to a lawful number."""
    if ("constant", NOT_SO_MANY) not in state.index:
        return True
    done = committed_by(state, who)
    if who != state.get(TEST, "who"):
        more = min(more, 1 - done)
    return any(in_so_many(state, who, done + further) for further in range(1, more + 1))


def committed_by(state: State, who: str) -> int:
    """How many cards ``who`` has committed to the running test."""
    return sum(state.get(card, "controller") == who for card in state.get(TEST, "committed", ()))


def unlawful(state: State) -> bool:
    """Whether somebody has committed a number of cards that they may not."""
    if ("constant", NOT_SO_MANY) not in state.index:
        return False
    whose = {state.get(card, "controller") for card in state.get(TEST, "committed", ())}
    return not all(in_so_many(state, who, committed_by(state, who)) for who in whose)


def sign(state: State, card: str) -> int:
    """Whether the icons of the committed ``card`` are added, or taken off."""
    return -1 if binds(state, SUBTRACTS, card) else 1


def commit(state: State, event: Event) -> None:
    """Let the commit ``event`` happen, once what it costs is paid."""
    if ("constant", COMMIT_COST) not in state.index:
        state.emit(event)
    else:
        state.call(PAYING, event=event)


def _pay(state: State, variables: Mapping[str, Any]) -> None:
    slots = variables["event"].slots
    due = costs(state, slots["who"], slots["card"])
    state.let(due=due)
    for nodes, env in due:
        for node in nodes:
            node.row.run(state, env, **arguments(state, env, node))


def _committed(state: State, variables: Mapping[str, Any]) -> None:
    if any(unpaid(state, env["this"]) for _, env in variables["due"]):
        fail(state)
    else:
        state.emit(variables["event"])


PAYING = RULES.procedure(Procedure("commit-cost", _pay, _committed))


@RULES.event(
    "have-committed",
    CITE,
    who="card",
    amount="number",
    silent=True,
    en="{who} has committed {amount} (card|cards) to the test",
    it="{who} ha investito {amount} (carta|carte) nella prova",
)
def _have_committed(state: State, events: tuple[Event, ...]) -> None:
    """Nothing changes: all cards of ST.2 are committed, and what counts them looks at them now."""


def tell_how_many(state: State) -> None:
    """Say of everybody who has committed cards how many they are."""
    whose = [state.get(card, "controller") for card in state.get(TEST, "committed", ())]
    state.emit(
        *(
            state.event("have-committed", who=who, amount=whose.count(who))
            for who in dict.fromkeys(whose)
        )
    )
