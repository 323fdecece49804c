"""Then: what lies in a threat area."""

from __future__ import annotations

from rulesref.rulings.reference import Reference
from rulesref.rulings.ruling import Unmet
from rulesref.rulings.scene import Scene
from rulesref.rulings.spoken import in_words
from rulesref.rulings.whereabouts import whereabouts
from rulesref.sentences.arkham_lcg.speech import SPEECH
from rulesref.wording.sentence import always

HERE = 0
SPEECH.unmet(
    "in-threat-area",
    en="{card}: in the threat area of {who}",
    it="{card}: nell'area di minaccia di {who}",
)


@SPEECH.sentence(
    "then",
    "is-in-threat-area",
    card="card",
    who="investigator",
    en=("{card} is in the threat area of {who}", "{card} is in {who}'s threat area"),
    it="{card} è nell'area di minaccia di {who}",
)
def is_in_threat_area(scene: Scene, card: Reference, who: Reference) -> list[Unmet]:
    """A treachery before an investigator, or an enemy that is engaged with them."""
    if _threatens(scene, card, who):
        return []
    wanted = in_words(scene, "in-threat-area", card=card.text, who=who.text)
    return [Unmet(HERE, wanted, _found(scene, card))]


@SPEECH.sentence(
    "then",
    "is-not-in-threat-area",
    card="card",
    who="investigator",
    en=("{card} is not in the threat area of {who}", "{card} is not in {who}'s threat area"),
    it="{card} non è nell'area di minaccia di {who}",
    absent=always,
)
def is_not_in_threat_area(scene: Scene, card: Reference, who: Reference) -> list[Unmet]:
    """Anywhere else, or before somebody else."""
    if not _threatens(scene, card, who):
        return []
    there = in_words(scene, "in-threat-area", card=card.text, who=who.text)
    return [Unmet(HERE, in_words(scene, "elsewhere", card=card.text), there)]


def _threatens(scene: Scene, card: Reference, who: Reference) -> bool:
    id, area = scene.thing(card), scene.thing(who)
    there = (scene.state.get(id, "threat"), scene.state.get(id, "engaged"))
    return scene.state.get(id, "zone") == "play" and area in there


def _found(scene: Scene, card: Reference) -> str:
    return f"{card.text}: {whereabouts(scene, scene.thing(card))}"
