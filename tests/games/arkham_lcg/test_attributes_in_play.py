"""Whatever a thing holds while the shipped cases run has the type that its attribute declares."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

import pytest

from rulesref.engine.state import Thing
from rulesref.entries import EDITIONS
from rulesref.games.arkham_lcg.table import TABLE, new_game
from tests.arkham import card_named
from tests.games.arkham_lcg.held import fits, misfit, watched
from tests.rulings.shipped import CASES, replayed


@pytest.mark.parametrize("path", CASES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_types_hold_in_play(path: Path) -> None:
    assert not {
        edition: found for edition in EDITIONS if (found := replayed(path, edition).misfits)
    }


@pytest.mark.parametrize(
    ("value", "type", "right"),
    [
        (1, int, True),
        (True, int, False),
        (True, Literal[True, "waits"], True),
        (1, Literal[True, "waits"], False),
        ("waits", Literal[True, "waits"], True),
        ((), tuple[str, ...], True),
        ((("x", 1),), tuple[tuple[str, int], ...], True),
        ((("x", "1"),), tuple[tuple[str, int], ...], False),
        (("x",), tuple[str, int], False),
        (("x", None), tuple[str, str | None], True),
        (object(), Any, True),
    ],
)
def test_what_fits(value: Any, type: Any, right: bool) -> None:
    assert fits(value, type) is right


@pytest.mark.parametrize(
    ("name", "value", "right"),
    [
        ("revealed", True, True),
        ("revealed", 1, False),
        ("struck", True, False),
        ("reveald", 1, False),
    ],
)
def test_what_a_location_holds(name: str, value: Any, right: bool) -> None:
    thing = Thing({"card": card_named("Study"), name: value})
    assert (misfit("study", thing, name) == "") is right


def test_whatever_is_put_is_seen() -> None:
    misfits: set[str] = set()
    with watched(misfits):
        new_game().put(TABLE, round="one", active=None)
    assert misfits == {"'round' of table (('table',)) is 'one', and not <class 'int'>"}
