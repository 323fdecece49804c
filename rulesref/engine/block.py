"""Effects in order: one block is one effect, and what comes "after" any part waits for its end.

Whether it resolves in full is written down in its scope. The block itself sees which of its parts
finds nothing, or nothing that it could change; what falls short only as it resolves says so by
itself (``scope.fail``, ``scope.measure``).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.engine.ability import Node, Selector
from rulesref.engine.late import late
from rulesref.engine.scope import fail, failed, open_effect
from rulesref.engine.select import (
    BIND,
    PARTS,
    THEN,
    eligible,
    meaning,
    names_it,
    number,
    targets,
    things,
    touchable,
)
from rulesref.engine.state import State


class Block:
    """Runs ``nodes`` one after another for ``env``; asks for the targets that each one needs."""

    id = "block"
    prints = False
    steps = ()

    def run(self, state: State, pc: int, variables: Mapping[str, Any]) -> None:
        """Open the block at 0, run node ``pc - 1``, or close the block after the last."""
        nodes = variables["nodes"]
        if pc == 0:
            open_effect(state)
            if "part" not in variables and _user_gone(state, variables["env"]):
                state.let(userless=True)
            return
        if pc > len(nodes):
            short = bool(variables.get("part")) and failed(state)
            state.end()
            late(state)
            if short:
                fail(state)
            return
        node: Node = nodes[pc - 1]
        if self._breaks_off(state, node, variables):
            fail(state)
            return
        args = self._arguments(state, node, pc, variables)
        if args is not None:
            if "part" in variables or _decides(nodes[pc:]):
                self._judge(state, node, args)
            node.row.run(state, state.variables["env"], **args)

    def _breaks_off(self, state: State, node: Node, variables: Mapping[str, Any]) -> bool:
        """Whether ``node`` is left out: whoever resolves it has gone since the effect began."""
        return (
            "userless" not in variables
            and node.row.id != BIND
            and _user_gone(state, variables["env"])
            and state.rules.hooks.breaks_off(state, variables["env"])
        )

    def _find_nothing(
        self, state: State, raw: Selector, pc: int, variables: Mapping[str, Any]
    ) -> None:
        """Write it down; of all that there are, where there are none, the game says what it is."""
        if _is_heeded(pc, variables) and (raw.how != "all" or state.rules.hooks.in_vain(state)):
            fail(state)

    def _judge(self, state: State, node: Node, args: Mapping[str, Any]) -> None:
        """Write it down where ``node`` can change nothing of what it is for now."""
        if node.row.able is None or node.row.id in PARTS:
            return  # what combines effects falls short where these do
        chosen = tuple(
            name
            for name, raw in node.args.items()
            if isinstance(raw, Selector) and raw.how == "choose"
        )
        if not node.row.able(state, {**state.variables["env"], "chosen": chosen}, **args):
            fail(state)

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
                    if not found and _untold(
                        state, read, raw, raw.how != "all" or _is_heeded(pc, variables)
                    ):
                        return None
                    if not found and not node.row.args[name].endswith("?"):
                        self._find_nothing(state, raw, pc, variables)
                        _forget_it(state, node)
                        return None
                    args[name] = found
                    continue
                into = f"{pc}.{name}"
                if into not in variables:
                    found = eligible(state, read, node, name, variables["nodes"][pc:])
                    if not found and _untold(state, read, raw, True):
                        return None
                    choice = targets(state, read, raw, into, found)
                    if choice is None or state.rules.hooks.gone(state, choice.chooser):
                        fail(state)
                        _forget_it(state, node)
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


def _untold(state: State, env: Mapping[str, Any], selector: Selector, heeded: bool) -> bool:
    """Whether play stops, for ``selector`` finds nothing where nobody has told what is there.

    Of all that there may be, where that is not ``heeded``, nobody needs to know how many it is.
    """
    if heeded:
        state.rules.hooks.unsaid(state, env, selector)
    untold = state.rules.hooks.untold(state, selector)
    if untold:
        state.rules.hooks.miss(state, env, untold)
    return bool(untold)


def _is_heeded(pc: int, variables: Mapping[str, Any]) -> bool:
    """Whether how far node ``pc`` comes matters to what the block is part of, or to what follows."""
    return "part" in variables or _decides(variables["nodes"][pc:])


def _forget_it(state: State, node: Node) -> None:
    """What ``node`` would have chosen is "it" behind it, not what another effect chose before."""
    env = state.variables["env"]
    if env.get("it") and names_it(state, node):
        state.let(env={**env, "it": ()})


def _user_gone(state: State, env: Mapping[str, Any]) -> bool:
    return "you" in env and state.rules.hooks.gone(state, env["you"])


def _decides(nodes: tuple[Node, ...]) -> bool:
    """Whether how far something came matters to any of ``nodes``, or to a part of one."""
    return any(
        node.row.id == THEN
        or (
            node.row.id in PARTS
            and any(_decides(part) for raw in node.args.values() for part in _parts(raw))
        )
        for node in nodes
    )


def _parts(raw: Any) -> tuple[tuple[Node, ...], ...]:
    """The effects in an argument of a verb that combines them: its own, or each branch."""
    if not isinstance(raw, tuple) or isinstance(raw, Selector | Node) or not raw:
        return ()
    if isinstance(raw[0], Node):
        return (raw,)
    return tuple(branch for branch in raw if isinstance(branch, tuple))


BLOCK = Block()


def resolve(state: State, nodes: tuple[Node, ...], env: Mapping[str, Any]) -> None:
    """Resolve ``nodes`` next as one effect."""
    state.call(BLOCK, nodes=nodes, env=env)


def resolve_part(state: State, nodes: tuple[Node, ...], env: Mapping[str, Any]) -> None:
    """The same for a part of the effect that is being resolved: where it falls short, that does."""
    state.call(BLOCK, nodes=nodes, env=env, part=True)
