"""arkham-lcg/keys-token: an action by which keys go to somebody at the same location."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import Any

from rulesref.engine.outcome import Refused
from rulesref.engine.state import State
from rulesref.games.arkham_lcg.actions.action import action
from rulesref.games.arkham_lcg.keys_and_stories.key_tokens import CITE, HELD
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import here, investigators, location_of


def _targets(state: State, who: str) -> Iterable[dict[str, Any]]:
    """Any number of keys, to any other investigator here."""
    keys = state.get(who, HELD, ())
    others = here(state, investigators(state), location_of(state, who)) if keys else ()
    return (
        {"to": other, "keys": some}
        for other in others
        if other != who
        for size in range(1, len(keys) + 1)
        for some in combinations(keys, size)
    )


RULES.refusal(
    "nobody-to-give-keys",
    CITE,
    en="keys go to somebody at the same location, who has none of them yet",
    it="le chiavi vanno a chi è nello stesso luogo e non le ha ancora",
)


def _why_not(state: State, who: str, to: str, keys: tuple[str, ...]) -> Refused:
    return RULES.refuse("nobody-to-give-keys")


@action("give-keys", CITE, targets=_targets, why_not=_why_not)
def _give(state: State, who: str, to: str, keys: tuple[str, ...]) -> None:
    state.emit(state.event("take-keys", by=who, who=to, keys=keys, origin=who))
