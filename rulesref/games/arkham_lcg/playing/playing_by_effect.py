"""arkham-lcg/play-action: effects that play a card, at its cost, at a reduced one, or at none.

What an effect plays costs no action and provokes nobody; everything else holds: restrictions, the
resource cost unless the effect waives it, and whatever is paid on top.
"""

from __future__ import annotations

from typing import Any

from rulesref.engine.event import Event
from rulesref.engine.outcome import Refused
from rulesref.engine.scope import fail
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.costs.play_costs import Way
from rulesref.games.arkham_lcg.costs.resources import at_best
from rulesref.games.arkham_lcg.playing.initiation import start
from rulesref.games.arkham_lcg.playing.play_restrictions import fast_ability, forbidden
from rulesref.games.arkham_lcg.rules import RULES

CITE = "arkham-lcg/play-action"
#: Where a card can be that an effect plays; nothing reaches what is removed from the game.
REACHED = frozenset({"hand", "discard", "drawn", "aside", "beneath"})


RULES.refusal(
    "out-of-reach",
    CITE,
    en="it is in no place from which it could be played",
    it="non si trova dove potrebbe essere giocata",
)
RULES.refusal(
    "own-cost",
    "arkham-lcg/fast",
    en="its own cost is nothing that an effect could change",
    it="il suo costo non può essere cambiato da un effetto",
)


def refused(
    state: State, who: str, card: str, way: Way, within: tuple[str, ...] = ()
) -> Refused | None:
    """Why ``who`` cannot play ``card`` in ``way`` by an effect, or ``None`` where they can.

    ``within`` as in ``play_restrictions.could_do``.
    """
    if state.get(card, "zone") not in REACHED:
        return RULES.refuse("out-of-reach")
    fast = fast_ability(state, card)
    if fast is not None and fast.costs and way != Way(action=False):
        return RULES.refuse("own-cost")
    return forbidden(state, who, card, way, within)


def _way(
    at_no_cost: bool = False, less: int = 0, after: str = "discard", whatever_role: bool = False
) -> Way:
    return Way(
        action=False, paid=not at_no_cost, less=less, after=after, whatever_role=whatever_role
    )


def _player(env: Env, who: tuple[str, ...]) -> str:
    return who[0] if who else str(env["you"])


def _able(
    state: State, env: Env, card: tuple[str, ...], who: tuple[str, ...] = (), **how: Any
) -> bool:
    player, way, within = _player(env, who), _way(**how), env.get("within", ())
    best = at_best(state, player)
    return any(refused(best, player, one, way, within) is None for one in card)


@RULES.verb(
    "play",
    CITE,
    able=_able,
    card="cards",
    who="cards?",
    at_no_cost="flag?",
    less="number?",
    after="word?",
    whatever_role="flag?",
)
def _play(
    state: State,
    env: Env,
    card: tuple[str, ...],
    who: tuple[str, ...] = (),
    **how: Any,
) -> None:
    """You (or ``who``) play ``card``; what cannot be played now is not played.

    ``after`` is what becomes of an event once it is resolved: "discard" or "remove";
    ``whatever_role``: regardless of the role that its player has.
    """
    way = _way(**how)
    player = _player(env, who)
    for one in card:
        if refused(state, player, one, way) is None:
            start(state, player, one, way, env["this"])
        elif refused(at_best(state, player), player, one, way) is None:
            state.give_up(player, "resources-untold")
        else:
            fail(state)
            state.emit(state.event("not-played", by=env["this"], card=one))


@RULES.event(
    "not-played",
    "arkham-lcg/play-restrictions-permissions-and-instructions",
    card="card",
    en="{card} is not played",
    it="{card} non viene giocat(a|o)",
)
def _not_played(state: State, events: tuple[Event, ...]) -> None:
    """What an effect would play stays where it is: its player may not play it, or cannot pay."""
