"""arkham-lcg/ability: an effect of an amount changes something where there is any of it."""

from __future__ import annotations

from typing import Any

from rulesref.engine.state import State
from rulesref.engine.words import Env


def any_of_it(
    state: State,
    env: Env,
    amount: int,
    who: tuple[str, ...] = (),
    on: tuple[str, ...] = (),
    **how: Any,
) -> bool:
    """Whether ``amount`` is anything, and somebody (``who``) or something (``on``) gets it."""
    return bool(who or on) and amount > 0
