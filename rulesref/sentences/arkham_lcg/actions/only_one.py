"""When: an action or an attack of which a player leaves out what can only be one thing there."""

from __future__ import annotations

from rulesref.errors import UnresolvedReference
from rulesref.games.arkham_lcg.table import location_of
from rulesref.games.things import in_play
from rulesref.rulings.explaining import explain
from rulesref.rulings.reference import Reference
from rulesref.rulings.scene import Scene
from rulesref.sentences.arkham_lcg.actions.basic import actor
from rulesref.sentences.arkham_lcg.speech import SPEECH
from rulesref.wording.sentence import Intent

SPEECH.explanation(
    "which-enemy",
    en=(
        "which enemy is not said, and there are {number} where {who} is",
        "name it, such as: {when} {who} {deed} Ghoul Minion",
    ),
    it=(
        "quale nemico non è detto, e ce ne sono {number} dov'è {who}",
        "di' quale, per esempio: {when} {who} {deed} Ghoul Minion",
    ),
)
SPEECH.explanation(
    "whom-it-attacks",
    en=(
        "whom {enemy} attacks is not said, and it is engaged with nobody",
        "say whom, such as: {when} {enemy} attacks Roland Banks",
    ),
    it=(
        "chi {enemy} attacchi non è detto, e non è impegnato con nessuno",
        "di' chi, per esempio: {when} {enemy} attacca Roland Banks",
    ),
)
SPEECH.explanation(
    "investigates-elsewhere",
    en=(
        "{who} is not at {location}: one investigates where one is",
        "{when} {who} investigates; or let them move there first",
    ),
    it=(
        "{who} non è in {location}: si indaga dove si è",
        "{when} {who} indaga; oppure fa' che prima si muova lì",
    ),
)
_DEEDS = {
    "en": {"fight": "fights", "evade": "evades"},
    "it": {"fight": "combatte", "evade": "elude"},
}


@SPEECH.sentence(
    "when", "fights-the-one", who="investigator", en="{who} (fights|attacks)", it="{who} combatte"
)
def fights_the_one(scene: Scene, who: Reference) -> list[Intent]:
    """The basic action, against the only enemy that is there."""
    return [Intent("fight", {"who": actor(scene, who), "enemy": _only_enemy(scene, who, "fight")})]


@SPEECH.sentence("when", "evades-the-one", who="investigator", en="{who} evades", it="{who} elude")
def evades_the_one(scene: Scene, who: Reference) -> list[Intent]:
    """The basic action, against the only enemy that is engaged with them."""
    return [Intent("evade", {"who": actor(scene, who), "enemy": _only_enemy(scene, who, "evade")})]


def _only_enemy(scene: Scene, who: Reference, deed: str) -> str:
    """The enemy where ``who`` is, those alone that are engaged with them for an evasion."""
    state, player = scene.state, scene.thing(who)
    place = location_of(state, player)
    enemies = [enemy for enemy in in_play(state, "enemy") if location_of(state, enemy) == place]
    engaged = [enemy for enemy in enemies if state.get(enemy, "engaged", None) == player]
    meant = engaged if deed == "evade" else enemies
    if len(meant) == 1:
        return meant[0]
    told = {"who": who.text, "number": len(meant), "deed": _DEEDS[scene.language][deed]}
    why, remedy = explain(scene, "which-enemy", **told)
    raise UnresolvedReference(why, remedy=remedy)


@SPEECH.sentence(
    "when",
    "attacks-the-one",
    effect=True,
    enemy="enemy",
    en="{enemy} attacks",
    it="{enemy} attacca",
)
def attacks_the_one(scene: Scene, enemy: Reference) -> list[Intent]:
    """As "attacks", whoever it is engaged with."""
    id = scene.thing(enemy)
    whom = scene.state.get(id, "engaged", None)
    if not whom:
        why, remedy = explain(scene, "whom-it-attacks", enemy=enemy.text)
        raise UnresolvedReference(why, remedy=remedy)
    return [Intent("attack", {"enemy": id, "who": whom})]


@SPEECH.sentence(
    "when",
    "investigates-place",
    who="investigator",
    location="location",
    en="{who} investigates {location}",
    it="{who} indaga (in|a) {location}",
)
def investigates_place(scene: Scene, who: Reference, location: Reference) -> list[Intent]:
    """The basic action, where the investigator is.

    Raises ``UnresolvedReference`` for a place where they are not.
    """
    player = actor(scene, who)
    if location_of(scene.state, player) != scene.find(location):
        told = {"who": who.text, "location": location.text}
        why, remedy = explain(scene, "investigates-elsewhere", **told)
        raise UnresolvedReference(why, remedy=remedy)
    return [Intent("investigate", {"who": player})]
