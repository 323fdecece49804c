"""arkham-lcg/dealing-damage-horror: how much of what is dealt at once certain assets may be assigned."""

from __future__ import annotations

from collections.abc import Iterable

from rulesref.engine.event import Event
from rulesref.engine.mark import as_it_stands, replace
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.rules import RULES

CITE = "arkham-lcg/dealing-damage-horror"


def _any_to_spare(state: State, env: Env, to: tuple[str, ...], most: int) -> bool:
    event = env.get("event")
    return event is not None and event.type == "deal" and bool(to)


@RULES.verb("assign-at-most", CITE, able=_any_to_spare, to="cards", most="number")
def _at_most(state: State, env: Env, to: tuple[str, ...], most: int) -> None:
    """Of what is about to be dealt no more than ``most`` in all may be assigned to ``to``.

    Damage and horror count together.
    """
    event = as_it_stands(state, env)
    slots = {**event.slots, "spared": to, "spared_most": most}
    replace(state, env["mark"], event._replace(slots=slots))


def within_limits(event: Event, shares: Iterable[tuple[str, int]]) -> bool:
    """Whether what ``event`` deals may be assigned like that: (card, how much of a token)."""
    spared = event.slots.get("spared")
    if not spared:
        return True
    total = sum(amount for card, amount in shares if card in spared)
    return total <= int(event.slots.get("spared_most") or 0)
