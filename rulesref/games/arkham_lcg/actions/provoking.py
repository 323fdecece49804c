"""arkham-lcg/attack-of-opportunity: which actions provoke attacks, and which do not."""

from __future__ import annotations

from collections.abc import Iterable

from rulesref.engine.ability import Node
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.actions.actions_taken import acted_in_round, begun
from rulesref.games.arkham_lcg.limits.forbidding import prohibition
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.values.in_force import binding

CITE = "arkham-lcg/attack-of-opportunity"
#: Designators whose actions provoke none.
SAFE = frozenset({"fight", "evade", "parley", "resign"})
#: A card whose playing or whose action ability says that it provokes nobody.
_provokes_nobody = prohibition("provokes-nobody")
_QUIET = "action-provokes-nobody"
SAFE_ACTIONS = RULES.constant(
    "safe-actions",
    CITE,
    of="cards",
    types="words?",
    first="word?",
    says="Actions of ``of``, or those of ``types``, provoke nobody; with ``first`` only the first of "
    "them in each such period does not.",
)


@RULES.verb(_QUIET, CITE, able=lambda state, env: False)
def _quiet(state: State, env: Env) -> None:
    """The action that this effect is of provokes nobody; no action is taken for that alone."""


def provokes(
    state: State,
    who: str,
    types: Iterable[str],
    card: str = "",
    effects: tuple[Node, ...] = (),
) -> bool:
    """Whether an action of ``who`` that counts as ``types`` provokes attacks of opportunity.

    ``card`` is the card that is played or whose ability is used, ``effects`` are those of the ability.
    """
    kinds = frozenset(types)
    if kinds & SAFE or any(node.row.id == _QUIET for node in effects):
        return False
    if card and _provokes_nobody(state, card):
        return False
    return not any(
        _is_safe(state, who, kinds, standing.node) for standing in binding(state, SAFE_ACTIONS, who)
    )


def _is_safe(state: State, who: str, kinds: frozenset[str], clause: Node) -> bool:
    named = frozenset(clause.args.get("types", ()))
    if named and not named & kinds:
        return False
    if "first" not in clause.args:
        return True
    done = begun(state, who)
    if clause.args["first"] == "round":
        done = [(type,) for type in acted_in_round(state, who)]
    return not any(not named or named.intersection(types) for types in done)
