"""``NamedTuple`` as typing has it, each class made in a third of the time, without typing.

A command loads hundreds of such classes before it answers. What is left out: a class cannot be
made by a call, and cannot be generic.
"""

from __future__ import annotations

from collections import namedtuple
from functools import cache
from types import CodeType, FunctionType, MappingProxyType

TYPE_CHECKING = False  # a name that type checkers know

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any, NamedTuple, Self
else:

    class _Record(tuple):
        """What all records share."""

        __slots__ = ()
        _fields = ()
        _field_defaults = MappingProxyType({})

        @classmethod
        def _make(cls, values: Iterable[Any]) -> Self:
            """A record of ``values``, one for each field."""
            made = tuple.__new__(cls, values)
            if len(made) != len(cls._fields):
                raise TypeError(f"Expected {len(cls._fields)} arguments, got {len(made)}")
            return made

        def _replace(self, /, **changed: Any) -> Self:
            """The record with other values in the fields named."""
            made = self._make(map(changed.pop, self._fields, self))
            if changed:
                raise ValueError(f"Got unexpected field names: {list(changed)!r}")
            return made

        def _asdict(self) -> dict[str, Any]:
            """The values by the names of their fields."""
            return dict(zip(self._fields, self, strict=True))

        def __repr__(self) -> str:
            shown = (f"{name}={value!r}" for name, value in zip(self._fields, self, strict=True))
            return f"{type(self).__name__}({', '.join(shown)})"

        def __getnewargs__(self) -> tuple[Any, ...]:
            return tuple(self)

    #: The names that a class body may not give to anything.
    _OURS = frozenset(
        (
            *("__new__", "__init__", "__slots__", "__getnewargs__", "_fields"),
            *("_field_defaults", "_make", "_replace", "_asdict"),
        )
    )

    class _Maker(type):
        """Makes the class of a record out of a class statement."""

        def __new__(cls, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> type:
            if not bases:  # NamedTuple itself
                return super().__new__(cls, name, bases, body)
            fields = tuple(body.get("__annotations__", ()))
            _check(name, bases, fields, body)
            defaults = tuple(body.pop(field) for field in fields if field in body)
            body["__slots__"] = ()
            body["_fields"] = body["__match_args__"] = fields
            body["_field_defaults"] = dict(
                zip(fields[len(fields) - len(defaults) :], defaults, strict=True)
            )
            body["__new__"] = _new(name, fields, defaults)
            for place, field in enumerate(fields):
                body[field] = _getter(place, f"Alias for field number {place}")
            return type(name, (_Record,), body)

    class NamedTuple(metaclass=_Maker):
        """The base that a class statement of a record names."""

    def _check(
        name: str, bases: tuple[type, ...], fields: tuple[str, ...], body: dict[str, Any]
    ) -> None:
        """Refuse what typing refuses, and what it alone can do."""
        if bases != (NamedTuple,):
            raise TypeError(f"{name}: a record has no base but NamedTuple")
        for field in fields:
            if field.startswith("_"):
                raise ValueError(f"Field names cannot start with an underscore: {field!r}")
        for word in _OURS.intersection(body):
            raise AttributeError(f"Cannot overwrite NamedTuple attribute {word}")
        given = [field in body for field in fields]
        if given != sorted(given):
            raise TypeError(f"{name}: a field without a default follows one that has one")

    _tuple = tuple.__new__
    #: Constructors of so many fields: to make one takes longer than to make its class.
    _MADE = (
        lambda _cls: _tuple(_cls, ()),
        lambda _cls, a: _tuple(_cls, (a,)),
        lambda _cls, a, b: _tuple(_cls, (a, b)),
        lambda _cls, a, b, c: _tuple(_cls, (a, b, c)),
        lambda _cls, a, b, c, d: _tuple(_cls, (a, b, c, d)),
        lambda _cls, a, b, c, d, e: _tuple(_cls, (a, b, c, d, e)),
        lambda _cls, a, b, c, d, e, f: _tuple(_cls, (a, b, c, d, e, f)),
        lambda _cls, a, b, c, d, e, f, g: _tuple(_cls, (a, b, c, d, e, f, g)),
        lambda _cls, a, b, c, d, e, f, g, h: _tuple(_cls, (a, b, c, d, e, f, g, h)),
        lambda _cls, a, b, c, d, e, f, g, h, i: _tuple(_cls, (a, b, c, d, e, f, g, h, i)),
        lambda _cls, a, b, c, d, e, f, g, h, i, j: _tuple(_cls, (a, b, c, d, e, f, g, h, i, j)),
    )
    _getter: Any = type(namedtuple("_Example", "field").field)

    @cache
    def _constructor(count: int) -> FunctionType:
        """A constructor of so many fields, which serves for all classes of that length."""
        if count < len(_MADE):
            return _MADE[count]
        return namedtuple("_Example", [f"x{place}" for place in range(count)]).__new__

    def _new(name: str, fields: tuple[str, ...], defaults: tuple[Any, ...]) -> FunctionType:
        """The constructor of so many fields with these as its parameters."""
        made = _constructor(len(fields))
        code: CodeType = made.__code__.replace(
            co_varnames=("_cls", *fields), co_name="__new__", co_qualname=f"{name}.__new__"
        )
        return FunctionType(code, made.__globals__, "__new__", defaults or None)


__all__ = ["TYPE_CHECKING", "NamedTuple"]
