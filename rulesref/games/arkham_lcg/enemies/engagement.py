"""arkham-lcg/enemy-engagement: who is engaged with whom, and enemies that engage by themselves.

``engaged`` is the one investigator whose threat area holds an enemy. A massive enemy never has it:
while ready it is engaged with everybody at its location. arkham-lcg/massive: it counts as engaged
without ever engaging, so that neither "cannot be engaged" nor a disengagement ends that.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.engine.event import Event
from rulesref.engine.outcome import Choice, Option
from rulesref.engine.procedure import Procedure
from rulesref.engine.scope import measure
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.decks.hidden import counts_as_engaged, enemies_about
from rulesref.games.arkham_lcg.enemies.prey import hunted
from rulesref.games.arkham_lcg.enemies.swarming import host_of, pack
from rulesref.games.arkham_lcg.keywords import carries_out, keyword
from rulesref.games.arkham_lcg.limits.forbidding import prohibition
from rulesref.games.arkham_lcg.limits.kept_apart import kept_apart
from rulesref.games.arkham_lcg.playing.supposing import supposed_engaged
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import (
    deciding_lead,
    here,
    investigators,
    location_of,
    went_elsewhere,
)
from rulesref.games.things import in_play

CITE = "arkham-lcg/enemy-engagement"
cannot_disengage = prohibition("cannot-disengage")
CANNOT_BE_ENGAGED = "cannot-be-engaged"
cannot_be_engaged = prohibition(CANNOT_BE_ENGAGED)
carries_out("aloof", "arkham-lcg/aloof")
carries_out("massive", "arkham-lcg/massive")


def engaged_with(state: State, enemy: str) -> tuple[str, ...]:
    """The investigators that ``enemy`` is engaged with, in player order."""
    if state.get(enemy, "zone") == "hand":
        return (state.get(enemy, "controller"),) if counts_as_engaged(state, enemy) else ()
    if keyword(state, enemy, "massive"):
        if state.get(enemy, "exhausted"):
            return ()
        return tuple(here(state, investigators(state), location_of(state, enemy)))
    one = state.get(enemy, "engaged")
    supposed = supposed_engaged(state, enemy)
    if supposed:
        return tuple(dict.fromkeys((*supposed, *((one,) if one else ()))))
    return (one,) if one else ()


def engaged_enemies(state: State, who: str) -> list[str]:
    """The enemies engaged with ``who``."""
    return [enemy for enemy in enemies_about(state) if who in engaged_with(state, enemy)]


def cannot_meet(state: State, enemy: str, who: str) -> str | None:
    """The card because of which ``enemy`` and ``who`` cannot engage each other, or ``None``."""
    return cannot_be_engaged(state, who) or kept_apart(state, enemy, who)


def _cannot_engage(state: State, event: Event) -> bool:
    """arkham-lcg/cannot; a card that went elsewhere engages nobody either."""
    enemy, who = event.slots["enemy"], event.slots["who"]
    forbidden = cannot_meet(state, enemy, who) or keeps(state, enemy, who)
    left = state.get(enemy, "zone") != "play" and event.slots.get("was") is None
    left = left or event.slots.get("at") not in (None, location_of(state, who))
    return forbidden is not None or left or went_elsewhere(state, event)


def _cannot_disengage(state: State, event: Event) -> bool:
    who = event.slots["who"]
    return not state.get(who, "eliminated") and cannot_disengage(state, who) is not None


@RULES.event(
    "engage",
    CITE,
    enemy="card",
    who="card",
    was="word",
    at="card",
    lapses=_cannot_engage,
    en="{enemy} engages {who}",
    it="{enemy} impegna {who}",
)
def _engage(state: State, events: tuple[Event, ...]) -> None:
    """FAQ 2.4: to engage and to be engaged are one event. It leaves whoever it was engaged with."""
    for event in events:
        state.put(event.slots["enemy"], engaged=event.slots["who"], at=None)


@RULES.event(
    "disengage",
    "arkham-lcg/enemy-engagement",
    enemy="card",
    who="card",
    en="{enemy} disengages from {who}",
    it="{enemy} si disimpegna da {who}",
    lapses=_cannot_disengage,
)
def _disengage(state: State, events: tuple[Event, ...]) -> None:
    """It stays at the location where the engagement ends; a ready one may engage at once."""
    for event in events:
        enemy = event.slots["enemy"]
        if state.get(enemy, "engaged"):
            where = location_of(state, enemy)
            state.put(enemy, engaged=None, at=where)
    look_for_engagement(state)


def disengaging(state: State, enemy: str, by: str | None = None, *cites: str) -> list[Event]:
    """The events by which ``enemy``, and its whole pack, disengages from everybody."""
    return [
        state.event("disengage", by=by, cites=cites, enemy=one, who=who)
        for one in pack(state, enemy)
        for who in engaged_with(state, one)
        if state.get(who, "eliminated") or cannot_disengage(state, who) is None
    ]


def keeps(state: State, enemy: str, who: str) -> str | None:
    """The card because of which nobody, not even ``who``, takes ``enemy`` off somebody else.

    arkham-lcg/engage-action: to engage it is to end that engagement (arkham-lcg/cannot).
    """
    holder = state.get(enemy, "engaged")
    return cannot_disengage(state, holder) if holder and holder != who else None


def engaging(state: State, enemy: str, who: str, by: str | None = None, *cites: str) -> list[Event]:
    """The events by which ``enemy`` engages ``who``: one for each card of its pack."""
    if cannot_meet(state, enemy, who) or keeps(state, enemy, who):
        return []
    return [
        state.event("engage", by=by, cites=cites, enemy=one, who=who) for one in pack(state, enemy)
    ]


def candidates(state: State, enemy: str) -> list[str]:
    """The investigators whom ``enemy`` would engage by itself now, as its prey instructions say."""
    if (
        state.get(enemy, "exhausted")
        or state.get(enemy, "engaged")
        or state.get(enemy, "fleeing")
        or state.get(enemy, "swarm")
        or keyword(state, enemy, "aloof")
        or keyword(state, enemy, "massive")
    ):
        return []
    # arkham-lcg/as-if: nobody is engaged where they only count as being.
    place = location_of(state, enemy)
    present = [who for who in investigators(state) if place and state.get(who, "at") == place]
    present = [who for who in present if cannot_meet(state, enemy, who) is None]
    return hunted(state, enemy, present) if present else []


def look_for_engagement(state: State) -> None:
    """Let every enemy engage that has somebody to engage, once this step is done."""
    state.call(ENGAGEMENT, done=())


def _next(state: State, variables: Mapping[str, Any]) -> None:
    """Whom each enemy engages; where prey leaves several, the lead investigator decides."""
    done = dict(variables["done"])
    for enemy in in_play(state, "enemy"):
        found = [] if enemy in done else candidates(state, enemy)
        if found:
            options = tuple(
                Option("engaged", {"who": who, "enemy": enemy}, (enemy, who)) for who in found
            )
            cites = (CITE, "arkham-lcg/prey")
            state.ask(Choice("engagement", deciding_lead(state), options, cites, "pick"))
            return
    state.end()
    state.emit(*(event for enemy, who in done.items() for event in engaging(state, enemy, who)))


def _took(state: State, variables: Mapping[str, Any]) -> None:
    state.let(done=(*variables["done"], variables["pick"]))
    state.goto(0)


ENGAGEMENT = RULES.procedure(Procedure("engagement", _next, _took))


def _engageable(state: State, env: Env, enemy: tuple[str, ...], who: tuple[str, ...]) -> bool:
    """Not where something forbids it, and no massive one, which no threat area holds.

    To engage what is engaged already may still be offered.
    """
    return any(
        not cannot_meet(state, one, you)
        and not keeps(state, one, you)
        and not keyword(state, one, "massive")
        for you in who[:1]
        for one in enemy
    )


@RULES.verb("engage", CITE, able=_engageable, enemy="cards", who="cards")
def engage(state: State, env: Env, enemy: tuple[str, ...], who: tuple[str, ...]) -> None:
    """Each of ``enemy`` engages the investigator ``who``."""
    events = _engaging(state, env, enemy, who)
    asked = {member for one in enemy for member in pack(state, host_of(state, one))}
    measure(state, len(events), len(asked))
    state.emit(*events)


def _engaging(state: State, env: Env, enemy: tuple[str, ...], who: tuple[str, ...]) -> list[Event]:
    return [
        event
        for one in dict.fromkeys(host_of(state, one) for one in enemy)
        for event in engaging(state, one, who[0], env["this"])
        if who and who[0] not in engaged_with(state, one) and not keyword(state, one, "massive")
    ]


def _disengageable(state: State, env: Env, enemy: tuple[str, ...]) -> bool:
    return any(not keyword(state, one, "massive") and disengaging(state, one) for one in enemy)


@RULES.verb("disengage", "arkham-lcg/evade-evade-action", able=_disengageable, enemy="cards")
def disengage(state: State, env: Env, enemy: tuple[str, ...]) -> None:
    """Each of ``enemy`` disengages from everybody, without exhausting; the massive go on as engaged."""
    events: list[Event] = []
    for one in enemy:
        massive = keyword(state, one, "massive")
        ending = [] if massive else disengaging(state, one, env["this"])
        measure(
            state,
            len(ending),
            len([who for mate in pack(state, one) for who in engaged_with(state, mate)]),
        )
        events += ending
    state.emit(*events)
