"""arkham-lcg/spawn: where an enemy enters play."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.engine.ability import Node, Selector
from rulesref.engine.event import Event
from rulesref.engine.notation import OPAQUE
from rulesref.engine.outcome import Choice, Option
from rulesref.engine.procedure import Procedure
from rulesref.engine.scope import fail
from rulesref.engine.select import things
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.enemies.concealed import conceal
from rulesref.games.arkham_lcg.enemies.engagement import look_for_engagement
from rulesref.games.arkham_lcg.enemies.swarming import gather
from rulesref.games.arkham_lcg.keywords import keyword
from rulesref.games.arkham_lcg.limits.unique import CITE as UNIQUE
from rulesref.games.arkham_lcg.limits.unique import displaced, kept_out
from rulesref.games.arkham_lcg.locations.entering_locations import shut_out
from rulesref.games.arkham_lcg.locations.nearest import DISTANT
from rulesref.games.arkham_lcg.opaque import stop_at_instruction
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import here, investigators, lead, location_of, went_elsewhere
from rulesref.games.edition import switch
from rulesref.games.things import card_of, in_play, kind_of

CITE = "arkham-lcg/spawn"


@RULES.verb("spawn-at", CITE, at="cards", otherwise="cards?")
def _spawn_at(state: State, env: Env, at: tuple[str, ...], otherwise: tuple[str, ...] = ()) -> None:
    """Never run: the one effect of a "spawn" ability. Locations, or investigators to engage.

    Where it cannot spawn at any of ``at``, it spawns at one of ``otherwise``.
    """


RULES.stop(
    "spawns-on-nobody",
    en="where it spawns: whoever it would be engaged with is out of the game",
    it="dove viene generato: colui con cui sarebbe impegnato è fuori dal gioco",
)


def _cannot_come(state: State, event: Event) -> bool:
    """Whether it is elsewhere by now; the game stops where whoever it would engage is gone."""
    if state.get(event.slots.get("who") or "", "eliminated"):
        state.give_up(event.slots["enemy"], "spawns-on-nobody")
        return True
    return went_elsewhere(state, event)


@RULES.event(
    "spawn",
    CITE,
    enemy="card",
    at="card",
    who="card",
    exhausted="flag",
    was="word",
    lapses=_cannot_come,
    en=("{enemy} spawns engaged with {who}", "{enemy} spawns at {at}"),
    it=("{enemy} viene generat(o|a) impegnat(o|a) con {who}", "{enemy} viene generat(o|a) in {at}"),
)
def _spawn(state: State, events: tuple[Event, ...]) -> None:
    """It enters play ready, where the event says; then enemies look for somebody to engage.

    Whoever it would be engaged with and has left meanwhile is not there to be engaged.
    """
    meetings = []
    for event in events:
        enemy, who = event.slots["enemy"], event.slots.get("who")
        if who and location_of(state, who) != event.slots["at"]:
            who = None
        at = None if who else event.slots["at"]
        tired = event.slots.get("exhausted")
        state.put(enemy, zone="play", at=at, engaged=who, controller=None, exhausted=tired)
        if meets := event.slots.get("meets"):
            meetings.append(state.event("engage", by=enemy, cites=(CITE,), enemy=enemy, who=meets))
    if meetings:
        state.emit(*meetings)
    else:
        look_for_engagement(state)


def spawn(
    state: State,
    enemy: str,
    who: str,
    places: tuple[str, ...] | None = None,
    *,
    exhausted: bool = False,
) -> None:
    """Let ``enemy`` spawn for ``who``, at one of ``places`` where an effect names them."""
    state.call(SPAWN, enemy=enemy, who=who, places=places, exhausted=exhausted)


def _where(state: State, variables: Mapping[str, Any]) -> None:
    """Several valid places: the spawning investigator decides. None: it is discarded.

    Which of several is the nearest, or the farthest, the lead investigator decides in the Grimoire.
    """
    enemy, who = variables["enemy"], variables["who"]
    places = variables["places"]
    if kept_out(state, enemy):
        fail(state)
        state.end()
        state.emit(state.event("discard", cites=(UNIQUE,), card=enemy))
        return
    if places is None and keyword(state, enemy, "concealed"):
        state.end()
        conceal(state, enemy, who)
        return
    if places is None:
        places = _instructed(state, enemy, who)
    if places is None:
        places = _with(state, enemy, who)
    places = _open_to(state, enemy, places)
    if not places:
        fail(state)
        state.end()
        state.emit(state.event("discard", cites=(CITE,), card=enemy))
        return
    decides = lead(state) if variables["places"] is None and _by_distance(state, enemy) else who
    options = tuple(
        Option("spawn", {"who": decides, "enemy": enemy, "at": at}, at) for at in places
    )
    state.ask(Choice("spawn", decides, options, (CITE,), "at"))


def _by_distance(state: State, enemy: str) -> bool:
    """arkham-lcg/nearest: whether the lead settles what its instruction calls nearest or farthest."""
    if switch(state, "nearest-tie") != "lead":
        return False
    places = (
        ability.effects[0].args.get(name)
        for ability in card_of(state, enemy).abilities
        if ability.kind == "spawn"
        for name in ("at", "otherwise")
    )
    return any(_distant(at) for at in places if isinstance(at, Selector))


def _distant(at: Selector) -> bool:
    return at.row.id in DISTANT or any(narrowed.row.id in DISTANT for narrowed in at.filters)


RULES.stop("spawn-undescribed", en="its spawn instruction", it="la sua istruzione di generazione")


def _instructed(state: State, enemy: str, who: str) -> tuple[str, ...] | None:
    for ability in card_of(state, enemy).abilities:
        if ability.kind == "spawn":
            node: Node = ability.effects[0]
            if node.row is OPAQUE or len(ability.effects) > 1 or ability.tests:
                stop_at_instruction(state, enemy, node, "spawn-undescribed")
                return ()
            env = {"this": enemy, "you": who}
            places = things(state, env, node.args["at"])
            if "otherwise" in node.args and not _open_to(state, enemy, places):
                places = things(state, env, node.args["otherwise"])
            return places
    return None


def _open_to(state: State, enemy: str, places: tuple[str, ...]) -> tuple[str, ...]:
    """Where among ``places`` nothing keeps ``enemy`` from spawning; who it would engage is there."""
    return tuple(
        _held_by(state, enemy, place)
        for place in places
        if not shut_out(state, enemy, location_of(state, place))
    )


def _with(state: State, enemy: str, who: str) -> tuple[str, ...]:
    """Engaged with whoever drew it; the aloof and the massive only at that location."""
    place = location_of(state, who)
    if place and _has_there(state, enemy, place, "aloof"):
        return (place,)
    return (who,)


def _held_by(state: State, enemy: str, place: str) -> str:
    """arkham-lcg/massive: no threat area holds such an enemy, whatever lets it spawn engaged."""
    where = location_of(state, place)
    if where and where != place and _has_there(state, enemy, where, "massive"):
        return where
    return place


def _has_there(state: State, enemy: str, place: str, name: str) -> bool:
    """Whether ``enemy`` has the keyword ``name`` once it is at ``place``.

    One that the location gives it, or takes from it, counts as it spawns there.
    """
    then = state.fork()
    then.put(enemy, zone="play", at=place)
    then.rules.hooks.refresh(then)
    return bool(keyword(then, enemy, name))


#: The stages of engaging that find the enemy at the location of whoever it would engage.
_ENGAGES = frozenset({"would", "when"})


def _enter(state: State, variables: Mapping[str, Any]) -> None:
    """Spawning is entering play: one batch, with the player card that a unique one displaces.

    Whoever it spawns engaged with has been engaged by it (FAQ 2.4), in the same moment; where
    something could come before that or instead of it, it is at their location by then.
    """
    enemy, at = variables["enemy"], variables["at"]
    was = state.get(enemy, "zone")
    slots: dict[str, Any] = {"enemy": enemy, "exhausted": variables["exhausted"], "was": was}
    engaged = []
    if kind_of(state, at) == "investigator" and _ENGAGES & state.index.heard.get("engage", set()):
        slots.update(at=location_of(state, at), meets=at)
    elif kind_of(state, at) == "investigator":
        slots.update(who=at, at=location_of(state, at))
        told = {"enemy": enemy, "who": at, "was": was, "at": slots["at"]}
        engaged.append(state.event("engage", by=enemy, cites=(CITE,), **told))
    else:
        slots.update(at=at)
    state.emit(
        state.event("spawn", by=enemy, **slots),
        state.event("enter-play", by=enemy, card=enemy, was=was),
        *engaged,
        *(state.event("discard", card=one) for one in displaced(state, enemy)),
    )


def _gather(state: State, variables: Mapping[str, Any]) -> None:
    if state.get(variables["enemy"], "zone") == "play":
        gather(state, variables["enemy"], variables["who"])


SPAWN = RULES.procedure(Procedure("spawn", _where, _enter, _gather))


@RULES.filter("empty", value="flag")
def _empty(state: State, env: Env, thing: str, value: bool) -> bool:
    """arkham-lcg/empty-location: neither an enemy nor an investigator is there."""
    present = here(state, (*in_play(state, "enemy"), *investigators(state)), thing)
    return value == (not present)


@RULES.filter("without-enemies", value="flag")
def _without_enemies(state: State, env: Env, thing: str, value: bool) -> bool:
    """No enemy is there, engaged or not; investigators may be."""
    return value == (not here(state, in_play(state, "enemy"), thing))


@RULES.filter("named", value="text")
def _named(state: State, env: Env, thing: str, value: str) -> bool:
    """Cards of that title."""
    return card_of(state, thing).name == value


@RULES.filter("subtitled", value="text")
def _subtitled(state: State, env: Env, thing: str, value: str) -> bool:
    """Cards with that subtitle: several cards of a scenario may share a title."""
    return card_of(state, thing).subname == value


def _out_of_play(state: State, env: Env, enemy: tuple[str, ...], **rest: Any) -> bool:
    return any(state.get(one, "zone") not in ("play", "removed") for one in enemy)


@RULES.verb("spawn", CITE, able=_out_of_play, enemy="cards", at="cards?", exhausted="flag?")
def _spawn_verb(
    state: State,
    env: Env,
    enemy: tuple[str, ...],
    at: tuple[str, ...] | None = None,
    exhausted: bool = False,
) -> None:
    """Out of play they enter it. An effect that names the place overrides their own instruction."""
    for one in enemy:
        if state.get(one, "zone") not in ("play", "removed"):
            spawn(state, one, env["you"], at, exhausted=exhausted)
        else:
            fail(state)
