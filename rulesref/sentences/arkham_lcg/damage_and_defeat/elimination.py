"""Which trauma a defeat leaves, who leads from then on, who is lost to the campaign."""

from __future__ import annotations

from rulesref.rulings.reference import Reference
from rulesref.rulings.ruling import Unmet
from rulesref.rulings.scene import Scene
from rulesref.rulings.spoken import in_words
from rulesref.sentences.arkham_lcg.speech import SPEECH
from rulesref.wording.sentence import Intent


@SPEECH.sentence(
    "when",
    "suffers",
    who="investigator",
    trauma="trauma",
    en="{who} chooses {trauma} trauma",
    it="{who} sceglie il trauma {trauma}",
)
def suffers(scene: Scene, who: Reference, trauma: str) -> list[Intent]:
    """Defeated by damage and horror at once."""
    return [Intent("trauma", {"who": scene.thing(who), "trauma": trauma})]


@SPEECH.sentence(
    "when",
    "leads",
    who="investigator",
    en="{who} becomes the lead investigator",
    it="{who} diventa l'investigatore capo",
)
def leads(scene: Scene, who: Reference) -> list[Intent]:
    """The choice of the remaining players."""
    return [Intent("new-lead", {"who": scene.thing(who)})]


SPEECH.choice("trauma", en="which trauma to suffer", it="quale trauma subire")
SPEECH.option(
    "trauma",
    en="{who} chooses {trauma} trauma",
    it="{who} sceglie il trauma {trauma}",
    told_by="suffer-trauma",
)
SPEECH.choice(
    "new-lead", en="who becomes the lead investigator", it="chi diventa l'investigatore capo"
)
SPEECH.option(
    "new-lead",
    en="{who} becomes the lead investigator",
    it="{who} diventa l'investigatore capo",
    told_by="new-lead",
)


HERE = 0
SPEECH.unmet("neither", en="neither", it="né l'uno né l'altro")


@SPEECH.sentence(
    "then",
    "lost",
    who="investigator",
    fate="fate",
    en="{who} is {fate} for the campaign",
    it="{who} è {fate} per la campagna",
)
def lost(scene: Scene, who: Reference, fate: str) -> list[Unmet]:
    """Killed or insane, and not to be used again."""
    now = scene.state.get(scene.thing(who), "lost", "")
    if now == fate:
        return []
    wanted = scene.tongue.worded("fate", fate)
    told = scene.tongue.worded("fate", now) if now else in_words(scene, "neither")
    return [Unmet(HERE, f"{who.text}: {wanted}", f"{who.text}: {told}")]
