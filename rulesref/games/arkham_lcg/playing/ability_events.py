"""arkham-lcg/ability/triggered-abilities: that somebody uses an ability, and that it has resolved.

Both are moments that other cards speak of; where none does, nothing is told.
"""

from __future__ import annotations

from typing import Any

from rulesref.engine.ability import Ability
from rulesref.engine.event import Event
from rulesref.engine.limit import uncount
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.rules import RULES

CITE = "arkham-lcg/ability/triggered-abilities"
USED, RESOLVED = "use-ability", "ability-resolved"
_STAGES = ("when", "if", "after")


@RULES.event(
    USED,
    CITE,
    who="card",
    card="card",
    kind="word",
    types="words",
    silent=True,
    en="{who} uses an ability of {card}",
    it="{who} usa un'abilità di {card}",
)
def _used(state: State, events: tuple[Event, ...]) -> None:
    """Its costs are paid, and its effects are still to come."""


@RULES.event(
    RESOLVED,
    CITE,
    who="card",
    card="card",
    kind="word",
    types="words",
    silent=True,
    en="an ability of {card} that {who} used has resolved",
    it="si è risolta un'abilità di {card} usata da {who}",
)
def _resolved(state: State, events: tuple[Event, ...]) -> None:
    """All of its effects are over."""


def tell(state: State, event: str, ability: Ability, env: Env) -> None:
    """Let it be known that ``ability`` is used now, or has resolved, where something answers that."""
    if any((stage, event) in state.index for stage in _STAGES):
        slots: dict[str, Any] = {"who": env["you"], "card": env["this"], "how": (ability, env)}
        slots |= {"kind": ability.kind, "types": ability.designators}
        state.emit(state.event(event, by=env["this"], **slots))


def _counted(state: State, env: Env) -> bool:
    event = env.get("event")
    if not isinstance(event, Event) or event.type not in (USED, RESOLVED):
        return False
    ability, _ = event.slots["how"]
    return ability.limit is not None


@RULES.verb("uncount-use", "arkham-lcg/limits-and-maximums", able=_counted)
def _uncount(state: State, env: Env) -> None:
    """The use of an ability that is answered does not count towards its limit."""
    ability, within = env["event"].slots["how"]
    uncount(state, ability, within)
