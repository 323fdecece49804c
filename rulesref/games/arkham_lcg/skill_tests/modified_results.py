"""arkham-lcg/steps/st-7: what modifies a result is in it, whichever of them is applied first.

Other abilities contribute results of their own, or modify those that there are. Results that are
resolved twice are the modified ones both times: a modification itself is made once (derived from
ST.7 and from FAQ v2.5, question on Double or Nothing, which repeats results).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rulesref.engine.ability import Node

Nodes = tuple[Node, ...]
#: (The card that it is of, its effects, who is "you" in them).
Result = tuple[str, Nodes, str]
#: What modifies the damage of the attack whose test is running, and what deals that damage.
MODIFIES, MODIFIED = "more-damage", "strike"


def repeated(results: list[Result], times: int) -> list[Result]:
    """``results`` so many times, with what modifies them once."""
    if times == 1:
        return results
    modifying, rest = taken_apart(tuple(results))
    return [*modifying, *rest * times]


def taken_apart(results: tuple[Result, ...]) -> tuple[tuple[Result, ...], tuple[Result, ...]]:
    """What of ``results`` modifies another one, and what does not."""
    parts = [(source, you, _split(effects)) for source, effects, you in results]
    first, rest = (
        tuple((source, part[which], you) for source, you, part in parts if part[which])
        for which in (0, 1)
    )
    return first, rest


def _split(effects: Nodes) -> tuple[Nodes, Nodes]:
    """The effects that modify a result, and the rest; a condition stays with each of its parts."""
    modifying: list[Node] = []
    rest: list[Node] = []
    for node in effects:
        first, then = _parts(node)
        modifying += first
        rest += then
    return (_unless_idle(modifying), _unless_idle(rest))


def _parts(node: Node) -> tuple[Nodes, Nodes]:
    if node.row.id == MODIFIES:
        return (node,), ()
    if node.row.id == "bind":  # what "it" means is said to both
        return (node,), (node,)
    if node.row.id != "if":
        return (), (node,)
    effects, otherwise = (_split(node.args.get(name, ())) for name in ("effects", "otherwise"))
    parts = zip(effects, otherwise, strict=True)
    first, then = (_when(node, yes, no) for yes, no in parts)
    return first, then


def _when(node: Node, effects: Nodes, otherwise: Nodes) -> Nodes:
    """The condition ``node`` with one part of what it says; nothing where it says none of that."""
    if not effects and not otherwise:
        return ()
    args = {**node.args, "effects": effects}
    if otherwise:
        args["otherwise"] = otherwise
    else:
        args.pop("otherwise", None)
    return (Node(node.row, args),)


def _unless_idle(nodes: list[Node]) -> Nodes:
    """``nodes``, or nothing where none of them does more than say what "it" means."""
    return tuple(nodes) if any(node.row.id != "bind" for node in nodes) else ()


def may_be_modified(effects: Nodes) -> bool:
    """Whether ``effects`` deal what others may modify."""
    return _says(effects, MODIFIED)


def waits(effects: Nodes, others: Iterable[Nodes]) -> bool:
    """Whether a choice or a cost in ``others``, which cannot be made before it, may modify it."""
    return may_be_modified(effects) and any(_says(_split(one)[1], MODIFIES) for one in others)


def _says(value: Any, verb: str) -> bool:
    """Whether ``verb`` stands anywhere in the effects."""
    if isinstance(value, Node):
        return value.row.id == verb or any(_says(one, verb) for one in value.args.values())
    return isinstance(value, tuple) and any(_says(one, verb) for one in value)
