"""arkham-lcg/steps/st-8: where committed cards go once the test is over."""

from __future__ import annotations

from rulesref.engine.event import Event
from rulesref.engine.scope import fail
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.decks.shuffling_in import into_deck
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.skill_tests.current import TEST

CITE = "arkham-lcg/steps/st-2"


def after_test(state: State) -> list[Event]:
    """ST.8: what is still committed is discarded, or goes back beneath the card it came from."""
    left = [
        card for card in state.get(TEST, "committed", ()) if state.get(card, "zone") == "committed"
    ]
    return [_goes(state, card) for card in left]


def _goes(state: State, card: str) -> Event:
    if state.get(card, "comes-back"):
        state.put(card, **{"comes-back": None})
        return state.event("return-to-hand", card=card)
    if state.get(card, "goes-under"):
        state.put(card, **{"goes-under": None})
        return state.event("lay-on-deck", card=card, place="bottom")
    if state.get(card, "goes-into"):
        state.put(card, **{"goes-into": None})
        return into_deck(state, card)
    host = state.get(card, "beneath", None)
    if host and state.get(host, "zone") == "play":
        return state.event("place-beneath", card=card, host=host)
    return state.event("discard", card=card)


def _still_committed(state: State, env: Env, card: tuple[str, ...]) -> bool:
    return any(state.get(one, "zone") == "committed" for one in card)


@RULES.verb("come-back-after-test", CITE, able=_still_committed, card="cards")
def _come_back(state: State, env: Env, card: tuple[str, ...]) -> None:
    """Committed cards go to their owner's hand in ST.8 instead of being discarded."""
    _settle_where(state, card, "comes-back")


@RULES.verb("go-under-deck-after-test", CITE, able=_still_committed, card="cards")
def _go_under(state: State, env: Env, card: tuple[str, ...]) -> None:
    """Committed cards go under their owner's deck in ST.8 instead of being discarded."""
    _settle_where(state, card, "goes-under")


@RULES.verb("shuffle-in-after-test", CITE, able=_still_committed, card="cards")
def _shuffle_in(state: State, env: Env, card: tuple[str, ...]) -> None:
    """Committed cards are shuffled into their owner's deck in ST.8 instead of being discarded."""
    _settle_where(state, card, "goes-into")


def _settle_where(state: State, cards: tuple[str, ...], mark: str) -> None:
    for one in cards:
        if state.get(one, "zone") == "committed":
            state.put(one, **{mark: True})
        else:
            fail(state)
