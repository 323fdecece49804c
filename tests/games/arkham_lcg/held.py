"""What things hold while cases run: whether each value is of the type that its attribute has."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin
from unittest.mock import patch

from rulesref.engine.state import State, Thing
from rulesref.games.arkham_lcg.actions.undoing import LAST
from rulesref.games.arkham_lcg.attributes import ATTRIBUTES
from rulesref.games.arkham_lcg.chaos_tokens.chaos_bag import BAG
from rulesref.games.arkham_lcg.enemies.fighting import ATTACKING
from rulesref.games.arkham_lcg.skill_tests.current import TEST
from rulesref.games.arkham_lcg.skill_tests.results import NEXT
from rulesref.games.arkham_lcg.table import TABLE
from rulesref.games.attribute import Attribute

_CLASS = type
#: Id → what ``attributes`` calls the thing.
_CALLED = {TABLE: "table", TEST: "test", NEXT: "test", BAG: "bag", ATTACKING: "attack"}
_CALLED[LAST] = "undoing"
_ENDS = {"/discard-pile": "pile", "deck": "deck"}
_BEGINS = {"effect/": "effect", "supposed/": "effect", "reveal/": "reveal"}
_ROWS: dict[str, list[Attribute]] = {}
for _row in ATTRIBUTES:
    _ROWS.setdefault(_row.name, []).append(_row)


def holders(id: str, thing: Thing) -> tuple[str, ...]:
    """What ``attributes`` calls the thing ``id``: of a card its type, and that it is a card."""
    if "card" in thing:
        return (thing["card"].type, "card")
    if id in _CALLED:
        return (_CALLED[id],)
    ends = (called for end, called in _ENDS.items() if id.endswith(end))
    begins = (called for begin, called in _BEGINS.items() if id.startswith(begin))
    return tuple([*ends, *begins][:1])


def misfit(id: str, thing: Thing, name: str) -> str:
    """What is wrong with the attribute ``name`` of ``thing``; an empty string where nothing is."""
    here = holders(id, thing)
    rows = _rows_of(name, here)
    if not rows:
        return f"{name!r} is no attribute of {id} ({here})"
    value = thing[name]
    if value.__class__ in _classes(name, here):
        return ""
    if not any(fits(value, row.type) for row in rows):
        return f"{name!r} of {id} ({here}) is {thing[name]!r}, and not {rows[0].type}"
    return ""


@cache
def _rows_of(name: str, here: tuple[str, ...]) -> list[Attribute]:
    """The rows of that attribute for what is called ``here``."""
    return [row for row in _ROWS.get(name, ()) if set(row.holders) & set(here)]


@cache
def _classes(name: str, here: tuple[str, ...]) -> frozenset[Any]:
    """The classes of which any value fits that attribute: as a rule there is no more to ask."""
    return frozenset().union(*(_plain_classes(row.type) for row in _rows_of(name, here)))


def _plain_classes(type: Any) -> set[Any]:
    if get_origin(type) in (Union, UnionType):
        return set().union(*map(_plain_classes, get_args(type)))
    return {type} if isinstance(type, _CLASS) and get_origin(type) is None else set()


def fits(value: Any, type: Any) -> bool:
    """Whether ``value`` is of ``type``; a number is neither true nor false."""
    if type is Any or value.__class__ is type:
        return True
    if type is None:
        return value is None
    if get_origin(type) is Literal:
        return any(value == one and value.__class__ is one.__class__ for one in get_args(type))
    if get_origin(type) in (Union, UnionType):
        return any(fits(value, one) for one in get_args(type))
    if get_origin(type) is tuple:
        return isinstance(value, tuple) and _each_fits(value, get_args(type))
    return isinstance(value, type) and (type is not int or not isinstance(value, bool))


def _each_fits(values: tuple[Any, ...], types: tuple[Any, ...]) -> bool:
    if types[-1] is Ellipsis:
        return all(fits(value, types[0]) for value in values)
    return len(values) == len(types) and all(map(fits, values, types))


@contextmanager
def watched(misfits: set[str]) -> Iterator[None]:
    """Add to ``misfits`` whatever is put meanwhile and does not fit."""
    put: Callable[..., None] = State.put

    def check(state: State, id: str, **changes: Any) -> None:
        put(state, id, **changes)
        thing = state.things[id]
        for name in changes:
            if name in thing and (wrong := misfit(id, thing, name)):
                misfits.add(wrong)

    with patch.object(State, "put", check):
        yield
