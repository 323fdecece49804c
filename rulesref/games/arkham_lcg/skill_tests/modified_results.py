"""arkham-lcg/steps/st-7: what modifies a result is in it, whichever of them is applied first.

Other abilities contribute results of their own, or modify those that there are. Results that are
resolved twice are the modified ones both times: a modification itself is made once (derived from
ST.7 and from FAQ v2.5, question on Double or Nothing, which repeats results). Whether an additional
clue modifies the discovery of the test is open (U-33).
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from rulesref.engine.ability import Node, nodes
from rulesref.engine.state import State
from rulesref.engine.words import Env, Row
from rulesref.games.arkham_lcg.skill_tests.current import TEST
from rulesref.games.edition import switch

Nodes = tuple[Node, ...]
#: (The card that it is of, its effects, who is "you" in them).
Result = tuple[str, Nodes, str]
#: The verb that deals the damage of an attack, or discovers the clues of an investigation → the one
#: that modifies what it does.
MODIFIES = {
    "strike": "more-damage",
    "strike-everybody": "more-damage",
    "discover": "more-clues",
}


def _more_clues(state: State, env: Env, amount: int) -> None:
    """The discovery of this test is of so many more."""
    state.put(TEST, **{"more-clues": state.get(TEST, "more-clues") + amount})


_MORE_CLUES = Row("more-clues", {"amount": "number"}, _more_clues)


def as_modifications(state: State, results: list[Result], own: Nodes) -> list[Result]:
    """``results`` in which an additional clue is one more of the discovery that is their ``own``.

    One that is the same as the own discovery is part of it: there is nothing to put in order.
    """
    plain = [(source, _told(effects, False), you) for source, effects, you in results]
    additional = plain != results and _says(own, "discover")
    if not additional or switch(state, "additional-clue") == "apart":
        return plain
    joined = []
    for result, (source, effects, you) in zip(plain, results, strict=True):
        if result == plain[0] and effects != own:
            _more_clues(state, {}, 1)
        else:
            joined.append((source, _told(effects, True), you))
    return joined


def _told(value: Any, joined: bool) -> Any:
    """The same effects with an additional clue told as a modification, or as any other clue."""
    if not isinstance(value, Node):
        return tuple(_told(one, joined) for one in value) if type(value) is tuple else value
    additional = value.row.id == "discover" and value.args.get("additional")
    if additional and joined:
        return Node(_MORE_CLUES, {"amount": value.args["amount"]})
    args = {name: _told(one, joined) for name, one in value.args.items()}
    if additional:
        del args["additional"]
    return value if args == value.args else Node(value.row, args)


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
    if node.row.id in MODIFIES.values():
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
    """Whether ``effects`` deal, or discover, what others may modify."""
    return any(_says(effects, verb) for verb in MODIFIES)


def waits(effects: Nodes, others: Iterable[Nodes]) -> bool:
    """Whether a choice or a cost in ``others``, which cannot be made before it, may modify it."""
    modifies = [more for verb, more in MODIFIES.items() if _says(effects, verb)]
    rests = [_split(other)[1] for other in others] if modifies else []
    return any(_says(rest, more) for rest in rests for more in modifies)


def is_part_of(effects: Nodes, own: Nodes | None, results: Iterable[Result]) -> bool:
    """Whether ``effects`` only modify the ``own`` result, which is still to come: no order matters."""
    if not own or not may_be_modified(own) or all(what != own for _, what, _ in results):
        return False
    return effects != own and not _split(effects)[1]


@lru_cache(1024)
def _verbs(effects: Nodes) -> frozenset[str]:
    """The ids of all words that stand anywhere in ``effects``; most are those of a card."""
    return frozenset(node.row.id for node in nodes(effects))


def _says(effects: Nodes, verb: str) -> bool:
    """Whether ``verb`` stands anywhere in the effects."""
    return verb in _verbs(effects)
