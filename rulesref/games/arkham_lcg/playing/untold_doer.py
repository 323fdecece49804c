"""arkham-lcg/reaction-opportunities: an event that a step tells without saying how it comes about.

Whether what answers it by its doer ("after you defeat an enemy"), or by what it is part of ("an
enemy's attack"), does so is not told then: the same words are said of what an effect of nobody does.
"""

from __future__ import annotations

from typing import Any

from rulesref.engine.ability import Ability
from rulesref.engine.event import Event
from rulesref.engine.outcome import UnsupportedClause
from rulesref.engine.select import matches
from rulesref.engine.state import State
from rulesref.engine.trigger import obstacle
from rulesref.games.arkham_lcg.playing.use_restrictions import surroundings
from rulesref.games.arkham_lcg.rules import RULES

#: What an event says of who or what brings it about; by its kind, what it says besides.
DOERS = ("doer", "source", "by")
DOERS_OF = {"defeat": ("who",)}
#: What an event says of what it is part of, and what it says where a step tells it alone.
PART_OF, ALONE = ("cause", "why"), "effect"

#: The frames of an event that is no part of anything else.
_OF_AN_EVENT = ("trigger-stage", "sequence", "assign", "attack")

RULES.stop(
    "doer-untold",
    en="who or what has brought this about, on which it depends: no step says it",
    it="chi o che cosa lo ha provocato, da cui dipende: nessun passo lo dice",
)


def stop_where_doer_untold(state: State, card: str, ability: Ability, env: dict[str, Any]) -> None:
    """Raise ``UnsupportedClause`` where ``ability`` might answer, were it told who did it."""
    event = env["event"]
    if _is_told(state, event) and _hangs_on_it(state, ability, env, event):
        raise UnsupportedClause(state.unsupported(card, "doer-untold"))


def _is_told(state: State, event: Event) -> bool:
    """Whether a step has told ``event``: nothing else is resolving of which it could be a part."""
    alone = event.by is None or event.slots.get("why") == ALONE
    return alone and all(frame.kind.id in _OF_AN_EVENT for frame in state.frames())


def _hangs_on_it(state: State, ability: Ability, env: dict[str, Any], event: Event) -> bool:
    """Whether the trigger of ``ability`` fits but for what ``event`` does not say of its doer."""
    filters = ability.trigger.filters if ability.trigger else ()
    said = {**event.slots, "by": event.by}
    doers = (*DOERS, *DOERS_OF.get(event.kind.id, ()))
    told = any(said.get(name) is not None for name in doers)
    untold = [
        name
        for name, _ in filters
        if (name in doers and not told)
        or (name in PART_OF and said.get(name) == ALONE and (name == "why" or not told))
    ]
    return bool(untold) and all(
        name in untold or matches(state, env, said.get(name), wanted) for name, wanted in filters
    )


def hanging_on_it(state: State, event: Event) -> tuple[str, ...]:
    """The cards that would answer ``event``, were it told that somebody or something does it."""
    found = {
        card: None
        for stage in state.index.heard.get(event.kind.id, ())
        for card, ability in state.index.get((stage, event.kind.id), ())
        for who in state.rules.hooks.users(state, card, ability)
        if _would_answer(state, ability, surroundings(who, card, ability) | {"event": event})
    }
    return tuple(found)


def _would_answer(state: State, ability: Ability, env: dict[str, Any]) -> bool:
    """Whether nothing but what is not told of the doer keeps ``ability`` from the event of ``env``."""
    if ability.trigger is None or obstacle(state, ability, env) != "trigger":
        return False
    if not _hangs_on_it(state, ability, env, env["event"]):
        return False
    at_any = ability._replace(trigger=ability.trigger._replace(filters=()))
    return obstacle(state, at_any, env) in ("", "effects")  # who is to be struck back is not told
