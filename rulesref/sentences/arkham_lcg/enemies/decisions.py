"""Between several enemies: which moves first, which way, whom it engages, which attacks whom first."""

from __future__ import annotations

from rulesref.rulings.reference import Reference
from rulesref.rulings.scene import Scene
from rulesref.sentences.arkham_lcg.speech import SPEECH
from rulesref.wording.sentence import Intent


@SPEECH.sentence(
    "when",
    "mover",
    enemy="enemy",
    en="{enemy} moves first",
    it="{enemy} si muove per primo",
)
def mover(scene: Scene, enemy: Reference) -> list[Intent]:
    """The lead investigator's order of several enemies that move in step 3.2."""
    return [Intent("mover", {"card": scene.thing(enemy)})]


SPEECH.choice("mover", en="which enemy moves first", it="quale nemico si muove per primo")
SPEECH.option("mover", en="{card} moves first", it="{card} si muove per primo")


@SPEECH.sentence(
    "when",
    "way",
    enemy="enemy",
    to="location",
    en="{enemy} goes to {to}",
    it="{enemy} va (in|a) {to}",
)
def way(scene: Scene, enemy: Reference, to: Reference) -> list[Intent]:
    """The lead investigator's decision between several ways of one enemy."""
    return [Intent("way", {"card": scene.thing(enemy), "to": scene.thing(to)})]


SPEECH.choice("way", en="which way an enemy goes", it="da che parte va un nemico")
SPEECH.option("way", en="{card} goes to {to}", it="{card} va in {to}", silent=True)


@SPEECH.sentence(
    "when",
    "engaged-by",
    enemy="enemy",
    who="investigator",
    en="{enemy} engages {who}",
    it="{enemy} impegna {who}",
)
def engaged_by(scene: Scene, enemy: Reference, who: Reference) -> list[Intent]:
    """The lead investigator's decision between several whom an enemy could engage."""
    return [Intent("engaged", {"enemy": scene.thing(enemy), "who": scene.thing(who)})]


SPEECH.choice("engagement", en="whom an enemy engages", it="chi viene impegnato da un nemico")
SPEECH.option("engaged", en="{enemy} engages {who}", it="{enemy} impegna {who}", told_by="engage")


@SPEECH.sentence(
    "when",
    "attacks-first",
    card="enemy",
    en="{card} attacks first",
    it="{card} attacca per primo",
)
def attacks_first(scene: Scene, card: Reference) -> list[Intent]:
    """Answers the order of attacks."""
    return [Intent("attacker", {"card": scene.thing(card)})]


SPEECH.choice("attack-order", en="which enemy attacks first", it="quale nemico attacca per primo")
SPEECH.option("attacker", en="{card} attacks first", it="{card} attacca per primo")


@SPEECH.sentence(
    "when",
    "victim",
    enemy="enemy",
    who="investigator",
    en="{enemy} attacks {who} first",
    it="{enemy} attacca per primo {who}",
)
def victim(scene: Scene, enemy: Reference, who: Reference) -> list[Intent]:
    """The lead investigator's order of a massive enemy's attacks."""
    return [Intent("victim", {"enemy": scene.thing(enemy), "who": scene.thing(who)})]


SPEECH.choice(
    "victim",
    en="whom a massive enemy attacks first",
    it="chi viene attaccato per primo da un nemico massiccio",
)
SPEECH.option("victim", en="{enemy} attacks {who} first", it="{enemy} attacca per primo {who}")


@SPEECH.sentence(
    "when",
    "massive-later",
    en="no massive enemy attacks yet",
    it="nessun nemico massiccio attacca ancora",
)
def massive_later(scene: Scene) -> list[Intent]:
    """The lead investigator lets other attacks come first."""
    return [Intent("later", {})]


SPEECH.choice(
    "massive", en="whether a massive enemy attacks now", it="se un nemico massiccio attacca adesso"
)
SPEECH.option(
    "later", en="no massive enemy attacks yet", it="nessun nemico massiccio attacca ancora"
)
