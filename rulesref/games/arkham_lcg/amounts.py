"""arkham-lcg/ability: an effect of an amount changes something where there is any of it."""

from __future__ import annotations

from collections.abc import Callable
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


def any_to_lose(pool: str) -> Callable[..., bool]:
    """The test whether ``amount`` is anything, and any of ``who`` or ``on`` holds of ``pool``."""

    def able(
        state: State,
        env: Env,
        amount: int,
        who: tuple[str, ...] = (),
        on: tuple[str, ...] = (),
        **how: Any,
    ) -> bool:
        return amount > 0 and any(state.get(holder, pool) for holder in (*who, *on))

    return able
