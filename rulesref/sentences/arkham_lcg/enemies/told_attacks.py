"""When: an attack by an effect that the case does not name, or one that a rule makes, as it is made."""

from __future__ import annotations

from rulesref.rulings.reference import Reference
from rulesref.rulings.scene import Scene
from rulesref.sentences.arkham_lcg.enemies.attacked_alone import remark_from_afar
from rulesref.sentences.arkham_lcg.speech import SPEECH
from rulesref.wording.sentence import Intent


@SPEECH.sentence(
    "when",
    "attacks",
    effect=True,
    enemy="enemy",
    who="investigator",
    en="{enemy} attacks {who}",
    it="{enemy} attacca {who}",
)
def attacks(scene: Scene, enemy: Reference, who: Reference) -> list[Intent]:
    """By an effect that the case does not name, wherever the two are."""
    attacker, attacked = scene.thing(enemy), scene.thing(who)
    remark_from_afar(scene, attacker, attacked)
    return [Intent("attack", {"enemy": attacker, "who": attacked})]


@SPEECH.sentence(
    "when",
    "strikes",
    effect=True,
    enemy="enemy",
    who="investigator",
    en="{enemy} makes an attack of opportunity[ (against|on) {who}]",
    it="{enemy} effettua un attacco di opportunità[ contro {who}]",
)
def strikes(scene: Scene, enemy: Reference, who: Reference | None = None) -> list[Intent]:
    """The attack that an action has provoked, where a rule makes one: the step begins none."""
    return [_strike(scene, "opportunity", enemy, who)]


@SPEECH.sentence(
    "when",
    "strikes-back",
    effect=True,
    enemy="enemy",
    who="investigator",
    en="{enemy} (retaliates|makes a retaliate attack)[ against {who}]",
    it=(
        "{enemy} (effettua un attacco di|usa) ritorsione[ contro {who}]",
        "{enemy} contrattacca[ contro {who}]",
    ),
)
def strikes_back(scene: Scene, enemy: Reference, who: Reference | None = None) -> list[Intent]:
    """The same of the attack that follows on a failed one on an enemy with retaliate."""
    return [_strike(scene, "retaliate", enemy, who)]


def _strike(scene: Scene, why: str, enemy: Reference, who: Reference | None) -> Intent:
    whom = {} if who is None else {"who": scene.thing(who)}
    return Intent("strike", {"enemy": scene.thing(enemy), "why": why, **whom})
