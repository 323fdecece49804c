"""The one validator of the ability notation: plain data (TOML, compiler output) → records.

An ability is a table::

    kind = "reaction"
    on = { when = "place-damage", to = "this", cause = "enemy-attack" }
    if = [{ test = "at-location", … }]
    cost = [{ pay = "exhaust", card = "this" }]
    do = [{ verb = "deal", damage = 1, to = "attacker" }]
    limit = "1 per phase"

A selector is a word (``"this"``) or ``{ all = "enemy", at = "your-location" }`` or
``{ choose = "enemy", … }``. A clause that nobody described is ``{ opaque = "what it would do" }``:
the engine stops there and names it.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterator, Mapping
from typing import Any

from rulesref.engine.ability import (
    KINDS,
    RESOLVED,
    Ability,
    Limit,
    Node,
    Selector,
    Trigger,
)
from rulesref.engine.select import AtLeast, OneOf
from rulesref.engine.state import State
from rulesref.engine.tables import Env, Row, Tables

_STAGES = ("would", "when", "if", "at", "after")
_FIELDS = {
    "kind",
    "on",
    "if",
    "cost",
    "do",
    "limit",
    "designators",
    "cites",
    "name",
    "zones",
    "opaque",
    "limit-scope",
}


class NotationError(ValueError):
    """A description that means nothing; ``path`` leads to it, ``candidates`` are near names."""

    def __init__(self, message: str, path: str, candidates: tuple[str, ...] = ()) -> None:
        super().__init__(message)
        self.message = message
        self.path = path
        self.candidates = candidates


def _run_opaque(state: State, env: Env, clause: str) -> None:
    state.give_up(str(env["this"]), clause)


#: The node of a clause that nobody described: running it stops the machine.
OPAQUE = Row("opaque", {"clause": "text"}, _run_opaque)


def read_ability(data: Mapping[str, Any], rules: Tables, id: str, origin: str = "hand") -> Ability:
    """The ability that ``data`` describes. Raises ``NotationError``."""
    for field in data:
        if field not in _FIELDS:
            raise NotationError(f"unknown field {field!r}", id, near(field, _FIELDS))
    kind = str(data.get("kind", ""))
    if kind not in KINDS:
        raise NotationError(f"unknown kind of ability {kind!r}", id, near(kind, KINDS))
    for field in ("zones", "designators", "name", "limit-scope"):
        if field in data:
            words = f"{field} of {kind}" if field == "name" else field
            _closed(data[field], "words", rules.words.get(words), f"{id}.{field}")
    effects = tuple(read_effect(item, rules, id) for item in data.get("do", ()))
    if "opaque" in data:
        effects = (*effects, Node(OPAQUE, {"clause": str(data["opaque"])}))
    elif kind in ("forced", "reaction") and "on" not in data:
        raise NotationError(f"a {kind} ability needs 'on' or 'opaque'", id)
    for node in effects:
        (_check_constant if kind == "constant" else _check_effect)(node, rules, id)
    tests = tuple(_node(item, "test", rules.tests, rules, id) for item in data.get("if", ()))
    if kind in RESOLVED:
        for field in ("on", "cost", "limit"):
            if field in data:
                raise NotationError(f"a {kind} ability has no {field!r}", id)
        if tests and effects:  # what is not initiated is judged as it resolves
            effects = (Node(rules.verbs["if"], {"tests": tests, "effects": effects}),)
            tests = ()
    return Ability(
        id,
        kind,
        _trigger(data["on"], rules, id) if "on" in data else None,
        tests,
        tuple(_node(item, "pay", rules.costs, rules, id) for item in data.get("cost", ())),
        effects,
        _limit(data, rules, id),
        tuple(data.get("designators", ())),
        cites=tuple(data.get("cites", ())),
        name=str(data.get("name", "")),
        zones=tuple(data.get("zones", ("play",))),
        origin=origin,
    )


def _check_constant(node: Node, rules: Tables, path: str) -> None:
    if node.row is not OPAQUE and node.row.id not in rules.constants:
        known = near(node.row.id, rules.constants)
        raise NotationError(f"{node.row.id!r} is no constant effect", path, known)


def _check_effect(node: Node, rules: Tables, path: str) -> None:
    """Refuse what would do nothing as an effect, at any depth; clauses of an effect are constant."""
    if node.row.id in rules.constants_only and rules.verbs[node.row.id] is node.row:
        raise NotationError(f"{node.row.id!r} means something in a constant ability only", path)
    for name, value in node.args.items():
        check = _check_constant if node.row.args[name].startswith("clauses") else _check_effect
        for one in _nodes(value):
            check(one, rules, f"{path}.{name}")


def _nodes(value: Any) -> Iterator[Node]:
    if isinstance(value, Node):
        yield value
    elif isinstance(value, tuple) and not isinstance(value, Selector | Ability):
        for one in value:
            yield from _nodes(one)


def read_effect(data: Any, rules: Tables, path: str) -> Node:
    """One node of an effect tree."""
    if isinstance(data, Mapping) and "opaque" in data:
        return Node(OPAQUE, {"clause": str(data["opaque"])})
    return _node(data, "verb", rules.verbs, rules, path)


def near(name: str, names: Any) -> tuple[str, ...]:
    """The names that ``name`` could have meant, best first."""
    return tuple(difflib.get_close_matches(name, list(names), n=3, cutoff=0.5))


def _node(data: Any, head: str, table: Mapping[str, Row], rules: Tables, path: str) -> Node:
    if not isinstance(data, Mapping) or head not in data:
        raise NotationError(f"expected a table with {head!r}, found {data!r}", path)
    name = str(data[head])
    path = f"{path}.{name}"
    if name not in table:
        raise NotationError(f"unknown {head} {name!r}", path, near(name, table))
    row = table[name]
    args = {}
    for key, value in data.items():
        if key == head:
            continue
        slot = key.replace("-", "_")
        if slot not in row.args:
            raise NotationError(f"{name!r} takes no {key!r}", path, near(slot, row.args))
        args[slot] = _value(value, row.args[slot], rules, f"{path}.{key}")
        _closed(args[slot], row.args[slot], rules.words.get(slot), f"{path}.{key}")
    for key, type in row.args.items():
        if key not in args and not type.endswith("?"):
            raise NotationError(f"{name!r} needs {key!r}", path)
    return Node(row, args)


def _closed(value: Any, type: str, known: frozenset[str] | None, path: str) -> None:
    if known is None or type.rstrip("?") not in ("word", "words"):
        return
    for word in (value,) if isinstance(value, str) else value:
        if word not in known:
            raise NotationError(f"unknown word {word!r}", path, near(word, known))


def _value(value: Any, type: str, rules: Tables, path: str) -> Any:
    type = type.rstrip("?")
    if type in ("number", "quantity"):
        if isinstance(value, int):
            return value
        return _node(value, "count", rules.quantities, rules, path)
    if type == "cards":
        return _selector(value, rules, path)
    if type in ("effects", "clauses"):
        return tuple(read_effect(item, rules, path) for item in value)
    if type == "branches":
        return tuple(tuple(read_effect(item, rules, path) for item in each) for each in value)
    if type == "payments":
        return tuple(
            tuple(_node(item, "pay", rules.costs, rules, path) for item in each) for each in value
        )
    if type == "tests":
        return tuple(_node(item, "test", rules.tests, rules, path) for item in value)
    if type == "ability":
        return read_ability(value, rules, path)
    if type == "flag" and isinstance(value, bool):
        return value
    if type in ("word", "text") and isinstance(value, str):
        return value
    if type == "words" and isinstance(value, list):
        return tuple(value)
    raise NotationError(f"expected a {type}, found {value!r}", path)


def _selector(value: Any, rules: Tables, path: str) -> Selector:
    if isinstance(value, str):
        return Selector("one", _selector_row(value, rules, path))
    if isinstance(value, Mapping):
        for how in ("all", "choose"):
            if how in value:
                return _pick(value, how, rules, path)
    raise NotationError(f"expected a selector, found {value!r}", path)


def _pick(value: Mapping[str, Any], how: str, rules: Tables, path: str) -> Selector:
    for key in ("count", "least"):
        if not isinstance(value.get(key, 1), int):
            raise NotationError(f"expected a number, found {value[key]!r}", f"{path}.{key}")
    filters = []
    for key, item in value.items():
        if key in (how, "count", "least", "chooser", "must"):
            continue
        if key not in rules.filters:
            raise NotationError(f"unknown filter {key!r}", path, near(key, rules.filters))
        row = rules.filters[key]
        read = _value(item, row.args["value"], rules, f"{path}.{key}")
        filters.append(Node(row, {"value": read}))
    return Selector(
        how,
        _selector_row(str(value[how]), rules, path),
        tuple(filters),
        value.get("count", 1),
        str(value.get("chooser", "you")),
        bool(value.get("must", True)),
        value.get("least"),
    )


def _selector_row(name: str, rules: Tables, path: str) -> Row:
    if name not in rules.selectors:
        raise NotationError(f"unknown selector {name!r}", path, near(name, rules.selectors))
    return rules.selectors[name]


def _trigger(data: Mapping[str, Any], rules: Tables, path: str) -> Trigger:
    stages = [key for key in data if key in _STAGES]
    if len(stages) == 2 and "at" in stages and not _names_events(data["at"], rules):
        stages.remove("at")  # a slot of the event: where it happens
    if len(stages) != 1:
        raise NotationError(f"a trigger needs one of {', '.join(_STAGES)}", path)
    stage = stages[0]
    told = data[stage]
    events = [str(event) for event in (told if isinstance(told, list) else [told])]
    for event in events:
        if event not in rules.events:
            raise NotationError(f"unknown event {event!r}", path, near(event, rules.events))
    slots = {name: type for one in events for name, type in rules.events[one].slots.items()}
    event = "|".join(events)
    filters = []
    for key, value in data.items():
        if key == stage:
            continue
        if key not in slots and key != "by":
            raise NotationError(f"{event!r} has no {key!r}", path, near(key, slots))
        type = slots.get(key, "card")
        _closed(value, type, rules.words.get(key), f"{path}.{key}")
        filters.append((key, _filter(value, type, rules, path)))
    return Trigger("if" if stage == "at" else stage, event, tuple(filters))


def _names_events(told: Any, rules: Tables) -> bool:
    return all(one in rules.events for one in (told if isinstance(told, list) else [str(told)]))


def _filter(value: Any, type: str, rules: Tables, path: str) -> Any:
    if type == "number":
        if isinstance(value, str) and value.endswith("+") and value[:-1].isdigit():
            return AtLeast(int(value[:-1]))
        if not isinstance(value, int):
            raise NotationError(f"expected a number or such as '2+', found {value!r}", path)
        return value
    if type == "word":
        return OneOf(tuple(value)) if isinstance(value, list) else value
    return _selector(value, rules, path)


def _limit(data: Mapping[str, Any], rules: Tables, path: str) -> Limit | None:
    if "limit" not in data:
        return None
    words = str(data["limit"]).split()
    if len(words) != 3 or words[1] != "per" or not words[0].isdigit():
        raise NotationError(f"a limit reads like '1 per round', not {data['limit']!r}", path)
    if rules.periods and words[2] not in rules.periods:
        raise NotationError(f"unknown period {words[2]!r}", path, near(words[2], rules.periods))
    return Limit(int(words[0]), words[2], str(data.get("limit-scope", "copy")))
