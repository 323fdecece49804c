"""arkham-lcg/hunter and arkham-lcg/patrol: enemies that move by themselves in step 3.2."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.engine.outcome import Choice, Option
from rulesref.engine.procedure import Procedure
from rulesref.engine.select import things
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.entries import slug
from rulesref.games.arkham_lcg.enemies.luring import lured
from rulesref.games.arkham_lcg.enemies.prey import PATROLS, hunted
from rulesref.games.arkham_lcg.keywords import carries_out, keyword
from rulesref.games.arkham_lcg.locations.connections import connecting, distances, map_unknown
from rulesref.games.arkham_lcg.locations.entering_locations import barred
from rulesref.games.arkham_lcg.locations.moving import MOVED_BY, moves
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import TABLE, deciding_lead, investigators, location_of
from rulesref.games.edition import switch
from rulesref.games.things import card_of, in_play

HUNTER = "arkham-lcg/hunter"
PATROL = "arkham-lcg/patrol"
#: The ways round locations that lie in a circle.
_ROUND = ("clockwise", "counterclockwise")
carries_out("hunter", HUNTER)
carries_out("patrol", PATROL)


def movers(state: State) -> list[str]:
    """The ready, unengaged enemies that hunt or patrol, and that have somewhere to go."""
    out = []
    for enemy in in_play(state, "enemy"):
        moves_at_all = keyword(state, enemy, "hunter") or keyword(state, enemy, "patrol")
        idle = any(state.get(enemy, name) for name in ("exhausted", "engaged", "swarm"))
        if moves_at_all and not idle and destinations(state, enemy):
            out.append(enemy)
    return out


def destinations(state: State, enemy: str) -> list[tuple[str, str]]:
    """(goal, next location) of every lawful step of ``enemy``; nothing where it stays.

    A goal is an investigator or, for a patrol, a location. Prey decides between equidistant ones.
    """
    place = location_of(state, enemy)
    if place is None:
        return []
    bait = lured(state, enemy)
    if bait and not _ways(state, enemy, place, _goals(state, enemy)):
        return []  # it would not move at all
    return _ways(state, enemy, place, bait or _goals(state, enemy), led=bool(bait))


def _ways(
    state: State, enemy: str, place: str, goals: list[str], *, led: bool = False
) -> list[tuple[str, str]]:
    """(Goal, next location) of each step of ``enemy`` from ``place`` toward the nearest of ``goals``."""
    away = {goal: _steps(state, place, goal, enemy) for goal in goals}
    reached = {goal: steps for goal, steps in away.items() if steps is not None}
    if 0 in reached.values() or not goals or map_unknown(state, place, enemy) or not reached:
        return []
    least = min(reached.values())
    best = [goal for goal, steps in reached.items() if steps == least]
    if not led and not keyword(state, enemy, "patrol"):
        best = hunted(state, enemy, best)
    return [
        (goal, there)
        for goal in best
        for there in connecting(state, place, enemy)
        if _steps(state, there, goal, enemy) == least - 1 and not barred(state, enemy, there)
    ]


def _goals(state: State, enemy: str) -> list[str]:
    patrol = keyword(state, enemy, "patrol")
    if patrol:
        return _patrolled(state, enemy, str(patrol))
    everybody = [
        investigator
        for investigator in investigators(state)
        if not barred(state, enemy, location_of(state, investigator))
    ]
    return hunted(state, enemy, everybody) if hunts_only(state, enemy) else everybody


def hunts_only(state: State, enemy: str) -> bool:
    """arkham-lcg/prey: an "only" instruction makes the enemy ignore everybody else."""
    return any(
        node.args.get("only")
        for ability in card_of(state, enemy).abilities
        if ability.kind == "prey"
        for node in ability.effects
    )


RULES.stop(
    "patrol-to-no-location",
    en="a patrol towards a card that is no location",
    it="una pattuglia verso una carta che non è un luogo",
)
RULES.stop(
    "patrol-round-no-circle",
    en="a patrol round a circle of locations: no step tells the circle",
    it="una pattuglia lungo un cerchio di luoghi: nessun passo dice il cerchio",
)


def _patrolled(state: State, enemy: str, name: str) -> list[str]:
    """The locations in play that the patrol names by title or by trait, or another card.

    The Grimoire lets it name any card: where that is, the patrol goes. Before, only locations.
    What no name could say the card says by a selector, or it names the way round a circle.
    """
    if name in _ROUND:
        return _neighbors(state, enemy, name)
    for ability in card_of(state, enemy).abilities:
        for node in ability.effects:
            if node.row.id == PATROLS:
                env = {"this": enemy, "you": ""}
                return list(things(state, env, node.args["to"]))
    places = [
        place
        for place in in_play(state, "location")
        if slug(card_of(state, place).name) == slug(name) or name in card_of(state, place).traits
    ]
    if places:
        return places
    others = [
        id
        for id, thing in state.things.items()
        if thing.get("zone") == "play" and slug(thing["card"].name) == slug(name)
    ]
    if others and switch(state, "patrol-target") == "location":
        state.give_up(enemy, "patrol-to-no-location")
        return []
    return others


def _neighbors(state: State, enemy: str, way: str) -> list[str]:
    """The next location that way round the circle."""
    place, circle = location_of(state, enemy), in_play(state, "location")
    if not any(state.get(one, "clockwise") for one in circle):
        state.give_up(enemy, "patrol-round-no-circle")
        return []
    if way == "clockwise":
        following = state.get(place, "clockwise") if place else ""
        return [following] if following else []
    return [one for one in circle if state.get(one, "clockwise") == place]


def _steps(state: State, place: str, goal: str, mover: str) -> int | None:
    """How many connections ``mover`` is parted from ``goal`` at ``place``; ``None`` without a path."""
    where = location_of(state, goal)
    return distances(state, place, mover).get(where) if where else None


def _next(state: State, variables: Mapping[str, Any]) -> None:
    """Which enemy moves now; the lead investigator orders several (open question U-16)."""
    done = variables["done"]
    waiting = [enemy for enemy in movers(state) if enemy not in done]
    together = _together(state, variables)
    if not waiting:
        state.end()
        if together:
            state.emit(*variables.get("planned", ()))
        return
    if together:
        state.let(enemy=waiting[0])
        return
    options = tuple(Option("mover", {"card": enemy}, enemy) for enemy in waiting)
    cites = (HUNTER, "arkham-lcg/choices-and-the-grim-rule")
    state.ask(Choice("mover", deciding_lead(state), options, cites, "enemy"))


def _together(state: State, variables: Mapping[str, Any]) -> bool:
    """Whether several enemies move at once: in one reading of U-16."""
    several = len({*variables["done"], *movers(state)}) > 1
    planned = bool(variables.get("planned"))
    return planned or (several and bool(switch(state, "enemy-moves") == "together"))


def _cite(state: State, enemy: str) -> str:
    return PATROL if keyword(state, enemy, "patrol") else HUNTER


def _whither(state: State, variables: Mapping[str, Any]) -> None:
    enemy = variables["enemy"]
    state.let(done=(*variables["done"], enemy))
    places = list(dict.fromkeys(there for _, there in destinations(state, enemy)))
    if not places:  # it has left meanwhile
        state.goto(MOVE_ENEMIES, _next)
        return
    options = tuple(Option("way", {"card": enemy, "to": there}, there) for there in places)
    cites = (_cite(state, enemy), "arkham-lcg/prey")
    state.ask(Choice("way", deciding_lead(state), options, cites, "to"))


def _go(state: State, variables: Mapping[str, Any]) -> None:
    """One after another, or all at once when everybody's way is known."""
    enemy = variables["enemy"]
    cites = (_cite(state, enemy),)
    by_keyword = "patrol" if keyword(state, enemy, "patrol") else "hunter"
    events = tuple(
        move._replace(cites=cites, slots={**move.slots, "keyword": by_keyword})
        for move in moves(state, enemy, variables["to"])
    )
    if _together(state, variables):
        state.let(planned=(*variables.get("planned", ()), *events))
    else:
        state.emit(*events)
    state.goto(0)


MOVE_ENEMIES = RULES.procedure(Procedure("move-enemies", _next, _whither, _go))


@RULES.condition("moved-by-keyword", of="cards", keyword="word")
def _moved(state: State, env: Env, of: tuple[str, ...], keyword: str) -> bool:
    """Whether any of ``of`` has moved by that keyword of its own in this phase."""
    return any((one, keyword) in state.get(TABLE, MOVED_BY, ()) for one in of)
