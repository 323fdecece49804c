"""arkham-lcg/leaves-play: what abilities send out of play, and what is paid so.

The cards are discarded, removed from the game, or won.
"""

from __future__ import annotations

from rulesref.engine.scope import measure
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.decks import from_hand
from rulesref.games.arkham_lcg.in_play.staying_in_play import may_be_discarded, stays
from rulesref.games.arkham_lcg.limits import play_areas
from rulesref.games.arkham_lcg.rules import RULES


def _may_leave(state: State, env: Env, card: tuple[str, ...]) -> bool:
    return any(may_be_discarded(state, one, env["this"]) for one in card)


@RULES.verb("discard", "arkham-lcg/discard-piles", able=_may_leave, card="cards")
def _discard_verb(state: State, env: Env, card: tuple[str, ...]) -> None:
    """The cards leave play, or hand, for their owners' discard piles."""
    from_hand.discard(state, card, env["this"])


@RULES.verb("remove", "arkham-lcg/removed-from-game", card="cards")
def _remove_verb(state: State, env: Env, card: tuple[str, ...]) -> None:
    """The cards are removed from the game."""
    state.emit(*(state.event("remove", by=env["this"], card=one) for one in card))


@RULES.verb("add-to-victory", "arkham-lcg/victory-display-victory-points", card="cards")
def _victory_verb(state: State, env: Env, card: tuple[str, ...]) -> None:
    """arkham-lcg/limits-pertaining-to-play-areas: what goes beyond a limit stays where it is."""
    gone: list[str] = []
    for one in card:
        owner = str(state.get(one, "owner") or state.get(one, "controller", ""))
        if play_areas.refused(state, one, owner, "victory", coming=gone) is None:
            gone.append(one)
    measure(state, len(gone), len(card))
    state.emit(*(state.event("victory", by=env["this"], card=won) for won in gone))


def _any_here(state: State, env: Env, card: tuple[str, ...]) -> bool:
    return all(state.get(one, "zone") in ("play", "hand") for one in card)


@RULES.cost("remove", "arkham-lcg/costs", able=_any_here, card="cards")
def _remove_cost(state: State, env: Env, card: tuple[str, ...]) -> None:
    """Removed from the game: an eliminated player's cards need no cost for that."""
    state.emit(*(state.event("remove", by=env["this"], card=one) for one in card))


def _discardable(state: State, env: Env, card: tuple[str, ...]) -> bool:
    return _any_here(state, env, card) and not any(stays(state, one, "discard") for one in card)


@RULES.cost("discard", "arkham-lcg/costs", able=_discardable, card="cards")
def _discard_cost(state: State, env: Env, card: tuple[str, ...]) -> None:
    """The cards are discarded, out of play or out of the hand."""
    state.emit(*(state.event("discard", by=env["this"], card=one) for one in card))
