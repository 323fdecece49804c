"""arkham-lcg/fight-action: combat against the fight value, damage for success."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from rulesref.engine.ability import Node
from rulesref.engine.lasting import standing
from rulesref.engine.outcome import Refused
from rulesref.engine.procedure import Procedure
from rulesref.engine.scope import fail
from rulesref.engine.select import number
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.actions.action import action
from rulesref.games.arkham_lcg.choosing_targets import unfound_by
from rulesref.games.arkham_lcg.decks.hidden import beyond_doubt, enemies_about
from rulesref.games.arkham_lcg.enemies import attack, exposing
from rulesref.games.arkham_lcg.enemies.engagement import engaged_with
from rulesref.games.arkham_lcg.enemies.shadows import is_mini_card, mini_cards
from rulesref.games.arkham_lcg.keywords import keyword
from rulesref.games.arkham_lcg.limits.forbidding import refusal
from rulesref.games.arkham_lcg.limits.spared import cannot_attack
from rulesref.games.arkham_lcg.limits.unassailable import barring, unassailable
from rulesref.games.arkham_lcg.playing.supposing import place_for, supposed_for
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.skill_tests.attempt import NAMED, Attempt
from rulesref.games.arkham_lcg.skill_tests.current import TEST, modify_test, running
from rulesref.games.arkham_lcg.skill_tests.postponed import suspend
from rulesref.games.arkham_lcg.table import here, location_of
from rulesref.games.arkham_lcg.table import investigators as players
from rulesref.games.arkham_lcg.values.stats import modifier
from rulesref.games.things import in_play

CITE = "arkham-lcg/fight-action"
#: What effects that count something have added to the damage of the attack under way.
DAMAGE = "attack-damage"
#: Where the damage of the attack that is under way lies: a number, and a quantity on top.
ATTACKING = "attacking"


def attackable(state: State, who: str, by: str | None = None) -> list[str]:
    """The enemies that ``who`` could attack: at their location, no aloof one that nobody engages.

    ``by`` is the card whose ability it is, none for the basic action. An effect that lets them
    attack one enemy leaves that one alone, wherever it is (FAQ of the Grimoire, question on Daniela
    Reyes).
    """
    return unbarred(state, who, by, _within_reach(state, who, by))


def unbarred(state: State, who: str, by: str | None, enemies: Iterable[str]) -> list[str]:
    """Those of ``enemies`` that no card keeps ``who`` from attacking with the card ``by``."""
    if cannot_attack(state, who):
        return []
    barred = {one for standing in barring(state, who, by) for one in standing.bound}
    return [one for one in enemies if one not in barred]


def _forbidden(state: State, enemy: str, who: str, by: str | None) -> str | None:
    """arkham-lcg/cannot: the card because of which ``who`` does not attack ``enemy`` with ``by``."""
    return cannot_attack(state, who) or unassailable(state, enemy, who, by)


def _within_reach(state: State, who: str, by: str | None) -> list[str]:
    """Where the card ``by`` takes ``who`` to be elsewhere (arkham-lcg/as-if), what is there."""
    supposed: Env = {"you": who, "this": by}
    place = place_for(state, supposed)
    if (only := state.get(who, "attacks-only", None)) is not None:
        return [only] if state.get(only, "zone") == "play" else []
    return [
        enemy
        for enemy in here(state, enemies_about(state), place)
        if not keyword(state, enemy, "aloof")
        or engaged_with(state, enemy)
        or supposed_for(state, supposed, enemy)
    ] + mini_cards(state, (place,))


@RULES.selector("attackable")
def _attackable(state: State, env: Env) -> list[str]:
    """Every enemy at your location that you may attack."""
    return exposing.without_spent(state, env, attackable(state, env["you"], env["this"]))


def _targets(state: State, who: str) -> Iterable[dict[str, Any]]:
    return ({"enemy": enemy} for enemy in attackable(state, who))


RULES.refusal(
    "aloof",
    "arkham-lcg/aloof",
    enemy="card",
    en="{enemy} is aloof and engaged with nobody",
    it="{enemy} è Sfuggente e non è impegnato con nessuno",
)


def _why_not(state: State, who: str, enemy: str, by: str | None = None) -> Refused:
    forbidden = _forbidden(state, enemy, who, by)
    if forbidden:
        return refusal(state, forbidden)
    if location_of(state, enemy) != place_for(state, {"you": who, "this": by}):
        return RULES.refuse("not-at-this-location", (CITE,), enemy=enemy)
    return RULES.refuse("aloof", enemy=enemy)


@unfound_by("attackable")
def _why_not_attacked(state: State, env: Env, enemy: str) -> Refused | None:
    """Why "you" may not attack ``enemy``; ``None`` where no rule keeps them from it."""
    who, by = env["you"], env["this"]
    return None if enemy in attackable(state, who, by) else _why_not(state, who, enemy, by)


@action("fight", CITE, provokes=False, targets=_targets, why_not=_why_not)
def _begin(state: State, who: str, enemy: str) -> None:
    fight(state, who, enemy, Attempt())


def fight(state: State, who: str, enemy: str, attempt: Attempt) -> None:
    """``who`` attacks ``enemy``.

    An attack within a test waits for its end as a whole: what follows it must not come before it
    (arkham-lcg/nested-skill-tests). The ``success`` of the attempt has a ``strike`` where its
    damage is dealt.
    """
    state.call(FIGHT, who=who, enemy=enemy, attempt=attempt)


def _test(state: State, variables: Mapping[str, Any]) -> None:
    who, enemy = variables["who"], variables["enemy"]
    attempt: Attempt = variables["attempt"]
    if running(state):
        suspend(state, attempt.by)
        return
    if not beyond_doubt(state, enemy):
        return
    if who not in players(state) or state.get(enemy, "zone") != "play":
        state.end()
        return
    state.let(ready=attack.readiness(state, enemy))
    state.put(ATTACKING, dealt=(attempt.damage, attempt.plus))
    strike, miss = Node(RULES.verbs["strike"], {}), Node(RULES.verbs["miss"], {})
    state.emit(
        attempt.skill_test(
            state,
            CITE,
            by=who,
            who=who,
            skill="combat",
            difficulty=exposing.difficulty(state, enemy, "fight"),
            why="fight",
            target=enemy,
            success=(strike,),
            failure=() if attempt.spares_others else (miss,),
        )
    )


def _over(state: State, variables: Mapping[str, Any]) -> None:
    if ATTACKING in state.things:  # an attack that has waited for this test has its own by now
        state.remove(ATTACKING)
    attack.aftermath(state, variables["enemy"], variables["ready"])


def resolve_attack(state: State, why: str, target: str) -> None:
    """An attack has resolved with its test; whoever retaliates has done so."""
    if why == "fight":
        attack.resolved(state, target, "fight")


FIGHT = RULES.procedure(Procedure("fight", _test, _over))


def _attacking(state: State, env: Env, **rest: Any) -> bool:
    """Nothing strikes or misses but an attack."""
    return bool(state.get(TEST, "why", None) == "fight")


@RULES.verb("strike", CITE, able=_attacking)
def _strike(state: State, env: Env) -> None:
    """The attack succeeded: its damage is dealt to the attacked enemy, now."""
    if not _attacking(state, env):
        return
    target = state.get(TEST, "target")
    if is_mini_card(state, target):
        exposing.standing_in(state, env, (target,), ())
    else:
        _deal(state, env, target)


@RULES.verb("strike-everybody", CITE, able=_attacking, damage="number", investigators="flag?")
def _strike_everybody(state: State, env: Env, damage: int, investigators: bool = False) -> None:
    """The attack succeeded: each enemy where the attacked one is is dealt ``damage``, all at once.

    That is instead of the attack's own damage. What is added to it goes to the attacked enemy. With
    ``investigators`` every other investigator there is dealt ``damage``, too.
    """
    if not _attacking(state, env):
        return
    target = state.get(TEST, "target")
    if is_mini_card(state, target):
        exposing.standing_in(state, env, (target,), ())
        return
    place, doer = location_of(state, target), state.get(TEST, "who")
    hurt = here(state, in_play(state, "enemy"), place)
    if investigators:
        hurt = [*(who for who in here(state, players(state), place) if who != doer), *hurt]
    more = max(0, _damage(state, env) - number(state, env, state.get(ATTACKING, "dealt")[0]))
    slots = {"source": env["this"], "doer": doer, "cause": "attack"}
    dealt = [(one, damage + (more if one == target else 0)) for one in hurt]
    state.emit(
        *(state.event("deal", by=env["this"], to=one, damage=much, **slots) for one, much in dealt)
    )


@RULES.verb("miss", CITE, able=_attacking)
def _miss(state: State, env: Env) -> None:
    """A failed attack on an enemy engaged with exactly one other investigator hits that one."""
    if not _attacking(state, env):
        return
    enemy, who = state.get(TEST, "target"), state.get(TEST, "who")
    engaged = engaged_with(state, enemy)
    if len(engaged) == 1 and who not in engaged and not keyword(state, enemy, "massive"):
        _deal(state, env, engaged[0])


def _deal(state: State, env: Env, to: str) -> None:
    total = _damage(state, env)
    if total and state.get(to, "zone") == "play":
        slots = {"to": to, "damage": total, "source": env["this"], "doer": state.get(TEST, "who")}
        state.emit(state.event("deal", by=env["this"], cause="attack", **slots))


@RULES.quantity("attack-damage")
def _attack_damage(state: State, env: Env) -> int:
    """The damage that the attack deals whose test is running, as things stand now."""
    if state.get(TEST, "why") != "fight":
        return 0
    return _damage(state, {**env, "this": state.get(TEST, "source")})


def _damage(state: State, env: Env) -> int:
    damage, plus = state.get(ATTACKING, "dealt")
    more = int(state.get(TEST, "more-damage")) + modifier(state, TEST, DAMAGE)
    return max(0, number(state, env, damage) + number(state, env, plus) + more)


@RULES.verb("more-damage", CITE, by="quantity")
def _more_damage(state: State, env: Env, by: Any) -> None:
    """This attack deals so much more damage."""
    by = standing(state, env, by)
    if isinstance(by, Node):
        modify_test(state, env, DAMAGE, by)
    else:
        state.put(TEST, **{"more-damage": state.get(TEST, "more-damage") + by})


def _any(state: State, env: Env, enemy: tuple[str, ...], **rest: Any) -> bool:
    """One that has been defeated meanwhile is no target (arkham-lcg/target)."""
    return any(
        is_mini_card(state, one)
        or (
            state.get(one, "zone") == "play" and not _forbidden(state, one, env["you"], env["this"])
        )
        for one in enemy
    )


@RULES.verb(
    "fight",
    CITE,
    able=_any,
    enemy="cards",
    damage="quantity?",
    plus="quantity?",
    spares_others="flag?",
    **NAMED,
)
def _fight(state: State, env: Env, enemy: tuple[str, ...], damage: Any = 1, **named: Any) -> None:
    """You fight ``enemy``; a failure that ``spares_others`` hits nobody who is engaged with it."""
    if _forbidden(state, enemy[0], env["you"], env["this"]):
        fail(state)
        return
    attempt = Attempt.of(state, env, damage=standing(state, env, damage), **named)
    fight(state, env["you"], enemy[0], attempt)
