"""Reading an ability's arguments: which things, how many, and whether a condition holds."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import combinations
from typing import Any

from rulesref.engine.ability import Node, Selector
from rulesref.engine.outcome import Choice, Option
from rulesref.engine.state import State
from rulesref.record import NamedTuple

Env = Mapping[str, Any]
#: The verb that does nothing but choose: what its choice is for comes after it.
CHOOSE = "choose"
THEN = "then"
#: What gives a word of an effect its meaning, and does nothing else.
BIND = "bind"
#: Verbs whose own effects are resolved with them, as parts of one effect, and not only later.
PARTS = frozenset({"choose-one", "divide", "for-each", "if", "may", "resolved-by", THEN, "times"})


class AtLeast(NamedTuple):
    """Matches a number that is no smaller; an absent number is zero."""

    least: int


class OneOf(NamedTuple):
    """Matches any of several words."""

    words: tuple[str, ...]


def things(state: State, env: Env, selector: Selector) -> tuple[str, ...]:
    """Every thing that ``selector`` could mean, in the order of the table."""
    found = selector.row.run(state, env)
    return tuple(kept(state, env, selector.filters, found) if selector.filters else found)


def kept(state: State, env: Env, filters: Iterable[Node], found: Iterable[str]) -> Iterable[str]:
    """Those of ``found`` that pass all ``filters``."""
    for row, args in filters:
        if not found:
            break
        value = args["value"]
        if isinstance(value, Node):
            value = number(state, env, value)
        if "whole" in row.args:  # judges all candidates together: the most, the nearest
            found = row.run(state, env, list(found), value)
        else:
            found = [thing for thing in found if row.run(state, env, thing, value)]
    return found


def number(state: State, env: Env, value: Any) -> int:
    """The number that ``value`` (an int or a quantity node) stands for."""
    if isinstance(value, Node):
        return int(value.row.run(state, env, **arguments(state, env, value)))
    return int(value)


def holds(state: State, env: Env, tests: Iterable[Node]) -> bool:
    """Whether every one of ``tests`` holds."""
    for test in tests:  # noqa: SIM110 - most abilities have none, and a generator costs more
        if not test.row.run(state, env, **arguments(state, env, test)):
            return False
    return True


def matches(state: State, env: Env, value: Any, wanted: Any) -> bool:
    """Whether a slot's ``value`` is what a trigger's filter wants."""
    if isinstance(wanted, Selector):
        found = things(state, env, wanted)
        return any(one in found for one in value) if isinstance(value, tuple) else value in found
    if isinstance(wanted, AtLeast):
        return (value or 0) >= wanted.least
    if isinstance(wanted, OneOf):
        several = value if isinstance(value, tuple) else (value,)
        return any(one in wanted.words for one in several)
    if isinstance(value, tuple):
        return wanted in value
    return bool(value == wanted)


def meaning(state: State, env: Env, node: Node) -> Env:
    """What the words of ``node`` are read with: a game may have some verbs mean more by them."""
    return state.rules.hooks.meaning(state, env, node)


def arguments(state: State, env: Env, node: Node) -> dict[str, Any]:
    """The arguments of ``node`` read now; a selector gives every candidate."""
    out: dict[str, Any] = {}
    env = meaning(state, env, node)
    for name, raw in node.args.items():
        if isinstance(raw, Selector):
            out[name] = things(state, env, raw)
        elif node.row.args[name].startswith("number"):
            out[name] = number(state, env, raw)
        else:
            out[name] = raw
    return out


def able(state: State, env: Env, nodes: tuple[Node, ...], *, every: bool) -> bool:
    """Whether ``every`` one (or any) of ``nodes`` could be paid or could change the game.

    What stands after "then" could not where something before it cannot resolve.
    """
    if nodes and nodes[0].row.id == CHOOSE and not _able(state, env, nodes[0], nodes[1:]):
        return False  # an ability that chooses its target first needs one
    if not nodes:
        return True
    so_far = True
    for number, node in enumerate(nodes, 1):
        could = (so_far or node.row.id != THEN) and _able(state, env, node, nodes[number:])
        if could is not every:
            return could
        if not could and names_it(state, node):
            env = {**env, "it": ()}
        so_far = so_far and could
    return every


def names_it(state: State, node: Node) -> bool:
    """Whether what ``node`` chooses, finds or picks is "it" for the effects behind it."""
    if any(isinstance(raw, Selector) and raw.how == "choose" for raw in node.args.values()):
        return True
    sight, verb = state.rules.sight, node.row.id
    return verb not in sight.inside and "it" in sight.shows.get(("verb", verb), ())


def _able(state: State, env: Env, node: Node, later: tuple[Node, ...]) -> bool:
    until = node.args.get("until")
    if until and not state.rules.hooks.runs(state, until):
        return False
    args = {**arguments(state, env, node), **_to_come(state, node)}
    for name, raw in node.args.items():
        if isinstance(raw, Selector):
            if raw.row.id in state.rules.settled:
                return True  # what has been paid with is known once it is paid
            args[name] = touchable(state, env, node, name, args[name])
            enough = args[name]
            if raw.least:
                enough = eligible(state, env, node, name, later)
            if len(enough) < (raw.least or 1):
                return bool(state.rules.hooks.untold(state, raw))
    if node.row.able is None:
        return node.row.id != CHOOSE or bool(eligible(state, env, node, "cards", later))
    return _could(state, env, node, args, ())


def _to_come(state: State, node: Node) -> dict[str, int]:
    """The numbers of ``node`` that nobody knows before it resolves: any of them may be 1."""
    return {
        name: 1
        for name, raw in node.args.items()
        if isinstance(raw, Node) and _counts_what_happens(state, raw)
    }


def _counts_what_happens(state: State, value: Node) -> bool:
    return value.row.id in state.rules.settled or any(
        _counts_what_happens(state, raw) for raw in value.args.values() if isinstance(raw, Node)
    )


def _could(
    state: State, env: Env, node: Node, args: Mapping[str, Any], fixed: tuple[str, ...]
) -> bool:
    """Whether some way to choose what is not ``fixed`` yet lets ``node`` change anything."""
    for name, raw in node.args.items():
        if isinstance(raw, Selector) and raw.how == "choose" and name not in fixed:
            return any(
                _could(state, env, node, {**args, name: (arg,)}, (*fixed, name))
                for arg in args[name]
            )
    assert node.row.able is not None
    if fixed:
        env = {**env, "chosen": fixed}
    return bool(node.row.able(state, env, **args))


def touchable(
    state: State, env: Env, node: Node, name: str, found: tuple[str, ...]
) -> tuple[str, ...]:
    """Those of ``found`` that ``node`` may affect through its argument ``name``."""
    return state.rules.hooks.touchable(state, env, node, name, found)


def eligible(
    state: State, env: Env, node: Node, name: str, later: tuple[Node, ...] = ()
) -> tuple[str, ...]:
    """The candidates for ``name`` that ``node``, or a ``later`` effect on "it", could change."""
    args = arguments(state, env, node)
    found = touchable(state, env, node, name, args[name])
    more = tuple(one for one in later if _means_it(one))
    if node.row.id != CHOOSE:  # what stands after "then" does not follow what could not happen
        more = tuple(one for one in more if one.row.id != THEN)
    if node.row.able is None and (node.row.id != CHOOSE or not more):
        return found
    return tuple(
        one
        for one in found
        if (node.row.able and _could(state, env, node, {**args, name: (one,)}, (name,)))
        or (more and able(state, {**env, "it": (one,)}, more, every=False))
    )


def _means_it(raw: Any) -> bool:
    """Whether an argument, or a node in any of its own, speaks of what was chosen before it.

    What happens only later, as the result of a test that follows, judges nothing now.
    """
    if isinstance(raw, Selector):
        return raw.row.id == "it" or any(_means_it(one) for one in raw.filters)
    if isinstance(raw, Node):
        whole = raw.row.id in PARTS
        own = (arg for arg in raw.args.values() if whole or isinstance(arg, Selector | Node))
        return any(_means_it(one) for one in own)
    return isinstance(raw, tuple) and any(_means_it(one) for one in raw)


def deciding(state: State, env: Env, named: str) -> str:
    """Whoever ``named`` means decides: "you", or another selector of one; else the arbiter."""
    if named == "you":
        return str(env["you"])
    row = state.rules.selectors.get(named)
    found = row.run(state, env) if row else ()
    return str(next(iter(found), None) or state.rules.hooks.arbiter(state))


def targets(
    state: State,
    env: Env,
    selector: Selector,
    into: str,
    found: tuple[str, ...] | None = None,
) -> Choice | None:
    """The choice among candidates that ``selector`` needs, or ``None`` where there are none."""
    if found is None:
        found = things(state, env, selector)
    size = min(selector.count, len(found))
    least = size if selector.least is None else selector.least
    if size < max(least, 1):
        return None
    chooser = deciding(state, env, selector.chooser)
    options = tuple(
        Option("target", {"who": chooser, "cards": group}, group)
        for number in range(least, size + 1)
        for group in combinations(found, number)
    )
    return Choice("target", chooser, options, state.rules.cites["target"], into)
