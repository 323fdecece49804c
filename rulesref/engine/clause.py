"""Reading the clauses of an ability: one verb, test, cost or quantity, and what its arguments hold.

A selector is a word (``"this"``) or ``{ all = "enemy", at = "your-location" }`` or
``{ choose = "enemy", … }``. A word that nothing would ever match is refused here: at the table it
would only look like a condition that does not hold.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any

from rulesref.catalogue import said
from rulesref.engine.ability import Node, Selector
from rulesref.engine.rules import Rules
from rulesref.engine.undescribed import OPAQUE_FIELDS, opaque
from rulesref.engine.words import Row

#: What a selector that chooses may say beside its filters.
_OF_CHOICE = ("count", "least", "chooser")
#: The count of which none is too many, and what it is read as: more than lie on any table.
ANY_NUMBER, MANY = "any", 1000


class NotationError(ValueError):
    """A description that means nothing; ``path`` leads to it, ``candidates`` are near names."""

    def __init__(self, message: str, path: str, candidates: tuple[str, ...] = ()) -> None:
        super().__init__(message)
        self.message = message
        self.path = path
        self.candidates = candidates


def near(name: str, names: Collection[str], cutoff: float = 0.5) -> tuple[str, ...]:
    """The names that ``name`` could have meant, best first."""
    from difflib import get_close_matches

    return tuple(get_close_matches(name, list(names), n=3, cutoff=cutoff))


def read_effect(data: Any, rules: Rules, path: str) -> Node:
    """One node of an effect tree."""
    if isinstance(data, Mapping) and "opaque" in data:
        for field in data:
            if field not in OPAQUE_FIELDS:
                known = near(field, OPAQUE_FIELDS)
                raise NotationError(said("'opaque' takes no {!r}").format(field), path, known)
        return opaque(data, path)
    return read_clause(data, "verb", rules.verbs, rules, path)


def read_clause(data: Any, head: str, table: Mapping[str, Row], rules: Rules, path: str) -> Node:
    """The row of ``table`` that ``data`` names under ``head``, with its arguments."""
    if not isinstance(data, Mapping) or head not in data:
        raise NotationError(said("expected a table with {!r}, found {!r}").format(head, data), path)
    name = str(data[head])
    path = f"{path}.{name}"
    if name not in table:
        raise NotationError(said("unknown {} {!r}").format(head, name), path, near(name, table))
    row = table[name]
    args = {}
    for key, value in data.items():
        if key == head:
            continue
        slot = key.replace("-", "_")
        if slot not in row.args:
            raise NotationError(
                said("{!r} takes no {!r}").format(name, key), path, near(slot, row.args)
            )
        args[slot] = _value(value, row.args[slot], rules, f"{path}.{key}")
        closed(args[slot], row.args[slot], rules.words_of(slot, name), f"{path}.{key}")
    for key, type in row.args.items():
        if key not in args and not type.endswith("?"):
            raise NotationError(said("{!r} needs {!r}").format(name, key), path)
    _check_bounds(args, path)
    return Node(row, args)


def _check_bounds(args: Mapping[str, Any], path: str) -> None:
    """Refuse what no number is: at least so much, and at most less."""
    least, most = args.get("least"), args.get("most")
    if isinstance(least, int) and isinstance(most, int) and least > most:
        raise NotationError(
            said("no number is at least {} and at most {}").format(least, most), path
        )


def closed(value: Any, type: str, known: Collection[str] | None, path: str) -> None:
    """Refuse a word that is none of those ``known`` for this place; where none are, any will do."""
    type = type.rstrip("?")
    if known is None or type not in ("word", "words", "amounts"):
        return
    words = [word for word, _ in value] if type == "amounts" else value
    for word in (words,) if isinstance(words, str) else words:
        if word not in known:
            raise NotationError(
                said("unknown word {!r}").format(word), path, near(str(word), known)
            )


def is_number(value: Any) -> bool:
    """Whether ``value`` is a number: what is true or false counts nothing."""
    return isinstance(value, int) and not isinstance(value, bool)


def _number(value: Any, rules: Rules, path: str) -> Any:
    if is_number(value):
        return value
    return read_clause(value, "count", rules.quantities, rules, path)


def _amounts(value: Any, rules: Rules, path: str) -> tuple[tuple[str, Any], ...]:
    """How much of each of several words: ``{ word = 2 }``, as things stand when it is looked at."""
    if not isinstance(value, Mapping) or not value:
        raise NotationError(
            said("expected how much of what, as a table, found {!r}").format(value), path
        )
    return tuple((word, _number(item, rules, path)) for word, item in value.items())


def _effects(value: Any, rules: Rules, path: str) -> tuple[Node, ...]:
    return tuple(read_effect(item, rules, path) for item in value)


def _branches(value: Any, rules: Rules, path: str) -> tuple[tuple[Node, ...], ...]:
    return tuple(_effects(each, rules, path) for each in value)


def _payments(value: Any, rules: Rules, path: str) -> tuple[tuple[Node, ...], ...]:
    return tuple(
        tuple(read_clause(item, "pay", rules.costs, rules, path) for item in each) for each in value
    )


def _tests(value: Any, rules: Rules, path: str) -> tuple[Node, ...]:
    return tuple(read_clause(item, "test", rules.conditions, rules, path) for item in value)


def _chooser(value: Any, rules: Rules, path: str) -> str:
    """Whoever decides: a selector of one player, by its name alone."""
    if not isinstance(value, str):
        raise NotationError(said("expected the name of a selector, found {!r}").format(value), path)
    if value != "you":
        selector_row(value, rules, path)
    return value


def selector(value: Any, rules: Rules, path: str) -> Selector:
    """A selector: a word, or a table with "all" or "choose"."""
    if isinstance(value, str):
        return Selector("one", selector_row(value, rules, path))
    if isinstance(value, Mapping):
        for how in ("all", "choose"):
            if how in value:
                return _pick(value, how, rules, path)
    raise NotationError(said("expected a selector, found {!r}").format(value), path)


def _pick(value: Mapping[str, Any], how: str, rules: Rules, path: str) -> Selector:
    row = selector_row(value[how], rules, path)
    filters = []
    for key, item in value.items():
        if key == how or (how == "choose" and key in _OF_CHOICE):
            continue
        if key in _OF_CHOICE:
            raise NotationError(said("{!r} belongs to a selector with 'choose'").format(key), path)
        filters.append(_filter(key, item, rules, path))
    # What compares those that are eligible is asked once all others have told which these are.
    filters.sort(key=lambda each: each.row.id in rules.ties)
    any_number = value.get("count") == ANY_NUMBER
    count = MANY if any_number else _amount(value, "count", 1, path)
    least = _amount(value, "least", 0, path) if "least" in value else 0 if any_number else None
    if least is not None and least > count:
        raise NotationError(said("'least' is more than 'count', which is {}").format(count), path)
    tied = value[how] in rules.ties or not rules.ties.isdisjoint(value)
    decides = rules.arbiter if tied else "you"
    chooser = _chooser(value.get("chooser", decides), rules, f"{path}.chooser")
    return Selector(how, row, tuple(filters), count, chooser, least)


def _filter(key: str, item: Any, rules: Rules, path: str) -> Node:
    if key not in rules.filters:
        raise NotationError(said("unknown filter {!r}").format(key), path, near(key, rules.filters))
    row = rules.filters[key]
    read = _value(item, row.args["value"], rules, f"{path}.{key}")
    closed(read, row.args["value"], rules.words_of(key, key), f"{path}.{key}")
    return Node(row, {"value": read})


def _amount(value: Mapping[str, Any], key: str, least: int, path: str) -> int:
    """How many are chosen."""
    number = value.get(key, 1)
    if not is_number(number) or number < least:
        found = said("expected a number, {} or more, found {!r}").format(least, number)
        raise NotationError(found, f"{path}.{key}")
    return int(number)


def selector_row(name: Any, rules: Rules, path: str) -> Row:
    """The row of a selector by its name."""
    if not isinstance(name, str) or name not in rules.selectors:
        raise NotationError(
            said("unknown selector {!r}").format(name), path, near(str(name), rules.selectors)
        )
    return rules.selectors[name]


def _value(value: Any, type: str, rules: Rules, path: str) -> Any:
    type = type.rstrip("?")
    if type in TYPES:
        return TYPES[type](value, rules, path)
    if type == "flag" and isinstance(value, bool):
        return value
    if type in ("word", "text") and isinstance(value, str):
        return value
    if type == "words" and isinstance(value, list) and all(isinstance(one, str) for one in value):
        return tuple(value)
    raise NotationError(said("expected a {}, found {!r}").format(type, value), path)


#: How an argument of each type is read; ``notation`` adds whole abilities.
TYPES: dict[str, Callable[[Any, Rules, str], Any]] = {
    "number": _number,
    "quantity": _number,
    "amounts": _amounts,
    "cards": selector,
    "effects": _effects,
    "clauses": _effects,
    "branches": _branches,
    "payments": _payments,
    "tests": _tests,
    "chooser": _chooser,
}
