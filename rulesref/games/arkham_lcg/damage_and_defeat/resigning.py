"""arkham-lcg/resign: whoever resigns is eliminated without being defeated."""

from __future__ import annotations

from rulesref.engine.event import Event
from rulesref.engine.outcome import Refused
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.damage_and_defeat.elimination import eliminate
from rulesref.games.arkham_lcg.limits.forbidding import prohibition, refusal
from rulesref.games.arkham_lcg.rules import RULES

cannot_resign = prohibition("cannot-resign")


@RULES.event(
    "resign",
    "arkham-lcg/resign",
    who="card",
    own_scope=True,
    lapses=lambda state, event: bool(cannot_resign(state, event.slots["who"])),
    en="{who} resigns",
    it=("{who} abbandona", "{who} si ritira"),
)
def _resign(state: State, events: tuple[Event, ...]) -> None:
    """Elimination without defeat: no trauma."""
    for event in events:
        state.put(event.slots["who"], resigned=True)
        eliminate(state, event.slots["who"], None)


@RULES.verb("resign", "arkham-lcg/resign", who="cards")
def _resign_verb(state: State, env: Env, who: tuple[str, ...]) -> None:
    """Each of ``who`` resigns."""
    state.emit(*(state.event("resign", by=env["this"], who=investigator) for investigator in who))


@RULES.opening("resign")
def _open_resign(state: State, who: str) -> Refused | None:
    """Some ability that the case does not name lets ``who`` resign."""
    forbidden = cannot_resign(state, who)
    if forbidden:
        return refusal(state, forbidden)
    state.emit(state.event("resign", who=who))
    return None
