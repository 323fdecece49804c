"""arkham-lcg/aloof: enemies that a card lets somebody attack or evade beyond those at hand.

One may ignore that an enemy is aloof, another take its user for engaged with enemies next door
(Q&A arkham-lcg/qa/guerrilla-tactics-fight-evade-unengaged-enemy-aloof: with those alone). What cannot
be attacked or evaded is no target for any of them.
"""

from __future__ import annotations

from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.decks.hidden import enemies_about
from rulesref.games.arkham_lcg.enemies import exposing
from rulesref.games.arkham_lcg.enemies.engagement import engaged_with
from rulesref.games.arkham_lcg.enemies.evading import cannot_be_evaded, evadable
from rulesref.games.arkham_lcg.enemies.fighting import attackable, unbarred
from rulesref.games.arkham_lcg.enemies.shadows import mini_cards
from rulesref.games.arkham_lcg.locations.connections import connecting
from rulesref.games.arkham_lcg.playing.supposing import place_for, supposed_for
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import here


@RULES.selector("attackable-though-aloof")
def _though_aloof(state: State, env: Env) -> list[str]:
    """Every enemy at your location that you may attack, aloof ones as well."""
    place = place_for(state, env)
    there = here(state, enemies_about(state), place) + mini_cards(state, (place,))
    return exposing.without_spent(state, env, unbarred(state, env["you"], env["this"], there))


@RULES.selector("attackable-or-next-door")
def _attackable_near(state: State, env: Env) -> list[str]:
    """Every enemy that you may attack where you are, and next door as if engaged with you."""
    who, by = env["you"], env["this"]
    found = [*attackable(state, who, by), *unbarred(state, who, by, _next_door(state, env))]
    return exposing.without_spent(state, env, found)


@RULES.selector("evadable-or-next-door")
def _evadable_near(state: State, env: Env) -> list[str]:
    """Every enemy engaged with you that you may evade, and next door as if engaged with you."""
    place = place_for(state, env)
    near = [
        enemy
        for enemy in evadable(state, place, env)
        if env["you"] in engaged_with(state, enemy) or supposed_for(state, env, enemy)
    ]
    return exposing.without_spent(state, env, [*near, *_evadable_next_door(state, env)])


@RULES.selector("evadable-next-door")
def _evadable_there(state: State, env: Env) -> list[str]:
    """Every enemy next door that you may evade."""
    return exposing.without_spent(state, env, _evadable_next_door(state, env))


def _evadable_next_door(state: State, env: Env) -> list[str]:
    return [one for one in _next_door(state, env) if cannot_be_evaded(state, one) is None]


def _next_door(state: State, env: Env) -> list[str]:
    """The enemies at the locations that "your" location leads to."""
    place = place_for(state, env)
    others = connecting(state, place) if place else []
    return [
        enemy
        for other in others
        for enemy in here(state, enemies_about(state), other) + mini_cards(state, (other,))
    ]
