"""arkham-lcg/bonded: cards that other cards summon, set aside as a game begins.

FAQ 1.19: as many copies as the product holds in which they came, however many cards summon them.
"""

from __future__ import annotations

from rulesref.engine.event import Event
from rulesref.engine.scope import fail
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.decks.piles import cards_in, deck_of, resting, told_of
from rulesref.games.arkham_lcg.decks.shuffling_in import kept_out, shuffle_in
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import TABLE, owner_of
from rulesref.games.things import bring, card_of

CITE = "arkham-lcg/bonded"


@RULES.event(
    "set-aside-bonded",
    CITE,
    who="card",
    cards="cards",
    en="{who} sets aside the bonded cards {cards}",
    it="{who} mette da parte le carte vincolate {cards}",
)
def _set_aside(state: State, events: tuple[Event, ...]) -> None:
    """Out of play, and no part of the deck."""


def set_aside(state: State, who: str) -> None:
    """Set aside what the cards in the deck of ``who`` summon, out of the owner's collection."""
    titles = {card.name for card in cards_in(state, deck_of(who))}
    aside = [
        bring(state, card, zone="aside", owner=who)
        for card in state.get(TABLE, "collection", ())
        if card.keywords.get("bonded") in titles
        for _ in range(int(card.stats.get("in-product", 1)))
    ]
    if aside:
        state.emit(state.event("set-aside-bonded", who=who, cards=tuple(aside)))


def _any(state: State, env: Env, card: tuple[str, ...]) -> bool:
    """FAQ 1.13: with an empty deck that cannot be paid."""
    return any(not kept_out(state, (one,)) for one in card)


@RULES.cost("shuffle-in-bonded", CITE, able=_any, card="cards")
def _shuffle_in(state: State, env: Env, card: tuple[str, ...]) -> None:
    """One copy of a bonded card is looked for and shuffled into the deck of its owner."""
    shuffle_in(state, card[:1], env["this"])


def _bonded_to(state: State, card: str) -> list[str]:
    """The copies of what ``card`` summons that its owner has brought into the game, wherever they are."""
    title, owner = card_of(state, card).name, owner_of(state, card)
    lying = told_of(state, deck_of(owner)) if owner else ()
    resting(state, deck_of(owner), [one for one in lying if one.keywords.get("bonded") == title])
    return [
        id
        for id, thing in state.things.items()
        if thing.get("zone") not in (None, "aside", "removed")
        and thing.get("owner", owner) == owner
        and card_of(state, id).keywords.get("bonded") == title
    ]


def _some_bonded(state: State, env: Env, of: tuple[str, ...]) -> bool:
    return any(_bonded_to(state, card) for card in of)


@RULES.verb("set-bonded-aside", CITE, able=_some_bonded, of="cards")
def _find_and_set_aside(state: State, env: Env, of: tuple[str, ...]) -> None:
    """What is bonded to each of ``of`` is found, in play or out of it, and set aside.

    arkham-lcg/search/looking-at-searching-and-finding: that is no search.
    """
    found = [one for card in of for one in _bonded_to(state, card)]
    if not found:
        fail(state)
    state.emit(*(state.event("set-aside", by=env["this"], card=one) for one in found))
