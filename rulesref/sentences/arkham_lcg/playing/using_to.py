"""When: a card that somebody uses, or plays, to do what its bold word says: to fight, to evade."""

from __future__ import annotations

from collections.abc import Mapping

from rulesref.engine.ability import Ability, nodes
from rulesref.engine.outcome import Choice
from rulesref.games.things import card_of
from rulesref.rulings.reference import Reference
from rulesref.rulings.scene import Scene
from rulesref.sentences.arkham_lcg.actions.basic import actor
from rulesref.sentences.arkham_lcg.actions.denied import is_played
from rulesref.sentences.arkham_lcg.playing.playing import is_event_of_nowhere, plays, target_of
from rulesref.sentences.arkham_lcg.speech import SPEECH
from rulesref.wording.sentence import Intent

#: Verbs by which somebody takes an action that they choose, which is no part of the ability.
_HAVE_TAKEN = frozenset(
    {
        "take-action",
        "take-any-action",
        "take-basic-action",
        "take-same-action",
        "perform-action",
        "take-different-actions",
    }
)


@SPEECH.sentence(
    "when",
    "fights-with",
    who="investigator",
    enemy="enemy",
    card="card",
    en=(
        "{who} (fights|attacks) {enemy} (with|using) {card}",
        "{who} (uses|activates) {card} to (fight|attack) {enemy}",
        "{who} (fights|attacks) (with|using) {card}",
    ),
    it=(
        "{who} (combatte|attacca) {enemy} con {card}",
        "{who} (combatte|attacca) con {card}",
        "{who} usa {card} per (combattere|attaccare) {enemy}",
    ),
)
def fights_with(
    scene: Scene, who: Reference, card: Reference, enemy: Reference | None = None
) -> list[Intent]:
    """By the ability of that card with that bold word, or by playing it from hand.

    Where it has several such abilities, or none, a further step says which one.
    """
    return _begun(scene, who, card, "fight", enemy)


@SPEECH.sentence(
    "when",
    "evades-with",
    who="investigator",
    enemy="enemy",
    card="card",
    en=(
        "{who} (attempts to evade|tries to evade|evades) {enemy} (with|using) {card}",
        "{who} (uses|activates) {card} to evade {enemy}",
        "{who} evades (with|using) {card}",
    ),
    it=(
        "{who} (tenta di eludere|prova a eludere|elude) {enemy} con {card}",
        "{who} usa {card} per eludere {enemy}",
        "{who} elude con {card}",
    ),
)
def evades_with(
    scene: Scene, who: Reference, card: Reference, enemy: Reference | None = None
) -> list[Intent]:
    """By the ability of that card with that bold word, or by playing it from hand."""
    return _begun(scene, who, card, "evade", enemy)


@SPEECH.sentence(
    "when",
    "investigates-with",
    who="investigator",
    card="card",
    en=(
        "{who} investigates (with|using) {card}",
        "{who} (uses|activates) {card} to investigate",
    ),
    it=("{who} indaga con {card}", "{who} usa {card} per indagare"),
)
def investigates_with(scene: Scene, who: Reference, card: Reference) -> list[Intent]:
    """By the ability of that card with that bold word, or by playing it from hand."""
    return _begun(scene, who, card, "investigate")


@SPEECH.sentence(
    "when",
    "plays-to",
    who="investigator",
    card="card",
    target="enemy",
    en=(
        "{who} plays {card} to (fight|attack|evade) {target}",
        "{who} plays {card} to investigate",
    ),
    it=(
        "{who} gioca {card} per (combattere|attaccare|eludere) {target}",
        "{who} gioca {card} per indagare",
    ),
)
def plays_to(
    scene: Scene, who: Reference, card: Reference, target: Reference | None = None
) -> list[Intent]:
    """As "plays"; where the card lets one choose what to do, a further step says which."""
    played: list[Intent] = plays(scene, who, card, target)
    return played


def _begun(
    scene: Scene, who: Reference, card: Reference, word: str, target: Reference | None = None
) -> list[Intent]:
    if is_event_of_nowhere(scene, card):
        begun_so: list[Intent] = plays(scene, who, card, target)
        return begun_so
    used = scene.thing(card)
    if is_played(scene.ahead(), used):
        played: list[Intent] = plays(scene, who, card, target)
        return played
    slots = {"who": actor(scene, who), "card": used}
    abilities = card_of(scene.state, used).abilities
    worded = [ability.id for ability in abilities if word in ability.designators]
    use = Intent("use", slots)
    if not worded and any(_has_done(ability, word) for ability in abilities):
        enemy = {"enemy": scene.thing(target)} if target else {}
        return [use, Intent(word, {"who": slots["who"], **enemy})]
    if len(worded) == 1 and not _asked_of_others(scene, slots, worded[0]):
        slots["ability"] = worded[0]
    return [use, *target_of(scene, target)]


def _has_done(ability: Ability, word: str) -> bool:
    """Whether ``ability`` has somebody take an action, or one of its options is what ``word`` says."""
    if any(node.row.id in _HAVE_TAKEN for node in nodes(ability.effects)):
        return True
    chosen = (one for one in nodes(ability.effects) if one.row.id == "choose-one")
    return any(node.row.id == word for one in chosen for node in nodes(one.args["options"]))


def _asked_of_others(scene: Scene, use: Mapping[str, str], ability: str) -> bool:
    """Whether what waits offers some ability of that card, and not this one.

    A reaction may have somebody fight by an ability that it names.
    """
    choice = scene.ahead().waiting
    if not isinstance(choice, Choice):
        return False
    mine = [one for one in choice.options if one.id == "use" and use.items() <= one.slots.items()]
    return bool(mine) and all(one.slots.get("ability") != ability for one in mine)
