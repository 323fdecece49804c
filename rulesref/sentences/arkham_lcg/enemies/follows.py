"""Then: that an enemy follows somebody: it moves with them, as those in a threat area do."""

from __future__ import annotations

from rulesref.engine.event import Event
from rulesref.errors import UnresolvedReference
from rulesref.games.arkham_lcg.table import location_of
from rulesref.rulings.explaining import explain
from rulesref.rulings.reference import Reference
from rulesref.rulings.ruling import Unmet
from rulesref.rulings.scene import Scene
from rulesref.rulings.spoken import in_words
from rulesref.sentences.arkham_lcg.speech import SPEECH

HERE = 0
SPEECH.unmet("follows", en="{enemy} follows {who}", it="{enemy} segue {who}")
SPEECH.unmet("not-followed", en="it does not follow", it="non segue")
SPEECH.explanation(
    "moved-nowhere",
    en=("{who} has not moved there: nothing could follow", "say first where they move"),
    it=("{who} non si è mosso fin lì: niente poteva seguire", "di' prima dove si muove"),
)
SPEECH.explanation(
    "came-later",
    en=(
        "{enemy} has not moved with {who}, but came there later",
        "say which is meant: {then} {enemy} moves to {place}",
    ),
    it=(
        "{enemy} non si è mosso con {who}, ma ci è arrivato dopo",
        "di' che cosa si intende: {then} {enemy} si muove in {place}",
    ),
)


@SPEECH.sentence(
    "then",
    "follows",
    enemy="enemy",
    who="investigator",
    location="location",
    en=(
        "{enemy} (follows|moves with|goes with|comes with|comes along with|goes along with) {who}",
        "{enemy} (follows|moves with|goes with|comes with|comes along with|goes along with) {who} to {location}",
    ),
    it=(
        "{enemy} (segue|si muove con|si sposta con|va con|viene con) {who}",
        "{enemy} (segue|si muove con|si sposta con|va con|viene con) {who} (in|a) {location}",
    ),
)
def follows(
    scene: Scene, enemy: Reference, who: Reference, location: Reference | None = None
) -> list[Unmet]:
    """Where they moved last, with them, and at once."""
    if _has_followed(scene, enemy, who, location):
        return []
    wanted = in_words(scene, "follows", enemy=enemy.text, who=who.text)
    return [Unmet(HERE, wanted, in_words(scene, "not-followed"))]


@SPEECH.sentence(
    "then",
    "does-not-follow",
    enemy="enemy",
    who="investigator",
    location="location",
    en=(
        "{enemy} does not (follow|move with|go with|come with|come along with|go along with) {who}",
        "{enemy} does not (follow|move with|go with|come with|come along with|go along with) {who} to {location}",
    ),
    it=(
        "{enemy} non (segue|si muove con|si sposta con|va con|viene con) {who}",
        "{enemy} non (segue|si muove con|si sposta con|va con|viene con) {who} (in|a) {location}",
    ),
)
def does_not_follow(
    scene: Scene, enemy: Reference, who: Reference, location: Reference | None = None
) -> list[Unmet]:
    """It does not move with them. Raises ``UnresolvedReference`` where they have not moved."""
    if not _has_followed(scene, enemy, who, location):
        return []
    told = in_words(scene, "follows", enemy=enemy.text, who=who.text)
    return [Unmet(HERE, in_words(scene, "not-followed"), told)]


def _has_followed(
    scene: Scene, enemy: Reference, who: Reference, location: Reference | None
) -> bool:
    """Whether it moved with them as they moved last.

    Raises ``UnresolvedReference`` where they have not moved (there), and where it came later.
    """
    foe, player = scene.thing(enemy), scene.thing(who)
    lines = [line for line in scene.state.lines() if line.stage == "impact" and line.event]
    moved = [at for at, line in enumerate(lines) if _moves(line.event, player)]
    last = lines[moved[-1]] if moved else None
    place = last.event.slots["to"] if last is not None and last.event is not None else ""
    if not place or (location is not None and scene.thing(location) != place):
        why, remedy = explain(scene, "moved-nowhere", who=who.text)
        raise UnresolvedReference(why, remedy=remedy)
    at_once = last.batch if last is not None else ()
    if any(_moves(event, foe) and event.slots["to"] == place for event in at_once):
        return True
    later = any(
        _moves(line.event, foe) and line.event is not None and line.event.slots["to"] == place
        for line in lines[moved[-1] :]
    )
    if later and location_of(scene.state, foe) == place:
        told = {"enemy": enemy.text, "who": who.text, "place": scene.name(place)}
        why, remedy = explain(scene, "came-later", **told)
        raise UnresolvedReference(why, remedy=remedy)
    return False


def _moves(event: Event | None, who: str) -> bool:
    """Whether ``event`` has ``who`` move."""
    return event is not None and event.type == "move" and event.slots.get("who") == who
