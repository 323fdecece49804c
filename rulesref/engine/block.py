"""Effects in order: one block is one effect, and what comes "after" any part waits for its end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.engine.ability import Node, Selector
from rulesref.engine.late import late
from rulesref.engine.scope import fail, open_effect
from rulesref.engine.select import eligible, meaning, number, targets, things, touchable
from rulesref.engine.state import State


class Block:
    """Runs ``nodes`` one after another for ``env``; asks for the targets that each one needs."""

    id = "block"
    prints = False

    def run(self, state: State, pc: int, variables: Mapping[str, Any]) -> None:
        """Open the block at 0, run node ``pc - 1``, or close the block after the last."""
        nodes = variables["nodes"]
        if pc == 0:
            open_effect(state)
            return
        if pc > len(nodes):
            state.end()
            late(state)
            return
        node: Node = nodes[pc - 1]
        args = self._arguments(state, node, pc, variables)
        if args is not None:
            node.row.run(state, state.variables["env"], **args)

    def _arguments(
        self, state: State, node: Node, pc: int, variables: Mapping[str, Any]
    ) -> dict[str, Any] | None:
        """What ``node`` runs with, or ``None`` while a choice is open or nothing is there for it."""
        env = variables["env"]
        read = meaning(state, env, node)
        args: dict[str, Any] = {}
        for name, raw in node.args.items():
            if isinstance(raw, Selector):
                if raw.how != "choose":
                    found = touchable(state, read, node, name, things(state, read, raw))
                    if not found and not node.row.args[name].endswith("?"):
                        return None
                    args[name] = found
                    continue
                into = f"{pc}.{name}"
                if into not in variables:
                    found = eligible(state, read, node, name, variables["nodes"][pc:])
                    choice = targets(state, read, raw, into, found)
                    if choice is None:
                        fail(state)
                        return None
                    state.ask(choice)
                    if state.pending is not None:
                        state.goto(pc)
                        return None
                    variables = state.variables
                args[name] = variables[into]
                env = {**env, "it": variables[into]}
                state.let(env=env)
            elif node.row.args[name].startswith("number"):
                args[name] = number(state, env, raw)
            else:
                args[name] = raw
        return args


BLOCK = Block()


def resolve(state: State, nodes: tuple[Node, ...], env: Mapping[str, Any]) -> None:
    """Resolve ``nodes`` next as one effect."""
    state.call(BLOCK, nodes=nodes, env=env)
