"""arkham-lcg/search: searching the encounter deck, and its discard pile where an effect says so.

What is found leaves the searched area as the effect uses it. What no effect has put anywhere lies
where it was: it has not left the area that is searched. The deck is shuffled afterwards.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.engine.ability import Node
from rulesref.engine.block import resolve_part
from rulesref.engine.event import Event
from rulesref.engine.mark import cancel
from rulesref.engine.procedure import Procedure
from rulesref.engine.scope import fail
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.decks.found import ask_what_is_found, lie_again
from rulesref.games.arkham_lcg.decks.piles import (
    ENCOUNTER_DECK,
    cards_in,
    discarded,
    known,
    lay,
    resting,
    shuffle,
    take,
)
from rulesref.games.arkham_lcg.decks.searching import settle, settled
from rulesref.games.arkham_lcg.decks.sought import Sought
from rulesref.games.arkham_lcg.encounter_cards.encounter import taken_away
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.things import card_of

CITE = "arkham-lcg/search"


@RULES.event(
    "search-encounters",
    CITE,
    who="card",
    amount="number",
    targets="number",
    also="flag",
    en=(
        "{who} searches the top {amount} (card|cards) of the encounter deck",
        "{who} searches the encounter deck",
    ),
    it=(
        "{who} cerca (nella prima|nelle prime) {amount} (carta|carte) del mazzo degli incontri",
        "{who} cerca nel mazzo (degli incontri|incontri)",
    ),
)
def _search(state: State, events: tuple[Event, ...]) -> None:
    settle(state, events)


@RULES.event(
    "shuffle-encounters",
    CITE,
    en="the encounter deck is shuffled",
    it="il mazzo (degli incontri|incontri) viene mescolato",
)
def _shuffle(state: State, events: tuple[Event, ...]) -> None:
    shuffle(state, ENCOUNTER_DECK)


@RULES.verb(
    "search-encounters",
    CITE,
    effects="effects",
    then="effects?",
    otherwise="effects?",
    top="number?",
    type="word?",
    trait="word?",
    title="text?",
    without_trait="word?",
    discards="flag?",
)
def _search_verb(
    state: State,
    env: Env,
    effects: tuple[Node, ...],
    then: tuple[Node, ...] = (),
    otherwise: tuple[Node, ...] = (),
    top: int = 0,
    discards: bool = False,
    **sought: Any,
) -> None:
    """You find one such card among all, or the ``top`` ones, and resolve ``effects`` for "it".

    Once the deck is shuffled ``then`` follows for "it", or ``otherwise`` where nothing was found.
    """
    state.call(
        SEARCH_ENCOUNTERS,
        env=env,
        top=top,
        sought=Sought(**sought),
        discards=discards,
        effects=effects,
        then=then,
        otherwise=otherwise,
    )


RULES.stop(
    "encounter-deck-shuffled",
    en="which cards of a shuffled encounter deck are on top",
    it="quali carte sono in cima a un mazzo degli incontri mescolato",
)


def _begin(state: State, variables: Mapping[str, Any]) -> None:
    env, top = variables["env"], variables["top"]
    if not known(state, ENCOUNTER_DECK):
        state.give_up(env["this"], "encounter-deck-unknown")
    elif top and _unordered(state) and top < len(cards_in(state, ENCOUNTER_DECK)):
        state.give_up(env["this"], "encounter-deck-shuffled")
    else:
        slots = {"who": env["you"], "amount": top, "targets": 1, "also": variables["discards"]}
        state.emit(state.event("search-encounters", by=env["this"], **slots))


def _unordered(state: State) -> bool:
    return bool(state.get(ENCOUNTER_DECK, "shuffled"))


def _find(state: State, variables: Mapping[str, Any]) -> None:
    """Where several are eligible, the searcher decides; a card that can be found must be."""
    who = variables["env"]["you"]
    state.let(found=())
    how_far = settled(state, who)
    if how_far is None:
        return
    top, targets = how_far
    eligible = _eligible(state, variables, top)
    if eligible:
        ask_what_is_found(state, who, eligible, targets)


def _eligible(state: State, variables: Mapping[str, Any], top: int) -> list[str]:
    """What can be found among the ``top`` cards (0: all), and in the discard pile if it says so."""
    sought: Sought = variables["sought"]
    area = cards_in(state, ENCOUNTER_DECK)[: top or None]
    eligible = resting(state, ENCOUNTER_DECK, [card for card in area if sought.admits(card)])
    if variables["discards"]:
        eligible += [id for id in discarded(state, "") if sought.admits(card_of(state, id))]
    return eligible


def _use(state: State, variables: Mapping[str, Any]) -> None:
    env, found = variables["env"], variables["found"]
    state.let(came_from=tuple((card, _taken(state, card)) for card in found))
    if not found:
        fail(state)
    else:
        resolve_part(state, variables["effects"], {**env, "it": found})


def _taken(state: State, card: str) -> int | None:
    """Take the found ``card`` out of the searched area; where it lay in the deck, if it did."""
    if state.get(card, "zone") != ENCOUNTER_DECK:
        state.put(card, zone="limbo")
        return None
    place = cards_in(state, ENCOUNTER_DECK).index(card_of(state, card))
    take(state, ENCOUNTER_DECK, card_of(state, card), zone="limbo")
    taken_away(state)
    return place


def _back(state: State, variables: Mapping[str, Any]) -> None:
    """What no effect has put anywhere lies where it was."""
    for card, place in reversed(variables["came_from"]):
        if state.get(card, "zone") != "limbo":
            continue
        if place is None:
            state.put(card, zone="discard")
        else:
            lie_again(state, ENCOUNTER_DECK, card, place)


def _end(state: State, variables: Mapping[str, Any]) -> None:
    state.emit(state.event("shuffle-encounters", cites=(CITE,)))


def _then(state: State, variables: Mapping[str, Any]) -> None:
    effects = variables["then"] if variables["found"] else variables["otherwise"]
    if effects:
        resolve_part(state, effects, {**variables["env"], "it": variables["found"]})


SEARCH_ENCOUNTERS = RULES.procedure(
    Procedure("search-encounters", _begin, _find, _use, _back, _end, _then)
)


@RULES.verb("instead-of-encounter", "arkham-lcg/instead")
def _instead(state: State, env: Env) -> None:
    """What would be drawn stays on top of the encounter deck: something else happens instead."""
    card = env["event"].slots["card"]
    cancel(state, env["mark"])
    if state.get(card, "zone") == "dealt":
        return  # it came out of no deck, and is still to be drawn
    lay(state, ENCOUNTER_DECK, card_of(state, card), top=True)
    state.put(card, zone=ENCOUNTER_DECK)
