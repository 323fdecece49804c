"""Then: an attack has been canceled, or has not."""

from __future__ import annotations

from rulesref.catalogue import said
from rulesref.errors import UnresolvedReference
from rulesref.rulings.reference import Reference
from rulesref.rulings.ruling import Unmet
from rulesref.rulings.scene import Scene
from rulesref.rulings.spoken import in_words
from rulesref.sentences.arkham_lcg.speech import SPEECH

HERE = 0
SPEECH.unmet("canceled-attack", en="an attack is canceled", it="un attacco viene annullato")
SPEECH.unmet("no-canceled-attack", en="no attack is canceled", it="nessun attacco viene annullato")


@SPEECH.sentence(
    "then",
    "attack-is-canceled",
    enemy="enemy",
    who="investigator",
    en=(
        "the attack[ of {enemy}][ (on|against) {who}] is (canceled|cancelled)",
        "{enemy}'s attack[ (on|against) {who}] is (canceled|cancelled)",
    ),
    it="l'attacco[ di {enemy}][ contro {who}] (viene|è) annullato",
    lasts=True,
)
def attack_is_canceled(
    scene: Scene, enemy: Reference | None = None, who: Reference | None = None
) -> list[Unmet]:
    """An effect has canceled it. Raises ``UnresolvedReference`` where another one was made."""
    if _canceled(scene, enemy, who):
        return []
    wanted = in_words(scene, "canceled-attack")
    return [Unmet(HERE, wanted, in_words(scene, "no-canceled-attack"))]


@SPEECH.sentence(
    "then",
    "attack-is-not-canceled",
    enemy="enemy",
    who="investigator",
    en=(
        "the attack[ of {enemy}][ (on|against) {who}] is not (canceled|cancelled)",
        "{enemy}'s attack[ (on|against) {who}] is not (canceled|cancelled)",
    ),
    it="l'attacco[ di {enemy}][ contro {who}] non (viene|è) annullato",
)
def attack_is_not_canceled(
    scene: Scene, enemy: Reference | None = None, who: Reference | None = None
) -> list[Unmet]:
    """No effect has canceled it up to this moment."""
    if not _canceled(scene, enemy, who):
        return []
    wanted = in_words(scene, "no-canceled-attack")
    return [Unmet(HERE, wanted, in_words(scene, "canceled-attack"))]


def _canceled(scene: Scene, enemy: Reference | None, who: Reference | None) -> bool:
    """Whether the attack that is spoken of was canceled; one that began has been made or canceled."""
    wanted = {slot: scene.thing(named) for slot, named in (("enemy", enemy), ("to", who)) if named}
    ends = {
        line.event.type
        for line in scene.state.lines()
        if line.stage == "impact" and line.event is not None
        if line.event.type in ("attack", "canceled-attack")
        if wanted.items() <= line.event.slots.items()
    }
    if len(ends) > 1:
        raise UnresolvedReference(
            said("one attack was canceled and another one was not: which is meant is not said"),
            remedy=said("say it where only the one that is meant has begun, or name its enemy"),
        )
    return "canceled-attack" in ends
