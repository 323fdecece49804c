"""arkham-lcg/resolving-a-scenario: the scenario ends, with a resolution or without one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.engine.event import Event
from rulesref.engine.procedure import Procedure
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.decks.hand import held_to_answer
from rulesref.games.arkham_lcg.keywords import keyword
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import TABLE, investigators
from rulesref.games.things import in_play

CITE = "arkham-lcg/act-deck-and-agenda-deck"


@RULES.event(
    "resolution",
    CITE,
    number="number",
    en=("the scenario ends with resolution {number}", "the scenario ends without a resolution"),
    it=(
        "lo scenario finisce con la risoluzione {number}",
        "lo scenario finisce senza una risoluzione",
    ),
    lapses=lambda state, event: bool(state.get(TABLE, "over")),
)
def _resolution(state: State, events: tuple[Event, ...]) -> None:
    """The scenario ends: whatever was still to resolve does not."""
    number = max(event.slots.get("number") or 0 for event in events)
    state.put(TABLE, over=True, resolution=number)
    state.abandon()
    state.call(GAME_END)


def ended(state: State) -> Event | None:
    """With which resolution the scenario has ended, where it has."""
    if not state.get(TABLE, "over"):
        return None
    number = state.get(TABLE, "resolution")
    return state.event("resolution", **({"number": number} if number else {}))


def _game_ends(state: State, variables: Mapping[str, Any]) -> None:
    """For everybody who is still there; what their weaknesses do "when the game ends" comes now."""
    owners = {
        thing.get("owner")
        for thing in state.things.values()
        if thing.get("zone") == "play" and "card" in thing and thing["card"].weakness
    }
    minding = (
        who
        for who in investigators(state)
        if who in owners or held_to_answer(state, who, "game-ends")
    )
    state.emit(*(state.event("game-ends", who=who) for who in minding))


def _victorious(state: State, variables: Mapping[str, Any]) -> None:
    """arkham-lcg/victory-display-victory-points: revealed locations without clues."""
    state.emit(
        *(
            state.event("victory", card=place)
            for place in in_play(state, "location")
            if (keyword(state, place, "victory") or keyword(state, place, "vengeance"))
            and state.get(place, "revealed")
            and not state.get(place, "clues")
        )
    )


GAME_END = RULES.procedure(Procedure("game-end", _game_ends, _victorious))


@RULES.verb("resolution", CITE, number="number")
def _resolution_verb(state: State, env: Env, number: int) -> None:
    """The scenario ends with the resolution of that number."""
    state.emit(state.event("resolution", number=number))
