"""arkham-lcg/constant-abilities: what constant abilities and lasting effects say at this moment."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from rulesref.engine.ability import Node
from rulesref.engine.select import holds, things
from rulesref.engine.state import State
from rulesref.engine.tables import Env

CITE = "arkham-lcg/constant-abilities"


class Standing(NamedTuple):
    """One clause in force: the thing that holds it, its surroundings, what it says, whom it binds."""

    holder: str
    env: Env
    node: Node
    bound: tuple[str, ...]


def in_force(state: State, verb: str, **wanted: str) -> Iterator[Standing]:
    """Every clause ``verb`` with the arguments ``wanted`` that acts and whose conditions hold.

    A lasting effect binds what it found when it was made (arkham-lcg/lasting-effects).
    """
    for holder, ability in state.index.get(("constant", verb), ()):
        thing = state.things[holder]
        if thing.get("zone", "play") not in ability.zones:
            continue
        env = {
            "this": thing.get("source", holder),
            "you": thing.get("controller") or thing.get("threat") or thing.get("engaged", ""),
        }
        if not holds(state, env, ability.tests):
            continue
        for node in ability.effects:
            if node.row.id != verb:
                continue
            if any(node.args[name] != value for name, value in wanted.items()):
                continue
            of = node.args["of"]
            bound = thing.get("targets", ()) if of is None else things(state, env, of)
            yield Standing(holder, env, node, tuple(bound))
