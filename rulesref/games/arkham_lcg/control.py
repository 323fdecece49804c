"""arkham-lcg/ownership-and-control: cards that change sides."""

from __future__ import annotations

from rulesref.engine.event import Event
from rulesref.engine.state import State
from rulesref.engine.tables import Env
from rulesref.games.arkham_lcg.attaching import attachments
from rulesref.games.arkham_lcg.entering_play import put_into_play
from rulesref.games.arkham_lcg.keywords import keyword
from rulesref.games.arkham_lcg.leaving_play import drop_clues
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.slots import makes_room
from rulesref.games.arkham_lcg.table import is_encounter

CITE = "arkham-lcg/ownership-and-control"


@RULES.event(
    "take-control",
    CITE,
    who="card",
    card="card",
    en="{who} takes control of {card}",
    it="{who} prende il controllo di {card}",
)
def _take_control(state: State, events: tuple[Event, ...]) -> None:
    """FAQ 1.14: player attachments follow; FAQ 1.28: clues on it stay where it was."""
    for event in events:
        who, card = event.slots["who"], event.slots["card"]
        drop_clues(state, card)
        state.put(card, clues=None, controller=who)
        for one in attachments(state, card):
            if not is_encounter(state, one):
                state.put(one, controller=who)


@RULES.verb("take-control", CITE, card="cards", who="cards")
def _take(state: State, env: Env, card: tuple[str, ...], who: tuple[str, ...]) -> None:
    """FAQ 2.7: a set-aside card enters play. FAQ 1.29: permanents stay where they are."""
    for one in card:
        if keyword(state, one, "permanent") or state.get(one, "controller") == who[0]:
            continue
        if state.get(one, "zone") != "play":
            put_into_play(state, one, who[0])
        elif makes_room(state, who[0], one, ()):
            state.emit(state.event("take-control", by=env["this"], who=who[0], card=one))
        else:
            state.give_up(one, "which assets make room for one that changes control")
