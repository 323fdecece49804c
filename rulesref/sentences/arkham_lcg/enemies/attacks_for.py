"""When: an attack that is told with what it deals, which has to be what it would deal."""

from __future__ import annotations

from rulesref.catalogue import said
from rulesref.errors import UnresolvedReference
from rulesref.games.arkham_lcg.values.stats import stat
from rulesref.rulings.reference import Reference
from rulesref.rulings.scene import Scene
from rulesref.sentences.arkham_lcg.enemies.told_attacks import attacks
from rulesref.sentences.arkham_lcg.holding import one_or_two
from rulesref.sentences.arkham_lcg.speech import SPEECH
from rulesref.wording.sentence import Intent


@SPEECH.sentence(
    "when",
    "attacks-for",
    effect=True,
    enemy="enemy",
    who="investigator",
    amount="number",
    token="token",
    more="number",
    other="token",
    en="{enemy} attacks {who}[,] (for|dealing) {amount} {token}[ and {more} {other}]",
    it="{enemy} attacca {who}[,] (per|infliggendo) {amount} {token}[ e {more} {other}]",
)
def attacks_for(
    scene: Scene,
    enemy: Reference,
    who: Reference,
    amount: int,
    token: str,
    more: int = 0,
    other: str = "",
) -> list[Intent]:
    """As "attacks". Raises ``UnresolvedReference`` where the enemy deals another amount."""
    state, attacker = scene.ahead().state, scene.thing(enemy)
    for kind, count in one_or_two(token, amount, other, more).items():
        deals = int(stat(state, attacker, kind) or 0)
        if deals != count:
            raise UnresolvedReference(
                said("{enemy} deals {deals} {token} by an attack, and not {amount}").format(
                    enemy=enemy.text,
                    deals=deals,
                    token=scene.tongue.worded("token", kind),
                    amount=count,
                ),
                remedy=said("leave out how much, or say above what else is dealt"),
            )
    attack: list[Intent] = attacks(scene, enemy, who)
    return attack
