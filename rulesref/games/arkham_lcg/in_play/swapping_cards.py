"""arkham-lcg/switch-and-swap-abilities: a card in play that changes places with one out of play.

The one leaves play for where the other was, and the other enters play, at the same moment: what
makes room for it need not make room beside the one that leaves.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.engine.outcome import Choice, Option
from rulesref.engine.procedure import Procedure
from rulesref.engine.scope import fail
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.in_play.entering_play import refused_entry
from rulesref.games.arkham_lcg.in_play.slots import CITE as SLOTS
from rulesref.games.arkham_lcg.in_play.slots import ways_to_make_room
from rulesref.games.arkham_lcg.in_play.staying_in_play import stays
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.things import card_of

CITE = "arkham-lcg/switch-and-swap-abilities"
#: How a card leaves play for the place of the other one.
_LEAVES = {"hand": "return-to-hand", "aside": "set-aside"}


def _can(
    state: State, env: Env, card: tuple[str, ...], other: tuple[str, ...], moving: str = ""
) -> bool:
    return any(_may_go(state, env, one) for one in card) and any(
        _may_come(state, env, one, card) for one in other
    )


def _may_go(state: State, env: Env, card: str) -> bool:
    in_play = state.get(card, "zone") == "play" and state.get(card, "controller", None)
    return bool(in_play) and not any(stays(state, card, zone, env["this"]) for zone in _LEAVES)


def _may_come(state: State, env: Env, card: str, leaving: tuple[str, ...]) -> bool:
    """A limit of the area that it comes to does not count what leaves for it."""
    out_of_play = state.get(card, "zone") in _LEAVES and card_of(state, card).type == "asset"
    return out_of_play and refused_entry(state, card, env["you"], leaving) is None


@RULES.verb("swap-in", CITE, able=_can, card="cards", other="cards", moving="word?")
def _swap_in(
    state: State, env: Env, card: tuple[str, ...], other: tuple[str, ...], moving: str = ""
) -> None:
    """``card`` and ``other`` swap places: it goes where that was, a hand or aside, and that enters play.

    All tokens of the kind ``moving`` go from the one to the other.
    """
    if not _can(state, env, card, other, moving):
        fail(state)
        return
    state.call(SWAP, card=card[0], other=other[0], moving=moving, by=env["this"])


def _room(state: State, variables: Mapping[str, Any]) -> None:
    who, other = state.get(variables["card"], "controller"), variables["other"]
    ways = ways_to_make_room(state, who, (other,), (variables["card"],), source=other)
    if ways is None:
        return
    if not ways:
        state.give_up(other, "never-enough-slots")
        return
    options = tuple(Option("make-room", {"who": who, "cards": way}, way) for way in ways)
    state.ask(Choice("slots", who, options, (SLOTS,), "discarded"))


def _move(state: State, variables: Mapping[str, Any]) -> None:
    """The tokens change places with the cards, and are on the other one as it enters play."""
    card, other, moving = (variables[name] for name in ("card", "other", "moving"))
    if moving and state.get(card, moving):
        slots = {"card": card, "to": other, "token": moving, "amount": state.get(card, moving)}
        state.emit(state.event("move-tokens", by=variables["by"], **slots))


def _swap(state: State, variables: Mapping[str, Any]) -> None:
    card, other, by = (variables[name] for name in ("card", "other", "by"))
    who = state.get(card, "controller")
    leaves = _LEAVES[state.get(other, "zone")]
    state.emit(
        *(state.event("discard", cites=(SLOTS,), card=one) for one in variables["discarded"]),
        state.event(leaves, by=by, cites=(CITE,), card=card),
        state.event("enter-play", by=by, cites=(CITE,), card=other, who=who),
    )


SWAP = RULES.procedure(Procedure("swap-in", _room, _move, _swap))
