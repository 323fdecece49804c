"""What a production means: notation in which ``{slot}`` stands for what the slot holds.

Inside a longer text the words of the slot are put in, and ``{slot.field}`` is one field of what the
slot holds. A list in a list is spread out; ``"+" = ["{a}", "{b}"]`` merges tables into the table that
it stands in, and where two of them say different things of one field the production does not apply.
What is missing, since its slot is optional, leaves out the field that it stands in.
``{ x = "{number}", in = "{slot}" }`` is what the slot holds with its X told: an X that stands nowhere
in it is none, and the production does not apply.
A slot behind ``all`` or ``choose`` may hold cards that are told already: what stands beside it narrows
them further.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

_SLOT = re.compile(r"\{([a-z][a-z.-]*)\}")

#: What fills a template whose slots contradict one another, and a slot that is missing.
CLASH, MISSING = object(), object()


def fill(template: Any, held: Mapping[str, Any]) -> Any:
    """``template`` with what the slots hold; ``CLASH`` where that says two things of one field."""
    try:
        return _fill(template, held)
    except _ClashError:
        return CLASH


class _ClashError(Exception):
    """Two tables say different things of one field."""


def _fill(template: Any, held: Mapping[str, Any]) -> Any:
    if isinstance(template, str):
        return _text(template, held)
    if isinstance(template, list):
        return _list(template, held)
    if isinstance(template, dict):
        return _with_x(template, held) if template.keys() == _TELLS_X else _table(template, held)
    return template


#: What a template has that tells an X, and how the X is named until then.
_TELLS_X = {"x", "in"}
X: Mapping[str, Any] = {"count": "x-to-tell"}


def _with_x(template: dict[str, Any], held: Mapping[str, Any]) -> Any:
    inside, number = _fill(template["in"], held), _fill(template["x"], held)
    told = _told_x(inside, number)
    if told == inside or X in (inside, number):
        raise _ClashError
    return told


def _told_x(value: Any, number: Any) -> Any:
    """``value`` with ``number`` for every X in it."""
    if value == X:
        return number
    if isinstance(value, Mapping):
        return {key: _told_x(item, number) for key, item in value.items()}
    return [_told_x(item, number) for item in value] if isinstance(value, list) else value


def leaves_x(value: Any) -> bool:
    """Whether ``value`` speaks of an X that nothing tells."""
    if isinstance(value, Mapping):
        return value == X or any(map(leaves_x, value.values()))
    return isinstance(value, list) and any(map(leaves_x, value))


def _text(template: str, held: Mapping[str, Any]) -> Any:
    match = _SLOT.fullmatch(template)
    if match is not None:
        return _value(match[1], held)
    values = [_value(slot[1], held) for slot in _SLOT.finditer(template)]
    if MISSING in values:
        return MISSING
    return _SLOT.sub(lambda slot: str(_value(slot[1], held)), template)


def _value(path: str, held: Mapping[str, Any]) -> Any:
    name, _, field = path.partition(".")
    value = held.get(name, MISSING)
    if not field:
        return value
    return value.get(field, MISSING) if isinstance(value, Mapping) else MISSING


def _list(template: list[Any], held: Mapping[str, Any]) -> list[Any]:
    filled: list[Any] = []
    for item in template:
        value = _fill(item, held)
        if isinstance(value, list) and isinstance(item, str):
            filled.extend(value)
        elif value is not MISSING:
            filled.append(value)
    return filled


def _table(template: dict[str, Any], held: Mapping[str, Any]) -> dict[str, Any]:
    filled: dict[str, Any] = {}
    for key, item in template.items():
        if key == "+":
            for each in item if isinstance(item, list) else [item]:
                value = _fill(each, held)
                if value is not MISSING:
                    filled = merged(filled, value)
            continue
        value = _fill(item, held)
        name = _text(key, held)
        if value is not MISSING and name is not MISSING:
            filled = merged(filled, _told_cards(str(name), value))
    return filled


#: How cards are told: all of them, or some that are chosen.
_ALL, _CHOOSE = "all", "choose"


def _told_cards(name: str, value: Any) -> Mapping[str, Any]:
    """The field ``name`` with ``value``; of cards that are told already, what they are told by.

    Of all that are told some may be chosen. What was chosen is chosen no second time.
    """
    if name not in (_ALL, _CHOOSE) or not isinstance(value, Mapping):
        return {name: value}
    if not isinstance(value.get(_ALL), str):
        raise _ClashError
    return {name: value[_ALL], **{key: item for key, item in value.items() if key != _ALL}}


def merged(one: Mapping[str, Any], other: Any) -> dict[str, Any]:
    """Both tables in one: lists of a field follow each other, tables are merged."""
    if not isinstance(other, Mapping):  # a word has no fields to be merged
        raise _ClashError
    both = dict(one)
    for key, value in other.items():
        if key not in both:
            both[key] = value
        elif isinstance(value, list) and isinstance(both[key], list):
            both[key] = [*both[key], *value]
        elif isinstance(value, dict) and isinstance(both[key], dict):
            both[key] = merged(both[key], value)
        else:
            raise _ClashError
    return both


def slots_in(template: Any) -> Iterator[str]:
    """The slots that ``template`` asks for."""
    if isinstance(template, str):
        yield from (match[1].partition(".")[0] for match in _SLOT.finditer(template))
    elif isinstance(template, dict):
        for key, item in template.items():
            yield from slots_in(key)
            yield from slots_in(item)
    elif isinstance(template, list):
        for item in template:
            yield from slots_in(item)
