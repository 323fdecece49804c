"""arkham-lcg/in-play-and-out-of-play: a position that the rules would not let stand is none to begin with."""

from __future__ import annotations

from rulesref.cases.case import Case
from rulesref.catalogue import said
from rulesref.engine.machine import run
from rulesref.errors import UnresolvedReference
from rulesref.games.arkham_lcg.enemies.engagement import candidates
from rulesref.games.arkham_lcg.limits.unique import in_play_already
from rulesref.games.arkham_lcg.table import TABLE, begin_with, investigators, lead, location_of
from rulesref.games.arkham_lcg.whose_turn import forfeit
from rulesref.games.things import in_play
from rulesref.rulings.explaining import explain
from rulesref.rulings.scene import Scene
from rulesref.sentences.arkham_lcg.actions.counted_in import count_in
from rulesref.sentences.arkham_lcg.implied_costs import imply
from rulesref.sentences.arkham_lcg.locations.untold_clues import mark_untold
from rulesref.sentences.arkham_lcg.speech import SPEECH

SPEECH.explanation(
    "would-be-engaged",
    en=(
        "{enemy} is ready and would be engaged with {who}",
        "say with whom it is engaged, such as: {given} {enemy} is engaged with {who}; "
        "or that it is exhausted",
    ),
    it=(
        "{enemy} non è esaurito, e sarebbe impegnato con {who}",
        "di' con chi è impegnato, per esempio: {given} {enemy} è impegnato con {who}; "
        "oppure che è esaurito",
    ),
)


def begin(case: Case, scene: Scene, kind: str) -> None:
    """Judge what the Given steps have laid out, once a step of another ``kind`` follows them.

    One that cannot be raises ``UnresolvedReference``: such as a ready enemy that would engage
    somebody at once.
    """
    if kind == "given" or scene.state.log is not None:
        return
    _judge_doubts(scene)
    _forfeit(scene)
    if lead(scene.state) in investigators(scene.state):
        begin_with(scene.state, lead(scene.state))
    if kind == "when":
        imply(case.steps, scene)
    _leave_untold(scene)
    mark_untold(scene)
    scene.state.rules.hooks.refresh(scene.state)  # what lies there is judged with all that it gains
    count_in(scene)
    _judge_investigators(scene)
    _judge_unique(scene)
    _judge_enemies(scene)
    scene.telling.first = scene.state.fork()
    _bring_about(scene)


def _bring_about(scene: Scene) -> None:
    """arkham-lcg/ability/forced-abilities: what waits for a state that lies there comes about first."""
    state = scene.state
    state.rules.hooks.refresh(state)
    state.rules.hooks.consequences(state)
    if state.queue:
        run(state)


def _leave_untold(scene: Scene) -> None:
    """Mark whose resources, hand and discard pile no step tells: what is asked of them may well be there."""
    for who in investigators(scene.state):
        if ("resources", who) not in scene.telling.declared:
            scene.state.put(who, **{"resources-untold": True})
        if not scene.telling.declared & {("hand", who), ("no-hand", who)}:
            scene.state.put(who, **{"hand-untold": True})
        if ("discard", who) not in scene.telling.declared and not scene.telling.set_up:
            scene.state.put(who, **{"discard-untold": True})


def _judge_doubts(scene: Scene) -> None:
    """Raise what a Given step has left in doubt, and no other step has settled."""
    for doubt in scene.telling.doubts:
        if doubt.has_it(scene):
            raise doubt.error


def _forfeit(scene: Scene) -> None:
    """A Given phase finds nobody with actions that they do not have in it, unless a step says so."""
    if ("phase", TABLE) in scene.telling.declared:
        state = scene.state
        told = {
            who: state.get(who, "actions")
            for kind, who in scene.telling.declared
            if kind == "actions"
        }
        forfeit(state, str(state.get(TABLE, "phase")))
        for who, actions in told.items():
            state.put(who, actions=actions)


def _judge_investigators(scene: Scene) -> None:
    """arkham-lcg/location-cards: whoever is at a location has revealed it by entering."""
    for who in investigators(scene.state):
        place = location_of(scene.state, who)
        if place and not scene.state.get(place, "revealed"):
            told, there = scene.name(who), scene.name(place)
            raise UnresolvedReference(
                said(
                    "{told} is at {there}, which is unrevealed: entering it has revealed it"
                ).format(told=told, there=there),
                remedy=said(
                    "leave out that {there} is unrevealed, or say that {told} is elsewhere"
                ).format(there=there, told=told),
            )


def _judge_unique(scene: Scene) -> None:
    """arkham-lcg/unique: no player brings a second copy into play."""
    held = [asset for asset in in_play(scene.state, "asset") if _controlled(scene, asset)]
    for card in held:
        if any(_controlled(scene, other) for other in in_play_already(scene.state, card)):
            raise UnresolvedReference(
                said("{} is unique, and another copy of it is in play").format(scene.name(card)),
                remedy=said("leave one of them out of play"),
            )


def _controlled(scene: Scene, card: str) -> bool:
    return bool(scene.state.get(card, "controller", None))


def _judge_enemies(scene: Scene) -> None:
    for enemy in in_play(scene.state, "enemy"):
        if _nobodys(scene, enemy):
            told = scene.name(enemy)
            raise UnresolvedReference(
                said("{told} is a weakness, and no step says whose").format(told=told),
                remedy=said("say in a Given step: {told} belongs to (an investigator)").format(
                    told=told
                ),
            )
        found = candidates(scene.state, enemy)
        if found:
            slots = {"enemy": scene.name(enemy), "who": scene.name(found[0])}
            why, remedy = explain(scene, "would-be-engaged", **slots)
            raise UnresolvedReference(why, remedy=remedy)


def _nobodys(scene: Scene, enemy: str) -> bool:
    """Whether ``enemy`` hunts its bearer, is engaged with nobody, and has no bearer."""
    thing = scene.state.things[enemy]
    if not thing["card"].weakness or thing.get("owner") or thing.get("engaged"):
        return False
    preys = [ability for ability in thing["card"].abilities if ability.kind == "prey"]
    hunted = [node.args.get("who") for prey in preys for node in prey.effects]
    return any(who is not None and who.row.id == "bearer" for who in hunted)
