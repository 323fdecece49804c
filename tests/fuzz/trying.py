"""One try of an attack: it ends, and soon."""

from __future__ import annotations

import random
import signal
from pathlib import Path
from typing import Any

from tests.fuzz.attacks import Attack

#: Seconds after which a try hangs.
PATIENCE = 120


class Hangs(Exception):
    """A try did not end."""


def tried(attack: Attack, seed: int, folder: Path) -> None:
    """Let ``attack`` try what ``seed`` decides. Raises what it finds, and Hangs."""

    def stop(*_: Any) -> None:
        raise Hangs(f"after {PATIENCE} s")

    before = signal.signal(signal.SIGALRM, stop)
    signal.alarm(PATIENCE)
    try:
        attack(random.Random(f"{attack.__name__} {seed}"), folder)
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)
