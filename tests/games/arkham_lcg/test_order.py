"""The order of what follows: named in one module, and refused as it is loaded where it is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

import rulesref.games.arkham_lcg.order as order
from rulesref.games.arkham_lcg.actions.action import ACTIONS, offer_in_order
from rulesref.games.arkham_lcg.rules import SEQUELS
from rulesref.games.sequel import check

ORDER = Path(order.__file__)
SOURCE = ORDER.read_text("utf-8")


def test_every_sequel_says_what_it_calls() -> None:
    check(SEQUELS)
    assert all(one.says.startswith(("Asked (state", "Called (state")) for one in SEQUELS.values())


def test_the_order_is_named_once() -> None:
    with pytest.raises(ValueError, match="'users': it is filled twice"):
        exec(compile(SOURCE, str(ORDER), "exec"), {})


@pytest.mark.parametrize(
    ("right", "misspelt", "error"),
    [
        ("AFTER_RESULTS, ENDED", "AFTR_RESULTS, ENDED", ImportError),
        ("permissions.may_use", "permissions.may_us", AttributeError),
    ],
)
def test_a_misspelt_name(right: str, misspelt: str, error: type[Exception]) -> None:
    assert right in SOURCE
    with pytest.raises(error, match=misspelt.split(",")[0].split(".")[-1]):
        exec(compile(SOURCE.replace(right, misspelt), str(ORDER), "exec"), {})


def test_nobody_imports_the_order() -> None:
    """It imports everybody, so it comes last."""
    modules = [path for path in ORDER.parent.rglob("*.py") if path != ORDER]
    assert not [path for path in modules if "arkham_lcg.order" in path.read_text("utf-8")]


def test_basic_actions_are_offered_in_one_order() -> None:
    before = tuple(ACTIONS)
    try:
        offer_in_order(*reversed(before))
        assert tuple(ACTIONS) == before[::-1]
        assert all(row.id == id for id, row in ACTIONS.items())
    finally:
        offer_in_order(*before)


def test_every_basic_action_has_its_place() -> None:
    some = tuple(ACTIONS)
    for wrong in (some[1:], (*some, some[0]), (*some[1:], "actt")):
        with pytest.raises(ValueError, match="the basic actions are draw, engage"):
            offer_in_order(*wrong)
    assert tuple(ACTIONS) == some
