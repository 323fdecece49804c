"""When: where an enemy spawns, by somebody's choice or by an effect that the case does not name."""

from __future__ import annotations

from collections.abc import Mapping

from rulesref.engine.outcome import Option
from rulesref.games.things import kind_of
from rulesref.rulings.reference import Reference
from rulesref.rulings.scene import Scene
from rulesref.sentences.arkham_lcg.speech import SPEECH
from rulesref.wording.sentence import Intent


@SPEECH.sentence(
    "when",
    "spawns",
    effect=True,
    enemy="enemy",
    at="location",
    en="{enemy} spawns (at|in) {at}",
    it="{enemy} viene generat(o|a) (in|a) {at}",
)
def spawns(scene: Scene, enemy: Reference, at: Reference) -> list[Intent]:
    """One that no step has laid out is brought for it."""
    id = scene.find(enemy) or scene.bring(enemy, zone="aside")
    return [Intent("spawn-by-effect", {"enemy": id, "at": scene.thing(at)})]


@SPEECH.sentence(
    "when",
    "spawns-at",
    who="investigator",
    enemy="enemy",
    at="location",
    en="{who} spawns {enemy} at {at}",
    it="{who} (genera|fa comparire) {enemy} (in|a) {at}",
)
def spawns_at(scene: Scene, who: Reference, enemy: Reference, at: Reference) -> list[Intent]:
    """The spawning investigator's choice between several places."""
    slots = {"who": scene.thing(who), "enemy": scene.thing(enemy), "at": scene.thing(at)}
    return [Intent("spawn", slots)]


@SPEECH.sentence(
    "when",
    "spawns-engaged",
    who="investigator",
    enemy="enemy",
    engaged="investigator",
    en="{who} spawns {enemy} engaged with {engaged}",
    it="{who} (genera|fa comparire) {enemy} impegnat(o|a) con {engaged}",
)
def spawns_engaged(
    scene: Scene, who: Reference, enemy: Reference, engaged: Reference
) -> list[Intent]:
    """The same choice, between several investigators."""
    at = scene.thing(engaged)
    return [Intent("spawn", {"who": scene.thing(who), "enemy": scene.thing(enemy), "at": at})]


SPEECH.choice("spawn", en="where an enemy spawns", it="dove viene generato un nemico")


def _spawned(scene: Scene, option: Option) -> Mapping[str, str]:
    """At a location, or engaged with an investigator."""
    told = {name: scene.name(value) for name, value in option.slots.items()}
    if kind_of(scene.state, option.slots["at"]) == "investigator":
        told["engaged"] = told.pop("at")
    return told


SPEECH.option(
    "spawn",
    en=("{who} spawns {enemy} at {at}", "{who} spawns {enemy} engaged with {engaged}"),
    it=("{who} genera {enemy} in {at}", "{who} genera {enemy} impegnat(o|a) con {engaged}"),
    told_by="spawn",
    fill=_spawned,
)
