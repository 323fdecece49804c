"""Which rows are in the middle of being carried out at one moment, for whom, by what, upon what."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from rulesref.engine.ability import Ability, Node, Selector
from rulesref.engine.event import Event
from rulesref.engine.select import things
from rulesref.engine.state import State
from rulesref.games.arkham_lcg.actions.action import ACTIONS
from rulesref.games.arkham_lcg.keywords import KEYWORDS
from rulesref.games.arkham_lcg.rules import RULES

#: Every row of the matrix: (kind, id).
ROWS: tuple[tuple[str, str], ...] = (
    *(("verb", id) for id in sorted(RULES.verbs)),
    *(("cost", id) for id in sorted(RULES.costs)),
    *(("action", id) for id in sorted(ACTIONS)),
    *(("procedure", id) for id in sorted(RULES.procedures)),
    *(("keyword", id) for id in sorted(KEYWORDS)),
)


class Middle(NamedTuple):
    """One row that is being carried out. ``events`` are about to happen for it, if any are."""

    row: tuple[str, str]
    you: str
    this: str
    targets: tuple[str, ...]
    node: Node | None = None
    events: tuple[Event, ...] = ()


def middles(state: State) -> Iterator[Middle]:
    """What the frame that runs next is about; of events also what caused them."""
    if state.stack is None or state.pending is not None:
        return
    (kind, place, variables, _), rest = state.stack
    if kind.id == "sequence":
        if place == 0:
            yield from _caused(state, variables["events"], rest)
    else:
        yield from of_frame(state, kind.id, place, variables, ())


def _caused(state: State, events: tuple[Event, ...], rest: Any) -> Iterator[Middle]:
    for event in events[:1]:
        who, by = str(event.slots.get("who", "")), event.by or ""
        targets = _ids(state, event.slots.values())
        if event.type in ("act", "perform"):
            yield Middle(("action", event.slots["action"]), who, by, targets, None, events)
        for card in targets:
            record = state.things[card].get("card")
            for keyword in record.keywords if record else ():
                if keyword in KEYWORDS:
                    yield Middle(("keyword", keyword), who, card, targets, None, events)
        if rest is not None:
            kind, place, variables, _ = rest[0]
            for one in of_frame(state, kind.id, place - 1, variables, events):
                yield one._replace(targets=targets or one.targets)


def of_frame(
    state: State, kind: str, place: int, variables: Mapping[str, Any], events: tuple[Event, ...]
) -> Iterator[Middle]:
    """What a frame carries out at ``place``: an effect, the costs of an ability, a procedure."""
    env = variables.get("env", {})
    you = str(env.get("you") or variables.get("who") or "")
    this = str(env.get("this") or variables.get("card") or variables.get("enemy") or "")
    if kind == "block":
        nodes = variables["nodes"]
        if 0 < place <= len(nodes):
            node = nodes[place - 1]
            if node.row.id in RULES.verbs:
                found = _targets(state, env, node)
                yield Middle(("verb", node.row.id), you, this, found, node, events)
    elif kind in RULES.procedures:
        found = _ids(state, variables.values())
        yield Middle(("procedure", kind), you, this, found, None, events)
        ability = variables.get("ability")
        if isinstance(ability, Ability) and place <= 3:
            for cost in ability.costs:
                paid = _targets(state, env, cost)
                yield Middle(("cost", cost.row.id), you, this, paid, cost, events)


def _targets(state: State, env: Mapping[str, Any], node: Node) -> tuple[str, ...]:
    out: list[str] = list(env.get("it", ()))
    for raw in node.args.values():
        if isinstance(raw, Selector):
            try:
                out += things(state, env, raw)
            except (KeyError, IndexError):
                continue  # what it means depends on an event that the frame does not know
    return tuple(id for id in dict.fromkeys(out) if id in state.things)


def _ids(state: State, values: Any) -> tuple[str, ...]:
    flat: list[str] = []
    for value in values:
        flat += [value] if isinstance(value, str) else []
        flat += [one for one in value if isinstance(one, str)] if isinstance(value, tuple) else []
    cards = [id for id in flat if "card" in state.things.get(id, ())]
    return tuple(dict.fromkeys(cards))
