"""arkham-lcg/attacker-attacked: every attack by an enemy, whatever makes it attack."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from rulesref.engine.event import Event
from rulesref.engine.mark import replace
from rulesref.engine.procedure import Procedure
from rulesref.engine.scope import fail
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.altering import earlier
from rulesref.games.arkham_lcg.decks.hidden import counts_as_engaged
from rulesref.games.arkham_lcg.limits.spared import spared, stop_at_doubt
from rulesref.games.arkham_lcg.rules import RULES, SEQUELS
from rulesref.games.arkham_lcg.values.stats import stat
from rulesref.games.edition import switch
from rulesref.games.sequel import Sequel

#: What an attack deals.
_ASPECTS = ("damage", "horror")


def _deals(event: Event, aspect: str) -> bool:
    """Whether the attack deals ``aspect`` at all, as far as that has been changed."""
    return bool(event.slots.get("only", aspect) == aspect)


def _has_gone(state: State, event: Event) -> bool:
    """Derived from the entry: an attacker that left play "when" it would attack attacks nobody."""
    return state.get(event.slots["enemy"], "zone") not in ("play", "hand", "limbo")


@RULES.event(
    "attack",
    "arkham-lcg/attacker-attacked",
    enemy="card",
    to="card",
    why="word",
    own_scope=True,
    lapses=_has_gone,
    en=("{enemy} attacks {to}", "{enemy} attacks"),
    it=("{enemy} attacca {to}", "{enemy} attacca"),
)
def _attack(state: State, events: tuple[Event, ...]) -> None:
    """arkham-lcg/steps/3.3: its damage and its horror are dealt at once."""
    dealt: list[Event] = []
    for event in events:
        enemy = event.slots["enemy"]
        state.put(enemy, struck=True)
        earlier.note(state, earlier.ATTACKED, enemy, event.slots["to"])
        more = event.slots.get("more") or (0, 0)
        damage, horror = (
            int(stat(state, enemy, one) or 0) + extra if _deals(event, one) else 0
            for one, extra in zip(_ASPECTS, more, strict=True)
        )
        blow = {"by": enemy, "source": enemy, "cause": "enemy-attack"}
        shares = [(event.slots["to"], damage, horror, blow)]
        if event.slots.get("diverted"):
            turned = _turned(state, event, blow)
            shares = [(event.slots["diverted"], damage, 0, turned)]
            shares.append((event.slots["to"], 0, horror, blow))
        dealt += (
            state.event("deal", to=to, damage=much, horror=fear, **how)
            for to, much, fear, how in shares
            if much or fear
        )
    state.emit(*dealt)
    for event in events:  # before anything that answers the attack
        state.call(RESOLVED, enemy=event.slots["enemy"], attack="attack")


def _turned(state: State, event: Event, blow: dict[str, str]) -> dict[str, str]:
    """Open question U-35: damage that is turned elsewhere is the enemy's, or the card's that did."""
    if switch(state, "turned-damage") == "attacker":
        return blow
    card, who = event.slots["turned_by"]
    return {"by": card, "source": card, "cause": "effect", "doer": who}


def _damaging(state: State, env: Env, to: tuple[str, ...]) -> bool:
    """arkham-lcg/ability: an attack that deals no damage is not changed by diverting it."""
    event = _as_it_stands(state, env)
    if event is None or not any(to):
        return False
    more = event.slots.get("more") or (0, 0)
    dealt = int(stat(state, event.slots["enemy"], "damage") or 0) + int(more[0])
    return dealt > 0 and _deals(event, "damage")


@RULES.verb("worsen-attack", "arkham-lcg/attacker-attacked", damage="number?", horror="number?")
def _worsen(state: State, env: Env, damage: int = 0, horror: int = 0) -> None:
    """The triggering attack deals so much more."""
    event = _as_it_stands(state, env)
    before = (event.slots.get("more") if event else None) or (0, 0)
    _change(state, env, event, more=(before[0] + damage, before[1] + horror))


def _dealing(state: State, env: Env, aspect: str) -> bool:
    event = _as_it_stands(state, env)
    return event is not None and _deals(event, aspect)


@RULES.verb("attack-deals-only", "arkham-lcg/attacker-attacked", able=_dealing, aspect="word")
def _only(state: State, env: Env, aspect: str) -> None:
    """The triggering attack deals its damage alone, or its horror alone."""
    _change(state, env, _as_it_stands(state, env), only=aspect)


@RULES.verb("divert-damage", "arkham-lcg/instead", able=_damaging, to="cards")
def _divert(state: State, env: Env, to: tuple[str, ...]) -> None:
    """The triggering attack deals its damage to another enemy; its horror goes where it went."""
    _change(
        state, env, _as_it_stands(state, env), diverted=to[0], turned_by=(env["this"], env["you"])
    )


def _as_it_stands(state: State, env: Env) -> Event | None:
    """The triggering attack with what abilities have made of it in this stage, if it is one."""
    marked = state.marks.get(env["mark"]) if "mark" in env else None
    event = marked if isinstance(marked, Event) else env.get("event")
    return event if isinstance(event, Event) and event.type == "attack" else None


RULES.stop(
    "no-triggering-attack",
    en="a change of the triggering attack: no attack triggers it",
    it="un cambiamento dell'attacco che la innesca: nessun attacco la innesca",
)


def _change(state: State, env: Env, event: Event | None, **more: Any) -> None:
    if event is None:
        state.give_up(env["this"], "no-triggering-attack")
        return
    slots = {**event.slots, **more}
    replace(state, env["mark"], state.event("attack", by=event.by, cites=event.cites, **slots))


def attack(state: State, enemy: str, to: str, why: str, *cites: str) -> None:
    """Let ``enemy`` attack ``to``. ``why`` is "opportunity", "enemy-phase", "retaliate"…"""
    state.call(ATTACK, enemy=enemy, to=to, why=why, cites=cites)


def was_made(state: State, enemies: Iterable[str]) -> bool:
    """Whether any of ``enemies`` has made the attack that it began; open question U-17, if canceled."""
    struck = any(state.get(one, "struck") for one in enemies)
    return struck or switch(state, "canceled-attack") == "exhausts"


AFTERMATH = Sequel[[State, str, int], None](
    SEQUELS,
    "aftermath",
    "Called (state, enemy, began) as soon as an attack by or against an enemy has resolved, which a "
    "canceled one never does, and where an investigator's was cut short, as it is over; began is "
    "what ``readiness`` was at its beginning.",
)
#: What ``readiness`` is of an enemy that is exhausted.
EXHAUSTED = -1


def readiness(state: State, enemy: str) -> int:
    """How often ``enemy``, which is ready, has slipped away so far; ``EXHAUSTED`` if it is not."""
    return EXHAUSTED if state.get(enemy, "exhausted") else int(state.get(enemy, "escapes"))


def resolved(state: State, enemy: str, attack: str) -> None:
    """The innermost ``attack`` (the id of its procedure) by or against ``enemy`` has resolved."""
    for frame in state.frames():
        began = frame.variables.get("ready")
        if frame.kind.id == attack and frame.variables.get("enemy") == enemy and began is not None:
            aftermath(state, enemy, began)
            return


def aftermath(state: State, enemy: str, began: int) -> None:
    """Let everything follow that comes after an attack by or against ``enemy``."""
    for follow in AFTERMATH.followers:
        follow(state, enemy, began)


def _resolved(state: State, variables: Mapping[str, Any]) -> None:
    resolved(state, variables["enemy"], variables["attack"])


RESOLVED = RULES.procedure(Procedure("attack-resolved", _resolved))


def _strike(state: State, variables: Mapping[str, Any]) -> None:
    enemy = variables["enemy"]
    away = state.get(enemy, "zone") != "play" and not counts_as_engaged(state, enemy)
    if away or state.get(variables["to"], "eliminated") or spared(state, variables["to"], enemy):
        fail(state)
        state.end()
        return
    if stop_at_doubt(state, variables["to"], enemy):
        return
    state.let(ready=readiness(state, enemy))
    slots = {name: variables[name] for name in ("enemy", "to", "why")}
    state.emit(state.event("attack", by=enemy, cites=variables["cites"], **slots))


ATTACK = RULES.procedure(Procedure("attack", _strike))


@RULES.verb("attack", "arkham-lcg/attacker-attacked", enemy="cards", who="cards")
def make_attack(state: State, env: Env, enemy: tuple[str, ...], who: tuple[str, ...]) -> None:
    """Each of ``enemy`` attacks ``who``; such an attack exhausts nobody."""
    for one in enemy:
        for target in who:
            attack(state, one, target, "effect")
