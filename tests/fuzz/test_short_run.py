"""A few tries of each attack, other ones in each run; ``python -m tests.fuzz`` goes on for long."""

from __future__ import annotations

import random
import signal
from pathlib import Path

import pytest

from tests.fuzz.attacks import ATTACKS, Attack, queries
from tests.fuzz.trying import tried

pytestmark = pytest.mark.skipif(not hasattr(signal, "SIGALRM"), reason="no alarm clock here")

#: How often each attack is tried; the others as often as the default says.
TRIES = {"kills": 1, "floods": 2, "homes": 5}


@pytest.mark.parametrize("attack", ATTACKS, ids=lambda attack: attack.__name__)
def test_an_attack_does_no_harm(
    attack: Attack, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RULESREF_HOME", str(tmp_path / "home"))
    first = random.randrange(10**9)
    for seed in range(first, first + TRIES.get(attack.__name__, 10)):
        print(f"python -m tests.fuzz --attack {attack.__name__} --seed {seed}")
        tried(attack, seed, tmp_path)


def test_a_crash_is_a_failure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What no reader of errors foresaw is told as a bug, and that is what an attack looks for."""
    monkeypatch.setenv("RULESREF_HOME", str(tmp_path / "home"))

    def crash(*_: object) -> None:
        raise ZeroDivisionError

    for verb in ("search", "show", "errata", "card", "ask", "history", "open_questions"):
        monkeypatch.setattr(f"rulesref.cli.{verb}.run", crash)
    found = 0
    for seed in range(5):
        try:
            tried(queries, seed, tmp_path)
        except AssertionError as failure:
            found += "this is a bug" in str(failure)
    assert found > 2, "an empty line asks no verb"
