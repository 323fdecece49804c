"""arkham-lcg/starting: cards with which an investigator may begin a game (Grimoire).

After the mulligan, and before what was set aside goes back, a deck may be searched for one of them.
Nothing that answers a search does so now (arkham-lcg/search/searching-during-setup).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.engine.event import Event
from rulesref.engine.outcome import Choice, Option
from rulesref.engine.procedure import Procedure
from rulesref.engine.state import State
from rulesref.games.arkham_lcg.decks.piles import cards_in, deck_of, shuffle, take
from rulesref.games.arkham_lcg.keywords import carries_out
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import investigators
from rulesref.games.edition import switch

CITE = "arkham-lcg/starting"
SEARCH = "arkham-lcg/search/searching-during-setup"
carries_out("starting", CITE)


@RULES.event(
    "begin-with",
    CITE,
    who="card",
    card="card",
    en="{who} searches the deck and begins with {card} in hand",
    it="{who} cerca nel mazzo e comincia con {card} in mano",
)
def _begin_with(state: State, events: tuple[Event, ...]) -> None:
    for event in events:
        who = event.slots["who"]
        state.put(event.slots["card"], zone="hand", owner=who, controller=who)


def _begin(state: State, variables: Mapping[str, Any]) -> None:
    state.let(waiting=investigators(state))


RULES.stop(
    "starting-undefined",
    en="the keyword starting, which the Rules Reference does not define",
    it="la parola chiave Partenza, che le regole di questa edizione non definiscono",
)


def _which(state: State, variables: Mapping[str, Any]) -> None:
    waiting = variables["waiting"]
    if not waiting:
        state.end()
        return
    who = waiting[0]
    kinds = dict.fromkeys(
        card for card in cards_in(state, deck_of(who)) if card.keywords.get("starting")
    )
    state.let(waiting=waiting[1:], who=who, found=None)
    if not kinds:
        return
    if not switch(state, "starting"):
        state.give_up(who, "starting-undefined")
        return
    options = tuple(
        Option("starting", {"who": who, "facts": card.code, "name": card.name}, card)
        for card in kinds
    )
    none = Option("no-starting", {"who": who}, None)
    state.ask(Choice("starting", who, (*options, none), (CITE, SEARCH), "found"))


def _take(state: State, variables: Mapping[str, Any]) -> None:
    who, found = variables["who"], variables["found"]
    state.goto(STARTING, _which)
    if found is not None:
        card = take(state, deck_of(who), found, zone="found", owner=who)
        shuffle(state, deck_of(who))
        state.emit(state.event("begin-with", cites=(SEARCH,), who=who, card=card))


STARTING = RULES.procedure(Procedure("starting", _begin, _which, _take))
