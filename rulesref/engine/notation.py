"""The one validator of the ability notation: plain data (TOML, compiler output) → records.

An ability is a table; its words are rows of a game::

    kind = "reaction"
    on = { when = "place-damage", to = "this", cause = "enemy-attack" }
    if = [{ test = "at-location", … }]
    cost = [{ pay = "exhaust", card = "this" }]
    do = [{ verb = "deal", damage = 1, to = "attacker" }]
    limit = "1 per phase"

A selector is a word (``"this"``) or ``{ all = "enemy", at = "your-location" }`` or
``{ choose = "enemy", … }``. A clause that nobody described is ``{ opaque = "what it would do" }``,
and ``opaque-it`` says the same in Italian: the engine stops there and names it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rulesref.catalogue import said
from rulesref.engine.ability import (
    OWN,
    Ability,
    Limit,
    Node,
    Selector,
)
from rulesref.engine.clause import (
    TYPES,
    NotationError,
    closed,
    near,
    read_clause,
    read_effect,
)
from rulesref.engine.kind import Kind
from rulesref.engine.rules import Rules
from rulesref.engine.seeing import check_sight
from rulesref.engine.triggering import read_condition
from rulesref.engine.undescribed import OPAQUE, opaque

__all__ = ["OPAQUE", "NotationError", "near", "read_ability", "read_effect"]

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
    "opaque-it",
    "limit-scope",
}


def read_ability(
    data: Mapping[str, Any], rules: Rules, id: str, origin: str = "written"
) -> Ability:
    """The ability that ``data`` describes. Raises ``NotationError``."""
    ability = _read(data, rules, id, origin)
    check_sight(ability, rules)
    return ability


def _read(data: Mapping[str, Any], rules: Rules, id: str, origin: str = "written") -> Ability:
    """The same, where what stands around it may show it more than it shows itself."""
    for field in data:
        if field not in _FIELDS:
            raise NotationError(said("unknown field {!r}").format(field), id, near(field, _FIELDS))
    kind = _kind(data, rules, id)
    if "on" in data and kind.answers == "never":
        raise NotationError(
            said("a {} ability answers nothing: it has no 'on'").format(kind.id), id
        )
    for field in ("zones", "designators", "name"):
        if field in data:
            words = f"{field} of {kind.id}" if field == "name" else field
            closed(data[field], "words", rules.words.get(words), f"{id}.{field}")
    effects = tuple(read_effect(item, rules, id) for item in data.get("do", ()))
    if "opaque" in data:
        effects = (*effects, opaque(data, id))
    elif "opaque-it" in data:
        raise NotationError(said("'opaque-it' needs 'opaque'"), id)
    elif kind.answers == "must" and "on" not in data:
        raise NotationError(said("a {} ability needs 'on' or 'opaque'").format(kind.id), id)
    for node in effects:
        (_check_constant if kind.constant else _check_effect)(node, rules, id)
    tests = tuple(
        read_clause(item, "test", rules.conditions, rules, id) for item in data.get("if", ())
    )
    if kind.unprompted:
        for field in ("cost", "limit"):
            if field in data:
                raise NotationError(said("a {} ability has no {!r}").format(kind.id, field), id)
        if tests and effects:  # what is not initiated is judged as it resolves
            effects = (Node(rules.verbs["if"], {"tests": tests, "effects": effects}),)
            tests = ()
    return Ability(
        id,
        kind.id,
        read_condition(data["on"], rules, id) if "on" in data else None,
        tests,
        tuple(read_clause(item, "pay", rules.costs, rules, id) for item in data.get("cost", ())),
        effects,
        _limit(data, rules, id),
        tuple(data.get("designators", ())),
        cites=tuple(data.get("cites", ())),
        name=str(data.get("name", "")),
        zones=tuple(data.get("zones", rules.zones)),
        origin=origin,
    )


def _kind(data: Mapping[str, Any], rules: Rules, path: str) -> Kind:
    kind = str(data.get("kind", ""))
    if kind not in rules.kinds:
        raise NotationError(
            said("unknown kind of ability {!r}").format(kind), path, near(kind, rules.kinds)
        )
    return rules.kinds[kind]


def _check_constant(node: Node, rules: Rules, path: str) -> None:
    if node.row is not OPAQUE and node.row.id not in rules.constants:
        known = near(node.row.id, rules.constants)
        raise NotationError(said("{!r} is no constant effect").format(node.row.id), path, known)
    for name, type in node.row.args.items():
        if type.startswith("payments"):
            _check_payments(node.args.get(name, ()), rules, f"{path}.{node.row.id}.{name}")


def _check_payments(ways: Any, rules: Rules, path: str) -> None:
    """Refuse what can only be paid for the ability of a card itself, at any depth."""
    for node in _nodes(ways):
        if node.row.id in rules.own_costs:
            told = said("{!r} is a cost of an ability alone").format(node.row.id)
            raise NotationError(told, path, rules.own_costs[node.row.id])
        for name, type in node.row.args.items():
            if type.startswith("payments"):
                _check_payments(node.args.get(name, ()), rules, path)


def _check_effect(node: Node, rules: Rules, path: str) -> None:
    """Refuse what would do nothing as an effect, at any depth; clauses of an effect are constant."""
    if node.row.id in rules.constants_only and rules.verbs[node.row.id] is node.row:
        raise NotationError(
            said("{!r} means something in a constant ability only").format(node.row.id), path
        )
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


def _limit(data: Mapping[str, Any], rules: Rules, path: str) -> Limit | None:
    if "limit" not in data:
        if "limit-scope" in data:
            raise NotationError(
                said("there is no 'limit' that this is the scope of"),
                f"{path}.limit-scope",
            )
        return None
    words = str(data["limit"]).split()
    if len(words) != 3 or words[1] != "per" or not words[0].isdigit() or words[0] == "0":
        raise NotationError(
            said("a limit reads like '1 per round', not {!r}").format(data["limit"]), path
        )
    if rules.periods and words[2] not in rules.periods:
        raise NotationError(
            said("unknown period {!r}").format(words[2]), path, near(words[2], rules.periods)
        )
    return Limit(int(words[0]), words[2], _scope(data, rules, path))


def _scope(data: Mapping[str, Any], rules: Rules, path: str) -> str:
    scope = data.get("limit-scope", OWN)
    if scope != OWN and scope not in rules.limit_scopes:
        known = near(str(scope), (OWN, *rules.limit_scopes))
        raise NotationError(
            said("unknown scope of a limit {!r}").format(scope),
            f"{path}.limit-scope",
            known,
        )
    return str(scope)


TYPES["ability"] = _read
