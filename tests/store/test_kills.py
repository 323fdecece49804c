"""Forty kills; ``python -m tests.store.kills --kills 10000`` goes on."""

from __future__ import annotations

import os
import random
from pathlib import Path

import pytest

from rulesref.errors import StoreError
from rulesref.store import writing
from tests.store.kills import run

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="no process can be split here")


def test_forty_kills_lose_nothing(tmp_path: Path) -> None:
    seed = random.randrange(10**6)
    print("seed", seed)
    done = run(40, seed, tmp_path, print)
    assert done.ends["killed"] == 40
    assert done.ends["ended"] > 3


def test_a_state_that_goes_too_early_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The old manifest goes before the new one is there: what the kills are there to find."""
    real = writing.Writing._begin

    def early(self: writing.Writing) -> str:
        for manifest in self.home.manifests.iterdir():
            manifest.unlink()
        return real(self)

    monkeypatch.setattr(writing.Writing, "_begin", early)
    with pytest.raises((AssertionError, StoreError)):
        run(100, 3, tmp_path, print)
