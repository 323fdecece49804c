"""arkham-lcg/discard-piles: discarding at random from a hand, and from the top of a deck."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import Any

from rulesref.engine.outcome import Chance, Refused, share
from rulesref.engine.procedure import Procedure
from rulesref.engine.scope import measure
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.decks import from_hand
from rulesref.games.arkham_lcg.decks.hand import hand_of
from rulesref.games.arkham_lcg.decks.piles import (
    cards_in,
    deal,
    deck_of,
    known,
    may_interact,
    stay,
    take,
)
from rulesref.games.arkham_lcg.keywords import keyword
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import owner_when_drawn
from rulesref.games.arkham_lcg.values.counted import stop_at_untold_hand
from rulesref.games.things import card_of

CITE = "arkham-lcg/discard-piles"


def _has_cards(state: State, env: Env, of: tuple[str, ...], amount: int = 1) -> bool:
    return any(_loose(state, who) for who in of)


def _loose(state: State, who: str) -> list[str]:
    """What fate can hit: weaknesses too, which may only not be chosen; nothing hidden."""
    return [card for card in hand_of(state, who) if not keyword(state, card, "hidden")]


def _so_many(state: State, who: str) -> int:
    """How many that are; raises ``UnsupportedClause`` where no step tells whether there is any."""
    held = len(_loose(state, who))
    if not held:
        stop_at_untold_hand(state, who)
    return held


@RULES.verb("discard-at-random", CITE, able=_has_cards, of="cards", amount="number?")
def _at_random(state: State, env: Env, of: tuple[str, ...], amount: int = 1) -> None:
    """Each of ``of`` discards so many cards from hand, all at once, as fate has it."""
    for who in of:
        held = _so_many(state, who)
        measure(state, held, amount)
        if held:
            from_hand.at_random(state, who, min(amount, held), env["this"])


RULES.refusal(
    "nothing-at-random",
    CITE,
    who="card",
    en="{who} has no card in hand that can be discarded at random",
    it="{who} non ha in mano carte che si possano scartare a caso",
)


@RULES.opening("discard-random-cards")
def _by_an_effect(state: State, who: str, amount: int) -> Refused | None:
    """By an effect that nobody names: as many as there are."""
    held = _so_many(state, who)
    if not held:
        return RULES.refuse("nothing-at-random", who=who)
    from_hand.at_random(state, who, min(amount, held), "")
    return None


def _fate(state: State, variables: Mapping[str, Any]) -> None:
    """Copies of one card are alike: fate says which titles go."""
    hand = _loose(state, variables["who"])
    ways = list(combinations(hand, min(variables["amount"], len(hand))))
    alike: dict[tuple[str, ...], list[tuple[str, ...]]] = {}
    for way in ways:
        alike.setdefault(tuple(sorted(card_of(state, one).code for one in way)), []).append(way)
    outcomes = tuple((share(len(same), len(ways)), same[0]) for same in alike.values())
    state.draw(Chance("discard-at-random", outcomes, (CITE,), "gone"))


def _go(state: State, variables: Mapping[str, Any]) -> None:
    by = variables["by"]
    state.emit(*(state.event("discard", by=by, card=card) for card in variables["gone"]))


RULES.procedure(Procedure(from_hand.PICKING, _fate, _go))


def _deck_has_cards(state: State, env: Env, of: tuple[str, ...], amount: int = 1) -> bool:
    return may_interact(state, env, of)


@RULES.verb("discard-top", CITE, able=_deck_has_cards, of="cards", amount="number?")
def _from_top(state: State, env: Env, of: tuple[str, ...], amount: int = 1) -> None:
    """Each of ``of`` discards the top cards of their deck; an empty deck is not made anew for it."""
    for who in of:
        state.call(FROM_TOP, who=who, asked=amount, left=amount, by=env["this"], taken=())


RULES.stop(
    "top-of-deck-unknown",
    en="what lies on top of this deck: no step says it",
    it="che cosa c'è in cima a questo mazzo: nessun passo lo dice",
)


def _top(state: State, variables: Mapping[str, Any]) -> None:
    deck = deck_of(variables["who"])
    if not known(state, deck):
        state.give_up(variables["who"], "top-of-deck-unknown")
    elif variables["left"] and cards_in(state, deck):
        deal(state, deck)
    else:
        state.goto(FROM_TOP, _off)


def _take(state: State, variables: Mapping[str, Any]) -> None:
    who = variables["who"]
    top = variables["top"]
    owner = owner_when_drawn(top, who)
    id = take(state, deck_of(who), top, zone="drawn", owner=owner, controller=who)
    state.let(left=variables["left"] - 1, taken=(*variables["taken"], id))
    state.goto(0)


def _off(state: State, variables: Mapping[str, Any]) -> None:
    by = variables["by"]
    measure(state, len(variables["taken"]), variables["asked"])
    state.put(by, **{"from-top": variables["taken"]})
    state.emit(*(state.event("discard", by=by, card=card) for card in variables["taken"]))


def _left(state: State, variables: Mapping[str, Any]) -> None:
    """arkham-lcg/cancel: a card that is not discarded after all has not left the deck."""
    stay(state, deck_of(variables["who"]), variables["taken"])


FROM_TOP = RULES.procedure(Procedure("discard-top", _top, _take, _off, _left))


def _deep_enough(state: State, env: Env, amount: int) -> bool:
    """A cost is paid in full; of a deck that no step tells nobody knows yet whether it can be."""
    deck = deck_of(env["you"])
    enough = not known(state, deck) or len(cards_in(state, deck)[:amount]) == amount
    return enough and may_interact(state, env, (env["you"],))


@RULES.cost("discard-top", "arkham-lcg/costs", able=_deep_enough, amount="number")
def _pay_from_top(state: State, env: Env, amount: int) -> None:
    """You discard so many cards from the top of your deck."""
    _from_top(state, env, (env["you"],), amount)


@RULES.selector("discarded-from-top")
def _discarded_from_top(state: State, env: Env) -> tuple[str, ...]:
    """What this card has discarded from the top of a deck just now."""
    found: tuple[str, ...] = state.get(env["this"], "from-top", ())
    return found
