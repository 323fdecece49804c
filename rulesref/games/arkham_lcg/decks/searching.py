"""arkham-lcg/search: searching a deck, or its top cards, for something.

While they are searched the cards are where they were (a resting thing whose zone is the deck); one
that is eligible must be found. While the effect is resolved that one is on its way ("drawn"); where
it goes nowhere it goes back. An entire deck is shuffled afterwards.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.engine.ability import Node
from rulesref.engine.block import resolve_part
from rulesref.engine.event import Event
from rulesref.engine.procedure import Procedure
from rulesref.engine.scope import fail
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.decks.among_searched import lie_open
from rulesref.games.arkham_lcg.decks.found import ask_what_is_found, lie_again, out_of_deck
from rulesref.games.arkham_lcg.decks.piles import (
    cards_in,
    deck_of,
    known,
    may_interact,
    resting,
)
from rulesref.games.arkham_lcg.decks.piles import shuffle as shuffle_deck
from rulesref.games.arkham_lcg.decks.roused import acts_in_deck, rouse, settle_down
from rulesref.games.arkham_lcg.decks.sought import Sought
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.things import card_of

CITE = "arkham-lcg/search"


@RULES.event(
    "search",
    CITE,
    who="card",
    amount="number",
    targets="number",
    origin="word",
    en=(
        "{who} searches the top {amount} (card|cards) of the deck",
        "{who} searches the whole deck",
    ),
    it=(
        "{who} cerca (nella prima|nelle prime) {amount} (carta|carte) del mazzo",
        "{who} cerca in tutto il mazzo",
    ),
)
def settle(state: State, events: tuple[Event, ...]) -> None:
    """How far and for how many cards is settled now; whatever searches goes on (``settled``)."""
    for event in events:
        who, amount, targets = (event.slots[name] for name in ("who", "amount", "targets"))
        state.put(who, searching=(amount, targets))


@RULES.event("shuffle", CITE, who="card", en="{who} shuffles the deck", it="{who} mescola il mazzo")
def _shuffle(state: State, events: tuple[Event, ...]) -> None:
    for event in events:
        shuffle_deck(state, deck_of(event.slots["who"]))


def _any_deck(state: State, env: Env, of: tuple[str, ...], **how: Any) -> bool:
    return may_interact(state, env, of)


@RULES.verb("shuffle-deck", CITE, able=_any_deck, of="cards")
def _shuffle_verb(state: State, env: Env, of: tuple[str, ...]) -> None:
    """Each of ``of`` shuffles their deck, which no search has shuffled already."""
    state.emit(*(state.event("shuffle", by=env["this"], who=who) for who in of))


@RULES.verb(
    "search",
    CITE,
    able=_any_deck,
    of="cards",
    effects="effects",
    top="number?",
    type="word?",
    trait="word?",
    shuffle="flag?",
    targets="number?",
    then="effects?",
    otherwise="effects?",
    weakness="flag?",
    up_to="flag?",
    different="flag?",
    copy_of="cards?",
)
def search(
    state: State,
    env: Env,
    of: tuple[str, ...],
    effects: tuple[Node, ...],
    top: int = 0,
    shuffle: bool = False,
    targets: int = 1,
    then: tuple[Node, ...] = (),
    otherwise: tuple[Node, ...] = (),
    up_to: bool = False,
    different: bool = False,
    copy_of: tuple[str, ...] | None = None,
    **sought: Any,
) -> None:
    """Each of ``of`` searches their deck (``top`` cards of it) and resolves ``effects`` for "it".

    Once the search is over and the deck is shuffled ``then`` follows for "it", or ``otherwise`` where
    nothing was found. ``up_to``: fewer may be found, yet one must be; ``different``: no two copies.
    ``copy_of``: only copies of any of these are found.
    """
    if copy_of is not None:
        sought["titles"] = frozenset(card_of(state, one).name for one in copy_of)
    for who in of:
        state.call(
            SEARCH,
            who=who,
            env=env,
            effects=effects,
            top=top,
            sought=Sought(**sought),
            shuffle=shuffle or not top,
            targets=targets,
            then=then,
            otherwise=otherwise,
            how=(up_to, different),
        )


RULES.stop(
    "deck-unknown",
    en="what is in this investigator's deck: no step says it",
    it="che cosa contiene il mazzo di questo investigatore: nessun passo lo dice",
)


def _begin(state: State, variables: Mapping[str, Any]) -> None:
    who, top = variables["who"], variables["top"]
    deck = deck_of(who)
    if not known(state, deck):
        state.give_up(who, "deck-unknown")
        return
    draws = any(node.row.id == "draw-found" for node in variables["effects"])
    slots = {"who": who, "amount": top, "targets": variables["targets"]}
    slots["origin"] = "deck" if draws else None
    state.let(roused=rouse(state, who, top), asked=top)
    state.emit(state.event("search", by=variables["env"]["this"], **slots))


RULES.stop(
    "deck-shuffled",
    en="which cards of a shuffled deck are on top",
    it="quali carte sono in cima a un mazzo mescolato",
)


def _find(state: State, variables: Mapping[str, Any]) -> None:
    """Whoever searches must find as many as they are told, while eligible ones are there."""
    who = variables["who"]
    state.let(found=())
    gone = settle_down(state, who, variables["roused"])
    how_far = settled(state, who)
    if how_far is None:
        return
    top, targets = how_far
    further = top - variables["asked"] if variables["asked"] else 0
    top = max(1, top - gone) if top else 0
    deck = deck_of(who)
    if top and state.get(deck, "shuffled") and top < len(cards_in(state, deck)):
        state.give_up(who, "deck-shuffled")
        return
    seen = cards_in(state, deck)[: top or None]
    late = next((card for card in seen[len(seen) - further :] if acts_in_deck(card)), None)
    if late is not None and further:
        state.give_up(late.name, "acts-in-its-deck")
        return
    sought: Sought = variables["sought"]
    area = [card for card in seen if sought.admits(card)]
    state.let(searched=lie_open(state, deck, seen, variables["effects"]))
    if area:
        up_to, different = variables["how"]
        ask_what_is_found(state, who, resting(state, deck, area), targets, up_to, different)
    else:
        fail(state)  # arkham-lcg/then: nothing was found of what the effect is for


def settled(state: State, who: str) -> tuple[int, int] | None:
    """How many cards ``who`` searches (0: all), and for how many; a canceled search ends here."""
    how_far: tuple[int, int] | None = state.get(who, "searching", None)
    state.put(who, searching=None)
    if how_far is None:
        fail(state)
        state.end()
    return how_far


RULES.stop(
    "acts-in-its-deck",
    en="what it does in its deck, when it is searched",
    it="che cosa fa nel suo mazzo, quando vi si cerca",
)


def _use(state: State, variables: Mapping[str, Any]) -> None:
    """What was found leaves the deck, so that no effect leaves it there and puts it elsewhere."""
    env = {**variables["env"], "it": variables["found"], "searcher": variables["who"]}
    env["searched"] = variables["searched"]
    state.let(came_from=tuple((card, _taken(state, env, card)) for card in variables["found"]))
    if variables["found"]:
        resolve_part(state, variables["effects"], env)


def _taken(state: State, env: Env, card: str) -> int:
    """Take the found ``card`` out of its deck; where it lay."""
    place = cards_in(state, state.get(card, "zone")).index(card_of(state, card))
    out_of_deck(state, env, card)
    return place


def _back(state: State, variables: Mapping[str, Any]) -> None:
    """What no effect has put anywhere lies where it was."""
    deck = deck_of(variables["who"])
    for card, place in reversed(variables["came_from"]):
        if state.get(card, "zone") == "drawn":
            lie_again(state, deck, card, place)


def _end(state: State, variables: Mapping[str, Any]) -> None:
    if variables["shuffle"]:
        state.emit(state.event("shuffle", cites=(CITE,), who=variables["who"]))


def _then(state: State, variables: Mapping[str, Any]) -> None:
    effects = variables["then"] if variables["found"] else variables["otherwise"]
    if effects:
        env = {**variables["env"], "it": variables["found"], "searcher": variables["who"]}
        resolve_part(state, effects, env)


SEARCH = RULES.procedure(Procedure("search", _begin, _find, _use, _back, _end, _then))
