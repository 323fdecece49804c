"""Then: attacks, and those of opportunity, made or not."""

from __future__ import annotations

from rulesref.rulings.reference import Reference
from rulesref.rulings.ruling import Unmet
from rulesref.rulings.scene import Scene
from rulesref.rulings.spoken import in_words
from rulesref.rulings.timeline import tell
from rulesref.sentences.arkham_lcg.speech import SPEECH

HERE = 0
SPEECH.unmet("no-opportunity", en="no attack of opportunity", it="nessun attacco di opportunità")
SPEECH.unmet("an-opportunity", en="an attack of opportunity", it="un attacco di opportunità")


@SPEECH.sentence(
    "then",
    "strikes-at-opportunity",
    enemy="enemy",
    who="investigator",
    en=(
        "{enemy} makes an attack of opportunity[ against {who}]",
        "there is an attack of opportunity[ against {who}]",
        "an attack of opportunity is (made|provoked)[ against {who}]",
        "{who} provokes an attack of opportunity",
    ),
    it=(
        "{enemy} effettua un attacco di opportunità[ contro {who}]",
        "c'è un attacco di opportunità[ contro {who}]",
        "viene (effettuato|provocato) un attacco di opportunità[ contro {who}]",
        "{who} provoca un attacco di opportunità",
    ),
    lasts=True,
)
def strikes_at_opportunity(
    scene: Scene, enemy: Reference | None = None, who: Reference | None = None
) -> list[Unmet]:
    """An enemy has attacked because an action was taken; one that was canceled has not been made."""
    if _made(scene, enemy, who, why="opportunity"):
        return []
    wanted, instead = in_words(scene, "an-opportunity"), in_words(scene, "no-opportunity")
    return [Unmet(HERE, wanted, instead)]


@SPEECH.sentence(
    "then",
    "no-strike-at-opportunity",
    enemy="enemy",
    who="investigator",
    en=(
        "{enemy} makes no attack of opportunity[ against {who}]",
        "there (is no attack|are no attacks) of opportunity[ against {who}]",
        "no (attack|attacks) of opportunity (is|are) (made|provoked)[ against {who}]",
        "{who} provokes no attack of opportunity",
    ),
    it=(
        "{enemy} non effettua attacchi di opportunità[ contro {who}]",
        "non (c'è nessun attacco|ci sono attacchi) di opportunità[ contro {who}]",
        "non viene (effettuato|provocato) nessun attacco di opportunità[ contro {who}]",
        "{who} non provoca attacchi di opportunità",
    ),
)
def no_strike_at_opportunity(
    scene: Scene, enemy: Reference | None = None, who: Reference | None = None
) -> list[Unmet]:
    """None of this enemy, or on this investigator, up to this moment."""
    made = _made(scene, enemy, who, why="opportunity")
    return [Unmet(HERE, in_words(scene, "no-opportunity"), "; ".join(made))] if made else []


SPEECH.unmet("no-retaliation", en="no retaliate attack", it="nessun attacco di ritorsione")
SPEECH.unmet("a-retaliation", en="a retaliate attack", it="un attacco di ritorsione")


@SPEECH.sentence(
    "then",
    "has-struck-back",
    enemy="enemy",
    who="investigator",
    en="{enemy} (retaliates|makes a retaliate attack)[ against {who}]",
    it="{enemy} (contrattacca|effettua un attacco di ritorsione|usa ritorsione)[ contro {who}]",
    lasts=True,
)
def has_struck_back(scene: Scene, enemy: Reference, who: Reference | None = None) -> list[Unmet]:
    """An enemy with retaliate has attacked after a failed attack; a canceled one has not been made."""
    if _made(scene, enemy, who, why="retaliate"):
        return []
    return [Unmet(HERE, in_words(scene, "a-retaliation"), in_words(scene, "no-retaliation"))]


@SPEECH.sentence(
    "then",
    "has-not-struck-back",
    enemy="enemy",
    who="investigator",
    en="{enemy} (does not retaliate|makes no retaliate attack)[ against {who}]",
    it="{enemy} non (contrattacca|effettua attacchi di ritorsione|usa ritorsione)[ contro {who}]",
)
def has_not_struck_back(
    scene: Scene, enemy: Reference, who: Reference | None = None
) -> list[Unmet]:
    """No such attack of this enemy up to this moment."""
    made = _made(scene, enemy, who, why="retaliate")
    return [Unmet(HERE, in_words(scene, "no-retaliation"), "; ".join(made))] if made else []


SPEECH.unmet("no-attack", en="no attack", it="nessun attacco")


@SPEECH.sentence(
    "then",
    "attacks-nobody",
    enemy="enemy",
    who="investigator",
    en=("{enemy} (does not attack|attacks nobody)", "no enemy attacks[ {who}]"),
    it=("{enemy} (non attacca|non attacca nessuno)", "nessun nemico attacca[ {who}]"),
)
def attacks_nobody(
    scene: Scene, enemy: Reference | None = None, who: Reference | None = None
) -> list[Unmet]:
    """No attack of any kind up to this moment; one that was canceled has not been made."""
    made = _made(scene, enemy, who)
    return [Unmet(HERE, in_words(scene, "no-attack"), "; ".join(made))] if made else []


SPEECH.unmet("attacks-only", en="{enemy} attacks only {who}", it="{enemy} attacca solo {who}")


@SPEECH.sentence(
    "then",
    "attacks-only",
    enemy="enemy",
    who="investigator",
    en="{enemy} attacks (only|just) {who}",
    it="{enemy} attacca (solo|soltanto|solamente) {who}",
)
def attacks_only(scene: Scene, enemy: Reference, who: Reference) -> list[Unmet]:
    """Them, and nobody else up to this moment."""
    made, on_them = _made(scene, enemy, None), _made(scene, enemy, who)
    if on_them and made == on_them:
        return []
    wanted = in_words(scene, "attacks-only", enemy=enemy.text, who=who.text)
    return [Unmet(HERE, wanted, "; ".join(made) or in_words(scene, "no-attack"))]


def _made(scene: Scene, enemy: Reference | None, who: Reference | None, why: str = "") -> list[str]:
    """The attacks so far, of that kind, in words."""
    wanted: dict[str, str] = {"why": why} if why else {}
    for slot, named in (("enemy", enemy), ("to", who)):
        if named is not None:
            wanted[slot] = scene.thing(named)
    return [
        tell(scene, line.event)
        for line in scene.state.lines()
        if line.stage == "impact" and line.event is not None and line.event.type == "attack"
        if wanted.items() <= line.event.slots.items()
    ]
