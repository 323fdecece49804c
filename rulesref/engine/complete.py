"""Whether a game has told the kernel all that it will ask: looked at once its modules are loaded."""

from __future__ import annotations

from collections.abc import Iterator

from rulesref.engine.hooks import unfilled
from rulesref.engine.kind import CONSTANT, FORCED
from rulesref.engine.rules import Rules


def check(rules: Rules) -> None:
    """Refuse ``rules`` where anything is left out. Raises ``ValueError``, which names all of it."""
    missing = list(_missing(rules))
    if missing:
        raise ValueError(f"the game {rules.game!r} is not complete: {'; '.join(missing)}")


def _missing(rules: Rules) -> Iterator[str]:
    for name in unfilled(rules.hooks):
        yield f"nothing fills the hook {name!r}"
    for id in (CONSTANT, FORCED):
        if id not in rules.kinds:
            yield f"there is no kind of ability {id!r}"
    for kind in rules.kinds.values():
        if kind.answers != "never" and kind.procedure not in rules.procedures:
            yield f"there is no procedure {kind.procedure!r}, which the kind {kind.id!r} names"
