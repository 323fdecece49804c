"""Whoever makes a test as if they were elsewhere is helped by those who are there, and nobody else."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from rulesref.games.arkham_lcg.skill_tests.current import TEST
from tests.games.arkham_lcg.random_play import by_the_rules
from tests.games.arkham_lcg.random_play.by_the_rules import whoever_helps_is_there


@pytest.mark.parametrize(
    ("as_if", "helper", "wrong"),
    [
        ({}, "hall", True),
        ({}, "study", False),
        ({"as-if": "hall"}, "hall", False),
        ({"as-if": "hall"}, "study", True),
    ],
)
def test_helpers_are_where_the_test_is_made(
    monkeypatch: pytest.MonkeyPatch, as_if: dict[str, str], helper: str, wrong: bool
) -> None:
    monkeypatch.setattr(by_the_rules, "helps_from_afar", lambda *_: False)
    before = {TEST: {"who": "luke"}, "luke": {"at": "study", **as_if}, "rex": {"at": helper}}
    commit = SimpleNamespace(type="commit", slots={"who": "rex", "card": "guts"})
    moment: Any = SimpleNamespace(before=before, state=None, happened=lambda: [commit])
    assert bool(list(whoever_helps_is_there(moment))) is wrong
