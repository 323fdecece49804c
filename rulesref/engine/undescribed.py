"""What is not described of an ability: a clause of it, all but its head, or everything.

It is written down as ``opaque``, with what the clause would do in English, and ``opaque-it`` in
Italian. A program that has not understood a text leaves a mark there instead.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rulesref.engine.ability import Node, nodes
from rulesref.engine.reason import Clause
from rulesref.engine.state import State
from rulesref.engine.words import Env, Row

#: The marks of a program: only the head is known, that is when the ability is used, at what cost
#: and how often; nothing is known; there may be such an ability as well, which the text does not
#: print apart, so that nobody counts it.
HEAD, UNREAD, GUARD = "", "?", "+"
#: Those with which not even the head is known.
UNKNOWN = frozenset({UNREAD, GUARD})
#: What is said of a mark, with the place of the ability on its card.
_SAYS: Mapping[str, tuple[str, str]] = {
    HEAD: (
        "what its ability {} does is not described",
        "che cosa fa la sua abilità {} non è descritto",
    ),
    UNREAD: ("its ability {} is not described", "la sua abilità {} non è descritta"),
    GUARD: ("its ability {} is not described", "la sua abilità {} non è descritta"),
}


def _run_opaque(state: State, env: Env, clause: Clause, of: str) -> None:
    source = str(env["this"])
    if clause.unread or not state.rules.hooks.tellable(state, source, of):
        state.give_up(source, "opaque", clause=clause)
    else:
        state.leave_untold(source, of, clause)


#: The node of a clause that nobody described: running it stops the machine.
OPAQUE = Row("opaque", {"clause": "text", "of": "text"}, _run_opaque)
#: How it is written down: what the clause would do, in English and in Italian.
OPAQUE_FIELDS = ("opaque", "opaque-it")


def opaque(data: Mapping[str, Any], path: str) -> Node:
    """The node of the undescribed clause that ``data`` names; ``path`` leads to it."""
    ability = path.partition(".")[0]
    told = str(data["opaque"])
    en, it = _SAYS.get(told, (told, str(data.get("opaque-it", ""))))
    if told in _SAYS:
        place = ability.rpartition("/")[2]
        en, it = en.format(place), it.format(place)
    return Node(OPAQUE, {"clause": Clause(en, it, told in UNKNOWN), "of": ability})


def undescribed(effects: Any) -> Iterator[Clause]:
    """Every undescribed clause of ``effects``, at any depth."""
    return (node.args["clause"] for node in nodes(effects) if node.row is OPAQUE)
