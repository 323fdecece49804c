"""arkham-lcg/evade-evade-action: agility against the evade value; the evaded exhausts, disengaged."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rulesref.engine.ability import Node
from rulesref.engine.event import Event
from rulesref.engine.mark import as_it_stands, replace
from rulesref.engine.outcome import Refused
from rulesref.engine.scope import fail, measure
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.actions.action import action
from rulesref.games.arkham_lcg.choosing_targets import unfound_by
from rulesref.games.arkham_lcg.decks.hidden import (
    beyond_doubt,
    counts_as_engaged,
    enemies_about,
)
from rulesref.games.arkham_lcg.enemies import exposing
from rulesref.games.arkham_lcg.enemies.engagement import disengaging, engaged_enemies, engaged_with
from rulesref.games.arkham_lcg.enemies.shadows import is_mini_card, mini_cards
from rulesref.games.arkham_lcg.keywords import keyword
from rulesref.games.arkham_lcg.limits.forbidding import prohibition, refusal
from rulesref.games.arkham_lcg.playing.supposing import place_for, supposed_for
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.skill_tests.attempt import NAMED, Attempt
from rulesref.games.arkham_lcg.skill_tests.current import TEST
from rulesref.games.arkham_lcg.table import here, location_of
from rulesref.games.edition import switch

CITE = "arkham-lcg/evade-evade-action"
cannot_be_evaded = prohibition("cannot-be-evaded")


def _stays(state: State, enemy: str) -> bool:
    """Nobody evades what cannot be evaded, or what has left play meanwhile."""
    return state.get(enemy, "zone") != "play" or cannot_be_evaded(state, enemy) is not None


@RULES.event(
    "evade",
    CITE,
    who="card",
    enemy="card",
    stays_ready="flag",
    en="{who} evades {enemy}",
    it="{who} elude {enemy}",
    lapses=lambda state, event: _stays(state, event.slots["enemy"]),
)
def _evade(state: State, events: tuple[Event, ...]) -> None:
    """Exhausting (if it was ready) and disengaging are one batch.

    Where a card leaves it ready, it only disengages: the massive stay as engaged as they were.
    """
    parts = []
    for event in events:
        enemy = event.slots["enemy"]
        if not state.get(enemy, "exhausted") and not event.slots.get("stays_ready"):
            parts.append(state.event("exhaust", by=event.by, card=enemy))
        if not event.slots.get("stays_ready") or not keyword(state, enemy, "massive"):
            parts += disengaging(state, enemy, event.by, CITE)
    state.emit(*parts)


def _is_evaded(state: State, env: Env) -> bool:
    return "mark" in env and env["event"].type == "evade"


@RULES.verb("leave-ready", "arkham-lcg/instead", able=_is_evaded)
def _leave_ready(state: State, env: Env) -> None:
    """The enemy that is about to be evaded is not exhausted by it; it disengages all the same."""
    event = as_it_stands(state, env)
    slots = {**event.slots, "stays_ready": True}
    replace(state, env["mark"], state.event("evade", by=event.by, cites=event.cites, **slots))


def evadable(state: State, place: str | None, env: Env | None = None) -> list[str]:
    """The enemies at ``place`` that a card may let somebody evade.

    The card of ``env`` may take its "you" for engaged with one (arkham-lcg/as-if).
    """
    return [
        enemy
        for enemy in here(state, enemies_about(state), place)
        if cannot_be_evaded(state, enemy) is None and not _keeps_aloof(state, enemy, env)
    ] + mini_cards(state, (place,))


def _keeps_aloof(state: State, enemy: str, env: Env | None) -> bool:
    """arkham-lcg/aloof: the Grimoire adds that nobody evades an aloof enemy that nobody engages."""
    if switch(state, "aloof-evade") or not keyword(state, enemy, "aloof"):
        return False
    supposed = env is not None and supposed_for(state, env, enemy)
    return not engaged_with(state, enemy) and not supposed


@RULES.selector("evadable")
def _evadable(state: State, env: Env) -> list[str]:
    """Every enemy at your location that a card may let you evade."""
    return exposing.without_spent(state, env, evadable(state, place_for(state, env), env))


@RULES.selector("evadable-beside-this")
def _evadable_beside(state: State, env: Env) -> list[str]:
    """Those at the location of this card, wherever its user is."""
    return exposing.without_spent(state, env, evadable(state, location_of(state, env["this"])))


def _targets(state: State, who: str) -> Iterable[dict[str, Any]]:
    return (
        {"enemy": enemy}
        for enemy in (*engaged_enemies(state, who), *mini_cards(state, (location_of(state, who),)))
        if cannot_be_evaded(state, enemy) is None
    )


RULES.refusal(
    "not-engaged",
    CITE,
    enemy="card",
    en="{enemy} is not engaged with this investigator",
    it="{enemy} non è impegnato con questo investigatore",
)


def _why_not(state: State, who: str, enemy: str) -> Refused:
    forbidden = cannot_be_evaded(state, enemy)
    if forbidden:
        return refusal(state, forbidden)
    return RULES.refuse("not-engaged", enemy=enemy)


@unfound_by("evadable")
def _why_not_evaded(state: State, env: Env, enemy: str) -> Refused | None:
    """Why no effect lets "you" evade ``enemy`` from where they are; ``None`` where no rule says so.

    Abilities evade enemies at the same location, whoever is engaged with them.
    """
    place = place_for(state, env)
    if enemy in evadable(state, place, env):
        return None
    forbidden = cannot_be_evaded(state, enemy)
    if forbidden:
        return refusal(state, forbidden)
    if location_of(state, enemy) != place:
        return RULES.refuse("not-at-this-location", (CITE,), enemy=enemy)
    return RULES.refuse("aloof", enemy=enemy)


@action("evade", CITE, provokes=False, targets=_targets, why_not=_why_not)
def _begin(state: State, who: str, enemy: str) -> None:
    evade(state, who, enemy, Attempt())


def evade(state: State, who: str, enemy: str, attempt: Attempt) -> None:
    """``who`` attempts to evade ``enemy``.

    The ``success`` of the attempt has a ``slip-away`` where the enemy is evaded.
    """
    if not beyond_doubt(state, enemy) or state.get(enemy, "zone") != "play":
        return
    state.emit(
        attempt.skill_test(
            state,
            CITE,
            by=who,
            who=who,
            skill="agility",
            difficulty=exposing.difficulty(state, enemy, "evade"),
            why="evade",
            target=enemy,
            success=(Node(RULES.verbs["slip-away"], {}),),
        )
    )


@RULES.event(
    "successful-evasion",
    CITE,
    "arkham-lcg/skill-test-results-and-advanced-timing",
    who="card",
    enemy="card",
    margin="number",
    silent=True,
    en="{who} successfully evades {enemy}",
    it="{who} elude con successo {enemy}",
)
def _successful(state: State, events: tuple[Event, ...]) -> None:
    """What "after you successfully evade" answers: FAQ 1.7 in ST.6, the evasion itself in ST.7."""


def _succeeded(state: State) -> bool:
    """Whether somebody has evaded an enemy by the running test; a mini-card is no enemy."""
    evaded = state.get(TEST, "why") == "evade" and state.get(TEST, "result") == "success"
    return evaded and not is_mini_card(state, state.get(TEST, "target"))


def _let_answer(state: State) -> None:
    slots = {"who": state.get(TEST, "who"), "margin": state.get(TEST, "margin")}
    state.emit(state.event("successful-evasion", enemy=state.get(TEST, "target"), **slots))


def answer_success(state: State) -> None:
    """FAQ 1.7: what answers the success of an evasion does so as soon as it is known."""
    if _succeeded(state) and switch(state, "evasion-answered") == "st-6":
        _let_answer(state)


@RULES.verb("slip-away", CITE, stays_ready="flag?")
def _slip_away(state: State, env: Env, stays_ready: bool = False) -> None:
    """The attempt succeeded; an enemy that ``stays_ready`` disengages without exhausting."""
    enemy = state.get(TEST, "target")
    if is_mini_card(state, enemy):
        exposing.standing_in(state, env, (enemy,), ())
    elif state.get(enemy, "zone") == "play":
        slots = {"who": state.get(TEST, "who"), "enemy": enemy, "stays_ready": stays_ready or None}
        state.emit(state.event("evade", by=env["this"], **slots))
        if _succeeded(state) and switch(state, "evasion-answered") == "st-7":
            _let_answer(state)


def _any(state: State, env: Env, enemy: tuple[str, ...], **rest: Any) -> bool:
    """Whatever names the enemy: what cannot be evaded is not, nor what has left play."""
    return any(
        is_mini_card(state, one) or counts_as_engaged(state, one) or not _stays(state, one)
        for one in enemy
    )


@RULES.verb("evade", CITE, able=_any, enemy="cards", **NAMED)
def _evade_verb(state: State, env: Env, enemy: tuple[str, ...], **named: Any) -> None:
    """You attempt to evade ``enemy``."""
    if not _any(state, env, enemy):
        fail(state)
        return
    evade(state, env["you"], enemy[0], Attempt.of(state, env, **named))


def _would_change(state: State, env: Env, enemy: str) -> bool:
    """arkham-lcg/target: the exhausted that is engaged with nobody stays what it is.

    So does what is not in play any more, or cannot be evaded.
    """
    if _stays(state, enemy) or _keeps_aloof(state, enemy, env):
        return False
    ready = not state.get(enemy, "exhausted")
    return is_mini_card(state, enemy) or ready or bool(engaged_with(state, enemy))


def _any_would_change(state: State, env: Env, enemy: tuple[str, ...]) -> bool:
    return any(_would_change(state, env, one) for one in enemy)


@RULES.verb("evade-automatically", CITE, able=_any_would_change, enemy="cards")
def _automatically(state: State, env: Env, enemy: tuple[str, ...]) -> None:
    """FAQ 2.9: no test is made, hence nothing is "successfully" evaded."""
    asked = len(enemy)
    enemy = tuple(one for one in enemy if _would_change(state, env, one))
    measure(state, len(enemy), asked)
    events = [
        state.event("evade", by=env["this"], who=env["you"], enemy=one)
        for one in enemy
        if not is_mini_card(state, one)
    ]
    exposing.standing_in(state, env, enemy, events)
