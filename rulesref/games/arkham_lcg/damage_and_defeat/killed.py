"""arkham-lcg/killed-insane-investigators: as much trauma as the printed value, or a card's word.

Whoever is killed or driven insane is out of the scenario like the defeated, and out of the campaign.
"""

from __future__ import annotations

from rulesref.engine.event import Event
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import investigators
from rulesref.games.things import card_of

CITE = "arkham-lcg/killed-insane-investigators"
#: Kind of trauma → the printed value that it must not reach, and what becomes of the investigator.
FATES = {"physical": ("health", "killed"), "mental": ("sanity", "insane")}


@RULES.event(
    "killed",
    CITE,
    who="card",
    en="{who} is killed",
    it="{who} è ucciso",
)
def _killed(state: State, events: tuple[Event, ...]) -> None:
    _lost(state, events, "killed")


@RULES.event(
    "insane",
    CITE,
    who="card",
    en="{who} is driven insane",
    it="{who} impazzisce",
)
def _insane(state: State, events: tuple[Event, ...]) -> None:
    _lost(state, events, "insane")


def _lost(state: State, events: tuple[Event, ...], fate: str) -> None:
    for event in events:
        who = event.slots["who"]
        state.put(who, lost=fate)
        if who in investigators(state) and not state.get(who, "leaving"):
            state.call(RULES.procedures["eliminate"], who=who, trauma=None)


def fate_of(state: State, who: str, kind: str) -> Event | None:
    """What a further ``kind`` of trauma brings upon ``who``, judged by the printed value."""
    value, fate = FATES[kind]
    printed = card_of(state, who).stats.get(value, 0)
    if state.get(who, f"{kind}-trauma") < printed or state.get(who, "lost"):
        return None
    return state.event(fate, who=who)


@RULES.verb("kill", CITE, who="cards", fate="word?")
def _verb(state: State, env: Env, who: tuple[str, ...], fate: str = "killed") -> None:
    """A card that says so kills ("killed") or drives insane ("insane")."""
    state.emit(*(state.event(fate, by=env["this"], who=investigator) for investigator in who))
