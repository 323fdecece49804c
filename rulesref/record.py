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
            example = _example(len(fields))
            body["__slots__"] = ()
            body["_fields"] = body["__match_args__"] = fields
            body["_field_defaults"] = dict(
                zip(fields[len(fields) - len(defaults) :], defaults, strict=True)
            )
            body["__new__"] = _new(name, example, fields, defaults)
            getter = type(example.x0) if fields else None
            for place, field in enumerate(fields):
                body[field] = getter(place, f"Alias for field number {place}")
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

    @cache
    def _example(count: int) -> type:
        """A named tuple of so many fields; its constructor serves for all of that length."""
        return namedtuple("_example", [f"x{place}" for place in range(count)])

    def _new(
        name: str, example: type, fields: tuple[str, ...], defaults: tuple[Any, ...]
    ) -> FunctionType:
        """The constructor of ``example`` with the fields as its parameters."""
        made = example.__new__
        code: CodeType = made.__code__.replace(
            co_varnames=("_cls", *fields), co_name="__new__", co_qualname=f"{name}.__new__"
        )
        return FunctionType(code, made.__globals__, "__new__", defaults or None)


__all__ = ["TYPE_CHECKING", "NamedTuple"]
