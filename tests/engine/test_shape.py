"""A value is looked through once for all names: equal under them is what is equal once renamed."""

from __future__ import annotations

from itertools import combinations, permutations, product
from typing import Any

import pytest

from rulesref.engine.alike import Alike
from rulesref.engine.event import EventKind
from rulesref.engine.shape import Shapes, Unreadable
from rulesref.engine.words import Row

DOGS = ("fido", "luna", "rex")
LEAVES = (str, int, bool, type(None), EventKind, Row)
#: Values that differ in a name, in its place, in kind alone, or in the order of what has none.
VALUES: tuple[Any, ...] = (
    "rex",
    ("rex",),
    ("ann", "rex"),
    ("rex", "ann"),
    ("fido", ("rex", 1)),
    (("fido", "rex"), 1),
    frozenset({"rex", "fido"}),
    frozenset({("rex", 1), ("fido", 2)}),
    frozenset({("rex", 2), ("fido", 1)}),
    frozenset({("rex", 1), ("ann", 2)}),
    (frozenset({"rex", "fido"}), frozenset({"luna"})),
    (frozenset({"rex"}), frozenset({"luna", "fido"})),
    frozenset({frozenset({"rex", "fido"}), frozenset({"luna"})}),
    {"who": "rex", "by": "fido"},
    {"by": "fido", "who": "rex"},
    {"who": "fido", "by": "rex"},
    ("by", "who", "fido", "rex"),
    {"rex": 1, "fido": 2},
    {"rex": 2, "fido": 1},
    {("rex", 1): "luna", ("fido", None): "luna"},
    {("rex", 1): "luna", ("fido", None): "ann"},
    {},
    (),
    frozenset(),
    frozenset({"ann"}),
    ("ann",),
    "ann",
    (1, None, True),
)
#: Every way in which the dogs can change their names.
TURNS = [dict(zip(DOGS, turn, strict=True)) for turn in permutations(DOGS)]


def test_under_names_is_equal_what_is_equal_once_it_is_renamed() -> None:
    shapes = Shapes(frozenset(DOGS), frozenset(LEAVES))
    renamed = Alike([DOGS], ()).told
    told = [
        (renamed(value, names), shapes.of(value).under(names))
        for value, names in product(VALUES, TURNS)
    ]
    alike = {True: 0, False: 0}
    for (one, first), (other, second) in combinations(told, 2):
        assert (one == other) is (first == second), (one, other)
        alike[one == other] += 1
    assert min(alike.values()) > 50


def test_names_are_met_in_their_order() -> None:
    shapes = Shapes(frozenset(DOGS), frozenset(LEAVES))
    assert [*shapes.of(("rex", "ann", {"by": "luna", "at": "fido"})).all_names()] == [
        "rex",
        "fido",
        "luna",
    ]
    assert [*shapes.of((frozenset({"rex", "fido"}), "luna")).all_names()] == ["luna", "fido", "rex"]


def test_what_may_hold_a_name_where_nobody_sees_it_is_refused() -> None:
    with pytest.raises(Unreadable):
        Shapes(frozenset(DOGS), frozenset(LEAVES)).of(("rex", [object()]))
