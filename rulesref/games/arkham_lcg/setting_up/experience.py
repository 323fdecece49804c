"""arkham-lcg/campaign-play/experience: what cards take from the experience of a scenario, or add to it.

How much a scenario earns is for its campaign guide; a case tells no more than what is missing of it.
What comes on top is less that is missing.
"""

from __future__ import annotations

from rulesref.engine.event import Event
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.rules import RULES

CITE = "arkham-lcg/campaign-play/experience"


@RULES.event(
    "fewer-experience",
    CITE,
    who="card",
    amount="number",
    en="{who} earns {amount} fewer experience",
    it="{who} ottiene {amount} punti esperienza in meno",
)
def _fewer(state: State, events: tuple[Event, ...]) -> None:
    for event in events:
        who = event.slots["who"]
        missing = state.get(who, "experience-missing") + event.slots["amount"]
        state.put(who, **{"experience-missing": missing})


@RULES.verb("earn-fewer-experience", CITE, who="cards", amount="number")
def _earn_fewer(state: State, env: Env, who: tuple[str, ...], amount: int) -> None:
    """Each of ``who`` earns so much less experience for this scenario."""
    state.emit(
        *(state.event("fewer-experience", by=env["this"], who=one, amount=amount) for one in who)
    )


@RULES.event(
    "more-experience",
    CITE,
    who="card",
    amount="number",
    en="{who} earns {amount} additional experience",
    it="{who} ottiene {amount} punti esperienza in più",
)
def _more(state: State, events: tuple[Event, ...]) -> None:
    for event in events:
        who = event.slots["who"]
        missing = state.get(who, "experience-missing") - event.slots["amount"]
        state.put(who, **{"experience-missing": missing})


@RULES.verb("earn-more-experience", CITE, who="cards", amount="number")
def _earn_more(state: State, env: Env, who: tuple[str, ...], amount: int) -> None:
    """Each of ``who`` earns so much more experience for this scenario."""
    state.emit(
        *(state.event("more-experience", by=env["this"], who=one, amount=amount) for one in who)
    )
