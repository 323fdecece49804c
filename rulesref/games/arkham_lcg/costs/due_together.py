"""arkham-lcg/costs: all costs are paid at once, so what is due together must be there for all of it.

Each of two costs may be payable alone and both not: what is spent for one is not there for the
other. So amounts of the same thing are added up, and no card pays twice in the same way.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations, product
from typing import Any

from rulesref.engine.ability import Node
from rulesref.engine.hooks import Hooks
from rulesref.engine.select import able, arguments
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.costs.chosen_costs import can_pay
from rulesref.games.arkham_lcg.costs.resources import owed_at_best
from rulesref.games.arkham_lcg.rules import RULES

Due = tuple[Node, Env]
#: Costs that more than one row draws on: the others, and the row that draws on it from everybody.
_CLUES, _GROUP = "clues", "clues-as-group"


def all_payable(
    state: State, costs: Iterable[tuple[tuple[Node, ...], Env]], resources: int = 0
) -> bool:
    """Whether all ``costs`` can be paid together, and so many ``resources`` beside them."""
    due = [(node, env) for nodes, env in costs for node in nodes]
    if not all(able(state, env, (node,), every=True) for node, env in due):
        return False
    if _alone(due, resources):
        return True
    return any(_together(state, list(way), resources) for way in _ways(due))


@RULES.hook(Hooks.payable)
def _of_ability(state: State, costs: tuple[Node, ...], env: Env) -> bool:
    """Of costs that draw on different things each has been judged already."""
    return _alone([(node, env) for node in costs], 0) or all_payable(state, [(costs, env)])


def _alone(due: list[Due], resources: int) -> bool:
    """Whether no two of them draw on the same thing."""
    rows = [node.row.id for node, _ in due] + ["resources"] * (resources > 0)
    mixed = "one-of" in rows or (_CLUES in rows and _GROUP in rows)
    return len(rows) < 2 or (len(set(rows)) == len(rows) and not mixed)


def _ways(due: list[Due]) -> Iterable[tuple[Due, ...]]:
    """Every way to pay where some costs may be paid in one of several."""
    each: list[list[list[Due]]] = []
    for node, env in due:
        ways = node.args["ways"] if node.row.id == "one-of" else ((node,),)
        each.append([[(one, env) for one in way] for way in ways])
    for picked in product(*each):
        yield tuple(one for way in picked for one in way)


def _together(state: State, due: list[Due], resources: int) -> bool:
    if not _enough_resources(state, due, resources):
        return False
    sums: dict[Any, tuple[Node, Env, int]] = {}
    cards: dict[Any, list[tuple[frozenset[str], int]]] = {}
    for node, env in due:
        args = arguments(state, env, node)
        if "amount" in args:
            key = (node.row.id, env["you"], _hashable({**args, "amount": 0}))
            before = sums[key][2] if key in sums else 0
            sums[key] = (node, env, before + int(args["amount"]))
        elif any(type.startswith("cards") for type in node.row.args.values()):
            kind = (node.row.id, args.get("deed"))
            cards.setdefault(kind, []).append(_asked(state, node, env, args))
    own = sum(total for node, _, total in sums.values() if node.row.id == _CLUES)
    return all(
        _can(state, node, env, total + (own if node.row.id == _GROUP else 0))
        for node, env, total in sums.values()
    ) and all(_cards_for_all(state, asked) for asked in cards.values())


def _enough_resources(state: State, due: list[Due], resources: int) -> bool:
    """Every investigator's resources for all that they owe of them."""
    totals: dict[str, int] = {}
    for node, env in due:
        if node.row.id == "resources":
            amount = owed_at_best(state, env, arguments(state, env, node)["amount"])
            totals[env["you"]] = totals.get(env["you"], 0) + amount
    if len(totals) == 1:
        (who,) = totals
        return bool(state.get(who, "resources") >= totals[who] + resources)
    return all(state.get(who, "resources") >= total for who, total in totals.items())


def _can(state: State, node: Node, env: Env, total: int) -> bool:
    if node.row.id == "resources":
        return True  # judged with what is due beside it
    return able(state, env, (Node(node.row, {**node.args, "amount": total}),), every=True)


def _asked(state: State, node: Node, env: Env, args: dict[str, Any]) -> tuple[frozenset[str], int]:
    """The cards that could pay a cost, and how many of them it takes."""
    found = next(args[name] for name, type in node.row.args.items() if type.startswith("cards"))
    if "deed" in node.row.args:
        found = can_pay(state, env, found, args.get("deed", "discard"))
    return frozenset(found), int(args.get("count", 1))


RULES.stop(
    "costs-compete",
    en="several costs at once that the same cards could pay",
    it="più costi insieme che le stesse carte potrebbero pagare",
)


def _cards_for_all(state: State, asked: list[tuple[frozenset[str], int]]) -> bool:
    """Whether no card has to pay twice; which one pays what is asked apart, so overlaps stop."""
    for size in range(2, len(asked) + 1):
        for some in combinations(asked, size):
            there = frozenset().union(*(found for found, _ in some))
            if len(there) < sum(count for _, count in some):
                return False
    if any(one[0] & other[0] for one, other in combinations(asked, 2)):
        state.give_up("table", "costs-compete")
    return True


def _hashable(args: dict[str, Any]) -> Any:
    return tuple(sorted((name, repr(value)) for name, value in args.items()))
