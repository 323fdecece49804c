"""What loads can be played: each row of the notation with each value, an outcome or a named stop.

``python -m tests.games.arkham_lcg.crossed`` tries all of them; here is a sample.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable
from typing import Any
from zlib import crc32

import pytest

from rulesref.games.arkham_lcg import RULES
from tests.games.arkham_lcg.crossed.tried import broke
from tests.games.arkham_lcg.crossed.written import TABLES, Place, places, rows

#: How many rows, and how many values of them, each part of the sample has.
SAMPLE = 10
PARTS = 4


def drawn(every: Iterable[Place], part: int) -> list[Place]:
    """A sample that a new row changes little: it goes by the names of the rows."""
    return sorted(every, key=lambda place: crc32(f"{part} {place}".encode()))[:SAMPLE]


@pytest.mark.parametrize("part", range(PARTS))
def test_every_row_is_played_or_refused(part: int) -> None:
    wrong, loaded = broke([*drawn(rows(), part), *drawn(places(), part)], part)
    assert not wrong, "\n\n".join(wrong)
    assert loaded > SAMPLE


def test_a_row_that_breaks_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(*_: Any, **__: Any) -> bool:
        raise KeyError("told")

    row = RULES.conditions["your-turn"]._replace(run=breaks)
    monkeypatch.setitem(RULES.conditions, "your-turn", row)
    (place,) = (one for one in rows() if one.id == "your-turn")
    wrong = [one for seed in range(6) for one in broke([place], seed)[0]]
    assert wrong
    assert all("KeyError: 'told'" in one for one in wrong)


def takes(function: Callable[..., Any], names: list[str]) -> bool:
    """Whether ``function`` can be called with a state, an environment and arguments of ``names``."""
    try:
        inspect.signature(function).bind(None, {}, **dict.fromkeys(names))
    except TypeError:
        return False
    return True


@pytest.mark.parametrize("table", [name for name in TABLES if name != "filters"])
def test_what_a_row_calls_takes_all_its_arguments_and_no_optional_one(table: str) -> None:
    for row in getattr(RULES, table).values():
        needed = [name for name, type in row.args.items() if not type.endswith("?")]
        for function in filter(None, (row.run, row.able)):
            assert takes(function, list(row.args)), row.id
            assert takes(function, needed), row.id
