"""arkham-lcg/setup: setting up the game, step by step (Rules Reference, Appendix III).

There are no player windows: only what names its own condition acts (arkham-lcg/setup/no-action-
windows). A deck that a step has described lies as it lies once it was shuffled.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.engine.ability import Ability
from rulesref.engine.event import Event
from rulesref.engine.outcome import Refused
from rulesref.engine.procedure import Procedure
from rulesref.engine.select import number
from rulesref.engine.state import State
from rulesref.games.arkham_lcg.decks.piles import cards_in, deck_of, take
from rulesref.games.arkham_lcg.keys_and_stories import bonded
from rulesref.games.arkham_lcg.limits.deck_limits import refused
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.setting_up.game_begin import begins_with
from rulesref.games.arkham_lcg.setting_up.opening_hand import HANDS
from rulesref.games.arkham_lcg.table import TABLE, investigators
from rulesref.games.arkham_lcg.values.in_force import binding

CITE = "arkham-lcg/setup"
STARTING_RESOURCES = 5
SEARCHES = frozenset({"search", "search-encounters"})
MORE_RESOURCES = RULES.constant(
    "starting-resources",
    "arkham-lcg/setup/step-7",
    of="cards",
    by="number",
    says="``of`` start each game with so many resources more.",
)


@RULES.event(
    "setup-step",
    CITE,
    step="number",
    own_scope=True,
    en="setup step {step}",
    it="passo {step} della preparazione",
)
def _setup_step(state: State, events: tuple[Event, ...]) -> None:
    """What belongs to the step follows it."""


def _note(state: State, step: int) -> None:
    state.emit(state.event("setup-step", cites=(f"{CITE}/step-{step}",), step=step))


def _trauma(state: State, variables: Mapping[str, Any]) -> None:
    _note(state, 2)
    for who in investigators(state):
        state.put(
            who,
            damage=state.get(who, "physical-trauma"),
            horror=state.get(who, "mental-trauma"),
        )


RULES.stop(
    "in-no-deck",
    card="name",
    en="{card}, with which the game begins, in no deck of the case",
    it="{card}, con cui la partita comincia, non è in nessun mazzo del caso",
)


def _decks(state: State, variables: Mapping[str, Any]) -> None:
    """Bonded cards lie aside; permanent ones begin in play, and what an investigator begins with."""
    _note(state, 3)
    _note(state, 4)
    for who in investigators(state):
        bonded.set_aside(state, who)
        titles = begins_with(state, who)
        first = [
            card
            for card in cards_in(state, deck_of(who))
            if card.keywords.get("permanent") or card.name in titles
        ]
        for title in titles:
            if title not in {card.name for card in first}:
                state.give_up(who, "in-no-deck", card=title)
                return
        put = [take(state, deck_of(who), card, zone="set-up", owner=who) for card in first]
        cites = ("arkham-lcg/permanent",)
        state.emit(*(state.event("enter-play", cites=cites, card=one, who=who) for one in put))


def _resources(state: State, variables: Mapping[str, Any]) -> None:
    for step in (5, 6, 7):
        _note(state, step)
    state.emit(
        *(
            state.event("gain-resources", who=who, amount=_starting_resources(state, who))
            for who in investigators(state)
        )
    )


def _starting_resources(state: State, who: str) -> int:
    more = (
        number(state, standing.env, standing.node.args["by"])
        for standing in binding(state, MORE_RESOURCES, who)
    )
    return max(0, STARTING_RESOURCES + sum(more))


def _hands(state: State, variables: Mapping[str, Any]) -> None:
    _note(state, 8)
    state.call(HANDS, again=bool(state.get(TABLE, "after-prelude")))


def _scenario(state: State, variables: Mapping[str, Any]) -> None:
    """Step 10 is what the campaign guide says; a swap of investigator cards is part of it."""
    _note(state, 9)
    _note(state, 10)
    swaps = state.get(TABLE, "swaps", ())
    state.put(TABLE, swaps=None)
    state.emit(*(state.event("swap-investigator", who=who, card=card) for who, card in swaps))


def _ready(state: State, variables: Mapping[str, Any]) -> None:
    for step in (11, 12, 13):
        _note(state, step)


def _begins(state: State, variables: Mapping[str, Any]) -> None:
    """A scenario after its prelude is the same game, which has begun already."""
    _note(state, 14)
    state.put(TABLE, round=1, phase="investigation", **{"first-round": True})
    if state.get(TABLE, "after-prelude"):
        return
    cites = (f"{CITE}/step-14",)
    state.emit(*(state.event("game-begins", cites=cites, who=who) for who in investigators(state)))


SETUP = RULES.procedure(
    Procedure("setup", _trauma, _decks, _resources, _hands, _scenario, _ready, _begins)
)


def may_use(state: State, who: str, card: str, ability: Ability) -> bool:
    """arkham-lcg/search/searching-during-setup: nothing answers a search before the game has begun."""
    trigger = ability.trigger
    if trigger is None or SEARCHES.isdisjoint(trigger.event.split("|")):
        return True
    setting_up = any(frame.kind is SETUP for frame in state.frames())
    return not setting_up or bool(state.get(TABLE, "first-round"))


@RULES.opening("setup")
def _open(state: State) -> Refused | None:
    found = refused(state)
    if found is None:
        state.call(SETUP)
    return found


@RULES.event(
    "swap-investigator",
    f"{CITE}/step-10",
    who="card",
    card="fact",
    en="{who} swaps the investigator card",
    it="{who} scambia la carta investigatore",
)
def _swap(state: State, events: tuple[Event, ...]) -> None:
    """Another card, the same investigator: what lies on and beneath the card stays."""
    for event in events:
        who, card = event.slots["who"], event.slots["card"]
        state.unlist(who)
        state.put(who, card=card)
        state.enlist(who, card.abilities)
