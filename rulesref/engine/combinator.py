"""Verbs that combine effects and belong to every game: may, if, then, choose-one, for-each…

Each one splices the effects that are to follow into its own block, so that they share its scope
and its environment: they are parts of the same effect.
"""

from __future__ import annotations

from typing import Any

from rulesref.engine.ability import Node
from rulesref.engine.outcome import Choice, Option
from rulesref.engine.rules import Rules
from rulesref.engine.scope import fail, failed
from rulesref.engine.select import BIND, able, deciding, holds
from rulesref.engine.state import State
from rulesref.engine.words import Env, Row

Nodes = tuple[Node, ...]


def splice(state: State, nodes: Nodes) -> None:
    """Resolve ``nodes`` next in the running block."""
    block = state.frame
    old = block.variables["nodes"]
    state.let(nodes=old[: block.pc - 1] + nodes + old[block.pc - 1 :])


def still_meaning(env: Env, nodes: Nodes, also: tuple[str, ...] = ()) -> Nodes:
    """``nodes`` that are resolved apart, in which "it" and "each" mean what they mean in ``env``.

    So do the words ``also``.
    """
    told = [name for name in ("it", "each", *also) if name in env]
    if not nodes or not told:
        return nodes
    return (*(Node(BINDS, {"name": name, "value": env[name]}) for name in told), *nodes)


def add_combinators(rules: Rules) -> None:
    """Add the rows of this module to the tables of a game."""
    rules.verb("may", able=_some, effects="effects")(_may)
    rules.verb("if", able=_either, tests="tests", effects="effects", otherwise="effects?")(_if)
    rules.verb("then", able=_some, effects="effects")(_then)
    rules.verb("choose-one", able=_branch, options="branches", chooser="chooser?", must="flag?")(
        _choose_one
    )
    rules.verb("for-each", among="cards", effects="effects")(_for_each)
    rules.verb("resolved-by", able=_any_of_them, who="cards", effects="effects")(_resolved_by)
    rules.verb("times", able=_repeated, number="number", effects="effects")(_times)
    rules.selector("each")(_each)


def _each(state: State, env: Env) -> tuple[str, ...]:
    """The one of several that "for-each" has come to."""
    return (env["each"],) if "each" in env else ()


def _some(state: State, env: Env, effects: Nodes) -> bool:
    return able(state, env, effects, every=False)


def _branch(
    state: State,
    env: Env,
    options: tuple[Nodes, ...],
    chooser: str = "you",
    must: bool = True,
) -> bool:
    return any(able(state, env, option, every=False) for option in options)


def _either(state: State, env: Env, tests: Nodes, effects: Nodes, otherwise: Nodes = ()) -> bool:
    """Whether either could: what the tests ask may be known only when it comes to them."""
    return any(nodes and able(state, env, nodes, every=False) for nodes in (effects, otherwise))


def _may(state: State, env: Env, effects: Nodes) -> None:
    """What is declined does not resolve, no more than what could not; nobody gone accepts it."""
    who = env["you"]
    if state.rules.hooks.gone(state, who) or not able(state, env, effects, every=False):
        fail(state)
        return
    before = env.get("by-choice")
    bound = (_by_choice(True), *effects, _by_choice(before))
    splice(state, (Node(_DECIDED, {"branches": (bound, DECLINED)}),))
    options = (
        Option("accept", {"who": who, "card": env["this"]}, 0),
        Option("decline", {"who": who, "card": env["this"]}, 1),
    )
    state.ask(Choice("may", who, options, state.rules.cites["may"], "decided"))


def _by_choice(value: Any) -> Node:
    """From here on what resolves is (or is not) something that somebody chose to do."""
    return Node(BINDS, {"name": "by-choice", "value": value})


def _choose_one(
    state: State,
    env: Env,
    options: tuple[Nodes, ...],
    chooser: str = "you",
    must: bool = True,
) -> None:
    """Offer the options that could change the game; where nothing says "must", all of them.

    Nobody is helped by an option that does nothing, unless the choice itself is forced on them: a
    card that forces one without that word says so. Where whoever would choose has gone, nothing is
    chosen.
    """
    lawful = [
        number
        for number, option in enumerate(options)
        if able(state, env, as_it_stands(state, env, option), every=False)
    ]
    who = deciding(state, env, chooser)
    if not lawful or state.rules.hooks.gone(state, who):
        fail(state)
        return
    splice(state, (Node(_DECIDED, {"branches": options}),))
    offered = tuple(
        Option("branch", {"who": who, "number": number + 1, "card": env["this"]}, number)
        for number in (lawful if must else range(len(options)))
    )
    state.ask(Choice("branch", who, offered, state.rules.cites["branch"], "decided"))


def branches(state: State) -> tuple[Nodes, ...]:
    """What the options of the choice that waits are between; nothing where it is no such choice."""
    frame = state.frame if state.resolving else None
    nodes = frame.variables.get("nodes", ()) if frame is not None else ()
    following = nodes[frame.pc - 1 : frame.pc] if frame is not None else ()
    if not following or following[0].row is not _DECIDED:
        return ()
    found: tuple[Nodes, ...] = following[0].args["branches"]
    return found


def as_it_stands(state: State, env: Env, option: Nodes) -> Nodes:
    """``option``, or the part of it that follows where all of it hangs on what is so by now."""
    if len(option) != 1 or option[0].row.id != "if":
        return option
    part = "effects" if holds(state, env, option[0].args["tests"]) else "otherwise"
    following: Nodes = option[0].args.get(part, (_NOTHING,))
    return following


def _decided(state: State, env: Env, branches: tuple[Nodes, ...]) -> None:
    splice(state, branches[state.variables["decided"]])


def _if(state: State, env: Env, tests: Nodes, effects: Nodes, otherwise: Nodes = ()) -> None:
    """``effects`` where all ``tests`` hold, else ``otherwise``."""
    splice(state, effects if holds(state, env, tests) else otherwise)


def _then(state: State, env: Env, effects: Nodes) -> None:
    """``effects``, where what stands before it has resolved in full (arkham-lcg/then)."""
    if not failed(state):
        splice(state, effects)


def _for_each(state: State, env: Env, among: tuple[str, ...], effects: Nodes) -> None:
    """``effects`` once for each of ``among``, which is "each" in them."""
    if not among:
        fail(state)
    nodes: list[Node] = []
    for candidate in among:
        nodes += (Node(BINDS, {"name": "each", "value": candidate}), *effects)
    splice(state, tuple(nodes))


def _any_of_them(state: State, env: Env, who: tuple[str, ...], effects: Nodes) -> bool:
    return any(able(state, {**env, "you": resolver}, effects, every=False) for resolver in who)


def _resolved_by(state: State, env: Env, who: tuple[str, ...], effects: Nodes) -> None:
    """Each of ``who`` resolves ``effects`` on their own, one after another, and is "you" in them."""
    nodes: list[Node] = []
    for resolver in who:
        nodes += (Node(BINDS, {"name": "you", "value": resolver}), *effects)
    splice(state, (*nodes, Node(BINDS, {"name": "you", "value": env["you"]})))


def _repeated(state: State, env: Env, number: int, effects: Nodes) -> bool:
    """Once at least, as far as is known: what nobody can know yet counts as once."""
    return number >= 1 and able(state, env, effects, every=False)


def _times(state: State, env: Env, number: int, effects: Nodes) -> None:
    """``effects`` so many times; none at all counts as not resolved."""
    if number < 1:
        fail(state)
    splice(state, effects * number)


def _bind(state: State, env: Env, name: str, value: Any) -> None:
    state.let(env={**env, name: value})


def _declined(state: State, env: Env) -> None:
    fail(state)


_DECIDED = Row("decided", {"branches": "branches"}, _decided)
BINDS = Row(BIND, {"name": "word", "value": "word"}, _bind)
_NOTHING = Node(Row("nothing", {}, _declined, able=lambda state, env: False), {})
#: What happens where somebody declines: nothing, and what follows "then" does not follow.
DECLINED: Nodes = (Node(Row("declined", {}, _declined), {}),)
