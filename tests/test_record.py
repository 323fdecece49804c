"""A record is what ``typing.NamedTuple`` makes of the same class statement."""

from __future__ import annotations

import copy
import inspect
import pickle
import typing
from collections.abc import Callable
from typing import Any

import pytest

from rulesref import record

WORDS = ("one", "two", "three")


class Place(record.NamedTuple):
    """Where something is."""

    room: str
    line: int = 1
    words: tuple[str, ...] = WORDS

    @property
    def next(self) -> Place:
        """The place one line below."""
        return self._replace(line=self.line + 1)

    def shown(self) -> str:
        """``room:line``."""
        return f"{self.room}:{self.line}"


class Other(typing.NamedTuple):
    """Where something is."""

    room: str
    line: int = 1
    words: tuple[str, ...] = WORDS


BOTH: tuple[Any, ...] = (Place, Other)


def told(does: Callable[[], object]) -> object:
    """What ``does`` comes to, or the error that it ends with."""
    try:
        return does()
    except (TypeError, ValueError, AttributeError) as problem:
        return type(problem), str(problem).replace("Place", "Other")


@pytest.mark.parametrize(
    "does",
    [
        lambda kind: tuple(kind("hall")),
        lambda kind: tuple(kind("hall", 2, words=())),
        lambda kind: repr(kind("hall", 2)).replace("Place", "Other"),
        lambda kind: kind(),
        lambda kind: kind("hall", 1, (), 4),
        lambda kind: kind("hall", room="attic"),
        lambda kind: kind("hall", floor=1),
        lambda kind: kind._make(["hall", 1, ()]) == ("hall", 1, ()),
        lambda kind: kind._make(["hall"]),
        lambda kind: kind("hall")._replace(line=7),
        lambda kind: kind("hall")._replace(floor=7),
        lambda kind: kind("hall")._asdict(),
        lambda kind: (kind._fields, kind._field_defaults, kind.__match_args__),
        lambda kind: (kind.__doc__, kind.__module__, typing.get_type_hints(kind)),
        lambda kind: [(p.name, p.default) for p in inspect.signature(kind).parameters.values()],
        lambda kind: setattr(kind("hall"), "room", "attic"),
        lambda kind: setattr(kind("hall"), "floor", 1),
        lambda kind: (
            kind("hall") == kind("hall") and hash(kind("hall")) == hash(("hall", 1, WORDS))
        ),
        lambda kind: kind("hall") < kind("hall", 2),
        lambda kind: copy.deepcopy(kind("hall", 3)),
        lambda kind: tuple(pickle.loads(pickle.dumps(kind("hall", 3)))),
        lambda kind: isinstance(kind("hall"), tuple),
    ],
)
def test_a_record_is_a_named_tuple(does):
    ours, typings = (told(lambda kind=kind: does(kind)) for kind in BOTH)
    assert ours == typings


def test_a_record_has_what_its_class_says():
    assert Place("hall").next.shown() == "hall:2"
    match Place("hall", 4):
        case Place(room, line):
            assert (room, line) == ("hall", 4)


def test_what_no_record_can_have_is_refused():
    with pytest.raises(TypeError, match="no base but NamedTuple"):
        type(record.NamedTuple)("Two", (record.NamedTuple, dict), {})
    with pytest.raises(AttributeError, match="Cannot overwrite"):
        type(record.NamedTuple)("Own", (record.NamedTuple,), {"_make": None})
    with pytest.raises(ValueError, match="underscore"):
        type(record.NamedTuple)("Under", (record.NamedTuple,), {"__annotations__": {"_a": "int"}})
    body = {"__annotations__": {"a": "int", "b": "int"}, "a": 1}
    with pytest.raises(TypeError, match="without a default"):
        type(record.NamedTuple)("Order", (record.NamedTuple,), body)


@pytest.mark.parametrize("count", range(30))
def test_a_record_may_have_any_number_of_fields(count):
    names = [f"field_{number}" for number in range(count)]
    body = {"__module__": __name__, "__annotations__": dict.fromkeys(names, "int")}
    made = type(record.NamedTuple)("Many", (record.NamedTuple,), body)
    one = made(*range(count))
    assert tuple(one) == tuple(range(count))
    assert [getattr(one, name) for name in names] == list(range(count))
    assert one == made(**dict(zip(names, range(count), strict=True)))
    with pytest.raises(TypeError, match=r"Many.__new__\(\)"):
        made(*range(count + 1))
