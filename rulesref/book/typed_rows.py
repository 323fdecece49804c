"""Rows of JSON as the named tuples that they were, each value of the type that it is declared with.

Lists become tuples. Nothing is converted that has another type, and nothing is made but tuples,
strings, numbers and truths, whoever wrote the JSON.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from types import UnionType
from typing import Any, TypeVar, get_args, get_origin, get_type_hints

Row = TypeVar("Row", bound=tuple[Any, ...])

#: Numbers are those of lines and pages.
LARGEST = 2**31

_Reader = Callable[[Any], Any]


def rows_of(kind: type[Row], value: object) -> tuple[Row, ...]:
    """``value``, a list of lists, as rows of that named tuple. Raises ValueError."""
    row = _reader(kind)
    return tuple(map(row, _list(value)))


@cache
def _reader(kind: Any) -> _Reader:
    """What makes a ``kind`` of a value of JSON, or raises ValueError."""
    if isinstance(kind, UnionType):
        return partial(_or_none, _reader(get_args(kind)[0]))
    if get_origin(kind) is tuple:
        first, *others = get_args(kind)
        if others == [...]:
            return partial(_many, _reader(first))
        return partial(_row, lambda *values: values, tuple(map(_reader, get_args(kind))))
    if kind in _PLAIN:
        return _PLAIN[kind]
    return partial(_row, kind, tuple(map(_reader, get_type_hints(kind).values())))


def _or_none(reader: _Reader, value: Any) -> Any:
    return None if value is None else reader(value)


def _many(reader: _Reader, value: Any) -> Any:
    return tuple(map(reader, _list(value)))


def _row(make: Callable[..., Any], readers: tuple[_Reader, ...], value: Any) -> Any:
    return make(*(reader(part) for reader, part in zip(readers, _list(value), strict=True)))


def _list(value: Any) -> list[Any]:
    if type(value) is not list:
        raise ValueError("no list")
    return value


def _text(value: Any) -> str:
    if type(value) is not str:
        raise ValueError("no text")
    if not value.isascii():
        value.encode("utf-8")  # half of a character cannot be written, which is a ValueError
    return value


def _number(value: Any) -> int:
    if type(value) is not int or not 0 <= value < LARGEST:
        raise ValueError("no number of a line or a page")
    return value


def _truth(value: Any) -> bool:
    if type(value) is not bool:
        raise ValueError("neither true nor false")
    return value


_PLAIN: dict[Any, _Reader] = {str: _text, int: _number, bool: _truth}
