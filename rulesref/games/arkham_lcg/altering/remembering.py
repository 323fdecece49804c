"""arkham-lcg/remember-that: phrases that count for the rest of a scenario.

Where the effect speaks to one investigator, only the one who resolves it remembers (Grimoire).
What an earlier part of the scenario has had somebody remember is what a case tells of it: where
nobody is known to remember a phrase, and no step says that nobody does, nobody knows.
"""

from __future__ import annotations

from rulesref.engine.event import Event
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import TABLE, investigators

CITE = "arkham-lcg/remember-that"
#: The attribute of the table: the phrases of which a step says that nobody remembers them.
NOBODY = "nobody-remembers"
RULES.stop(
    "remembered-untold",
    phrase="text",
    en="who remembers this ({phrase}): no step says it",
    it="chi ha annotato questo ({phrase}): nessun passo lo dice",
)


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
            keep(state, who, event.slots["phrase"])


def keep(state: State, who: str, phrase: str) -> None:
    """From now on ``who`` remembers ``phrase``."""
    known = state.get(who, "remembers", ())
    if not _has(known, phrase):
        state.put(who, remembers=(*known, phrase))


def forget(state: State, phrase: str) -> None:
    """So far nobody remembers ``phrase``, and that is known."""
    state.put(TABLE, **{NOBODY: (*state.get(TABLE, NOBODY, ()), phrase)})


def _has(phrases: tuple[str, ...], phrase: str) -> bool:
    return phrase.casefold() in (one.casefold() for one in phrases)


@RULES.verb("remember", CITE, phrase="text", group="flag?")
def _verb(state: State, env: Env, phrase: str, group: bool = False) -> None:
    """You remember it; everybody does where the ``group`` is spoken to."""
    who = investigators(state) if group else (env["you"],)
    state.emit(state.event("remember", by=env["this"], who=who, phrase=phrase))


@RULES.filter("remembers", value="text")
def _remembers(state: State, env: Env, thing: str, value: str) -> bool:
    """Investigators who remember that."""
    everybody = [state.get(who, "remembers", ()) for who in investigators(state)]
    if not any(_has(held, value) for held in (state.get(TABLE, NOBODY, ()), *everybody)):
        state.give_up(env["this"], "remembered-untold", phrase=value)
    return _has(state.get(thing, "remembers", ()), value)
