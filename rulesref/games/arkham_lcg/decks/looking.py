"""arkham-lcg/search/looking-at-searching-and-finding: looking at cards of a deck.

The cards stay where they are. It is no search: what answers a search does not answer it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.engine.ability import Node
from rulesref.engine.block import resolve_part
from rulesref.engine.event import Event
from rulesref.engine.outcome import Choice, Option
from rulesref.engine.procedure import Procedure
from rulesref.engine.scope import fail, measure
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.decks.piles import ENCOUNTER_DECK, cards_in, deck_of, known, resting
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import investigators

CITE = "arkham-lcg/search/looking-at-searching-and-finding"


@RULES.event(
    "look-at",
    CITE,
    who="card",
    amount="number",
    whose="card",
    origin="word",
    bottom="number",
    en=(
        "{who} looks at the bottom {bottom} (card|cards) of the deck of {whose}",
        "{who} looks at the bottom {bottom} (card|cards) of the encounter deck",
        "{who} looks at the top {amount} (card|cards) of the deck of {whose}",
        "{who} looks at the top {amount} (card|cards) of the encounter deck",
    ),
    it=(
        "{who} guarda (l'ultima|le ultime) {bottom} (carta|carte) del mazzo di {whose}",
        "{who} guarda (l'ultima|le ultime) {bottom} (carta|carte) del mazzo degli incontri",
        "{who} guarda (la prima|le prime) {amount} (carta|carte) del mazzo di {whose}",
        "{who} guarda (la prima|le prime) {amount} (carta|carte) del mazzo degli incontri",
    ),
)
def _look(state: State, events: tuple[Event, ...]) -> None:
    """Nothing changes; what is done with the cards follows in ``LOOK``."""


@RULES.event(
    "look-behind",
    CITE,
    who="card",
    card="card",
    en="{who} looks at the other side of {card}",
    it="{who} guarda l'altro lato di {card}",
)
def _look_behind(state: State, events: tuple[Event, ...]) -> None:
    """Nothing changes: nothing on that side is resolved."""


@RULES.verb("look-behind", CITE, card="cards")
def _behind(state: State, env: Env, card: tuple[str, ...]) -> None:
    """You look at the side of each of these cards that does not lie faceup."""
    for one in card:
        state.emit(state.event("look-behind", by=env["this"], who=env["you"], card=one))


def _somewhere(
    state: State,
    env: Env,
    encounter: bool = False,
    alone: bool = False,
    of: tuple[str, ...] | None = None,
    **how: Any,
) -> bool:
    return bool(_decks(state, encounter, alone, of))


def _decks(
    state: State, encounter: bool, alone: bool, of: tuple[str, ...] | None = None
) -> list[str]:
    """Whose decks hold a card, as far as anybody knows; "" is the encounter deck."""
    whose = [*([] if alone else investigators(state)), *([""] if encounter else [])]
    if of is not None:
        whose = list(of)
    return [one for one in whose if not known(state, deck_of(one)) or cards_in(state, deck_of(one))]


@RULES.verb(
    "look-at-top",
    CITE,
    able=_somewhere,
    top="number",
    effects="effects?",
    encounter="flag?",
    alone="flag?",
    of="cards?",
    bottom="flag?",
)
def _look_verb(
    state: State,
    env: Env,
    top: int,
    effects: tuple[Node, ...] = (),
    encounter: bool = False,
    alone: bool = False,
    of: tuple[str, ...] | None = None,
    bottom: bool = False,
) -> None:
    """At ``top`` cards of any investigator's deck (or of the ``encounter`` deck); "it" is they.

    Of the encounter deck ``alone`` where the card names no other, or of the decks ``of`` these. With
    ``bottom`` at so many on the bottom instead.
    """
    decks = _decks(state, encounter, alone, of)
    state.call(LOOK, env=env, effects=effects, top=top, decks=decks, bottom=bottom)


def _whose(state: State, variables: Mapping[str, Any]) -> None:
    who = variables["env"]["you"]
    options = tuple(
        Option("look-deck", {"who": who, "whose": deck or ENCOUNTER_DECK}, deck)
        for deck in variables["decks"]
    )
    if options:
        state.ask(Choice("look-deck", who, options, (CITE,), "whose"))
    else:
        fail(state)
        state.end()


RULES.stop(
    "looked-at-unknown",
    en="which cards lie on top of the deck that is looked at",
    it="quali carte sono in cima al mazzo che si guarda",
)


def _at(state: State, variables: Mapping[str, Any]) -> None:
    env, whose, top = variables["env"], variables["whose"], variables["top"]
    deck = deck_of(whose)
    cards = cards_in(state, deck)
    hidden = state.get(deck, "shuffled") and top < len(cards)
    if not known(state, deck) or hidden or (variables["bottom"] and state.get(deck, "rest")):
        state.give_up(env["this"], "looked-at-unknown")
        return
    there = len(cards[:top])
    measure(state, there, top)
    origin = "deck" if whose else "encounter-deck"
    slots = {"who": env["you"], "whose": whose or None}
    slots["bottom" if variables["bottom"] else "amount"] = there
    state.emit(state.event("look-at", by=env["this"], origin=origin, **slots))


def _then(state: State, variables: Mapping[str, Any]) -> None:
    deck = deck_of(variables["whose"])
    cards, top = cards_in(state, deck), variables["top"]
    meant = cards[max(0, len(cards) - top) :] if variables["bottom"] else cards[:top]
    seen = tuple(resting(state, deck, meant))
    state.let(seen=seen)
    resolve_part(state, variables["effects"], {**variables["env"], "it": seen, "looked": seen})


def _over(state: State, variables: Mapping[str, Any]) -> None:
    for card in variables["seen"]:
        state.put(card, laid=None)


LOOK = RULES.procedure(Procedure("look-at", _whose, _at, _then, _over))


@RULES.selector("looked-at")
def _looked_at(state: State, env: Env) -> tuple[str, ...]:
    """The cards that are looked at, as long as they lie in their deck and nobody has laid them there."""
    seen = env.get("looked", ())
    return tuple(
        one
        for one in seen
        if str(state.get(one, "zone")).endswith("deck") and not state.get(one, "laid")
    )
