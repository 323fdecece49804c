"""arkham-lcg/remember-that: phrases that count for the rest of a scenario.

Where the effect speaks to one investigator, only the one who resolves it remembers (Grimoire).
"""

from __future__ import annotations

from rulesref.engine.event import Event
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import investigators

CITE = "arkham-lcg/remember-that"


@RULES.event(
    "remember",
    CITE,
    who="cards",
    phrase="text",
    en="{who} (remembers|remember): {phrase}",
    it="{who} (annota|annotano): {phrase}",
)
def _remember(state: State, events: tuple[Event, ...]) -> None:
    for event in events:
        for who in event.slots["who"]:
            known = state.get(who, "remembers", ())
            if event.slots["phrase"] not in known:
                state.put(who, remembers=(*known, event.slots["phrase"]))


@RULES.verb("remember", CITE, phrase="text", group="flag?")
def _verb(state: State, env: Env, phrase: str, group: bool = False) -> None:
    """You remember it; everybody does where the ``group`` is spoken to."""
    who = investigators(state) if group else (env["you"],)
    state.emit(state.event("remember", by=env["this"], who=who, phrase=phrase))


@RULES.filter("remembers", value="text")
def _remembers(state: State, env: Env, thing: str, value: str) -> bool:
    """Investigators who remember that."""
    return value in state.get(thing, "remembers", ())
